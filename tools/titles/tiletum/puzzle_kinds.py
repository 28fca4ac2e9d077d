"""The kinds of puzzles of Tiletum."""


# The kinds of puzzles of Tiletum, and how many of each there shall be.

FINISH = "finish"
SPEND = "spend"
FAIR = "fair"
BELOW = "silver"
