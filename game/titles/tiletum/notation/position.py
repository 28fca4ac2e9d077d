"""A position as canonical text, and read part by part so that each can be checked."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from game.engine.rules import NOBODY, Rules
from game.engine.title import Options
from game.fields import Fields
from game.notation import positions
from game.titles.tiletum.notation import expansions, moment, piles, players, questions, table, tiles
from game.titles.tiletum.notation import options as offered
from game.titles.tiletum.notation.cells import Colours
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.chances import deck_due
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.rules.offers import left_in
from game.titles.tiletum.rules.state import TiletumState
from game.toml_text import pairs

# A whole position, or a seat's view of it, as canonical text.

ASKED_NOTHING = (kinds.DICE, kinds.CORRUPTION, kinds.DECREE, kinds.SURPRISE)


def write_position(
    state: TiletumState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = list(positions.head_lines(state, options))
    if options.automa is not None:
        lines.append(positions.written("cardinal", options.automa[0]))
    for part in (moment.moment_of(state, colours), table.wheel_of(state), tiles.offers_of(state)):
        lines += pairs(part)
    lines += pairs(moment.ranking_of(state, colours))
    for key, told in _tables(state, colours):
        lines += ["", f"[{key}]", *pairs(told)]
    for question in questions.pending_of(state):
        lines += ["", "[[pending]]", *pairs(question)]
    for seat, name in enumerate(names):
        entry = {"colour": colours[seat], "name": name, **players.entry_of(state, seat)}
        lines += ["", "[[player]]", *pairs(entry)]
    lines += ["", *piles.deck_lines(state)]
    return "\n".join(lines) + "\n"


def _tables(state: TiletumState, colours: Colours) -> Iterator[tuple[str, dict[str, object]]]:
    yield "costs", tiles.costs_of(state)
    yield "map_tiles", tiles.map_tiles_of(state)
    for key in table.PIECES[: kinds.PIECES]:
        yield key, table.pieces_on_maps(state, colours, key)
    if state.board.silver:
        yield "silver", expansions.silver_of(state)
        yield "mines", table.pieces_on_maps(state, colours, "mines")
        yield "underground_tiles", tiles.map_tiles_of(state, below=True)
    if state.board.cardinal >= 0:
        yield "solo", expansions.solo_of(state)
    if turn := questions.turn_of(state):
        yield "turn_of", turn


# What a position is about: title, edition, options and the seats.


def read_set_up(text: str, source: str) -> positions.ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields, edition = positions.read_head(text, source, offered.TITLE, offered.EDITIONS)
    words = fields.items("expansions", "options", ())
    expansions = offered.expansion_words(words, f"{source}: expansions has")
    known = (*offered.COLOURS, offered.AUTOMA_COLOUR) if "cardinal" in fields else offered.COLOURS
    seats, colours, names = positions.read_seats(fields, known, offered.SEAT_COUNTS)
    options = Options(offered.TITLE, len(seats), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", LEVELS)
        options = replace(options, automa=(level,), automa_seat=_seat_of(fields, seats))
        theirs = colours[options.automa_seat] == offered.AUTOMA_COLOUR
        if theirs != (colours.count(offered.AUTOMA_COLOUR) == 1):
            allowed = f'"{offered.AUTOMA_COLOUR}" for him alone'
            raise fields.refusal("cardinal", "has another colour", allowed)
    return positions.ReadSetUp(options, colours, names, fields, seats)


def _seat_of(fields: Fields, entries: tuple[Fields, ...]) -> int:
    """Return the seat of the one player that is the Cardinal (C-101)."""
    seats = [seat for seat, p in enumerate(entries) if p.flag("cardinal", default=False)]
    if len(seats) != 1 or len(entries) != offered.SOLO_SEATS:
        problem = f"is played by {len(seats)} of {len(entries)} players"
        raise fields.refusal("cardinal", problem, "one of two")
    return seats[0]


# The state of a position, read part by part in an order in which each can be checked.


def read_state(set_up: positions.ReadSetUp, rules: Rules) -> TiletumState:
    """Return the state of a position; a text without luck is a view, or has seed 0."""
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    positions.read_luck(fields, state)
    moment.read_moment(fields, state, set_up.colours)
    table.read_wheel(fields, state)
    players.read_seats_below(set_up.players, state)
    expansions.read_silver(fields, state)
    players.read_explorers(set_up.players, state)
    tiles.read_tiles(fields, state)
    tiles.read_fairs(fields, state)
    expansions.read_solo(fields, state)
    tiles.read_costs(fields, state)
    players.read_players(set_up.players, state)
    table.read_pieces(fields, set_up, state)
    questions.read_pending(fields, state)
    piles.read_decks(fields, state)
    moment.read_mover(fields, state, set_up.colours)
    moment.read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_question(fields, state, rules)
    return state


def check_question(fields: Fields, state: TiletumState, rules: Rules) -> None:
    """Require that somebody has a move, or luck an outcome."""
    phase = kinds.PHASE_NAMES[state.phase]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.refusal("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(state.seats)) or state.phase in ASKED_NOTHING:
        return
    if left_in(state, deck_due(state)) == 0:
        raise fields.refusal("phase", f'is "{phase}", but no tile is left', "tiles in that pile")
