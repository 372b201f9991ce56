"""Every legal way to spend a reserve: counted, ranked, listed, sampled and found.

Works on `orders.pools` alone and knows no system by name. A plan is a *point*: one number for each
step of a `Space`. A step says how often a pool's orders go to one target, which option an officer gives,
or whom a marine obeys; points stand in a fixed order, the largest first numbers first, so that rank and
point are worked out from each other without walking.
"""
