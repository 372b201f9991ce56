"""The YAML of the examples is right: put where it belongs, it is read without a finding."""

import pytest
import yaml
from orders.source import Kind, read_text
from orders.words.rules import all_ids, family_of, rule

SAMPLES = {id: sample for id in all_ids() if (sample := rule(id).facts.sample)}
OFFICERS = {"UNIT", "RANK", "GIVE", "CMD", "BOARD"}
TROOPERS = "groups:\n  - troopers: [{name: Captain, id: boss, skills: [Lieutenant]}]\n"
MARINES = "marines: [{name: Varo, officer: decurion primus, at: [1, 1]}]\n"
BOARD = "board: |\n  ####\n  #..#\n  ####\n"


def under(key, sample):
    """The sample as the items of a key."""
    return f"{key}:\n" + "".join(f"  {line}\n" for line in sample.splitlines())


def framed(id, sample):
    """The smallest file that the sample can stand in."""
    value = yaml.safe_load(sample)
    first = value[0] if isinstance(value, list) else value
    if family_of(id) in OFFICERS:
        if "order" in first:
            return "list: mission.yaml\n" + under("spend", sample)
        rows = under("marines", sample) if "name" in first else MARINES + sample
        return "system: officers\n" + rows + ("" if "board" in first else BOARD)
    if isinstance(value, list) and "name" in first:
        return "system: infinity\ngroups:\n  - troopers:\n" + "".join(
            f"      {x}\n" for x in sample.splitlines()
        )
    if isinstance(value, list) and "reinforcement" in first:
        return "system: infinity\n" + under("groups", sample)
    if isinstance(value, list):
        return "list: list.yaml\n" + under("events", sample)
    if "deployment" in value:
        return "list: list.yaml\n" + sample + "events: []\n"
    return "system: infinity\n" + sample + TROOPERS


@pytest.mark.parametrize("id", SAMPLES)
def test_sample_has_the_right_shape(id):
    document = read_text(framed(id, SAMPLES[id]), "sample.yaml")
    assert document.kind in Kind
    assert document.findings == []


def test_most_families_have_samples():
    assert len(SAMPLES) > 60
