"""Facts of the rules on army lists: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4_N5, N5, Facts, Mark

FACTS = {
    "LIST-01": Facts(N4_N5, "R511 p.9; W:Army_List"),
    "LIST-02": Facts(
        N4_N5,
        "R511 p.10, p.104, p.170; OYR",
        sample=(
            "- {name: Medic, cost: 15, skills: [Doctor], peripherals: [{name: Yudbot, kind: servant}, {name: "
            "Yudbot, kind: servant}]}\n"
        ),
    ),
    "LIST-03": Facts(N4_N5, "R511 p.10, p.104, p.170"),
    "LIST-04": Facts(N4_N5, "R511 p.6, p.10-11"),
    "LIST-05": Facts(
        N5,
        "R511 p.6, p.147-148",
        sample="points: 350\nswc: 6\n",
    ),
    "LIST-06": Facts(N4_N5, "R511 p.10-11, p.63", mark=Mark.DERIVED),
    "LIST-07": Facts(N4_N5, "R511 p.10; IDB RS-BR-AL-002", sample="- {name: Sapper, cost: 18, swc: +1}\n"),
    "LIST-08": Facts(
        N4_N5,
        "R511 p.9-10, p.93, p.105",
        sample="- {name: Hacker, count: 3, unit: Zeros, ava: 2}\n",
    ),
    "LIST-09": Facts(N4_N5, "R511 p.10; IDB RS-BR-AL-001"),
    "LIST-10": Facts(N4_N5, "R511 p.11, p.98", sample="- {name: Captain, cost: 10, skills: [Lieutenant]}\n"),
    "LIST-11": Facts(
        N4_N5,
        "R511 p.190; W:Loss_of_Lieutenant",
        sample="- {name: Chieftain, training: irregular, skills: [Lieutenant]}\n",
    ),
    "LIST-12": Facts(
        N4_N5,
        "R511 p.105",
        sample="- {name: Palbot, peripheral: servant, controller: medic, cost: 3}\n",
    ),
    "LIST-13": Facts(N4_N5, "R511 p.104"),
    "LIST-14": Facts(
        N5,
        "R511 p.105",
        sample=(
            "- name: Handler\n"
            "  peripherals: [{name: Hound, kind: control}, {name: Hound, kind: control}, {name: Hound, kind: "
            "control}]\n"
        ),
    ),
    "LIST-15": Facts(
        N5,
        "R511 p.93",
        sample=(
            '- {name: Proxy Mk.1, unit: Posthuman, cost: 20, ava: 1, skills: ["G: Jumper"]}\n'
            '- {name: Proxy Mk.2, unit: Posthuman, cost: 28, ava: 1, skills: ["G: Jumper"]}\n'
        ),
    ),
    "LIST-16": Facts(N4_N5, "R511 p.114-116", mark=Mark.DERIVED),
    "LIST-17": Facts(N4_N5, "R511 p.124, p.159-160, p.170"),
    "LIST-18": Facts(N4_N5, "R511 p.8", mark=Mark.DERIVED, sample="- {name: Miranda, cost: 28, ava: 1}\n"),
    "LIST-19": Facts(N5, "R511 p.144", sample="limits: {troopers: 20, group_size: 10}\n"),
    "LIST-20": Facts(N4_N5, "R511 p.144", mark=Mark.OPEN, sample="limits: {groups: 1, troopers: 10}\n"),
    "LIST-21": Facts(
        N4_N5,
        "R511 p.6",
        mark=Mark.OPEN,
        sample="- {reinforcement: true, troopers: [{name: Trooper}]}\n",
    ),
    "LIST-22": Facts(N4_N5, "R511 p.11, p.130"),
    "LIST-23": Facts(N5, "R511 p.63", mark=Mark.DERIVED),
    "LIST-24": Facts(N5, "R511 p.93", mark=Mark.DERIVED),
    "LIST-25": Facts(N5, "IDB"),
}
