"""Facts that explain Lord Wallace's steps, and played moves: parts of a step that read like
moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import border_area_names
from game.titles.tinners_trail.rules.wallace.preference_list import (
    ADIT_SUBJECT,
    PreferenceList,
)
from game.titles.tinners_trail.rules.wallace.wallace_mines import is_copper_expensive

ONLY_CANDIDATE_KEY = "only"  # decided by: there was no other candidate
MOST_COPPER_EXTRACTED_LINE = "most-copper-extracted"
MOST_TIN_EXTRACTED_LINE = "most-tin-extracted"


@dataclass(frozen=True, slots=True)
class ActionCardShown:
    """The fact that an action card was drawn: its number, the band of the marker, and the action of
    its cell.

    `cell_text` reads as in the table of cards, such as "B/M"; `was_second_letter_used` tells that
    the second letter counted, because copper was expensive (LW-3).
    """

    card_number: int
    round: int
    work_band: int
    cell_text: str
    was_second_letter_used: bool
    action: str


@dataclass(frozen=True, slots=True)
class CandidatePlace:
    """A candidate of a preference list with its value in each line; a higher value is better."""

    area_names: tuple[str, ...]
    value_by_criterion: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ListChoice:
    """The fact how a preference list chose: the candidates, best first, and the criterion that
    decided.

    `deciding_criterion` is the first one in which the best differs from the next, "only" for a
    single candidate; for the ore to extract it names the ore that the criterion looks at.
    """

    list_name: str
    preference_criteria: tuple[str, ...]
    candidates: tuple[CandidatePlace, ...]
    deciding_criterion: str


@dataclass(frozen=True, slots=True)
class BidRolled:
    """The fact how Lord Wallace's dice made his bid: `pounds` is the sum of `counted_face`,
    `card_value` and `added_pounds` (LW-6).

    `net_worth` of the tile, None if it is face down, selects the row of the bid table; `die_words`
    are the dice that the row names, and `lower_or_higher_word` says which die counts, the "lower"
    or the "higher". `rolled_faces` are the faces of the tin, copper and water die, `counted_face`
    is the one that counts. `card_value` is the value of the survey card, 0 without one;
    `added_pounds` are for deep pockets, 0 without them. The bid made can differ: at least the
    minimum when he opens, £1 above a rival's bid when he answers.
    """

    net_worth: int | None
    rolled_faces: tuple[int, int, int]
    die_words: tuple[str, ...]
    lower_or_higher_word: str
    counted_face: int
    card_value: int
    added_pounds: int
    pounds: int


@dataclass(frozen=True, slots=True)
class BidDeclined:
    """The fact that Lord Wallace does not bid; `reason_key` is "too-far-ahead", "poor-tile",
    "outbid" or "one-bid-each" (LW-6)."""

    reason_key: str


@dataclass(frozen=True, slots=True)
class ActionImpossible:
    """The fact that an action was impossible; `impossible_cards_in_a_row` counts the impossible
    cards so far."""

    action: str
    impossible_cards_in_a_row: int


@dataclass(frozen=True, slots=True)
class WallacePassed:
    """The fact that Lord Wallace passes; `reason_key` is "card", "final-column", "nothing-to-mine"
    or "all-impossible" (LW-3)."""

    reason_key: str


Fact = ActionCardShown | ListChoice | BidRolled | BidDeclined | ActionImpossible | WallacePassed


@dataclass(frozen=True, slots=True)
class MoveWithStates:
    """A part of a step that reads like a move: the table before, the move, the table after."""

    state_before: TrailState
    move: Move
    state_after: TrailState


FactOrPlayedMove = MoveWithStates | Fact


def copy_state(state: TrailState) -> TrailState:
    """Return an independent copy of the state."""
    twin = state.clone()
    assert isinstance(twin, TrailState)
    return twin


def make_automatic_played_move(
    before: TrailState,
    after: TrailState,
    kind: str,
    places: tuple[str, ...] = (),
    choice: str = "",
    **amounts: int,
) -> MoveWithStates:
    """Return a played move without code and text, for what Lord Wallace does by himself between two
    states.
    """
    move = Move(0, kind, "", places, choice=choice, amounts=tuple(amounts.items()))
    return MoveWithStates(before, move, after)


def area_names_of_place(
    preference: PreferenceList, state: TrailState, place: int
) -> tuple[str, ...]:
    """Return the names of a place of a preference list: one area, for a border its two."""
    if preference.subject == ADIT_SUBJECT:
        return border_area_names(state.board, place)
    return (state.board.area_names[place],)


def make_list_choice(preference: PreferenceList, name: str, state: TrailState) -> ListChoice:
    """Return how a preference list chooses in this state: its candidates, best first, and the
    criterion that decided; the list must have a candidate."""
    lines = tuple(preference.lines)
    found = [
        CandidatePlace(
            area_names_of_place(preference, state, place),
            tuple(
                int(preference.place_value_by_criterion(state, place, line))
                for line in range(len(lines))
            ),
        )
        for place in range(int(preference.area_or_border_count(state)))
        if preference.is_candidate(state, place)
    ]
    found.sort(key=lambda candidate: candidate.value_by_criterion, reverse=True)
    decided = ONLY_CANDIDATE_KEY
    if len(found) > 1:
        pairs = zip(lines, found[0].value_by_criterion, found[1].value_by_criterion, strict=True)
        decided = next((line for line, best, next_ in pairs if best != next_), lines[-1])
    if decided == "most-extracted":
        decided = (
            MOST_COPPER_EXTRACTED_LINE if is_copper_expensive(state) else MOST_TIN_EXTRACTED_LINE
        )
    return ListChoice(name, lines, tuple(found), decided)
