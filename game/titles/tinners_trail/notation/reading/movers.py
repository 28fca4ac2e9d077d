"""The seats that may be to move in a phase, according to the rest of a position."""

from collections.abc import Sequence

from game.engine.rules import CHANCE, NOBODY
from game.files.toml_fields import TomlFields, value_for_message
from game.notation.positions import LUCK_MOVER_WORD
from game.titles.tinners_trail.notation.reading.areas import area_number
from game.titles.tinners_trail.notation.reading.auction_turns import Colours
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.developments import has_pumpable_water
from game.titles.tinners_trail.rules.edition_2007 import has_empty_area
from game.titles.tinners_trail.rules.investing import INVESTMENT_STEP_POUNDS
from game.titles.tinners_trail.rules.investment_boxes import (
    can_invest_in_any_box,
    cheapest_open_row,
)
from game.titles.tinners_trail.rules.ranking import seats_from_best
from game.titles.tinners_trail.rules.round_end import has_tile_to_peek_at
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import (
    passed_seats_in_order,
    seats_by_track_column,
)
from game.titles.tinners_trail.rules.turns import seat_of_leftmost_marker


def set_pumps_left_and_list_movers(
    fields: TomlFields, state: TrailState, _colours: Colours
) -> list[int]:
    """Set the pumps left and return the seats that may take them, which have not passed; []
    without water to pump (D-6, C-23)."""
    state.pumps_left = fields.integer("pumps_left", 1, int(max(state.board.printed_pumps)))
    if not has_pumpable_water(state):
        return []
    his = state.board.wallace_seat  # he pumps without being asked (LW-8)
    return [s for s in range(int(state.seats)) if state.place[s] == kinds.EMPTY and s != his]


def set_declined_seats_and_list_movers(
    fields: TomlFields, state: TrailState, colours: Colours
) -> list[int]:
    """Set which seats have declined and return the others in passing order; a seat that cannot pay
    has declined too (I-2).

    A seat needs £5, in 2007 a cube and the money for a box (C-14, C-24).
    """
    declined = fields.word_list("declined", colours, "colours", ())
    cheapest = cheapest_open_row(state) if state.board.is_edition_2007 else kinds.EMPTY
    for seat, colour in enumerate(colours):
        able = bool(state.money[seat] >= INVESTMENT_STEP_POUNDS)
        if state.board.is_edition_2007:
            able = bool(can_invest_in_any_box(state, seat, cheapest))
        state.declined[seat] = colour in declined or not able
    return [seat for seat in passed_seats_in_order(state) if not state.declined[seat]]


def _read_next_and_later_seat(
    fields: TomlFields, key: str, seats: Sequence[int], colours: Colours, to_do: str
) -> tuple[int, int]:
    """Return the next and the later seat that the key names; the later seat is EMPTY if only one is
    named.

    `seats` are the first seats in column 0, in order. The named seats must be the first or the last
    of them, since those that have finished are left out. Raise Unreadable otherwise; `to_do` says
    in the message what the seats still have to do.
    """
    named = fields.word_list(key, colours, "colours")
    first = [colours[seat] for seat in seats]
    if not named or named not in (first[: len(named)], first[-len(named) :]):
        allowed = (
            f"{value_for_message(first)}, the first in column 0, or those of them still to {to_do}"
        )
        raise fields.field_error(key, f"is {value_for_message(named)}", allowed)
    later = colours.index(named[1]) if len(named) > 1 else kinds.EMPTY
    return colours.index(named[0]), later


def set_peekers_and_list_movers(
    fields: TomlFields, state: TrailState, colours: Colours
) -> list[int]:
    """Set which seats have not peeked yet and return the first one in a list; [] if it has no tile
    to peek at (R-3)."""
    first = seats_by_track_column(state)[0][: 1 if state.board.is_two_player_game else 2]
    entitled = [seat for seat in first if seat != state.board.wallace_seat]
    state.next_peek, state.later_peek = _read_next_and_later_seat(
        fields, "peekers", entitled, colours, "peek"
    )
    return [int(state.next_peek)] if has_tile_to_peek_at(state, state.next_peek) else []


def set_prospectors_and_list_movers(
    fields: TomlFields, state: TrailState, colours: Colours
) -> list[int]:
    """Set which seats have not prospected yet and return the first one in a list; [CHANCE] when its
    area must be rolled, [] without an empty area (C-15)."""
    first = seats_by_track_column(state)[0][: kinds.PROSPECTOR_COUNT]
    found = _read_next_and_later_seat(fields, "prospectors", first, colours, "prospect")
    state.next_prospector, state.later_prospector = found
    if "to_move" not in fields or fields.raw_value("to_move", LUCK_MOVER_WORD) != LUCK_MOVER_WORD:
        return [int(state.next_prospector)] if has_empty_area(state) else []
    state.area = area_number(fields, state, fields.raw_value("prospect", "an area"), "prospect")
    if not is_area_empty(state, state.area):
        problem = f"is {state.board.area_names[state.area]}, which is not empty"
        raise fields.field_error("prospect", problem, "an area without mine and cubes")
    return [CHANCE]


def check_final_ranking_and_list_movers(
    fields: TomlFields, state: TrailState, colours: Colours
) -> list[int]:
    """Mark every seat as having declined, as in every finished game, and return [NOBODY] as the
    list of seats to move. Raise Unreadable unless the ranking is the one that points and tie-breaks
    give (R-4, C-16)."""
    for seat in range(int(state.seats)):
        state.declined[seat] = 1
    right = [colours[seat] for seat in seats_from_best(state)]
    ranking = fields.word_list("ranking", colours, "colours", right)
    if ranking != right:
        allowed = f"{value_for_message(right)}, as points and tie-breaks say"
        raise fields.field_error("ranking", f"is {value_for_message(ranking)}", allowed)
    return [NOBODY]


def seats_to_act(fields: TomlFields, state: TrailState, colours: Colours) -> list[int]:
    """Return the seat of the leftmost and uppermost marker; raise Unreadable for Lord Wallace's
    seat, whose turn is a separate phase (T-1, LW-3)."""
    seat = int(seat_of_leftmost_marker(state))
    if state.board.is_solo_game and seat == state.board.wallace_seat:
        problem = f'is "actions" in the turn of {colours[seat]}, who is Lord Wallace'
        raise fields.field_error("phase", problem, "wallace")
    return [seat]
