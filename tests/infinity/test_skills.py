"""Skills are found in both languages, however they are written; near misses are told (SKILL-01)."""

import pytest
from orders.infinity.skills import Skill, gives_order, gives_token, read_skill

SAME = [
    ("Lieutenant", Skill.LIEUTENANT),
    ("LIEUTENANT (+1 Order)", Skill.LIEUTENANT),
    ("Lieutenant+1 Order", Skill.LIEUTENANT),
    ("teniente", Skill.LIEUTENANT),
    ("Hidden\u00a0Deployment", Skill.HIDDEN_DEPLOYMENT),
    ("hidden\u2009 deployment", Skill.HIDDEN_DEPLOYMENT),
    ("Hidden-Deployment", Skill.HIDDEN_DEPLOYMENT),
    ("Sentido Tactico", Skill.TACTICAL_AWARENESS),
    ("SENTIDO TÁCTICO", Skill.TACTICAL_AWARENESS),
    ("Nu\u0301mero 2", Skill.NUMBER_2),
    ("G:Jumper", Skill.G_JUMPER),
    ("G: Jumper", Skill.G_JUMPER),
    ("Combat Jump (PH=12)", Skill.COMBAT_JUMP),
    ("Médico (+3)", Skill.DOCTOR),
    ("Strategos L1", Skill.STRATEGOS),
    ("Strategos Level 2", Skill.STRATEGOS),
    ("strategos nivel 3", Skill.STRATEGOS),
    ("Chain of Command (Non Specialist)", Skill.CHAIN_OF_COMMAND),
    ("Suboficial", Skill.NCO),
    ("Mnemotecno", Skill.MNEMONICA),
]


@pytest.mark.parametrize(("text", "skill"), SAME)
def test_known(text: str, skill: Skill) -> None:
    assert read_skill(text).skill is skill
    assert read_skill(text).near is None


@pytest.mark.parametrize(
    ("text", "level"), [("Strategos L1", 1), ("Strategos Level 2", 2), ("strategos nivel 3", 3), ("NCO", 0)]
)
def test_level(text: str, level: int) -> None:
    assert read_skill(text).level == level


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("Lieutenent", "Lieutenant"),
        ("Leutennant", "Lieutenant"),
        ("Tactical Awarness", "Tactical Awareness"),
        ("Chain of Comand", "Chain of Command"),
        ("Tenient", "Teniente"),
        ("Dogge", "Dogged"),
        ("NC", "NCO"),
        ("N", None),
        ("Dodge", None),
        ("Hacker", None),
        ("Super-Jump", None),
        ("Sensor", None),
        ("", None),
        ("(+1 Order)", None),
    ],
)
def test_near_misses(text: str, near: str | None) -> None:
    assert read_skill(text).skill is None
    assert read_skill(text).near == near


@pytest.mark.parametrize(
    ("text", "order", "token"),
    [
        ("Lieutenant", False, False),
        ("Lieutenant (+1 Order)", True, False),
        ("Teniente (+1 Orden)", True, False),
        ("Lieutenant (+1 Command Token)", False, True),
        ("Teniente (+1 Token de Mando)", False, True),
        ("Lieutenant (+1 Order, +1 Command Token)", True, True),
        ("Lieutenant (+1 Orders later)", False, False),
    ],
)
def test_lieutenant_extras(text: str, order: bool, token: bool) -> None:
    extras = read_skill(text).extras
    assert (gives_order(extras), gives_token(extras)) == (order, token)
