"""What players remember and believe of tiles and mines; what they read of a position and think
of moves: `cases/advice.txt`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

import pytest

from ai.titles import title_ai_for
from ai.titles.tinners_trail.feature_extractor import TrailFeatureExtractor
from ai.titles.tinners_trail.learned_policy_weights import learned_policy_weights
from ai.titles.tinners_trail.mine_worth import (
    NEW_MINE_EXTRACTION_CHOICE_COUNT,
    MeanTileContents,
    MineWorthCache,
)
from ai.titles.tinners_trail.playout import Playout
from ai.titles.tinners_trail.quick_actions import QuickActionChooser
from game.engine.luck import Luck
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.rules.apply import apply_move
from game.titles.tinners_trail.rules.kinds import ACTIONS_PHASE, AUCTION_PHASE, NO_CARD_SOURCE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import add_seat_to_set
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.ai.advice import advised
from tests.helpers.present import of_kind
from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.tinners_trail.tables import begun
from tools.proof.random_games import deal_game, make_luck, play_random_steps

EVERYTHING = ("arsenic", "emigration", "kickstarter")
SET_UPS = {
    "two": Options("tinners-trail", 2),
    "four": Options("tinners-trail", 4),
    "three, arsenic": Options("tinners-trail", 3, expansions=("arsenic",)),
    "five, every expansion": Options("tinners-trail", 5, expansions=EVERYTHING),
}

ME = 0
KNOWER = 1
OTHER = 2
WORLDS: Final = 1000
STEPS: Final = 3
DEAR = 14
CHEAP = 2  # pounds

GAME = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))


@cases_of(Path(__file__).with_name("cases"))
def test_what_players_think(case: RuleCase) -> None:
    run_case(case, advised(begun))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_under_a_face_down_tile_changes_nothing(players: int) -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", players))
    state = of_kind(
        next(step.after for step in play_random_steps(game, 3) if step.number == 40), TrailState
    )
    features = TrailFeatureExtractor(state.board)
    other = cast("TrailState", state.clone())
    for area in range(int(state.board.areas_in_play_count)):
        if not state.face_up[area]:
            other.tile[area] = min(0, other.tile[area])
    assert features.input_list(other) == features.input_list(state)


# What quick games remember of tiles and mines is what a fresh look would find.


class QuickGames:
    """Quick games of one set-up, played move by move."""

    def __init__(self, options: Options) -> None:
        self.game = title_by_name("tinners-trail").make_game(options)
        assert isinstance(self.game.rules, TrailRules)
        self.rules = self.game.rules
        board = self.rules.board
        self.tiles = MeanTileContents(board)
        self.holdings = MineWorthCache(board, self.tiles)
        self.playout = Playout(
            self.rules,
            self.holdings,
            QuickActionChooser(board, self.holdings, learned_policy_weights(board)),
        )

    def states(self, seed: int, luck: Luck) -> Iterator[TrailState]:
        """Yield every position of a game; the same one, which goes on."""
        state = cast("TrailState", deal_game(self.game, seed))
        self.playout.refresh_cache_from_position(state)
        while state.to_move != NOBODY:
            yield state
            self.step(state, luck)

    def step(self, state: TrailState, luck: Luck) -> None:
        """Go one move or outcome on, as quick games do."""
        if state.to_move == CHANCE:
            self.holdings.clear_all_tile_worths()
            apply_move(state, self.rules.draw_outcome(state))
        else:
            self.playout.play_move_and_clear_cached_worths(
                state, self.playout.quick_move(state, luck)
            )
        if state.area != self.playout.for_sale:
            self.playout.update_cached_mines_and_tiles_for_sale(state)

    def differences(self, state: TrailState) -> list[str]:
        """Return what is remembered otherwise than a fresh look finds it."""
        fresh = MineWorthCache(state.board, self.tiles)
        fresh.refresh_from_map(state)
        seats = range(int(state.seats))
        found = [
            f"{self.holdings.mine_count_by_seat[seat]} mines of {seat}, "
            f"not {fresh.mine_count_by_seat[seat]}"
            for seat in seats
            if self.holdings.mine_count_by_seat[seat] != fresh.mine_count_by_seat[seat]
        ]
        for area in (
            area for area in range(int(state.board.areas_in_play_count)) if state.tile[area] >= 0
        ):
            for seat in seats:
                for today in range(NEW_MINE_EXTRACTION_CHOICE_COUNT):
                    old = self.holdings.worth_with_extractions(state, seat, area, today)
                    new = fresh.worth_with_extractions(state, seat, area, today)
                    if old != new:
                        found.append(f"area {area}, seat {seat}, {today} today: {old}, not {new}")
        return found


@pytest.mark.parametrize("name", SET_UPS)
def test_whenever_an_action_is_chosen_everything_is_known_as_it_is(name: str) -> None:
    games = QuickGames(SET_UPS[name])
    luck = make_luck(3)
    for state in games.states(5, luck):
        if state.phase == ACTIONS_PHASE:
            assert games.differences(state) == []


@pytest.mark.parametrize("name", SET_UPS)
def test_a_quick_game_may_begin_anywhere(name: str) -> None:
    games = QuickGames(SET_UPS[name])
    luck = make_luck(4)
    positions = [cast("TrailState", state.clone()) for state in games.states(6, luck)]
    for state in positions[:: len(positions) // 60]:
        games.playout.refresh_cache_from_position(state)
        while state.phase != ACTIONS_PHASE and state.to_move != NOBODY:
            games.step(state, luck)
        assert games.differences(state) == []


# What those who know a face-down tile have bid says what may lie there, and nothing else does.


def auction(pounds: int, high_bidder: int = KNOWER) -> TrailState:
    """A face-down tile is up, opened by who knows it, at so many pounds of a seat."""
    states = (cast("TrailState", step.after) for step in play_random_steps(GAME, 4))
    state = next(state for state in states if state.phase == ACTIONS_PHASE)
    hidden = (area for area in range(state.board.areas_in_play_count) if not state.face_up[area])
    area = next(area for area in hidden if state.tile[area] >= 0)
    state.seen[area] = add_seat_to_set(0, KNOWER)
    state.phase = AUCTION_PHASE
    state.area = area
    state.to_move = ME
    state.opener = KNOWER
    state.survey_from = NO_CARD_SOURCE
    state.minimum = 1
    state.high_bid = pounds
    state.high_bidder = high_bidder
    for seat in (ME, KNOWER, OTHER):
        state.bidding[seat] = 1
    return state


def ore_imagined(state: TrailState, resamples: int) -> float:
    """The mean ore under the hammer in the worlds the first seat imagines."""
    policy = title_ai_for("tinners-trail").make_policy(GAME)
    luck = Luck()
    world = GAME.rules.new_state()
    assert isinstance(world, TrailState)
    view = GAME.rules.new_state()
    GAME.rules.write_view_for_seat(state, ME, view)
    luck.reset_from_seed(1)
    total = 0
    for _world in range(WORLDS):
        world.copy_from(view)
        GAME.rules.determinize(world, ME, luck)
        for _step in range(resamples):
            policy.resample_determinization(world, ME, luck)
        tile = world.tile[world.area]
        total += int(world.board.tile_tin[tile] + world.board.tile_copper[tile])
    return total / WORLDS


@pytest.mark.rule("A-6")
def test_who_knows_a_tile_makes_it_rich_by_bidding_much_and_poor_by_dropping_out() -> None:
    dear = auction(DEAR)
    assert ore_imagined(dear, STEPS) > ore_imagined(dear, 0) + 0.2
    cheap = auction(CHEAP, OTHER)
    cheap.bidding[KNOWER] = 0
    assert ore_imagined(cheap, STEPS) < ore_imagined(cheap, 0) - 0.05


def test_who_does_not_know_the_tile_tells_nothing_and_what_one_knows_is_not_doubted() -> None:
    state = auction(DEAR)
    state.seen[state.area] = 0
    assert ore_imagined(state, STEPS) == ore_imagined(state, 0)
    state.seen[state.area] = add_seat_to_set(add_seat_to_set(0, KNOWER), ME)
    tile = state.tile[state.area]
    truth = int(state.board.tile_tin[tile] + state.board.tile_copper[tile])
    assert ore_imagined(state, STEPS) == truth
