"""What a title provides for learning its value: the games to play and the inputs of positions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ai.search.learned_value import FeatureExtractor
from ai.search.policy_weight_tables import NumberChanges, PolicyWeightLayout
from ai.search.search_settings import SearchSettings
from game.engine.rules import State
from game.engine.title import Game, Options

NOBODY = -1
NO_WEIGHT_CHANGES_BY_OPENING: Final[Mapping[str, NumberChanges]] = {}


@dataclass(frozen=True, slots=True)
class PositionObserver:
    """Decides which positions of self-play games are recorded, where moves are searched, and how
    often a random one is played; `feature_extractor` reads the inputs."""

    feature_extractor: FeatureExtractor
    is_start_of_stage: Callable[[Any], bool]
    """Whether searches stop here: such a position is noted, once a stage."""
    random_share_before_recording: float
    """How often any promising move is played in what leads up to what is noted, so that all kinds
    of positions are met; and afterwards."""
    random_share_while_recording: float

    def is_searched_part(self, state: State, first_recorded_stage: int) -> bool:
        """Return whether moves are searched in this state, in a game that is recorded from stage
        `first_recorded_stage` on."""
        return int(self.feature_extractor.stage_number(state)) >= first_recorded_stage

    def exploration_share(self, state: State, *, is_searched: bool) -> float:
        """Return the probability, 0 to 1, that a random promising move is played in this state
        instead of the best one. `is_searched` is the result of `is_searched_part`: False before
        the first recorded stage."""
        return (
            self.random_share_while_recording if is_searched else self.random_share_before_recording
        )


class SelfPlayPlan:
    """What a title needs to learn its value by self-play: the games to play, the observer of
    positions, and the training schedule."""

    title: str
    edition: str
    game_share_by_family: Mapping[
        str, int
    ]  # games that share networks, with the relative number of games
    # families that are trained together in the end
    jointly_trained_families: tuple[tuple[str, ...], ...]
    stage_count: int
    target_stages_ahead = 1  # targets are moved towards the prediction this many stages later
    later_prediction_share = 0.5  # by this share
    recording_start_stages: tuple[int, ...]  # stages from which games are recorded, equally likely
    recorded_share_of_other_decisions = 0.0  # share of the other decisions that are recorded too
    # the weights learned in quick games, if the title has any
    policy_weights: PolicyWeightLayout | None = None
    policy_weights_file = ""  # path of the shipped file in the assets
    weight_changes_by_opening: Mapping[str, NumberChanges] = (
        NO_WEIGHT_CHANGES_BY_OPENING  # the changes of policy weights of each opening
    )
    decided_lead_points = (
        80.0  # lead over the mean in points above which a quick game says nothing more
    )
    iterations_per_decision = 16  # iterations a decision in games with search
    files_per_family = (40, 24)  # of quick games and of games with search, for every family
    training_step_counts = (800, 60)  # training steps for quick games and for games with search
    hidden_unit_count = 5  # units of each network
    first_search_settings = SearchSettings(
        value_name="plain", resamplings_per_determinization=0
    )  # of the first games, before a value is learned

    def are_openings_followed(self, state: State) -> bool:
        """Return whether seats still follow their openings; False in this base class."""
        return False

    def automa_seat_of_family(self, family: str) -> int:
        """Return the seat that plays by other rules in games of the family, NOBODY if there is
        none."""
        return NOBODY

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return random options for one game of the family."""
        raise NotImplementedError("a title sets up its own games")

    def make_observer(self, game: Game) -> PositionObserver:
        """Make the observer of positions for a game."""
        raise NotImplementedError("a title reads its own positions")
