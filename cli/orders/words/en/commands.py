"""What the command line says about itself, in English."""

SENTENCES = {
    # help pages
    "orders": (
        "Army lists and their orders: checked, counted, planned.\n\n"
        "A list is a YAML file. Left out, it is looked for in the current folder."
        " `orders new` writes one to begin with."
    ),
    "validate": (
        "Checks list, game, plan and mission files.\n\n"
        "Without PATH it takes the list that the other commands take; a folder is searched for files of"
        " these kinds, and - reads standard input."
        " Exit code 0: nothing wrong; 1: an error; 2: something could not be read."
    ),
    "reserve": (
        "Counts the orders at the start of a turn, and says who gives what.\n\n"
        "With a game file the turn is counted as the game went. Examples:\n\n"
        "  orders reserve\n"
        "  orders reserve lists/harbour-patrol.yaml --turn 3\n"
        "  orders reserve --game game.yaml --timeline"
    ),
    "plan": (
        "Legal ways to spend the orders of a turn: counted, listed, found, checked.\n\n"
        "With a game file plans are for the orders left now, with --turn N for all orders of that turn."
        " Examples:\n\n"
        "  orders plan count\n"
        "  orders plan list lists/harbour-patrol.yaml --where 'pilot+gull>=5'\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=3 --want gull=2\n"
        "  orders plan check plan.yaml"
    ),
    "explain": (
        "Tells a rule in words, with an example and its source.\n\n"
        "Without ID it lists all rules. Examples:\n\n"
        "  orders explain LIST-10\n"
        "  orders explain lt\n"
        "  orders explain convert_in_lol\n"
        "  orders explain loss of lieutenant\n"
        "  orders explain skills"
    ),
    "new": (
        "Writes a commented list to begin with.\n\n"
        "FILE is list.yaml (mission.yaml with --system officers) if left out; - writes to standard output."
    ),
    "schema": (
        "Prints the JSON Schema of a kind of file.\n\n"
        "Editors that know YAML complete keys and mark faults with it."
    ),
    "usage": "Usage:",
    "usage_options": "[OPTIONS]",
    "usage_command": "COMMAND ...",
    "arguments": "Arguments",
    "options": "Options",
    "commands": "Commands",
    "argument_list": (
        "the list or mission file, - for standard input; left out: $ORDERS_LIST, list.yaml, mission.yaml,"
        " or the only one here or in lists/"
    ),
    "argument_paths": "files and folders, - for standard input",
    "argument_new": "where to write, - for standard output",
    "argument_schema": "list (the default), game, plan or mission",
    "option_format": "for people or for programs (default text)",
    "option_turn": "the turn (default: the one under way, else the next; 1 without a game)",
    "option_game": "the game file; left out: $ORDERS_GAME, else game.yaml beside the list",
    "option_public": "only what the opponent may know",
    "option_strict": "warnings count as errors",
    "option_timeline": "every turn so far, with losses and gains",
    "option_svg": "writes the mission's board as a picture to this file too",
    "option_system": "what the new file is for (default infinity)",
    "option_force": "writes over a file that is there",
    "option_lang": "the language (default: $ORDERS_LANG, the locale, else English)",
    "option_help": "shows this page",
    "option_version": "shows the version",
    # wrong usage
    "refused": "orders: {what}",
    "see_help": "See `{command} --help`.",
    "did_you_mean": "{what} Did you mean {near}?",
    "no_such_option": "There is no option {word}.",
    "no_such_command": "There is no command {word}. There are: {known}.",
    "no_such_language": "{option}: there is no language {value}. There are: {known}.",
    "not_a_choice": "{word} is none of {known}.",
    "not_a_number": "{word} is not a whole number.",
    "wants_number": "a whole number is needed.",
    "bad_value": "{name}: {what}",
    "missing": "{name} is missing.",
    "needs_value": "{option} needs a value.",
    "takes_no_value": "{option} takes no value.",
    "too_many": "Too much on the command line: {words}.",
    "misunderstood": "The command line cannot be understood: {why}",
    # refusals
    "file_exists": "{path} is there already; --force writes over it.",
    "public_is_for_lists": "--public is for lists: a mission has no secrets.",
    "timeline_is_text": "--timeline draws for people; it has no JSON form.",
    "no_board": "There is no board to draw: --svg is for missions.",
    "other_kind": "{path} is {what}; here goes {wanted}.",
    "kind_list": "a list",
    "kind_mission": "a mission",
    "kind_game": "a game",
    "kind_plan": "a plan",
    # ends
    "output_failed": "standard output cannot be written: {why}",
    "bug": (
        "orders: this is a fault of the program, not of your files ({what}: {why})."
        " Please report it with what you ran; ORDERS_DEBUG=1 shows the details."
    ),
    # answers
    "written": "Written: {path}",
    # findings
    "hint": "hint: {hint}",
    "summary_fine": "Fine: {files} {files:file|files}, nothing to mend.",
    "summary": (
        "{files} {files:file|files}: {errors} {errors:error|errors}, {warnings} {warnings:warning|warnings},"
        " {infos} {infos:info|infos}."
    ),
    "skipped": "({n} other YAML {n:file|files} not checked: {names})",
    # orders game
    "game": (
        "Keeps a game at the table: one event a call, checked and written to the game file.\n\nThe "
        "file is --game FILE, else $ORDERS_GAME, else game.yaml here or beside the list. Names may "
        "be shortened while they are unique. A refused event changes nothing, exit code 1. "
        "Examples:\n\n  orders game start list.yaml --going first\n  orders game turn\n  orders game "
        "spend regular medic\n  orders game undo"
    ),
    "game_start": "Begins a game file for a list.",
    "game_turn": "Opens the next own turn.",
    "game_end": "Closes the own turn.",
    "game_spend": (
        "Spends an order on a trooper or Fireteam.\n\nExamples:\n\n  orders game spend regular "
        "alpha\n  orders game spend lieutenant boss\n  orders game spend coordinated medic sgt"
    ),
    "game_state": (
        "Puts a trooper into a state, or back to normal.\n\nSTATE is normal, unconscious, dead, dogged,"
        " isolated, possessed, sepsitorized, disconnected, imm-a, imm-b, stunned, targeted, engaged, retreat"
        " or embryo. Examples:\n\n  orders game state boss unconscious\n  orders game state boss normal"
    ),
    "game_enter": "Brings an airborne trooper in with its own order.",
    "game_reveal": "Reveals a trooper in Hidden Deployment.",
    "game_token": (
        "Spends a Command Token.\n\nUSE is regroup, free, convert, fireteam, guts, doctor, engineer, "
        "ignore-retreat, suppress, reserve, speedball, remove-orders or limit-tokens. Examples:\n\n  "
        "orders game token convert --trooper ghulam\n  orders game token regroup --trooper sapper-2 "
        "--to 1"
    ),
    "game_opponent": (
        "Notes the opponent's Strategic Use.\n\nExample:\n\n  orders game opponent remove-orders --from 1=2"
    ),
    "game_lieutenant": "Names a new Lieutenant at the end of the turn.",
    "game_chain": "Uses Chain of Command before the Order Count.",
    "game_mnemonica": "Passes Mnemonica on to another trooper.",
    "game_frenzy": "Notes that Frenzy took hold of a trooper.",
    "game_gain": "Notes an enemy trooper that one of ours possesses.",
    "game_fireteam": "Ends a Fireteam (--cancel) or lets a member leave (--leave).",
    "game_undo": "Takes the last event back.",
    "game_show": "Shows where the game stands.",
    "argument_name": "a name or an id; the beginning is enough where only one fits",
    "argument_turn": "its number (default: the next)",
    "argument_end": "its number (default: the one under way)",
    "argument_order": "regular, irregular, lieutenant, tactical, impetuous or coordinated",
    "argument_on": "a trooper or a Fireteam; for coordinated several troopers",
    "argument_state": "the state",
    "argument_use": "what the token is for",
    "argument_opponent": "remove-orders, limit-tokens or suppress",
    "argument_to": "who takes it over",
    "argument_gain": "the id it goes by from now on",
    "option_going": "who has the first turn (default first: we)",
    "option_by": "whose order it is, or who uses the Lieutenant Order",
    "option_with": "a peripheral that acts too; may be repeated",
    "option_group": "the group whose pool pays",
    "option_pay": "lieutenant: his order pays a Coordinated Order",
    "option_enter": "impetuous: by an impetuous activation",
    "option_trooper": "the trooper it is for",
    "option_to": "the group to move to",
    "option_free": "strategos: the move costs no token",
    "option_team": "the name of the new Fireteam",
    "option_type": "duo, haris or core",
    "option_members": "its members, with commas or repeated",
    "option_from": "a group and how many orders it loses; may be repeated",
    "option_gained_by": "the trooper that possesses it",
    "option_gained_name": "the name to show",
    "option_cancel": "ends the Fireteam",
    "option_leave": "the member that leaves",
    "several_fit": "{name} could be {fits}; write more of it.",
    "no_game": "There is no game here: orders game start begins one, --game names one.",
    "public_errors": "{n} {n:error|errors} in the list: see `orders validate {path}`",
    "public_events": "{n} {n:event of the game does|events of the game do} not count: see `orders validate {path}`",
    "game_is_file": "A game must be a file; standard input cannot be kept.",
    "game_needs_file": "A game needs a list in a file; standard input cannot be named in it.",
    "undone": "Taken back: {event}",
    "bad_from": "--from {word}: write a group and a number, such as 1=2.",
    "cancel_or_leave": "Write either --cancel or --leave NAME.",
    "recorded": "Recorded: {event}",
    "option_on": "who starts on the table although airborne or hidden; may be repeated",
    "option_off": "who starts off the table, such as a hidden Lieutenant; may be repeated",
    "with_hint": "{what}\n  hint: {hint}",
    "game_is_list": "{path} is the list itself; name another file with --game.",
}
