"""Writes what is beside the map: round, prices, work track, developments, adits, keys of the
phase."""

from collections.abc import Iterable, Iterator

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.notation.positions import mover_word, toml_line
from game.titles.tinners_trail.rules import kinds, table_parts
from game.titles.tinners_trail.rules.investment_boxes import first_cell_of_box
from game.titles.tinners_trail.rules.ranking import seats_from_best
from game.titles.tinners_trail.rules.state import TrailState

Colours = tuple[str, ...]


def table_lines_outside_players_and_areas(
    state: TrailState, options: Options, colours: Colours
) -> Iterator[str]:
    """Yield the notation lines that no player or area owns: automa, cards, round, phase, prices
    and stocks."""
    board = state.board
    if not board.is_edition_2007:
        yield toml_line("wallace", options.automa or ())
    if board.is_solo_game:
        cards = list(state.wallace_cards)[: board.wallace_action_card_count]
        yield toml_line("wallace_cards", [card + 1 for card, here in enumerate(cards) if here])
        yield toml_line("impossible_cards", int(state.impossible_cards))
    yield toml_line("round", int(state.round))
    yield toml_line("phase", kinds.PHASE_NAMES[state.phase])
    yield toml_line("to_move", mover_word(state.to_move, colours))
    prices = {
        "tin": int(state.tin_price),
        "copper": int(state.copper_price),
        "last_tin": int(state.last_tin),
        "last_copper": int(state.last_copper),
    }
    yield toml_line("prices", {ore: price for ore, price in prices.items() if price})
    columns = {
        str(column): _colours_of_seats(seats, colours)
        for column, seats in enumerate(table_parts.seats_by_track_column(state))
        if seats
    }
    yield toml_line("work", columns)
    yield toml_line(
        "invested", _colours_of_seats(table_parts.passed_seats_in_order(state), colours)
    )
    yield toml_line(
        "developments",
        {
            **table_parts.developments_left_by_kind_and_round(state),
            "pumps": table_parts.pump_group_sizes_by_round(state),
        },
    )
    yield toml_line("adits", table_parts.adit_area_name_pairs(state))
    if board.has_arsenic:
        filled = [
            space.pounds for space in table_parts.arsenic_market_spaces(state) if space.is_filled
        ]
        yield toml_line("market", filled)
    if board.has_emigration:
        gone = [
            {"place": one.emigration_place, "round": one.round, "by": colours[one.seat]}
            for one in table_parts.emigrants_by_round_and_place(state)
        ]
        yield toml_line("emigrated", gone)
    if board.is_edition_2007:
        yield toml_line("boxes", _investment_box_owners(state, colours))
    yield from _phase_lines(state, colours)


def _colours_of_seats(seats: Iterable[int], colours: Colours) -> list[str]:
    return [colours[seat] for seat in seats if seat != kinds.EMPTY]


def colours_of_marked_seats(seat_flags: Iterable[int], colours: Colours) -> list[str]:
    """Return the colours of the seats that a row of 0 and 1 marks."""
    return [colour for colour, mark in zip(colours, seat_flags, strict=True) if mark]


def _phase_lines(state: TrailState, colours: Colours) -> Iterator[str]:
    """Yield the lines that only the current phase has."""
    if state.phase == kinds.INVEST_PHASE:
        yield toml_line("declined", colours_of_marked_seats(state.declined, colours))
    elif state.phase == kinds.PUMPS_PHASE:
        yield toml_line("pumps_left", int(state.pumps_left))
    elif state.phase == kinds.PEEK_PHASE:
        yield toml_line("peekers", _colours_of_seats([state.next_peek, state.later_peek], colours))
    elif state.phase == kinds.PROSPECT_PHASE:
        seats = [state.next_prospector, state.later_prospector]
        yield toml_line("prospectors", _colours_of_seats(seats, colours))
        if state.to_move == CHANCE:
            yield toml_line("prospect", state.board.area_names[state.area])
    elif state.phase == kinds.GAME_OVER_PHASE:
        yield toml_line("ranking", _colours_of_seats(seats_from_best(state), colours))


def _investment_box_owners(state: TrailState, colours: Colours) -> dict[str, dict[str, list[str]]]:
    """Return the owners of cubes in investment boxes by round and price; empty ones are left
    out."""
    found: dict[str, dict[str, list[str]]] = {}
    for number in range(1, kinds.ROUND_COUNT + 1):
        for row, price in enumerate(state.board.investment_box_price):
            first = int(first_cell_of_box(number, row, state.board.investment_box_row_count))
            owners = _colours_of_seats(
                list(state.boxes[first : first + kinds.CUBES_PER_INVESTMENT_BOX]), colours
            )
            if owners:
                found.setdefault(str(number), {})[str(price)] = owners
    return found
