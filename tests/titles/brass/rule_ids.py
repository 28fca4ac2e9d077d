"""Every rule that must have a test, by section of the rules."""

SECTIONS = {  # sentences of each section
    0: 12,  # words
    1: 7,  # set-up
    2: 8,  # eras and rounds
    3: 8,  # income
    4: 7,  # actions
    5: 15,  # building counters
    6: 4,  # which space
    7: 12,  # coal and iron
    8: 7,  # new mines and ironworks
    9: 7,  # building over
    10: 9,  # links
    11: 4,  # developing
    12: 10,  # selling cotton
    13: 8,  # loans, turn order
    14: 8,  # flipping
    15: 11,  # end of an era
    16: 2,  # end of the game
    17: 5,  # what is known, luck
    18: 3,  # two players
    19: 4,  # optional rules
}
RULE_IDS = tuple(
    f"B-{section}.{number}" for section, most in SECTIONS.items() for number in range(1, most + 1)
)
