"""OpenSpiel: every title and edition as a Python game with explicit chance nodes.

Importing this module registers `python_TITLE` and `python_TITLE_EDITION` of every title;
`pyspiel.load_game("python_TITLE(players=3)")` makes one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ai.cell_arrays import cells_as_array
from ai.environments import arrays, game_set_up, rewards
from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.game_set_up import GameSetUp
from ai.environments.packed_state import PicklableState
from game import titles
from game.engine.knowledge import make_common_view, make_view_for_seat
from game.engine.observation_writer import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game

UNSET_PARAMETER_VALUE = "none"  # the value of a parameter that is not set
PARAMETER_WORD_SEPARATOR = "+"  # between the words of a parameter
MAX_POINTS = 2000.0
MAX_STEPS_OF_A_GAME = 5000  # moves and chance outcomes; a longer game ends as it stands
DEFAULT_PARAMETERS = {
    "players": 0,  # 0 means the fewest players that the title allows
    "expansions": UNSET_PARAMETER_VALUE,
    "automa": UNSET_PARAMETER_VALUE,  # the options of a solo game's automa, or "plain"
    "automa_seat": 1,
    "rewards": "shares",
    "deals": 1000,  # the number of deals among which the first chance node chooses
}
NO_AUTOMA_OPTIONS_PARAMETER_VALUE = "plain"
MAX_OPEN_SPIEL_DEALS = 1_000_000


class SpielObserver:
    """Writes the observation of a player as tensor and text; without private information it is what
    all players know.

    OpenSpiel also takes the observation as the information state: it holds everything a player has
    seen that can still matter, but not the sequence of moves.
    """

    def __init__(self, game: Game, seats: tuple[int, ...], iig_obs_type: Any, params: Any) -> None:
        """Allocate the tensors for one type of observation; raise ValueError if there are
        `params`."""
        if params:
            raise ValueError(f"Observation parameters are not taken; found {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._shows_private_information = wanted.private_info != pyspiel.PrivateInfoType.NONE
        self._game = game
        self._seats = seats
        self._observation_writer = ObservationWriter(game.rules, 1)
        self.tensor = np.zeros(int(self._observation_writer.width), np.float32)
        rows = arrays.slices_by_row_name(game.rules.names_and_lengths_of_cells())
        self.dict = {name: self.tensor[row] for name, row in rows.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write into the tensor what a player observes or, for an observer without private
        information, what all players know; before the deal write zeros."""
        if state.position is None:
            self.tensor.fill(0)
            return
        true = state.position.state
        if self._shows_private_information:
            self._observation_writer.write_observation(true, self._seats[player], 0)
        else:
            self._observation_writer.write_observation_from_view(
                make_common_view(self._game.rules, true), NOBODY, 0
            )
        self.tensor[:] = cells_as_array(self._observation_writer.cell_sheet.cells, np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the position as text: from the player's view, or from the common view without
        private information."""
        if state.position is None:
            return f"player {player} before the deal"
        rules = self._game.rules
        true = state.position.state
        names = ("",) * int(rules.seats)
        if not self._shows_private_information:
            return self._game.position_text(make_common_view(rules, true), names)
        view = make_view_for_seat(rules, true, self._seats[player])
        return f"player {player}\n{self._game.position_text(view, names)}"


class SpielGame(pyspiel.Game):  # type: ignore[misc] # comes without types
    """One set-up of a title as an OpenSpiel game, for all algorithms that take Python games."""

    def __init__(self, title: str, edition: str, params: dict[str, Any] | None = None) -> None:
        """Make the game of an edition with OpenSpiel's parameters; raise Unreadable if they are
        not available."""
        wanted = {**DEFAULT_PARAMETERS, **(params or {})}
        self.played = set_up_from_parameters(title, edition, wanted).make_game()
        self.reward = arrays.checked_option(arrays.REWARD_NAMES, "reward", wanted["rewards"])
        self.deals = int(wanted["deals"])
        if not 1 <= self.deals <= MAX_OPEN_SPIEL_DEALS:
            raise Unreadable(f"deals is {self.deals}; allowed: 1 to {MAX_OPEN_SPIEL_DEALS}.")
        self.seats = game_set_up.agent_seats(self.played)
        self.moves = self.played.rules.move_space()
        self.luck = self.played.rules.chance_outcome_space()
        most = MAX_POINTS if self.reward == "points" else 1.0
        total = constant_reward_sum(self.reward, self.played)
        utility = pyspiel.GameType.Utility
        kind = utility.GENERAL_SUM if total is None else utility.CONSTANT_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.moves.size),
            max_chance_outcomes=max(self.deals, int(self.luck.size)),
            num_players=len(self.seats),
            min_utility=-most if self.reward == "points" else 0.0,
            max_utility=most,
            utility_sum=total,
            max_game_length=MAX_STEPS_OF_A_GAME,
        )
        super().__init__(make_game_type(title, edition, kind), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle the game: as the text from which OpenSpiel loads it."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer that writes a player's tensor and text."""
        return SpielObserver(self.played, self.seats, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound of the number of chance events in a game."""
        return MAX_STEPS_OF_A_GAME


class SpielState(pyspiel.State):  # type: ignore[misc] # comes without types
    """The state of an OpenSpiel game; `position` is None until it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        """Make the state before the deal."""
        super().__init__(game)
        self.position: PicklableState | None = None

    def current_player(self) -> int:
        """Return the deciding player, or OpenSpiel's codes for chance and for a finished game."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self._deciding_seat()
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._spiel_game().seats.index(turn)

    def _spiel_game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def _deciding_seat(self) -> int:
        """Return the deciding seat of a dealt game, or CHANCE, or NOBODY once the game is over or
        has OpenSpiel's maximum length."""
        if self.move_number() >= self._spiel_game().max_game_length():
            return int(NOBODY)
        assert self.position is not None
        return int(self.position.state.to_move)

    def _legal_actions(self, _player: int) -> list[int]:
        if self.position is None:
            return []
        game = self._spiel_game()
        state = self.position.state
        turn = self._deciding_seat()
        if turn == CHANCE:
            weighted = game.played.rules.weighted_outcomes(state)
            return [int(game.luck.index_of_move(code)) for code, _ in weighted]
        if turn == NOBODY:
            return []
        return [
            int(game.moves.index_of_move(code)) for code in game.played.rules.legal_codes(state)
        ]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return (outcome, probability) pairs: before the deal all deals, which are equally likely;
        after it the outcomes of the chance event that is due."""
        game = self._spiel_game()
        if self.position is None:
            return [(deal, 1.0 / game.deals) for deal in range(game.deals)]
        weighted = game.played.rules.weighted_outcomes(self.position.state)
        total = sum(weight for _, weight in weighted)
        return [(int(game.luck.index_of_move(code)), weight / total) for code, weight in weighted]

    def _apply_action(self, action: int) -> None:
        game = self._spiel_game()
        rules = game.played.rules
        if self.position is None:
            if action >= game.deals:
                raise Unreadable(f"The deal is {action}; allowed: 0 to {game.deals - 1}.")
            state = rules.new_state()
            rules.deal(state, action)
            self.position = PicklableState(game.played, state)
            return
        state = self.position.state
        space = game.luck if state.to_move == CHANCE else game.moves
        if action not in self._legal_actions(NOBODY):
            raise Unreadable(f"Action {action} is not legal now; see legal_actions.")
        rules.apply(state, space.move_at_index(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._spiel_game()
        if self.position is None:
            return f"deal {action}"
        space = game.luck if player == pyspiel.PlayerId.CHANCE else game.moves
        return game.played.readable_move(self.position.state, int(space.move_at_index(action))).text

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position is not None and self._deciding_seat() == NOBODY

    def returns(self) -> list[float]:
        """Return each player's reward, 0 while the game is in progress."""
        game = self._spiel_game()
        if self.position is None or not self.is_terminal():
            return [0.0] * len(game.seats)
        rules = game.played.rules
        state = self.position.state
        points = np.array(rules.scores(state))
        places = np.array(rules.ranks(state))
        found = rewards.rewards_by_seat(game.reward, points, places)
        return [float(found[seat]) for seat in game.seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a copy in which everything hidden from the player is redrawn; `sampler()` gives a
        random number from 0 to 1."""
        twin: SpielState = self.clone()
        if self.position is not None:
            seat = self._spiel_game().seats[player]
            twin.position = self.position.sample_determinization(seat, int(sampler() * 2**31))
        return twin

    def __str__(self) -> str:
        """Return the whole position as text."""
        if self.position is None:
            return "before the deal"
        game = self.position.game
        return game.position_text(self.position.state, ("",) * int(game.rules.seats))


def set_up_from_parameters(title: str, edition: str, parameters: dict[str, Any]) -> GameSetUp:
    """Return the set-up described by OpenSpiel's parameters."""
    expansions = split_parameter(parameters["expansions"])
    if parameters["automa"] != UNSET_PARAMETER_VALUE:
        automa = split_parameter(parameters["automa"])
        seat = parameters["automa_seat"]
        return GameSetUp(
            title, game_set_up.SEAT_COUNT_WITH_AUTOMA, edition, expansions, automa, seat
        )
    return GameSetUp(title, parameters["players"], edition, expansions)


def split_parameter(parameter: str) -> tuple[str, ...]:
    """Return the words of a parameter, split at PARAMETER_WORD_SEPARATOR; () for "none" and
    "plain"."""
    return (
        ()
        if parameter in (UNSET_PARAMETER_VALUE, NO_AUTOMA_OPTIONS_PARAMETER_VALUE)
        else tuple(parameter.split(PARAMETER_WORD_SEPARATOR))
    )


def constant_reward_sum(reward: arrays.Reward, game: Game) -> float | None:
    """Return the sum of all players' rewards if it is equal in every game. Return None if it is
    not: with points as rewards, or with an automa."""
    if reward == "points" or game.options.automa is not None:
        return None
    return 1.0 if reward == "shares" else int(game.rules.seats) / 2


def make_game_type(title: str, edition: str, utility: Any) -> Any:
    """Return OpenSpiel's description of a title's edition."""
    return pyspiel.GameType(
        short_name=EnvironmentName(title, edition).openspiel_name,
        long_name=f"{title} ({edition})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(titles.title_by_name(title).seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULT_PARAMETERS,
    )


def make_edition_class(title: str, edition: str) -> type[SpielGame]:
    """Return a new subclass of SpielGame for an edition. It is a class because OpenSpiel cannot
    release a function when Python ends."""

    class EditionGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, edition, params)

    return EditionGame


def register_all_editions() -> None:
    """Register every edition of every title in OpenSpiel; names that are registered are skipped."""
    known = set(pyspiel.registered_names())
    for name in environment_names():
        if name.openspiel_name not in known:
            usual = make_game_type(
                name.title_name, name.edition, pyspiel.GameType.Utility.CONSTANT_SUM
            )
            pyspiel.register_game(usual, make_edition_class(name.title_name, name.edition))
