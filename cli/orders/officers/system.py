"""The officers-and-command system as commands and plans see it."""

from __future__ import annotations

from orders.findings import Finding, Say, say
from orders.officers.checks import check
from orders.officers.figures import figures
from orders.officers.mission import Mission
from orders.officers.muster import Muster, muster, telling_rulings
from orders.officers.orders import ORDERS
from orders.officers.play import play
from orders.officers.read import read_mission
from orders.officers.tables import order_name, sheet
from orders.officers.timeline import timeline
from orders.reserve import Command, Reserve
from orders.sheet import Block
from orders.source import Document
from orders.system import Played, Request, TurnError


class Officers:
    """Missions: officers, their units, and the ten orders."""

    name = "officers"

    def check(self, document: Document) -> list[Finding]:
        """Every rule that the mission breaks."""
        return check(read_mission(document))

    def check_game(self, game: Document, document: Document) -> list[Finding]:
        """One finding: a mission has no game file, its `turns:` tell how it goes on."""
        return [game.finding("REF-01", "officers.no-game", ("list",), hint=say("officers.no-game-hint"))]

    def reserve(self, request: Request) -> Reserve:
        """The officers' orders at the turn asked for, by default the mission's first. Raises `TurnError`."""
        mission = read_mission(request.document)
        now = muster(mission, asked_turn(mission, request.turn))
        rulings, notes = list(telling_rulings(now)), _notes(now)
        shown = mission.names.shown
        return Reserve(
            system=self.name,
            title=mission.name,
            turn=now.turn,
            pools=_commands(now),
            names={m.id: shown[m.number] for m in now.in_play()},
            data=figures(now, rulings, notes),
            sheet=sheet(now, rulings, notes),
            findings=tuple(self.check_game(request.game, request.document)) if request.game else (),
            notes=notes,
            obey_limit=now.rulings.orders_per_marine,
            option_names={order.id: order_name(order) for order in ORDERS},
        )

    def timeline(self, request: Request) -> tuple[Block, ...]:
        """Every turn at which the mission says something, up to the one asked for. Raises `TurnError`."""
        mission = read_mission(request.document)
        last = mission.turns[-1] if request.turn is None else asked_turn(mission, request.turn)
        return timeline([muster(mission, turn) for turn in mission.turns if turn <= last])

    def play(self, request: Request, plan: Document) -> Played:
        """Replays a plan at the turn asked for, else the plan's own. Raises `TurnError`."""
        mission = read_mission(request.document)
        planned = plan.value.get("turn") if isinstance(plan.value, dict) else None
        turn = request.turn if request.turn is not None else planned
        return play(muster(mission, asked_turn(mission, turn)), plan)


def asked_turn(mission: Mission, turn: int | None) -> int:
    """The turn that is meant; raises `TurnError` for one before the mission's first."""
    if turn is None:
        return mission.first_turn
    if turn < mission.first_turn:
        raise TurnError(say("officers.turn-before-first", turn=turn, first=mission.first_turn))
    return turn


def _commands(now: Muster) -> tuple[Command, ...]:
    """A command for each officer who may order (GIVE-01, GIVE-02), with the orders that somebody may obey."""
    commands = []
    for unit in now.units:
        if not unit.may_order:
            continue
        officer = now.mission.marines[unit.officer].id
        obeying = {order.id: now.obeying(unit, order) for order in ORDERS}
        ids = {order: tuple(now.mission.marines[m].id for m in who) for order, who in obeying.items()}
        options = {order: who for order, who in ids.items() if who}
        commands.append(Command(f"command/{officer}", officer, options))
    return tuple(commands)


def _notes(now: Muster) -> tuple[Say, ...]:
    """What a reader should know beside the figures."""
    shown = now.mission.names.shown
    notes = [say("officers.note-moved", name=shown[u.officer]) for u in now.units if not u.may_order]
    if not now.units:
        notes.append(say("officers.note-no-officer"))
    if now.rulings.by_sections == "unit":
        notes.append(say("officers.note-by-sections"))
    return tuple(notes)
