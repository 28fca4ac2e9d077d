"""Plays games of computer players against themselves, and records positions with the games'
results.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.players import always_keep_thinking
from ai.search.policy import Policy
from ai.search.policy_weight_tables import PolicyWeightLayout
from ai.search.search_settings import STAGES_TO_THE_END, SearchSettings
from ai.search_player import SearchPlayer
from ai.titles import title_ai_for
from ai.value.self_play_plan import SelfPlayPlan
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.titles import title_by_name

SELF_PLAY_SEED_COUNT: Final = 2**40
# share of the games in which each seat has its own perturbed policy weights
SHARE_OF_GAMES_WITH_PERTURBED_WEIGHTS: Final = 0.5
SHARE_OF_GAMES_WITH_OPENINGS: Final = (
    0.5  # of the games: some seats are set on an opening, where a title has any
)
SHARE_OF_SEATS_SET_ON_OPENING: Final = 0.6  # share of seats with an opening in such a game
SHARE_OF_MOVES_FOLLOWING_OPENING: Final = (
    0.35  # share of quick moves of a seat that follows an opening
)
UNRECORDED_MOVE_ITERATIONS: Final = 16  # iterations for other moves before the first recorded stage
# the range of the factor by which an opening's changes are multiplied
OPENING_STRENGTH_RANGE: Final = (0.3, 1.2)

SearchPlayerByOwnPointsPercent = Mapping[int, SearchPlayer]
"""Searching players by the per cent of the reward that a seat's own points count."""


@dataclass(slots=True)
class PlayedGame:
    """A finished self-play game: its recorded positions, final points and winner."""

    options: Options
    recorded_stages: list[int] = field(default_factory=list)
    # the inputs of all seats, as the feature extractor lists them
    recorded_inputs: list[list[int]] = field(default_factory=list)
    final_points: tuple[int, ...] = ()
    winner: int = 0


