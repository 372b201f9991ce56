"""What is said about plans, in English."""

SENTENCES = {
    # help pages
    "help_count": "Counts the plans: all, those that leave no order, and how often each target acts.",
    "help_list": (
        "Lists plans in a fixed order, from any rank on.\n\n"
        "A condition is NAME OP N, NAME+NAME OP N or unspent OP N; OP is >= <= == > or <."
        " Ranks are those of all plans. Examples:\n\n"
        "  orders plan list --limit 5\n"
        "  orders plan list --from 100000\n"
        "  orders plan list --where 'medic>=3' --format json --limit 0"
    ),
    "help_sample": "Draws plans at random, each as likely as any other.",
    "help_find": (
        "Finds the thriftiest plan in which everyone acts as often as you want, or says why not.\n\n"
        "It takes own orders before those of a pool, Tactical Orders before Regular ones, and keeps the"
        " Lieutenant's for an NCO. On a mission a marine can be wanted to obey an order, or an officer to"
        " give it. Examples:\n\n"
        "  orders plan find --want medic=3 --want 'sgt>=2'\n"
        "  orders plan find --want ghulam=4 --tokens 2\n"
        "  orders plan find --want otho=fall-back --want 'varo:dig-in>=4'"
    ),
    "help_check": (
        "Plays the steps of a plan file and stops at the first that is not legal.\n\n"
        "Exit code 0: legal; 1: not."
    ),
    "option_by_order": "also the different choices of officer and order",
    "option_limit": "at most so many plans, 0 for all (default 20)",
    "option_from": "the rank to begin with (default 0)",
    "option_where": "a condition that plans must meet; may be given several times",
    "option_scan": "looks at so many ranks and no further",
    "option_number": "how many plans (default 5)",
    "option_seed": "the same number draws the same plans",
    "option_want": "what is wanted: NAME=N, NAME>=N, NAME=ORDER or OFFICER:ORDER>=N; several times",
    "option_tokens": "spends at most so many Command Tokens (default 0)",
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
    "no_officer": "{name} gives no orders now; those who do: {known}.",
    "rank_beyond": (
        "--from {rank}: there {total:is|are} {total} {total:plan|plans}, with ranks from 0 to {last}."
    ),
    "below_zero": "{option}: write a whole number, 0 or more.",
    "no_wants": "Say what is wanted, with --want.",
    "no_officers": "--by-order is for missions: no officer gives orders here.",
    "both_standard_input": "The plan and the list cannot both come from standard input.",
    # too much
    "cluster": (
        "{officers}: {n} officers command the same marines, together or through others."
        " Plans are counted exactly for up to {most}; `plan find` and `plan check` work all the same."
    ),
    "too_tangled": (
        "Too many officers command too many different sets of the same marines to count their plans exactly."
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
    "converted": "For a token, made Regular: the order of {who}",
    "together": "For a token and one order of group {group}, together: {who}",
    "remaining": "Remaining: {pools}",
    "fewer_tokens": "--tokens {tokens}: only {n} {n:is|are} left to spend.",
    "no_plan": (
        "No plan: {wants} {n:asks|ask} for {needed} in all; only {available} can be had, from {pools}."
    ),
    "no_plan_at_all": "No plan: {wants} {n:asks|ask} for {needed}, and nothing can bring that about.",
    # checking
    "legal": "Legal: {n} {n:step|steps}.",
    "illegal": "Not legal: the plan ends at that step.",
    "listing": "Listing",
}
