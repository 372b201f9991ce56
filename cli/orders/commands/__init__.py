"""The subcommands, one file each: read what is meant, ask a system or the plans, report, give a code."""