class SelfPlay:
    """Plays games of one set-up with one strength.

    Moves before the first recorded stage are quick moves, or searched a little in titles with
    openings; later moves are searched. Seats with an opening follow it only before the first
    recorded stage, so that the recorded part shows good play.
    """

    def __init__(
        self,
        plan: SelfPlayPlan,
        options: Options,
        iterations: int,
        search_settings: SearchSettings,
        own_points: Sequence[int] = (),
    ) -> None:
        """Prepare games with `iterations` search iterations for each decision; 0 uses quick moves
        only. If `own_points` is not empty, in each game every seat searches with one of these
        values, drawn at random, instead of that of `search_settings`."""
        self._plan = plan
        self._game: Game = title_by_name(options.title).make_game(options)
        self._rules = rules = self._game.rules
        self._policy: Policy = title_ai_for(options.title, options.edition).make_policy(self._game)
        self._iterations = iterations
        if options.automa is not None:  # only a learned value knows automas, and there is none yet
            search_settings = replace(search_settings, playout_stages=STAGES_TO_THE_END)
        self._own_points_percents = tuple(own_points) or (search_settings.own_points_percent,)
        self._own_points_percent_by_seat = [self._own_points_percents[0]] * int(rules.seats)
        self._players = self._make_players_by_own_points_percent(
            max(iterations, 1), search_settings
        )
        leads_up = bool(plan.weight_changes_by_opening) and iterations > 0
        self._lead_up_players = (
            self._make_players_by_own_points_percent(UNRECORDED_MOVE_ITERATIONS, search_settings)
            if leads_up
            else {}
        )
        self._observer = plan.make_observer(self._game)
        self._usual_weight_numbers: NDArray[np.float64] | None = (
            None  # policy weights, read at the first use
        )
        self._has_opening: list[bool] = [False] * int(rules.seats)
        self._move_code_buffer = make_zero_row(rules.max_move_count)
        self._scores = make_zero_row(rules.max_move_count)
        self._view = rules.new_state()

    def _make_players_by_own_points_percent(
        self, iterations: int, search_settings: SearchSettings
    ) -> SearchPlayerByOwnPointsPercent:
        """Return a player for each different percentage that seats may have in these games for
        their own points' part of the reward."""
        return {
            own: SearchPlayer(
                self._game, iterations, replace(search_settings, own_points_percent=own)
            )
            for own in dict.fromkeys(self._own_points_percents)
        }

    def play_game(self, seed: int) -> PlayedGame:
        """Play the game with this seed to its end; return its recorded positions, the final points
        and the winner.

        A stage is drawn at random, and nothing is recorded before it. From it on, one position of
        each stage is recorded, and more at random.
        """
        luck = np.random.default_rng(seed)
        quick = Luck()
        quick.reset_from_seed(int(luck.integers(SELF_PLAY_SEED_COUNT)))
        start = int(luck.choice(self._plan.recording_start_stages))
        played = PlayedGame(self._game.options)
        state = self._rules.new_state()
        observer = self._observer
        self._rules.deal(state, int(luck.integers(SELF_PLAY_SEED_COUNT)))
        self._draw_and_set_policy_weights(luck)
        if len(self._own_points_percents) > 1:
            drawn = luck.choice(
                self._own_points_percents, size=len(self._own_points_percent_by_seat)
            )
            self._own_points_percent_by_seat = [int(own) for own in drawn]
        noted = -1
        while state.to_move != NOBODY:
            well = observer.is_searched_part(state, start)
            stage = int(observer.feature_extractor.stage_number(state))
            fresh = observer.is_start_of_stage(state) and stage != noted
            if fresh or luck.random() < self._plan.recorded_share_of_other_decisions:
                if well or stage >= start:
                    played.recorded_stages.append(stage)
                    played.recorded_inputs.append(observer.feature_extractor.input_list(state))
                noted = stage
            self._play_chance_event_or_move(state, luck, quick, is_searched=well)
        played.final_points = self._game.scores(state)
        played.winner = self._game.seats_from_best(state)[0]
        return played

    def _draw_and_set_policy_weights(self, luck: np.random.Generator) -> None:
        """Set every seat's policy weights for a game: the usual ones, which are changed at random
        in a share of the games, plus the changes of the openings that are drawn for seats."""
        form = self._plan.policy_weights
        searching = self._lead_up_players or self._players
        policies = (self._policy, *(player.policy for player in searching.values()))
        every = [
            policy_weights
            for policy in policies
            if (policy_weights := policy.policy_weights_of_seats())
        ]
        if form is None:
            return
        if self._usual_weight_numbers is None:
            self._usual_weight_numbers = np.array(form.first_seat_numbers(every[0]), float)
        changes = np.zeros((self._rules.seats, len(self._usual_weight_numbers)))
        if luck.random() < SHARE_OF_GAMES_WITH_PERTURBED_WEIGHTS:
            changes = luck.normal(size=changes.shape) * form.change_deviations()
        self._draw_openings_of_seats(luck, form, changes)
        for seat, row in enumerate(form.round_rows(self._usual_weight_numbers + changes)):
            for policy_weights in every:
                form.set_seat_numbers(policy_weights, seat, row)

    def _draw_openings_of_seats(
        self,
        luck: np.random.Generator,
        weight_layout: PolicyWeightLayout,
        changes_by_seat: NDArray[np.float64],
    ) -> None:
        """Draw openings for some seats in a share of the games, and add their changes of the
        policy weights to `changes_by_seat`; do nothing if the plan has no openings."""
        self._has_opening = [False] * len(changes_by_seat)
        openings = list(self._plan.weight_changes_by_opening.values())
        if not openings or luck.random() >= SHARE_OF_GAMES_WITH_OPENINGS:
            return
        for seat in range(len(changes_by_seat)):
            if luck.random() < SHARE_OF_SEATS_SET_ON_OPENING:
                opening = openings[int(luck.integers(len(openings)))]
                changes_by_seat[seat] += luck.uniform(
                    *OPENING_STRENGTH_RANGE
                ) * weight_layout.changes_as_array(opening)
                self._has_opening[seat] = True

    def _draw_whether_opening_is_followed(self, state: State, luck: np.random.Generator) -> bool:
        """Return whether the seat to move plays this move by its opening, drawn at random. Return
        False if the seat has no opening or openings are not followed any more."""
        is_set = self._has_opening[int(state.to_move)]
        return (
            is_set
            and self._plan.are_openings_followed(state)
            and luck.random() < SHARE_OF_MOVES_FOLLOWING_OPENING
        )

    def _play_chance_event_or_move(
        self, state: State, luck: np.random.Generator, playout_luck: Luck, *, is_searched: bool
    ) -> None:
        """Play one chance event or one decision. A decision is sometimes a random promising move;
        otherwise a searched move if `is_searched`, or a quick or little searched one if not."""
        if state.to_move == CHANCE:
            self._rules.apply(state, self._rules.draw_outcome(state))
        elif luck.random() < self._observer.exploration_share(state, is_searched=is_searched):
            self._rules.apply(state, self._random_candidate_move(state, luck))
        elif is_searched and self._iterations > 0:
            self._play_searched_move(state, self._players, luck)
        elif self._lead_up_players and not self._draw_whether_opening_is_followed(state, luck):
            self._play_searched_move(state, self._lead_up_players, luck)
        else:
            self._rules.apply(
                state, self._policy.quick_move(state, self._move_code_buffer, playout_luck)
            )

    def _play_searched_move(
        self, state: State, players: SearchPlayerByOwnPointsPercent, luck: np.random.Generator
    ) -> None:
        """Play the move that the seat's player finds by search for the decision that is due."""
        seat = int(state.to_move)
        player = players[self._own_points_percent_by_seat[seat]]
        self._rules.write_view_for_seat(state, seat, self._view)
        seed = int(luck.integers(SELF_PLAY_SEED_COUNT))
        self._rules.apply(state, player.choose(self._view, seat, seed, always_keep_thinking))

    def _random_candidate_move(self, state: State, luck: np.random.Generator) -> int:
        """Return the first legal move of a random candidate of the policy."""
        self._policy.begin_determinization(state)
        count = int(self._policy.write_candidate_moves(state, self._move_code_buffer, self._scores))
        chosen = self._move_code_buffer[int(luck.integers(count))]
        return int(self._policy.first_move_of_macro_move(state, chosen))
