"""The computer players by name, from weakest to strongest, with their settings."""

# interpreted: asked once, when a player sits down
from dataclasses import replace
from itertools import accumulate
from math import exp, isqrt
from pathlib import Path
from typing import Final

from ai.external_policy_name import is_external_policy_name
from ai.player_settings import PlayerSettings
from ai.players import KeepThinking, LegalMoveLister, Player
from ai.policy_process import PolicyProcess
from ai.search.policy import Policy
from ai.search.search_settings import SearchSettings
from ai.search.weight_files import read_weight_file
from ai.search_player import ITERATIONS_BETWEEN_CLOCK_CHECKS, SearchPlayer, make_search
from ai.titles import title_ai_for
from ai.waste_detector import NoWasteDetector, non_wasteful_moves_or_all
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rows import make_zero_row
from game.engine.rules import Rules, State
from game.engine.title import Game

# A player who errs like a person: it weighs the moves it sees, misjudges them, has habits.
#
# What it thinks of a move is the mean reward its search found, or without any search what the
# title's knowledge says at first sight. On top come its habits and misjudgements, in the unit of
# the title's scores. Then it draws by soft-max: nearly equal moves are confused often, gross
# blunders hardly ever happen.

REWARD_MILLIONTHS_PER_SCORE_UNIT = 60  # about what a penny, or a cent, of the scores is worth
SINGLE_PLAYOUT_PENALTY_MILLIONTHS = (
    200_000  # millionths: how far the mean of a single playout is held to be too high
)
MAX_MOVES_CONSIDERED_WITHOUT_SEARCH = 8  # the number of best-scored moves that are considered
MILLIONTHS_IN_WHOLE = 1_000_000

RANDOM_PLAYER_NAME: Final = "random"
VALUE_FILE_PREFIX: Final = "value:"
OTHER_PLAYER_NAME_FORMS: Final = ("python:MODULE:FACTORY", "value:FILE")
GREEDY_PLAYER_NAME: Final = "greedy"
MAX_DECISION_MS: Final = 900  # for a decision at the table at most; strength counts iterations
DECISION_MS_IF_SEARCHED_ENOUGH: Final = (
    250  # then a tenth of the iterations is enough for a clear move
)

LEVEL_NAMES: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5", "ai:6", "ai:7")
"""The names of the levels, from the weakest to the strongest."""


class FalliblePlayer:
    """A player that searches and makes errors as its settings say; with 0 iterations it uses the
    policy's scores only.
    """

    def __init__(self, game: Game, settings: PlayerSettings) -> None:
        """Make the policy and the search of these settings for a game."""
        title_ai = title_ai_for(game.options.title, game.options.edition)
        rules = game.rules
        self._settings = settings
        self._habits = title_ai.habits_class(settings.habits, settings.misjudgement)
        self._move_lister = LegalMoveLister(rules)
        self._luck = Luck()
        self._policy = title_ai.make_policy(game)
        self._search = make_search(game, settings.search_settings) if settings.iterations else None
        self._waste_detector = (
            title_ai.make_waste_detector(game)
            if settings.avoids_wasteful_moves
            else NoWasteDetector()
        )

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return a move drawn by the soft-max of the moves' values, to which the player's habits
        and misjudgement are added; the only legal move is returned without a search.
        """
        moves = self._move_lister.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        if self._search is None:
            values = self._best_policy_scored_moves(view)
        else:
            values = self._search_move_values(view, seat, seed, keep_thinking)
        thought = dict(values)
        kept = non_wasteful_moves_or_all(
            self._waste_detector, view, list(thought), lambda: self._moves_by_policy_score(view)
        )
        biased = [
            (
                move,
                thought.get(move, 0)
                + REWARD_MILLIONTHS_PER_SCORE_UNIT * self._habits.overestimate(view, seat, move),
            )
            for move in (kept if kept[0] in thought else kept[:1])
        ]
        self._luck.reset_from_seed(seed)
        return draw_softmax_move(biased, self._settings.softmax_temperature, self._luck)

    def _best_policy_scored_moves(self, view: State) -> list[tuple[int, int]]:
        """Return the moves with the best policy scores, best first, as (move, score in millionths
        of a full reward).
        """
        scored = self._move_lister.scored_moves_best_first(view, self._policy)
        return [
            (move, REWARD_MILLIONTHS_PER_SCORE_UNIT * score)
            for score, move in scored[:MAX_MOVES_CONSIDERED_WITHOUT_SEARCH]
        ]

    def _moves_by_policy_score(self, view: State) -> list[int]:
        """Return every legal move, the best-scored first."""
        return [
            move for _score, move in self._move_lister.scored_moves_best_first(view, self._policy)
        ]

    def _search_move_values(
        self, view: State, seat: int, seed: int, keep_thinking: KeepThinking
    ) -> list[tuple[int, int]]:
        """Search and return (move, value) of every visited move; the value of a rarely visited
        move is lowered."""
        search = self._search
        assert search is not None
        search.begin(view, seat, seed)
        left = self._settings.iterations
        while left > 0:
            search.run_iterations(min(ITERATIONS_BETWEEN_CLOCK_CHECKS, left))
            left -= ITERATIONS_BETWEEN_CLOCK_CHECKS
            if not keep_thinking():
                break
        return [
            (move, mean - SINGLE_PLAYOUT_PENALTY_MILLIONTHS * 1000 // isqrt(1_000_000 * visits))
            for move, visits, mean in search.legal_move_statistics()
            if visits > 0
        ]


def draw_softmax_move(
    moves_with_values: list[tuple[int, int]], temperature: int, luck: Luck
) -> int:
    """Return a move drawn by the soft-max of the values; at temperature 0 the first of the best
    moves."""
    best = max(value for _move, value in moves_with_values)
    if temperature == 0:
        return next(move for move, value in moves_with_values if value == best)
    weights = [
        round(MILLIONTHS_IN_WHOLE * exp((value - best) / temperature))
        for _move, value in moves_with_values
    ]
    drawn = int(luck.draw_below(sum(weights)))
    ends = zip(moves_with_values, accumulate(weights), strict=True)
    return next(move for (move, _value), end in ends if drawn < end)


class RandomPlayer:
    """The weakest player: a uniformly random legal move."""

    def __init__(self, rules: Rules) -> None:
        """Store the rules."""
        self._move_lister = LegalMoveLister(rules)
        self._luck = Luck()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return a random legal move drawn with the seed."""
        self._luck.reset_from_seed(seed)
        moves = self._move_lister.legal_moves(view)
        return moves[int(self._luck.draw_below(len(moves)))]


