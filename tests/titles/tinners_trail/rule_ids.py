"""Every rule that must have a test, by section of the rules."""

SECTIONS = {
    "G": 5,  # shape of the game
    "S": 6,  # set-up
    "P": 3,  # prices
    "T": 4,  # turn order and the work track
    "A": 11,  # auctions and mines
    "A2": 7,  # auctions with two players
    "X": 4,  # extraction
    "D": 9,  # developments
    "I": 4,  # selling and investing
    "R": 4,  # end of a round and of the game
    "AR": 5,  # arsenic
    "E": 7,  # emigration
    "K": 3,  # Kickstarter tiles and cards
    "LW": 16,  # Lord Wallace
    "C": 28,  # the edition of 2007
}
DIFFICULTY = tuple(f"LW-D{number}" for number in range(1, 9))
RULE_IDS = (
    *(f"{section}-{number}" for section, most in SECTIONS.items() for number in range(1, most + 1)),
    *DIFFICULTY,
    "LW-AR",
    "LW-E",
)
