"""Every rule that must have a test, by section: the base game, the Cardinal, and Silver."""

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
CARDINAL = {
    1: range(1, 6),  # set-up
    2: range(1, 11),  # his turn
    3: range(1, 13),  # actions and tasks
    4: range(1, 5),  # tiles he gains
    5: range(1, 9),  # challenges
    6: range(1, 3),  # his round
    7: range(1, 3),  # end
}
SILVER = {
    1: range(1, 12),  # set-up
    2: range(1, 6),  # the explorer wheel
    3: range(1, 9),  # silver and pieces
    4: range(1, 8),  # the explorer action
    5: range(1, 8),  # stone tablets
    6: range(1, 11),  # technologies
    7: range(1, 8),  # the round
    8: range(1, 3),  # end
    9: range(1, 18),  # the Cardinal
}
RULE_IDS = tuple(
    f"{letter}-{section}{number:02}"
    for letter, sections in (("T", SECTIONS), ("C", CARDINAL), ("S", SILVER))
    for section, numbers in sections.items()
    for number in numbers
)
