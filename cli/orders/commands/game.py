"""`orders game`: keeps a game file at the table, one event a call (contract, sections 1 and 4)."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from orders.commands import keeping
from orders.commands.common import Format, Game, List
from orders.commands.keeping import Event, Table, keep, last_turn, open_table
from orders.commands.shape import App
from orders.commands.usage import Refusal
from orders.findings import say

app = App(help="commands.game")

Name = Annotated[str, typer.Argument(metavar="NAME", help="commands.argument_name")]
Going = Annotated[str, typer.Option("--going", metavar="first|second", help="commands.option_going")]
Force = Annotated[bool, typer.Option("--force", help="commands.option_force")]
By = Annotated[str | None, typer.Option("--by", metavar="NAME", help="commands.option_by")]
Names = Annotated[
    list[str] | None, typer.Option("--peripherals", metavar="NAME", help="commands.option_with")
]


def _some(**fields: Any) -> Event:
    """The fields that were given."""
    return {key: value for key, value in fields.items() if value not in (None, [], ())}


def _names(words: list[str] | None) -> list[str]:
    """The names of an option that may be repeated, or hold several with commas."""
    return [name for word in words or () for name in word.split(",") if name]


def _number(word: str | None) -> int | str | None:
    return int(word) if word is not None and word.isdecimal() and len(word) < 10 else word


@app.command("start", help="commands.game_start")
def start(
    list_: List = None,
    *,
    going: Going = "first",
    on: Annotated[list[str] | None, typer.Option("--on", metavar="NAME", help="commands.option_on")] = None,
    off: Annotated[
        list[str] | None, typer.Option("--off", metavar="NAME", help="commands.option_off")
    ] = None,
    game: Game = None,
    format: Format = "text",
    force: Force = False,
) -> int:
    """Begins a game file."""
    return keeping.start(list_, going, game, on=_names(on), off=_names(off), force=force, format=format)


@app.command("turn", help="commands.game_turn")
def turn(
    number: Annotated[int | None, typer.Argument(metavar="N", help="commands.argument_turn")] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Opens the next own turn."""
    return keep(
        game, format, lambda table: {"turn": number if number is not None else last_turn(table.game) + 1}
    )


