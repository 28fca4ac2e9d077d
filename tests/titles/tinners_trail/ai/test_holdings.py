"""What quick games remember of tiles and mines is what a fresh look would find."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from ai.titles.tinners_trail.holdings import LOADS_TODAY, Holdings
from ai.titles.tinners_trail.learned_leanings import learned_leanings
from ai.titles.tinners_trail.playout import Playout
from ai.titles.tinners_trail.quick_actions import QuickChoice
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.kinds import ACTIONS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tools.proof.random_games import dealt, luck_of

EVERYTHING = ("arsenic", "emigration", "kickstarter")
SET_UPS = {
    "two": Options("tinners-trail", 2),
    "four": Options("tinners-trail", 4),
    "three, arsenic": Options("tinners-trail", 3, expansions=("arsenic",)),
    "five, every expansion": Options("tinners-trail", 5, expansions=EVERYTHING),
}


class QuickGames:
    """Quick games of one set-up, played move by move."""

    def __init__(self, options: Options) -> None:
        self.game = title("tinners-trail").game(options)
        assert isinstance(self.game.rules, TrailRules)
        self.rules = self.game.rules
        board = self.rules.board
        self.tiles = MeanTiles(board)
        self.holdings = Holdings(board, self.tiles)
        self.playout = Playout(
            self.rules, self.holdings, QuickChoice(board, self.holdings, learned_leanings(board))
        )

    def states(self, seed: int, luck: Luck) -> Iterator[TrailState]:
        """Yield every position of a game; the same one, which goes on."""
        state = cast("TrailState", dealt(self.game, seed))
        self.playout.begin(state)
        while state.to_move != NOBODY:
            yield state
            self.step(state, luck)

    def step(self, state: TrailState, luck: Luck) -> None:
        """Go one move or outcome on, as quick games do."""
        if state.to_move == CHANCE:
            self.holdings.forget_worth()
            apply(state, self.rules.draw_outcome(state))
        else:
            self.playout.play(state, self.playout.move(state, luck))
        if state.area != self.playout.for_sale:
            self.playout.note_sale(state)

    def differences(self, state: TrailState) -> list[str]:
        """Return what is remembered otherwise than a fresh look finds it."""
        fresh = Holdings(state.board, self.tiles)
        fresh.take_stock(state)
        seats = range(int(state.seats))
        found = [
            f"{self.holdings.count[seat]} mines of {seat}, not {fresh.count[seat]}"
            for seat in seats
            if self.holdings.count[seat] != fresh.count[seat]
        ]
        for area in (area for area in range(int(state.board.areas)) if state.tile[area] >= 0):
            for seat in seats:
                for today in range(LOADS_TODAY):
                    old = self.holdings.worth_with(state, seat, area, today)
                    new = fresh.worth_with(state, seat, area, today)
                    if old != new:
                        found.append(f"area {area}, seat {seat}, {today} today: {old}, not {new}")
        return found


@pytest.mark.parametrize("name", SET_UPS)
def test_whenever_an_action_is_chosen_everything_is_known_as_it_is(name: str) -> None:
    games, luck = QuickGames(SET_UPS[name]), luck_of(3)
    for state in games.states(5, luck):
        if state.phase == ACTIONS:
            assert games.differences(state) == []


@pytest.mark.parametrize("name", SET_UPS)
def test_a_quick_game_may_begin_anywhere(name: str) -> None:
    games, luck = QuickGames(SET_UPS[name]), luck_of(4)
    positions = [cast("TrailState", state.clone()) for state in games.states(6, luck)]
    for state in positions[:: len(positions) // 60]:
        games.playout.begin(state)
        while state.phase != ACTIONS and state.to_move != NOBODY:
            games.step(state, luck)
        assert games.differences(state) == []
