"""The situation at one moment of a game: who is where, in which state, and which orders are left."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from enum import Enum

from orders.findings import Say
from orders.infinity.model import ArmyList
from orders.infinity.skills import Skill


class Refused(Exception):
    """An event or spend that the rules do not allow: the rule id and the sentence. It changes nothing."""

    def __init__(self, rule: str, key: str, hint: Say | None = None, **args: object) -> None:
        super().__init__(rule)
        self.rule = rule
        self.say = Say(key, args)
        self.hint = hint


class Phase(Enum):
    """Where in the turn the situation stands (SEQ-01)."""

    DEPLOYMENT = "deployment"
    ENEMY = "enemy"
    EXECUTIVE = "executive"
    COUNTED = "counted"
    """Right after the Order Count, where the opponent removes orders (SEQ-04)."""
    IMPETUOUS = "impetuous"
    ORDERS = "orders"
    CLOSING = "closing"
    """A new Lieutenant is named; nothing but the end of the turn follows (SEQ-07)."""


OWN_TURN = frozenset({Phase.EXECUTIVE, Phase.COUNTED, Phase.IMPETUOUS, Phase.ORDERS})

NULL_STATES = ("dead", "unconscious", "possessed", "sepsitorized", "disconnected")
"""STA-01. A Shasvastii embryo is one too: in N4 by itself (STA-02), in N5 as Unconscious (STA-13)."""


@dataclass(slots=True, eq=False)
class Team:
    """A Fireteam that stands: members by id, the Leader among them."""

    name: str
    type: str
    members: list[str]
    leader: str


@dataclass(slots=True, eq=False)
class Orders:
    """The orders of one turn that are still unspent.

    `irregular` holds for each trooper the order of his Training (True) and those of Tactical Awareness in
    N4 (False: never converted). `own` is the order of a trooper off the table and its kind.
    """

    regular: dict[str, int] = field(default_factory=dict)
    irregular: dict[str, list[bool]] = field(default_factory=dict)
    lieutenant: dict[str, int] = field(default_factory=dict)
    tactical: dict[str, int] = field(default_factory=dict)
    impetuous: set[str] = field(default_factory=set)
    own: dict[str, str] = field(default_factory=dict)

    def take_irregular(self, trooper: str, *, of_training: bool) -> None:
        """Takes an Irregular Order: that of the Training, or one of Tactical Awareness."""
        held = self.irregular[trooper]
        held.remove(of_training)
        if not held:
            del self.irregular[trooper]


@dataclass(slots=True, eq=False)
class Situation:
    """Everything that events change; the list itself never does. All keys are trooper or peripheral ids."""

    army: ArmyList
    rulings: dict[str, object]
    going: str = "first"
    game: bool = False
    turn: int = 0
    phase: Phase = Phase.DEPLOYMENT
    group: dict[str, str] = field(default_factory=dict)
    off: dict[str, str] = field(default_factory=dict)
    """Who is off the table, and how: `airborne` or `hidden`."""
    states: dict[str, set[str]] = field(default_factory=dict)
    """States of rows (Proxies one by one), troopers without any left out."""
    lieutenant: str | None = None
    lieutenant_orders: int = 1
    revealed: bool = False
    appointment_due: bool = False
    """Loss of Lieutenant applied this turn: a new one is to be named at its end (LT-04)."""
    nobody_appointed: bool = False
    """The last turn ended without the appointment that was due."""
    tokens: int = 4
    tokens_spent_now: int = 0
    token_limit: int | None = None
    strategic: set[str] = field(default_factory=set)
    strategos_moved: bool = False
    teams: dict[str, Team] = field(default_factory=dict)
    cancelled: set[str] = field(default_factory=set)
    """The names of Fireteams that stood once (FT-09)."""
    orders: Orders = field(default_factory=Orders)
    training: dict[str, str] = field(default_factory=dict)
    """The Training of this turn, after the Order Count."""
    loss_of_lieutenant: bool = False
    retreat: bool = False
    ignores_retreat: set[str] = field(default_factory=set)
    """For whom a token was spent so (RET-08)."""
    suppressing: set[str] = field(default_factory=set)
    """Who is in Suppressive Fire: until he acts, or Loss of Lieutenant ends it (FT-04, LT-13)."""
    impetuous: set[str] = field(default_factory=set)
    """Who is Impetuous: by skill, or by Frenzy from the turn it took hold (IMP-03)."""
    mnemonica: set[str] = field(default_factory=set)
    """Who has Mnemonica now (STA-17)."""
    just_ended: bool = False
    """The own turn has just ended: a new Lieutenant may still be named (SEQ-07)."""
    gained: dict[str, str] = field(default_factory=dict)
    """Enemy troopers possessed: id to the trooper that holds them (STA-10)."""
    gained_names: dict[str, str] = field(default_factory=dict)
    remarks: list[Say] = field(default_factory=list)
    """What the last event brought about besides itself, for those at the table."""
    chain_of_command: str | None = None
    """Who is to use it at the coming check (LT-05)."""

    def ruling(self, key: str, default: bool) -> bool:
        """A ruling of the list or game, else the project's default (infinity, section 17)."""
        return bool(self.rulings.get(key, default))

    def rows(self, trooper: str) -> list[str]:
        """The ids that carry the trooper's states: himself, or his Proxies."""
        known = self.army.troopers.get(trooper)
        return [row.id for row in known.rows] if known and known.jumper else [trooper]

    def has_state(self, trooper: str, state: str) -> bool:
        """Whether the trooper is in the state; a G: Jumper only where every Proxy is."""
        return all(state in self.states.get(row, ()) for row in self.rows(trooper))

    def row_is_null(self, row: str) -> bool:
        """Whether the model is in a Null State (STA-01, STA-02, STA-13)."""
        states = self.states.get(row)
        if not states:
            return False
        return any(state in states for state in NULL_STATES) or (
            "embryo" in states and self.embryo_is_null(row)
        )

    def embryo_is_null(self, row: str) -> bool:
        """Shasvastii embryos are Null (STA-02, STA-13), a Seed-Embryo is its trooper on the table
        (CNT-14).
        """
        trooper = self.army.troopers.get(self.army.alias.get(row, row))
        return trooper is None or trooper.has(Skill.SHASVASTII)

    def is_null(self, trooper: str) -> bool:
        """Whether the trooper is in a Null State; a G: Jumper only where no Proxy is free of it (CNT-10)."""
        return all(self.row_is_null(row) for row in self.rows(trooper))

    def is_isolated(self, trooper: str) -> bool:
        """Whether the trooper, not being Null, is Isolated; a G: Jumper where no other Proxy is left
        (CNT-10).
        """
        rows = [row for row in self.rows(trooper) if not self.row_is_null(row)]
        return bool(rows) and all("isolated" in self.states.get(row, ()) for row in rows)

    def is_out(self, trooper: str) -> bool:
        """Gives no order for a state's sake: Null, or a G: Jumper whose Proxies are all Null or
        Isolated (CNT-10).
        """
        known = self.army.troopers.get(trooper)
        if known and known.jumper and self.is_isolated(trooper):
            return True
        return self.is_null(trooper)

    def on_table(self, trooper: str) -> bool:
        """Whether the trooper stands on the table as Model or Marker (CNT-07)."""
        return trooper not in self.off

    def has(self, trooper: str | None, skill: Skill) -> bool:
        """Whether the trooper has the skill."""
        known = self.army.troopers.get(trooper or "")
        return known is not None and known.has(skill)

    def members(self, group: str) -> list[str]:
        """The members of a group, the Dead left out (GRP-09), nobody gained from the enemy in (GRP-06)."""
        return [t for t in self.army.troopers if self.group[t] == group and not self.has_state(t, "dead")]

    def team_of(self, trooper: str) -> Team | None:
        """The Fireteam that the trooper is a member of."""
        return next((team for team in self.teams.values() if trooper in team.members), None)

    def attached(self, trooper: str) -> list[str]:
        """The peripherals that make the trooper a controller now; an Ancillary only on the table
        (COO-03, FT-04).
        """
        return [
            p.id
            for p in self.army.peripherals.values()
            if p.controller == trooper
            and (
                p.kind != "ancillary"
                or ("normal" in self.states.get(p.id, ()) and not self.row_is_null(p.id))
            )
        ]

    def inspiring(self) -> bool:
        """Inspiring Leadership is at work: its owner is the Lieutenant, on the table and not Null
        (SKL-07).
        """
        lt = self.lieutenant
        return (
            lt is not None
            and self.has(lt, Skill.INSPIRING_LEADERSHIP)
            and self.on_table(lt)
            and not self.is_out(lt)
        )


def snapshot(situation: Situation) -> Situation:
    """A copy that later events do not touch."""
    twin = copy(situation)
    twin.group = dict(situation.group)
    twin.off = dict(situation.off)
    twin.states = {row: set(states) for row, states in situation.states.items()}
    twin.strategic = set(situation.strategic)
    twin.teams = {t.name: Team(t.name, t.type, list(t.members), t.leader) for t in situation.teams.values()}
    twin.cancelled = set(situation.cancelled)
    twin.training = dict(situation.training)
    twin.ignores_retreat = set(situation.ignores_retreat)
    twin.suppressing = set(situation.suppressing)
    twin.impetuous = set(situation.impetuous)
    twin.mnemonica = set(situation.mnemonica)
    twin.gained = dict(situation.gained)
    twin.remarks = list(situation.remarks)
    twin.gained_names = dict(situation.gained_names)
    orders = situation.orders
    twin.orders = Orders(
        dict(orders.regular),
        {id: list(held) for id, held in orders.irregular.items()},
        dict(orders.lieutenant),
        dict(orders.tactical),
        set(orders.impetuous),
        dict(orders.own),
    )
    return twin
