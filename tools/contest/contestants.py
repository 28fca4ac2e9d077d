"""The players of a contest by name: levels, test opponents, and searches spelled out.

random  greedy  naive  ai:1 ..           as they stand
ai:3/10                                  a tenth of its iterations
search:iterations=400                    a search with its settings spelled out
ai:3/10@200  search:iterations=1000000@50    at most so many milliseconds a decision
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ai.levels import LEVELS, make_player, player_names
from ai.player import Player
from ai.search_player import SearchPlayer
from ai.titles import policy_for
from game.engine.reasons import Unreadable
from game.engine.title import Game
from tools.contest.budgets import OnTheClock
from tools.contest.naive import NaivePlayer

NAIVE = "naive"
SEARCH = "search:"
ITERATIONS = "iterations"


@dataclass(frozen=True, slots=True)
class Spec:
    """A contestant's name taken apart: who, which part of the budget, which time limit."""

    player: str
    part: int = 1  # one over this of the iterations
    milliseconds: int = 0  # 0 = as long as it takes

    def __str__(self) -> str:
        """Return the name it is read from."""
        part = f"/{self.part}" if self.part != 1 else ""
        return self.player + part + (f"@{self.milliseconds}" if self.milliseconds else "")


def allowed_names() -> str:
    """Return the names there are, for a refusal."""
    return ", ".join((*player_names(), NAIVE, f"{SEARCH}{ITERATIONS}=N"))


def read_spec(name: str) -> Spec:
    """Return a name taken apart; Unreadable says what is allowed."""
    rest, at, milliseconds = name.partition("@")
    player, over, part = rest.partition("/")
    spec = Spec(
        player,
        _whole(name, part) if over else 1,
        _whole(name, milliseconds) if at else 0,
    )
    if player.startswith(SEARCH):
        search_settings(player)
    elif player not in (*player_names(), NAIVE):
        raise Unreadable(f'players: "{name}" is no contestant; allowed are {allowed_names()}')
    return spec


def with_part_of_the_budget(name: str, part: int) -> str:
    """Return the name of the same player with one over so much of its iterations."""
    spec = read_spec(name)
    thinks = spec.player in LEVELS or spec.player.startswith(SEARCH)
    return str(replace(spec, part=spec.part * part)) if thinks else name


def make_contestant(name: str, game: Game) -> Player:
    """Return the player of that name for a game; Unreadable says what is allowed."""
    spec = read_spec(name)
    player = _player(spec, game)
    return OnTheClock(player, spec.milliseconds) if spec.milliseconds else player


def _player(spec: Spec, game: Game) -> Player:
    if spec.player == NAIVE:
        return NaivePlayer(game.rules)
    if spec.player.startswith(SEARCH):
        iterations = search_settings(spec.player)[ITERATIONS]
    elif spec.part == 1:
        return make_player(spec.player, game)
    else:
        iterations = LEVELS[spec.player].iterations
    policy = policy_for(game.options.title, game.rules)
    return SearchPlayer(game.rules, policy, max(iterations // spec.part, 1))


def search_settings(player: str) -> dict[str, int]:
    """Return the settings a search is spelled out with; Unreadable says what is allowed."""
    settings: dict[str, int] = {}
    for setting in player.removeprefix(SEARCH).split(","):
        key, _equals, value = setting.partition("=")
        if key != ITERATIONS:
            raise Unreadable(f'players: "{key}" is no setting of a search; use {ITERATIONS}=400')
        settings[key] = _whole(player, value)
    return settings


def _whole(name: str, digits: str) -> int:
    if not digits.isdecimal() or int(digits) == 0:
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of 1 or more')
    return int(digits)
