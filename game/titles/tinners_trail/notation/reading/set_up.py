"""What a position is about: title, edition, options and the seats."""

from __future__ import annotations

from dataclasses import replace

from game.engine.options import Options
from game.fields import Fields, listed
from game.notation.position_head import ReadSetUp, read_seats
from game.titles.tinners_trail.notation.offer import (
    REMASTERED,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
    wallace_words,
)
from game.titles.tinners_trail.notation.turn_words import COLOURS, WALLACE_COLOUR


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
