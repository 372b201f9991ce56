"""A system of no rules, to test commands with: what it says follows from the troopers' names."""

from orders.findings import Say, Severity
from orders.pools import OrderKind, Pool, Reserve
from orders.sheet import Bars, Board, Ground, Line, Square, Table, Tone
from orders.system import Answer, Played, TurnError


def text(words):
    """Whatever the words are, as a sentence."""
    return Say("commands.misunderstood", {"why": words})


MISSION = """system: officers
board: |
  ###
  #D#
  ###
legend: {D: varo}
marines: [{name: Varo, rank: 1}]
"""


class Fake:
    """Troopers named Error, Warning or Info are findings; each trooper gives an order."""

    name = "infinity"

    def check(self, document):
        severities = {severity.title(): severity for severity in Severity}
        return [
            document.finding("LIST-10", text("").key, (*route, "name"), severity=severities[name], why=name)
            for route, name in self.troopers(document)
            if name in severities
        ]

    def check_game(self, game, document):
        events = game.value.get("events") or []
        routes = [("events", i) for i, event in enumerate(events) if "enter" in event]
        return [game.finding("AD-01", text("").key, route, why="enter") for route in routes]

    def answer(self, request):
        if request.turn == 0:
            raise TurnError(text("no such turn"))
        names = [name for _, name in self.troopers(request.document)]
        findings = self.check_game(request.game, request.document) if request.game else ()
        data = {"system": self.name, "turn": request.turn or 1, "public": request.public, "names": names}
        return Answer(data, lambda: self.sheet(names), tuple(findings))

    def reserve(self, request):
        names = [name for _, name in self.troopers(request.document)]
        return Reserve((Pool("regular/1", OrderKind.REGULAR, len(names), tuple(names)),), {})

    def sheet(self, names):
        rows = tuple((name, len(name)) for name in names)
        table = Table(None, (text("Name"), text("N")), rows, numbers=frozenset({1}))
        return Line(text(f"{len(names)} orders"), Tone.STRONG), table

    def timeline(self, request):
        return (Bars(None, (("1", ((3, Tone.GOOD), (2, Tone.BAD)), "five"),)),)

    def play(self, request, plan):
        if plan.value.get("turn") == 9:
            raise TurnError(text("no turn 9"))
        legal = len(plan.value["spend"]) == 1
        return Played(() if legal else (plan.finding("ORD-01", text("").key, ("spend", 1), why="spend"),), {})

    @staticmethod
    def troopers(document):
        for g, group in enumerate(document.value.get("groups", ())):
            for t, trooper in enumerate(group.get("troopers", ())):
                yield ("groups", g, "troopers", t), trooper.get("name", "")


class FakeMission(Fake):
    """The same with a board."""

    name = "officers"

    def sheet(self, names):
        squares = (Square(Ground.WALL), Square(Ground.OPEN, "V", owners=(0,)), Square(Ground.COVER))
        return (Board(None, (squares, squares), edges=(((1, 0), (1, 1)),)),)


def listed(*names):
    """A list file with troopers of these names."""
    rows = "".join(f"      - {{name: {name}}}\n" for name in names)
    return f"system: infinity\ngroups:\n  - troopers:\n{rows}"
