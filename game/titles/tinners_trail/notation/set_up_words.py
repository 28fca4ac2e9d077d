"""The set-up the rules play by, from the words of a game's options."""

from __future__ import annotations

from dataclasses import replace

from game.engine.options import Options
from game.titles.tinners_trail.notation.offer import (
    ARSENIC,
    EMIGRATION,
    KICKSTARTER_CARDS,
    KICKSTARTER_TILES,
)
from game.titles.tinners_trail.rules.set_up import SetUp, WallaceOptions


def set_up_of(options: Options) -> SetUp:
    """Return the set-up of options the title has checked."""
    in_play = SetUp(
        options.seats,
        arsenic=ARSENIC in options.expansions,
        emigration=EMIGRATION in options.expansions,
        kickstarter_tiles=KICKSTARTER_TILES in options.expansions,
        kickstarter_cards=KICKSTARTER_CARDS in options.expansions,
    )
    if options.automa is None:
        return in_play
    difficulty = _difficulty(options.automa)
    return replace(in_play, wallace_seat=options.automa_seat, wallace=difficulty)


def _difficulty(words: tuple[str, ...]) -> WallaceOptions:
    return WallaceOptions(
        better_mines="better-mines" in words,
        cheap_labour="cheap-labour" in words,
        more_mines=_more_mines(words),
        deep_pockets="deep-pockets" in words,
        friends_in_high_places="friends-in-high-places" in words,
        financial_sabotage="financial-sabotage" in words,
        bailing_out="bailing-out" in words,
        shady_land_purchases="shady-land-purchases" in words,
    )


def _more_mines(words: tuple[str, ...]) -> int:
    if "more-mines-2" in words:
        return 2
    return int("more-mines" in words)
