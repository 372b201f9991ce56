"""Facts of the rules on what a file may hold at all: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark

FACTS = {
    "FILE-01": Facts(NO_EDITION, "", mark=Mark.OURS),
    "YAML-01": Facts(NO_EDITION, "", mark=Mark.OURS),
    "YAML-02": Facts(NO_EDITION, "", mark=Mark.OURS),
    "YAML-03": Facts(NO_EDITION, "", mark=Mark.OURS),
    "SCHEMA-01": Facts(NO_EDITION, "", mark=Mark.OURS, sample="- {name: Captain, skills: [Lieutenant]}\n"),
    "REF-01": Facts(NO_EDITION, "", mark=Mark.OURS, sample="- {name: Fusilier, count: 3}\n"),
    "REF-02": Facts(NO_EDITION, "", mark=Mark.OURS),
    "SKILL-01": Facts(NO_EDITION, "", mark=Mark.OURS),
}
