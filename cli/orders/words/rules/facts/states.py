"""Facts of the rules on states: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4, N4_N5, N5, Facts, Mark

FACTS = {
    "STA-01": Facts(N5, "R511 p.156-169, p.172; IDB RS-GSG-STATE-003"),
    "STA-02": Facts(
        N4,
        "W:Shasvastii-Embryo_State?diff=3133&oldid=1500; W:Seed-Embryo?oldid=2063",
        sample="- state: {trooper: caliban, is: embryo}\n",
    ),
    "STA-03": Facts(N4_N5, "R511 p.171", sample="- state: {trooper: fusilier-2, is: unconscious}\n"),
    "STA-04": Facts(
        N4_N5,
        "R511 p.165; W:Isolated_State?oldid=2075; W:Isolated_State?oldid=1848; CAP",
        sample="- state: {trooper: fusilier-1, is: isolated}\n",
    ),
    "STA-05": Facts(N4_N5, "R511 p.165; W:Isolated_State?oldid=2075"),
    "STA-06": Facts(N4_N5, "R511 p.165; W:Tactical_Awareness?diff=prev&oldid=2459"),
    "STA-07": Facts(N5, "R511 p.165; W:NCO", sample="- spend: {order: lieutenant, by: sgt, on: sgt}\n"),
    "STA-08": Facts(N4_N5, "R511 p.161-162", sample="- state: {trooper: fusilier-1, is: imm-a}\n"),
    "STA-09": Facts(N4_N5, "R511 p.154-169", mark=Mark.DERIVED),
    "STA-10": Facts(
        N5,
        "R511 p.166-168; CAP",
        sample="- gain: {id: avatar, name: Avatar, by: hacker}\n- spend: {order: regular, on: avatar}\n",
    ),
    "STA-11": Facts(N4_N5, "R511 p.61, p.125, p.166; FAQIDX", sample="- token: {use: free, trooper: boss}\n"),
    "STA-12": Facts(N5, "R511 p.90, p.102", sample="- state: {trooper: ghulam, is: dogged}\n"),
    "STA-13": Facts(N5, "R511 p.109"),
    "STA-14": Facts(N5, "R511 p.157"),
    "STA-15": Facts(N5, "R511 p.108"),
    "STA-16": Facts(N4_N5, "R511 p.114; W:Tactical_Awareness?diff=prev&oldid=2459"),
    "STA-17": Facts(N5, "R511 p.101", sample="- mnemonica: {from: boss, to: fusilier-1}\n"),
    "STA-18": Facts(N5, "R511 p.95, p.116", sample="- state: {trooper: sgt, is: isolated}\n"),
    "STA-19": Facts(N5, "R511 p.165, p.169", mark=Mark.DERIVED),
}
