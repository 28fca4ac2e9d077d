"""Every rule of the base game that must have a test, by section of the rules."""

SECTIONS = {  # numbers of each section
    1: range(1, 16),  # shape and set-up
    2: range(1, 6),  # the round
    3: range(1, 13),  # a turn
    4: range(1, 12),  # the actions
    5: range(1, 14),  # player board
    6: range(1, 8),  # tasks
    7: (*range(1, 10), 11, 12, 13),  # king, fair, clean-up
    8: range(1, 3),  # end
}
RULE_IDS = tuple(
    f"T-{section}{number:02}" for section, numbers in SECTIONS.items() for number in numbers
)
