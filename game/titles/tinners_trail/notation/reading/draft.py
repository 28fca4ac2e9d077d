"""Reads the draft: every seat has two cards of a region or has discarded one of them (S-4)."""

from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.notation.reading.auction_turns import Colours
from game.titles.tinners_trail.notation.reading.cards import is_hand_hidden
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.draft import first_region_without_discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import card_numbers_in_hand_or_survey_deck


def possible_seats_to_discard(fields: TomlFields, state: TrailState, colours: Colours) -> list[int]:
    """Return the seats that may have to discard now. All seats before such a seat have finished
    their discards, and no seat after it has begun.

    In a view only the viewer's cards are known, so several seats may be possible.
    """
    his = int(state.board.wallace_seat)
    seats = [seat for seat in range(int(state.seats)) if seat != his]
    known = [seat for seat in seats if not is_hand_hidden(state, seat)]
    for seat in known if his == kinds.EMPTY or is_hand_hidden(state, his) else (*known, his):
        _check_hand(fields, state, seat, colours[seat])  # he keeps all his cards (LW-1)
    chosen = {seat: int(first_region_without_discard(state, seat)) for seat in known}
    regions = int(state.board.region_count)
    return [
        seat
        for seat in seats
        if all(chosen[other] == regions for other in known if other < seat)
        and all(chosen[other] == 0 for other in known if other > seat)
        and chosen.get(seat, 0) < regions
    ]


def _check_hand(fields: TomlFields, state: TrailState, seat: int, colour: str) -> None:
    backs = [
        int(state.board.card_back[card])
        for card in card_numbers_in_hand_or_survey_deck(state, seat)
    ]
    due = int(first_region_without_discard(state, seat))
    for region in range(int(state.board.region_count)):
        name = REGION_NAMES[region]
        if region > due and state.discarded[seat * kinds.REGION_COUNT + region] != kinds.EMPTY:
            problem = f"has a card of region {name} before one of {REGION_NAMES[due]}"
            raise fields.field_error(
                f"player {colour}: discarded", problem, "cards in region order"
            )
        wanted = 1 if region < due else 2
        if backs.count(region) != wanted:
            problem = f"has {backs.count(region)} cards of region {name} in phase draft"
            allowed = f"{wanted}, two of each region before and one after its discard"
            raise fields.field_error(f"player {colour}: hand", problem, allowed)
