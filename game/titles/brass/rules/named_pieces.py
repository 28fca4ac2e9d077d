"""Find the industries, spaces and lines named by words."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState


def industry_numbers_among_names(names: tuple[str, ...]) -> list[int]:
    """Return the numbers of those names that are industries, in the order of the names; [] if
    there are none."""
    return [INDUSTRY_NAMES.index(word) for word in names if word in INDUSTRY_NAMES]


def space_numbers_among_names(view: BrassState, names: tuple[str, ...]) -> list[int]:
    """Return the numbers of those names that are spaces, in the order of the names; [] if there
    are none."""
    numbers = view.board.space_numbers
    return [numbers[word] for word in names if word in numbers]


def line_number_of_named_places(view: BrassState, names: tuple[str, ...]) -> int:
    """Return the number of the line between the two places among these names; EMPTY if not exactly
    two of the names are places or no line joins them."""
    numbers = [view.board.place_numbers[word] for word in names if word in view.board.place_numbers]
    return view.board.line_between(numbers[0], numbers[1]) if len(numbers) == 2 else kinds.EMPTY
