"""Who plays Tinners' Trail for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ai.player import Player
from game.engine.reasons import Unreadable
from game.engine.title import Game
from game.titles.tinners_trail.notation.offer import REMASTERED
from tools.contest.naive import NaivePlayer
from tools.titles.tinners_trail.naive import purse_after
from tools.titles.tinners_trail.one_step import OneStepPlayer
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner


def _partner(name: str, game: Game) -> Player:
    if game.options.edition != REMASTERED:
        allowed = ", ".join(player for player in PLAYERS if player not in PARTNERS)
        raise Unreadable(
            f"{name} plays the edition {REMASTERED} alone; allowed with {game.options.edition}:"
            f" {allowed}."
        )
    return make_partner(name, game.rules)


PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(game.rules, purse_after, past_luck=False),
    "onestep": OneStepPlayer,
    **{name: partial(_partner, name) for name in PARTNERS},  # strangers to ai/
}
