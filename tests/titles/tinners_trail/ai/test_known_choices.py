"""Decisions with a known better move, found in games by playing on in the same imagined worlds."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from ai.players import always_keep_thinking
from game.compiled.native import running_build_kind
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title_by_name
from tools.contest.contestants import make_contestant

pytestmark = pytest.mark.thorough

FOLDER: Final = Path(__file__).with_name("choices")
SHARE: Final = 0.7  # of all; the players before solved next to none of those they had missed
SEED: Final = 7


@dataclass(frozen=True, slots=True)
class KnownChoice:
    """`better` and `worse` are moves in text; a bid of `up_to` pounds is what the better one means.

    `told` says what playing on found, `source` the game it was found in.
    """

    name: str
    kind: str
    seat: int
    better: list[str]
    worse: str
    up_to: int
    told: str
    source: str
    position: str

    def opened(self) -> tuple[Game, State]:
        """Return the game and its true state."""
        game, state, _names = title_by_name("tinners-trail").parse_position(
            self.position, self.name
        )
        return game, state

    def is_solved_by(self, player: str) -> bool:
        """Return whether the player plays a move that is known to be better."""
        game, state = self.opened()
        view = game.rules.new_state()
        game.rules.write_view_for_seat(state, self.seat, view)
        move = make_contestant(player, game).choose(view, self.seat, SEED, always_keep_thinking)
        return game.readable_move(state, move).text in self.better


CHOICES: Final = [
    KnownChoice(name=file.stem, **tomllib.loads(file.read_text(encoding="utf-8")))
    for file in sorted(FOLDER.glob("*.toml"))
]


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.name)
def test_both_moves_of_a_known_choice_are_legal(choice: KnownChoice) -> None:
    game, state = choice.opened()
    assert int(state.to_move) == choice.seat
    legal = {move.text for move in game.readable_moves(state)}
    assert {choice.better[0], choice.worse} <= legal


@pytest.mark.skipif(
    running_build_kind() != "native", reason="a thousand iterations each take minutes"
)
def test_the_strongest_level_solves_most_of_them_with_a_thirtieth_of_its_thought() -> None:
    assert len(CHOICES) >= 60
    assert sum(choice.is_solved_by("ai:7/30") for choice in CHOICES) >= SHARE * len(CHOICES)
