"""`orders reserve`: the orders of a list at the Order Count of a turn, or of a mission's officers."""

from __future__ import annotations

from orders.commands.common import Format, Game, List, Public, Turn, ask
from orders.commands.shape import App

app = App()


@app.command("reserve", help="commands.reserve")
def reserve(
    list_: List = None, turn: Turn = None, game: Game = None, public: Public = False, format: Format = "text"
) -> int:
    """Asks the system of the list and shows its answer."""
    answer = ask(list_, game, turn, public=public).reserve()
    if format == "json":
        from orders.report.json import versioned

        print(versioned(answer.data))
    return 0