class GreedyPlayer:
    """Plays the move with the highest score of the title's policy."""

    def __init__(self, rules: Rules, policy: Policy) -> None:
        """Store the rules and the policy."""
        self._move_lister = LegalMoveLister(rules)
        self._policy = policy
        self._scores = make_zero_row(rules.max_move_count)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move with the best score; if several have it, the first of them."""
        moves = self._move_lister.legal_moves(view)
        self._policy.score_moves(view, self._move_lister.cells, len(moves), self._scores)
        best = max(range(len(moves)), key=lambda index: int(self._scores[index]))
        return moves[best]


def player_names() -> tuple[str, ...]:
    """Return every computer player's name, the levels last and from weakest to strongest."""
    return (RANDOM_PLAYER_NAME, GREEDY_PLAYER_NAME, *LEVEL_NAMES)


def make_player(name: str, game: Game) -> Player:
    """Return the player with this name for a game; raise Unreadable for an unknown name.

    `python:module:factory` is an external policy in a separate process; `value:FILE` is the
    strongest level with the learned value of a file.
    """
    if is_external_policy_name(name):
        return PolicyProcess(name, game)
    title_ai = title_ai_for(game.options.title, game.options.edition)
    if name == RANDOM_PLAYER_NAME:
        return RandomPlayer(game.rules)
    if name == GREEDY_PLAYER_NAME:
        return GreedyPlayer(game.rules, title_ai.make_policy(game))
    if name.startswith(VALUE_FILE_PREFIX):
        return make_player_with_settings(
            settings_with_learned_value(title_ai.levels[LEVEL_NAMES[-1]], name),
            game,
        )
    if name not in LEVEL_NAMES:
        allowed = ", ".join((*player_names(), *OTHER_PLAYER_NAME_FORMS))
        raise Unreadable(f'players: "{name}" is not a computer player. Choose from {allowed}')
    return make_player_with_settings(title_ai.levels[name], game)


def settings_with_learned_value(settings: PlayerSettings, name: str) -> PlayerSettings:
    """Return the settings with the learned value from the file that `value:FILE` names; raise
    Unreadable if it is no readable weight file."""
    file = Path(name.removeprefix(VALUE_FILE_PREFIX))
    try:
        read_weight_file(file)
    except OSError as error:
        why = f"cannot be read: {error.strerror}."
        raise Unreadable(f'players: "{name}" names no file of weights; it {why}') from error
    except ValueError as error:
        raise Unreadable(f'players: "{name}" names no file of weights: {error}') from error
    style = settings.search_settings or SearchSettings()
    return replace(settings, search_settings=replace(style, value_name=str(file.resolve())))


def make_player_with_settings(settings: PlayerSettings, game: Game) -> Player:
    """Make a player with these settings: a SearchPlayer if it searches and makes no errors,
    otherwise a FalliblePlayer."""
    faults = (settings.softmax_temperature, settings.misjudgement, settings.habits)
    if settings.iterations and faults == (0, 0, ()):
        return SearchPlayer(game, settings.iterations, settings.search_settings)
    return FalliblePlayer(game, settings)