@app.command("end", help="commands.game_end")
def end(
    number: Annotated[int | None, typer.Argument(metavar="N", help="commands.argument_end")] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Closes the own turn."""
    return keep(game, format, lambda table: {"end": number if number is not None else last_turn(table.game)})


@app.command("spend", help="commands.game_spend")
def spend(
    order: Annotated[str, typer.Argument(metavar="ORDER", help="commands.argument_order")],
    names: Annotated[list[str], typer.Argument(metavar="NAME...", help="commands.argument_on")],
    *,
    by: By = None,
    group: Annotated[str | None, typer.Option("--group", metavar="G", help="commands.option_group")] = None,
    pay: Annotated[
        str | None, typer.Option("--pay", metavar="lieutenant", help="commands.option_pay")
    ] = None,
    peripherals: Names = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Spends an order."""

    def make(table: Table) -> Event:
        on = [table.named(name) for name in names]
        if order != "coordinated" and len(on) > 1:
            raise Refusal(say("commands.too_many", words=names[1:]))
        return {
            "spend": _some(
                order=order,
                on=on if order == "coordinated" else on[0],
                by=by and table.named(by),
                group=_number(group),
                pay=pay,
                peripherals=list(map(table.named, _names(peripherals))),
            )
        }

    return keep(game, format, make)


@app.command("state", help="commands.game_state")
def state(
    name: Name,
    state: Annotated[str, typer.Argument(metavar="STATE", help="commands.argument_state")],
    game: Game = None,
    format: Format = "text",
) -> int:
    """Puts a trooper into a state."""
    return keep(game, format, lambda table: {"state": {"trooper": table.named(name), "is": state}})


@app.command("enter", help="commands.game_enter")
def enter(
    name: Name,
    with_: Annotated[
        str | None, typer.Option("--with", metavar="impetuous", help="commands.option_enter")
    ] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Brings an airborne trooper in."""

    def make(table: Table) -> Event:
        trooper = table.named(name)
        return {"enter": {"trooper": trooper, "with": with_} if with_ else trooper}

    return keep(game, format, make)


@app.command("reveal", help="commands.game_reveal")
def reveal(name: Name, game: Game = None, format: Format = "text") -> int:
    """Reveals a hidden trooper."""
    return keep(game, format, lambda table: {"reveal": table.named(name)})


@app.command("token", help="commands.game_token")
def token(
    use: Annotated[str, typer.Argument(metavar="USE", help="commands.argument_use")],
    *,
    trooper: Annotated[
        str | None, typer.Option("--trooper", metavar="NAME", help="commands.option_trooper")
    ] = None,
    to: Annotated[str | None, typer.Option("--to", metavar="G", help="commands.option_to")] = None,
    by: Annotated[str | None, typer.Option("--by", metavar="strategos", help="commands.option_free")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="TEAM", help="commands.option_team")] = None,
    type: Annotated[str | None, typer.Option("--type", metavar="TYPE", help="commands.option_type")] = None,
    members: Annotated[
        list[str] | None, typer.Option("--members", metavar="NAME", help="commands.option_members")
    ] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Spends a Command Token."""

    def make(table: Table) -> Event:
        return {
            "token": _some(
                use=use,
                trooper=trooper and table.named(trooper),
                to=_number(to),
                by=by,
                name=name,
                type=type,
                members=list(map(table.named, _names(members))),
            )
        }

    return keep(game, format, make)


@app.command("opponent", help="commands.game_opponent")
def opponent(
    use: Annotated[str, typer.Argument(metavar="USE", help="commands.argument_opponent")],
    from_: Annotated[
        list[str] | None, typer.Option("--from", metavar="G=N", help="commands.option_from")
    ] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Notes the opponent's Strategic Use."""
    taken: dict[str, int | str | None] = {}
    for part in from_ or ():
        group, sign, number = part.partition("=")
        if not sign or not number.isdecimal():
            raise Refusal(say("commands.bad_from", word=part))
        taken[group] = _number(number)
    return keep(game, format, lambda table: {"opponent": _some(use=use) | ({"from": taken} if taken else {})})


@app.command("lieutenant", help="commands.game_lieutenant")
def lieutenant(name: Name, game: Game = None, format: Format = "text") -> int:
    """Names a new Lieutenant."""
    return keep(game, format, lambda table: {"lieutenant": table.named(name)})


@app.command("chain-of-command", help="commands.game_chain")
def chain_of_command(name: Name, game: Game = None, format: Format = "text") -> int:
    """Uses Chain of Command."""
    return keep(game, format, lambda table: {"chain-of-command": table.named(name)})


@app.command("mnemonica", help="commands.game_mnemonica")
def mnemonica(
    name: Name,
    to: Annotated[str, typer.Argument(metavar="TO", help="commands.argument_to")],
    game: Game = None,
    format: Format = "text",
) -> int:
    """Passes Mnemonica on."""
    return keep(game, format, lambda table: {"mnemonica": {"from": table.named(name), "to": table.named(to)}})


@app.command("frenzy", help="commands.game_frenzy")
def frenzy(name: Name, game: Game = None, format: Format = "text") -> int:
    """Notes that Frenzy took hold."""
    return keep(game, format, lambda table: {"frenzy": table.named(name)})


@app.command("gain", help="commands.game_gain")
def gain(
    id: Annotated[str, typer.Argument(metavar="ID", help="commands.argument_gain")],
    by: Annotated[str, typer.Option("--by", metavar="NAME", help="commands.option_gained_by")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="TEXT", help="commands.option_gained_name")
    ] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Notes an enemy trooper that one of ours possesses."""
    return keep(game, format, lambda table: {"gain": _some(id=id, name=name, by=table.named(by))})


@app.command("fireteam", help="commands.game_fireteam")
def fireteam(
    name: Name,
    cancel: Annotated[bool, typer.Option("--cancel", help="commands.option_cancel")] = False,
    leave: Annotated[
        str | None, typer.Option("--leave", metavar="NAME", help="commands.option_leave")
    ] = None,
    game: Game = None,
    format: Format = "text",
) -> int:
    """Ends a Fireteam, or lets one leave it."""
    if cancel == bool(leave):
        raise Refusal(say("commands.cancel_or_leave"))

    def make(table: Table) -> Event:
        change = {"cancel": True} if leave is None else {"leave": table.named(leave)}
        return {"fireteam": {"name": table.named(name), **change}}

    return keep(game, format, make)


@app.command("undo", help="commands.game_undo")
def undo(game: Game = None, format: Format = "text") -> int:
    """Takes the last event back."""
    return keeping.undo(game, format)


@app.command("show", help="commands.game_show")
def show(game: Game = None, format: Format = "text") -> int:
    """Shows where the game stands."""
    return keeping.show(open_table(game), format)
