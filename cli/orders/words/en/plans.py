"""What is said about plans, in English."""

SENTENCES = {
    # help pages
    "help_count": (
        "Counts the plans: all, those that leave no order, and how often each can act.\n\n"
        "A plan says how many orders of each pool go to whom. `alone` tells in how many ways a pool could be"
        " spent if it were the only one. Plans in which everyone acts equally often have the same activation"
        " profile, whichever pools pay. Impetuous activations are no orders and are not counted. Examples:\n\n"
        "  orders plan count lists/harbour-patrol.yaml\n"
        "  orders plan count lists/missions/crossroads.yaml --by-order"
    ),
    "help_list": (
        "Lists plans in a fixed order, from any rank on.\n\n"
        "A condition is NAME OP N, NAME+NAME OP N or unspent OP N; OP is >= <= == > or <."
        " Names may be shortened while they are unique."
        " Ranks are those of all plans, conditions or not. Examples:\n\n"
        "  orders plan list lists/harbour-patrol.yaml --limit 5\n"
        "  orders plan list lists/harbour-patrol.yaml --from 100000\n"
        "  orders plan list lists/harbour-patrol.yaml --where 'pilot+gull>=5'"
    ),
    "help_sample": (
        "Draws plans at random, each as likely as any other.\n\nExample:\n\n"
        "  orders plan sample lists/harbour-patrol.yaml -n 3 --seed 1"
    ),
    "help_find": (
        "Finds the thriftiest plan in which everyone acts as often as you want, or says why there is none.\n\n"
        "It takes a trooper's own orders before those of a pool, Tactical Orders before Regular ones, and keeps"
        " the Lieutenant's for an NCO. On a mission a marine can be wanted to obey an order, or an officer to"
        " give it. Names may be shortened while they are unique; orders are written in English or in Spanish."
        " Examples:\n\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=3 --want 'gull>=2'\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=10 --tokens 1\n"
        "  orders plan find lists/missions/crossroads.yaml --want morr=fall-back\n"
        "  orders plan find lists/missions/crossroads.yaml --want 'vessa:charge>=2'"
    ),
    "help_check": (
        "Plays the steps of a plan file and stops at the first that is not legal.\n\n"
        "Exit code 0: legal; 1: not."
    ),
    "option_by_order": "missions: also the different choices of which officers give which orders",
    "option_limit": "at most so many plans, 0 for all (default 20)",
    "option_from": "the rank to begin with (default 0)",
    "option_where": "a condition that plans must meet; may be given several times",
    "option_scan": "looks at so many ranks and no further",
    "option_number": "how many plans (default 5)",
    "option_seed": "the same number draws the same plans",
    "option_want": "what is wanted: NAME=N, NAME>=N, NAME=ORDER (obeys) or OFFICER:ORDER>=N (gives); several times",
    "option_tokens": "lists: spends at most so many Command Tokens (default 0)",
    "argument_plan": "the plan file, - for standard input",
    "argument_plan_list": "the list or mission; left out: the one that the plan names, else as everywhere",
    # what cannot be read
    "unreadable": "{option}, character {column}: {what}\n  {text}\n  {mark}",
    "name_expected": "a name should stand here.",
    "operator_expected": "one of {known} should stand here.",
    "number_expected": "a whole number should stand here.",
    "end_expected": "nothing more should stand here.",
    "unspent_alone": "unspent stands alone, not in a sum.",
    "named_twice": "{name} is in the sum already.",
    "unknown_name": "nobody is called {name}.",
    "unknown_order": "there is no order {order}.",
    "there_are": "{what} There are: {known}.",
    "gives_none": "{name} gives no orders now",
    "no_officer": "{why}; those who give orders now: {known}.",
    "rank_beyond": (
        "--from {rank}: there {total:is|are} {total} {total:plan|plans}, with ranks from 0 to {last}."
    ),
    "below_zero": "{option}: write a whole number, 0 or more.",
    "no_wants": "Say what is wanted, with --want.",
    "no_officers": "--by-order is for missions: no officer gives orders here.",
    "no_tokens": "--tokens is for lists: a mission has no Command Tokens.",
    "both_standard_input": "The plan and the list cannot both come from standard input.",
    # too much
    "cluster": (
        "{officers}: {n} officers command the same marines, together or through others."
        " Plans are counted exactly for up to {most}; `plan find` and `plan check` work all the same."
    ),
    "too_tangled": (
        "Too many officers command too many different sets of the same marines to count their plans exactly."
    ),
    "search_too_tangled": (
        "What is wanted is too tangled to search: too many officers could bring it about in too many ways."
        " Ask for less at a time."
    ),
    # counts
    "total": "{shown} {n:way|ways} to spend these orders",
    "all_spent": "{shown} of them {n:leaves|leave} no order unspent",
    "profiles": "{shown} activation {n:profile|profiles}: how often each acts, whatever pays for it",
    "obeying": "{shown} different {n:set|sets} of marines who obey",
    "by_order": "{shown} different {n:choice|choices} of officer and order",
    "pool": "{pool}: {n} {n:order|orders} for {who}; alone {shown} {ways:way|ways}",
    "nobody": "nobody",
    "text": "{text}",
    # plans
    "row": "Plan {rank}",
    "head_acts": "Acts",
    "head_order": "{officer}: {order}",
    "pool_regular": "Regular {of}",
    "pool_irregular": "Irregular {of}",
    "pool_lieutenant": "Lieutenant {of}",
    "pool_tactical": "Tactical {of}",
    "pool_own": "Own {of}",
    "pool_command": "{of}",
    "some": "{pool}: {n}",
    "nothing": "nothing",
    "kind_irregular": "Irregular",
    "kind_lieutenant": "Lieutenant",
    "kind_tactical": "Tactical",
    "kind_own": "Own",
    "nothing_spent": "Nobody acts.",
    "kept": "unspent",
    "next": "There are more: go on with --from {rank}.",
    "no_match": "No plan meets the conditions.",
    "scanned": "--scan {n}: looked no further than rank {last}; go on with --from {rank}.",
    # finding
    "found": "A plan with {orders} {orders:order|orders}",
    "found_tokens": "A plan with {orders} {orders:order|orders} and {tokens} {tokens:token|tokens}",
    "converted": "A token makes the order of {who} Regular.",
    "together": "A token and one order of group {group} for a Coordinated Order: {who}",
    "remaining": "Remaining: {pools}",
    "fewer_tokens": "--tokens {tokens}: only {n} {n:is|are} left to spend.",
    # no plan
    "too_few": "No plan for {wants}: only {available} of {needed} can be had, from {pools}.",
    "nothing_can": "No plan for {wants}: nothing can bring that about.",
    "contradictory": "No plan for {wants}: these contradict each other.",
    "one_order": "No plan for {wants}: {name} gives one order only.",
    "obeys_at_most": "No plan for {wants}: {name} obeys {n} {n:order|orders} at most.",
    "because": "{what} Why: {why}.",
    "both": "{first}; {rest}",
    "tokens_would": "{what} With --tokens {tokens} there is one.",
    # checking
    "legal": "Legal: {n} {n:step|steps}.",
    "illegal": "Not legal: the plan ends at that step.",
    "listing": "Listing",
}
