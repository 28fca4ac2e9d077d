"""How much is counted in the gate; the slow tests and tools/perft.py count all of it."""

MOST_IN_THE_GATE = 1500  # nodes of a position
