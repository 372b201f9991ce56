"""An army list as the rules see it: troopers, peripherals, combat groups and Fireteams."""

from __future__ import annotations

from dataclasses import dataclass, field

from orders.findings import Finding
from orders.infinity.editions import Edition
from orders.infinity.skills import AIRBORNE, Skill, gives_order, gives_token
from orders.source import Document, Route
from orders.source.ids import slug
from orders.source.nearest import Guesses

REGULAR, IRREGULAR = "regular", "irregular"


@dataclass(slots=True, eq=False)
class Row:
    """One bought row of a list (one of `count`): a trooper's model, a Proxy of a G: Jumper, a peripheral.

    `cost` and `swc` are points, None where the list does not say; a bonus (LIST-07) stands in `swc_bonus`
    and its `swc` is 0. `ava` is the number, None for `total` or unsaid (`ava_given` tells which).
    """

    id: str
    name: str
    unit: str
    group: str
    route: Route
    cost: float | None = None
    swc: float | None = None
    swc_bonus: float = 0
    ava: int | None = None
    ava_given: bool = False
    spoiled: bool = False


@dataclass(slots=True, eq=False)
class Trooper:
    """One trooper: the unit of orders, slots and states. A G: Jumper has several rows, its Proxies."""

    id: str
    name: str
    unit: str
    group: str
    training: str
    type: str | None
    skills: dict[Skill, frozenset[str]]
    strategos: int
    rows: list[Row]

    def has(self, *skills: Skill) -> bool:
        """Whether the trooper has any of the skills."""
        return not self.skills.keys().isdisjoint(skills)

    def extras(self, skill: Skill) -> frozenset[str]:
        """What stands in brackets behind the skill, letters and digits only."""
        return self.skills.get(skill, frozenset())

    @property
    def route(self) -> Route:
        """Where the trooper's (first) row stands."""
        return self.rows[0].route

    @property
    def airborne(self) -> bool:
        """Has an Airborne Deployment skill (AD-01)."""
        return self.has(*AIRBORNE)

    @property
    def hidden(self) -> bool:
        """Has Hidden Deployment and no airborne skill (HD-01)."""
        return self.has(Skill.HIDDEN_DEPLOYMENT) and not self.airborne

    @property
    def jumper(self) -> bool:
        """Is a G: Jumper: one trooper, two or three Proxies (LIST-15)."""
        return self.has(Skill.G_JUMPER)

    @property
    def may_lead(self) -> bool:
        """Neither Irregular by profile nor a REM (LIST-11, LT-04)."""
        return self.training == REGULAR and self.type != "REM"

    @property
    def lieutenant_orders(self) -> int:
        """Lieutenant Orders by profile: 1, or 2 with +1 Order (SKL-01)."""
        return 2 if gives_order(self.extras(Skill.LIEUTENANT)) else 1

    @property
    def extra_token(self) -> bool:
        """A Lieutenant with +1 Command Token (CT-01)."""
        return gives_token(self.extras(Skill.LIEUTENANT))


@dataclass(slots=True, eq=False)
class Peripheral:
    """A peripheral: no slot, no order (LIST-02, CNT-10). `controller` is a trooper's id, None where
    none fits.
    """

    row: Row
    kind: str | None
    controller: str | None
    bought: bool
    named: bool = False
    """Whether the list names the controller itself."""

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id


@dataclass(slots=True, eq=False)
class Group:
    """A combat group; `reinforcement` groups are out of scope (LIST-21)."""

    id: str
    route: Route
    reinforcement: bool
    troopers: list[Trooper] = field(default_factory=list)
    peripherals: list[Peripheral] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Fireteam:
    """A Fireteam of the list: members by trooper id, the leader among them.

    `routes` tells where each member is written, `written` how many are, unknown names included.
    """

    name: str
    type: str
    members: list[str]
    leader: str
    route: Route
    routes: list[Route]
    written: int


@dataclass(slots=True, eq=False)
class ArmyList:
    """A whole list. `faults` are what building it found: ids and names that do not fit (REF-01, REF-02).

    `troopers` and `peripherals` are by id in file order, without those of reinforcement groups;
    `alias` leads from the id of a Proxy to that of its G: Jumper.
    """

    document: Document
    name: str
    edition: Edition
    points: int
    swc: float
    limits: dict[str, int]
    rulings: dict[str, object]
    groups: list[Group] = field(default_factory=list)
    troopers: dict[str, Trooper] = field(default_factory=dict)
    peripherals: dict[str, Peripheral] = field(default_factory=dict)
    fireteams: dict[str, Fireteam] = field(default_factory=dict)
    alias: dict[str, str] = field(default_factory=dict)
    file_order: list[str] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    guesses: Guesses = field(default_factory=Guesses)

    @property
    def lieutenants(self) -> list[Trooper]:
        """The troopers with the Lieutenant skill, in file order; a legal list has one (LIST-10)."""
        return [t for t in self.troopers.values() if Skill.LIEUTENANT in t.skills]

    def shown(self, trooper: Trooper | Row) -> str:
        """The name, with the id behind it where the name alone does not give it."""
        return trooper.name if slug(trooper.name) == trooper.id else f"{trooper.name} ({trooper.id})"

    def controllers(self) -> dict[str, list[Peripheral]]:
        """Peripherals by the id of their controller."""
        by: dict[str, list[Peripheral]] = {}
        for peripheral in self.peripherals.values():
            if peripheral.controller:
                by.setdefault(peripheral.controller, []).append(peripheral)
        return by

    @property
    def counted_groups(self) -> list[Group]:
        """The groups that count: reinforcements are out of scope (LIST-21)."""
        return [g for g in self.groups if not g.reinforcement]

    def group(self, name: str) -> Group | None:
        """The counted group of that number."""
        return next((g for g in self.counted_groups if g.id == name), None)

    def limit(self, key: str) -> int | None:
        """A limit of the list, else the edition's; None where there is none (LIST-19, LIST-20)."""
        default = {"troopers": self.edition.troopers, "group_size": self.edition.group_size}
        return self.limits.get(key, default.get(key))
