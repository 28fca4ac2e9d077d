"""A leak in any place is found: one card, one tile, a secret told, a peeping player."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from game.engine.rules import Rules, State
from game.engine.title import Game
from game.engine.title_game import TitleGame
from game.titles.tinners_trail.rules.kinds import EMPTY, HAND_SLOTS, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.cases import LEAK_CASES
from tools.proof.laws.of_views import check_seat
from tools.proof.leaks import check_papers
from tools.proof.random_games import luck_of, steps

Leak = Callable[[TrailState, int, TrailState], None]  # truth, seat, view


class LeakyRules:
    """Real rules with a hole in what they hide."""

    def __init__(self, rules: Rules, leak: Leak) -> None:
        """Make this hole."""
        self._rules = rules
        self._leak = leak

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it is."""
        return getattr(self._rules, name)

    def hide(self, state: State, seat: int, view: State) -> None:
        """Hide, and let one thing through."""
        self._rules.hide(state, seat, view)
        assert isinstance(state, TrailState)
        assert isinstance(view, TrailState)
        self._leak(state, seat, view)


def one_card(state: TrailState, seat: int, view: TrailState) -> None:
    """Show the first card of the next seat."""
    slot = (seat + 1) % int(state.seats) * HAND_SLOTS
    view.hand[slot] = state.hand[slot]


def one_tile(state: TrailState, seat: int, view: TrailState) -> None:
    """Show one face-down tile."""
    hidden = [area for area in range(len(view.tile)) if view.tile[area] == UNKNOWN_TILE]
    for area in hidden[:1]:
        view.tile[area] = state.tile[area]


def one_discard(state: TrailState, seat: int, view: TrailState) -> None:
    """Show what the next seat has laid aside."""
    others = [slot for slot in range(len(state.discarded)) if state.discarded[slot] != EMPTY]
    for slot in others[:1]:
        view.discarded[slot] = state.discarded[slot]


def the_decks(state: TrailState, seat: int, view: TrailState) -> None:
    """Show what is left in the decks."""
    for card in range(len(state.deck)):
        view.deck[card] = state.deck[card]


def the_luck(state: TrailState, seat: int, view: TrailState) -> None:
    """Show the dice to come."""
    view.luck.copy_from(state.luck)


LEAKS: tuple[Leak, ...] = (one_card, one_tile, one_discard, the_decks, the_luck)
BY_NAME = {str(case): case for case in LEAK_CASES}


def look_at(game: Game, seats: int) -> None:
    """Hold the first twenty-four steps of a game against twins."""
    luck = luck_of(3)
    for step in islice(steps(game, seed=3), 25):
        for seat in range(seats):
            check_seat(game, step, seat, luck)
            if step.number % 5 == 0:
                check_papers(game, step, seat, luck)


@pytest.mark.parametrize("name", ["tinners-trail-2", "tinners-trail-4-full"])
def test_a_view_that_shows_one_hidden_thing_is_found(name: str) -> None:
    case = BY_NAME[name]
    game: Any = case.game()
    look_at(game, case.seats)
    sound = game.rules
    for leak in LEAKS:
        if leak is not the_decks or case.seats == 2:  # with more players there are no decks
            game.rules = LeakyRules(sound, leak)
            with pytest.raises(AssertionError):
                look_at(game, case.seats)


def test_a_position_text_that_tells_the_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    case = BY_NAME["tinners-trail-3"]
    game = case.game()
    write = TitleGame.write_position
    seen: list[State] = []

    def telling(game: TitleGame[State, object], state: State, names: tuple[str, ...]) -> str:
        seen.append(state)
        return write(game, state, names) + f"# {len(seen)}"

    monkeypatch.setattr(TitleGame, "write_position", telling)
    with pytest.raises(AssertionError, match="what is written for seat 0 tells what is hidden"):
        look_at(game, case.seats)
