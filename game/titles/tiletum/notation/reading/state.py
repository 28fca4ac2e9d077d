"""What a position is about, and its state, read part by part so that each can be checked."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from game.engine.rules import NOBODY, Rules
from game.engine.title import Options
from game.fields import Fields
from game.notation import positions
from game.titles.tiletum.notation.options import (
    AUTOMA_COLOUR,
    COLOURS,
    EDITIONS,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
)
from game.titles.tiletum.notation.reading import open_tiles, piles
from game.titles.tiletum.notation.reading.moment import read_moment, read_mover, read_ranking
from game.titles.tiletum.notation.reading.pending import read_pending
from game.titles.tiletum.notation.reading.pieces import read_pieces, read_wheel
from game.titles.tiletum.notation.reading.players import (
    read_explorers,
    read_players,
    read_seats_below,
)
from game.titles.tiletum.notation.silver import read_silver
from game.titles.tiletum.notation.solo import read_solo
from game.titles.tiletum.rules.chances import deck_due
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.rules.kinds import CORRUPTION, DECREE, DICE, PHASE_NAMES, SURPRISE
from game.titles.tiletum.rules.offers import left_in
from game.titles.tiletum.rules.state import TiletumState

# What a position is about: title, edition, options and the seats.


def read_set_up(text: str, source: str) -> positions.ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields, edition = positions.read_head(text, source, TITLE, EDITIONS)
    words = fields.items("expansions", "options", ())
    expansions = expansion_words(words, f"{source}: expansions has")
    known = (*COLOURS, AUTOMA_COLOUR) if "cardinal" in fields else COLOURS
    players, colours, names = positions.read_seats(fields, known, SEAT_COUNTS)
    options = Options(TITLE, len(players), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", LEVELS)
        options = replace(options, automa=(level,), automa_seat=_seat_of(fields, players))
        theirs = colours[options.automa_seat] == AUTOMA_COLOUR
        if theirs != (colours.count(AUTOMA_COLOUR) == 1):
            allowed = f'"{AUTOMA_COLOUR}" for him alone'
            raise fields.refusal("cardinal", "has another colour", allowed)
    return positions.ReadSetUp(options, colours, names, fields, players)


def _seat_of(fields: Fields, players: tuple[Fields, ...]) -> int:
    """Return the seat of the one player that is the Cardinal (C-101)."""
    seats = [seat for seat, p in enumerate(players) if p.flag("cardinal", default=False)]
    if len(seats) != 1 or len(players) != SOLO_SEATS:
        problem = f"is played by {len(seats)} of {len(players)} players"
        raise fields.refusal("cardinal", problem, "one of two")
    return seats[0]


# The state of a position, read part by part in an order in which each can be checked.

ASKED_NOTHING = (DICE, CORRUPTION, DECREE, SURPRISE)


def read_state(set_up: positions.ReadSetUp, rules: Rules) -> TiletumState:
    """Return the state of a position; a text without luck is a view, or has seed 0."""
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    positions.read_luck(fields, state)
    read_moment(fields, state, set_up.colours)
    read_wheel(fields, state)
    read_seats_below(set_up.players, state)
    read_silver(fields, state)
    read_explorers(set_up.players, state)
    open_tiles.read_tiles(fields, state)
    open_tiles.read_fairs(fields, state)
    read_solo(fields, state)
    open_tiles.read_costs(fields, state)
    read_players(set_up.players, state)
    read_pieces(fields, set_up, state)
    read_pending(fields, state)
    piles.read_decks(fields, state)
    read_mover(fields, state, set_up.colours)
    read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_question(fields, state, rules)
    return state


def check_question(fields: Fields, state: TiletumState, rules: Rules) -> None:
    """Require that somebody has a move, or luck an outcome."""
    phase = PHASE_NAMES[state.phase]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.refusal("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(state.seats)) or state.phase in ASKED_NOTHING:
        return
    if left_in(state, deck_due(state)) == 0:
        raise fields.refusal("phase", f'is "{phase}", but no tile is left', "tiles in that pile")
