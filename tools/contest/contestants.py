"""The players of a contest by name: levels, test opponents, and searches spelled out.

random  greedy  naive  onestep  quick  ai:1 ..  as they stand
steward  speculator  adventurer          sparring partners, strangers to ai/
ai:3/10                                  a tenth of its iterations
search:iterations=400,exploration=50     a search with fields of its style spelled out
ai:3/10@200  search:iterations=99999@50  at most so many milliseconds a decision
[FOLDER]ai:3/10                          the same of another checkout, by its own code
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ai.character import Character
from ai.levels import level_names, make_player, play_character, player_names
from ai.player import Player
from ai.titles import mind_for
from game.engine.reasons import Unreadable
from game.engine.title import Game
from tools.contest.budgets import OnTheClock
from tools.contest.elsewhere import Elsewhere, split_folder
from tools.contest.quick import QuickPlayer
from tools.contest.search_spec import ITERATIONS, PREFIX, read_search
from tools.titles.tinners_trail.naive import NaivePlayer
from tools.titles.tinners_trail.one_step import OneStepPlayer
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner

NAIVE = "naive"
ONE_STEP = "onestep"
QUICK = "quick"
HOUSE: Final[dict[str, Callable[[Game], Player]]] = {
    NAIVE: lambda game: NaivePlayer(game.rules),
    ONE_STEP: OneStepPlayer,
    QUICK: QuickPlayer,
}


@dataclass(frozen=True, slots=True)
class Spec:
    """A contestant's name taken apart: who, which part of the budget, which time limit."""

    player: str
    part: int = 1  # one over this of the iterations
    milliseconds: int = 0  # 0 = as long as it takes
    folder: str = ""  # of another checkout

    def __str__(self) -> str:
        """Return the name it is read from."""
        return f"[{self.folder}]{self.name}" if self.folder else self.name

    @property
    def name(self) -> str:
        """Return the name in its own checkout."""
        part = f"/{self.part}" if self.part != 1 else ""
        return self.player + part + (f"@{self.milliseconds}" if self.milliseconds else "")


def allowed_names() -> str:
    """Return the names there are, for a refusal."""
    return ", ".join((*player_names(), *HOUSE, *PARTNERS, f"{PREFIX}{ITERATIONS}=N"))


def read_spec(name: str) -> Spec:
    """Return a name taken apart; Unreadable says what is allowed."""
    folder, here = split_folder(name)
    rest, at, milliseconds = here.partition("@")
    player, over, part = rest.partition("/")
    spec = Spec(
        player,
        _whole(name, part) if over else 1,
        _whole(name, milliseconds) if at else 0,
        folder,
    )
    if folder:
        return spec
    if player.startswith(PREFIX):
        read_search(player)
    elif player not in (*player_names(), *HOUSE, *PARTNERS):
        raise Unreadable(f'players: "{name}" is no contestant; allowed are {allowed_names()}')
    return spec


def with_part_of_the_budget(name: str, part: int) -> str:
    """Return the name of the same player with one over so much of its iterations."""
    spec = read_spec(name)
    thinks = spec.player in level_names() or spec.player.startswith(PREFIX)
    return str(replace(spec, part=spec.part * part)) if thinks else name


def make_contestant(name: str, game: Game) -> Player:
    """Return the player of that name for a game; Unreadable says what is allowed."""
    spec = read_spec(name)
    if spec.folder:
        return Elsewhere(spec.folder, spec.name, game.options)
    player = _player(spec, game)
    return OnTheClock(player, spec.milliseconds) if spec.milliseconds else player


def _player(spec: Spec, game: Game) -> Player:
    if spec.player in HOUSE:
        return HOUSE[spec.player](game)
    if spec.player in PARTNERS:
        return make_partner(spec.player, game.rules)
    if spec.player.startswith(PREFIX):
        return play_character(_part(read_search(spec.player), spec.part), game)
    if spec.player in level_names():
        character = mind_for(game.options.title).levels[spec.player]
        return play_character(_part(character, spec.part), game)
    return make_player(spec.player, game)


def _part(character: Character, part: int) -> Character:
    """Return who thinks so many times less; who does not search at all thinks no less."""
    iterations = character.iterations
    return replace(character, iterations=max(iterations // part, 1) if iterations else 0)


def _whole(name: str, digits: str) -> int:
    if not digits.isdecimal() or int(digits) == 0:
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of 1 or more')
    return int(digits)
