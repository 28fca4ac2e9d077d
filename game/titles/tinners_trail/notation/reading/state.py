"""The state of a position, read part by part in an order in which each can be checked, from
its set-up on."""

from __future__ import annotations

from dataclasses import replace

from game.engine.rules import Rules
from game.engine.title import Options
from game.fields import Fields, listed
from game.notation.positions import ReadSetUp, read_luck, read_seats
from game.titles.tinners_trail.notation.hidden import hides_something
from game.titles.tinners_trail.notation.offer import (
    COLOURS,
    REMASTERED,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    WALLACE_COLOUR,
    expansion_words,
    wallace_words,
)
from game.titles.tinners_trail.notation.reading.areas import (
    read_adits,
    read_areas,
    read_developments,
    read_market,
)
from game.titles.tinners_trail.notation.reading.auction import read_auction
from game.titles.tinners_trail.notation.reading.box import check_box, read_wallace
from game.titles.tinners_trail.notation.reading.cards import read_decks, read_seen
from game.titles.tinners_trail.notation.reading.companies import PASSING, read_companies, read_track
from game.titles.tinners_trail.notation.reading.emigration import read_emigrated
from game.titles.tinners_trail.notation.reading.later import OF_THE_TABLE, pass_over
from game.titles.tinners_trail.notation.reading.moment import read_moment
from game.titles.tinners_trail.notation.reading.turn import read_turn
from game.titles.tinners_trail.rules.kinds import DRAFT
from game.titles.tinners_trail.rules.state import TrailState

# What a position is about: title, edition, options and the seats.


def read_set_up(fields: Fields) -> ReadSetUp:
    """Return the set-up of a position; Unreadable says what is not offered."""
    words = fields.items("expansions", "expansions", ())
    expansions = expansion_words(words, f"{fields.source}: expansions has")
    players, colours, names = read_seats(fields, COLOURS, SEAT_COUNTS)
    options = Options(TITLE, len(players), REMASTERED, expansions)
    for seat, player in enumerate(players):
        if player.flag("wallace", default=False):
            _check_wallace(player, colours[seat], len(players), options)
            options = replace(options, automa=(), automa_seat=seat)
    options = _with_wallace_options(fields, options)
    return ReadSetUp(options, colours, names, fields, players)


def _check_wallace(player: Fields, colour: str, players: int, options: Options) -> None:
    """Lord Wallace is orange, one of two players, and there is only one of him (G-1)."""
    if players != SOLO_SEATS or options.automa is not None:
        found = "again" if options.automa is not None else f"among {players} players"
        raise player.refusal("wallace", f"is true {found}", "true for one of two players")
    if colour != WALLACE_COLOUR:
        raise player.refusal("wallace", "is true", f"true for {WALLACE_COLOUR} alone")


def _with_wallace_options(fields: Fields, options: Options) -> Options:
    """Return the options with Lord Wallace's difficulty, which is there only when he plays."""
    words = wallace_words(fields.items("wallace", "options", ()), f"{fields.source}: wallace has")
    if options.automa is not None:
        return replace(options, automa=words)
    if words:
        allowed = "none without a player who has wallace = true"
        raise fields.refusal("wallace", f"has {listed(words)}", allowed)
    return options


# The state of a position, read part by part in an order in which each can be checked.


def read_state(set_up: ReadSetUp, rules: Rules) -> TrailState:
    """Return the state a position describes; Unreadable names the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, TrailState)
    fields = set_up.fields
    luck_is_told = read_luck(fields, state)
    read_moment(fields, state)
    read_track(fields, state, set_up.colours, PASSING)
    read_developments(fields, state)
    read_areas(fields, state, set_up.colours)
    read_adits(fields, state)
    read_market(fields, state)
    read_emigrated(fields, state, set_up.colours)
    read_companies(set_up.players, state)
    read_decks(fields, state)
    read_seen(fields, state)
    read_wallace(fields, state)
    read_auction(fields, state, set_up.colours)
    read_turn(fields, state, set_up.colours)
    pass_over(fields, OF_THE_TABLE, state)
    fields.finish()
    check_box(fields, state, set_up.colours)
    hides = hides_something(state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.refusal(key, "stands beside hidden things", 'none in a view, or nothing "?"')
    if hides or (not luck_is_told and _tells_one_discard(set_up, state)):
        state.luck.forget()
    return state


def _tells_one_discard(set_up: ReadSetUp, state: TrailState) -> bool:
    """Return whether this is a view in which nothing is hidden any more.

    A view tells the viewer's draft discards alone, a whole position those of every seat, be they
    none.
    """
    telling = sum("discarded" in player for player in set_up.players)
    discards = any(card >= 0 for card in state.discarded)
    return bool(state.phase != DRAFT) and telling == 1 and discards
