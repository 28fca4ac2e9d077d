"""The kinds of puzzles of Brass."""


# The kinds of puzzles of Brass, and how many of each there shall be.

FINISH = "finish"
CANALS = "canals"
MARKET = "market"
COAL = "coal"
ROUTE = "route"
