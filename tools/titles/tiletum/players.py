"""Who plays Tiletum for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ai.player import Player
from game.engine.title import Game
from tools.contest.naive import NaivePlayer
from tools.titles.tiletum.naive import worth_after

PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(game.rules, worth_after, past_luck=True),
}
