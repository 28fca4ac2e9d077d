"""The players of a contest by name: levels, test opponents, and searches spelled out.

random  greedy  quick  ai:1 ..           as they stand
naive  steward ..                        a title's own, tools/titles/<title>/players.py
ai:3/10                                  a tenth of its iterations
search:iterations=400,exploration=50     a search with fields of its style spelled out
ai:3/10@200  search:iterations=99999@50  at most so many milliseconds a decision
[FOLDER]ai:3/10                          the same of another checkout, by its own code
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from ai.character import Character
from ai.levels import level_names, make_player, play_character, player_names
from ai.player import Player
from ai.titles import mind_for
from game.engine.reasons import Unreadable
from game.engine.title import Game
from game.titles import usual
from tools.contest.budgets import OnTheClock
from tools.contest.elsewhere import Elsewhere, split_folder
from tools.contest.quick import QuickPlayer
from tools.contest.search_spec import ITERATIONS, PREFIX, read_search
from tools.title_parts import part_of

Seated = Callable[[Game], Player]
QUICK: Final = "quick"
HOUSE: Final[dict[str, Seated]] = {QUICK: QuickPlayer}


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


def strangers(title: str) -> Mapping[str, Seated]:
    """Return who plays a title for tests alone: quick moves, and the title's own by name."""
    part = part_of(title, "players")
    return HOUSE if part is None else {**HOUSE, **part.PLAYERS}


def allowed_names(title: str) -> str:
    """Return the names there are, for a refusal."""
    return ", ".join((*player_names(), *strangers(title), f"{PREFIX}{ITERATIONS}=N"))


def read_spec(name: str, title: str = "") -> Spec:
    """Return a contestant's name taken apart; Unreadable says what is allowed with that title."""
    title = title or usual()
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
    elif player not in (*player_names(), *strangers(title)):
        allowed = allowed_names(title)
        raise Unreadable(f'players: "{name}" is no contestant; allowed are {allowed}')
    return spec


def with_part_of_the_budget(name: str, part: int, title: str = "") -> str:
    """Return the name of the same player with one over so much of its iterations."""
    spec = read_spec(name, title)
    thinks = spec.player in level_names() or spec.player.startswith(PREFIX)
    return str(replace(spec, part=spec.part * part)) if thinks else name


def make_contestant(name: str, game: Game) -> Player:
    """Return the player of that name for a game; Unreadable says what is allowed."""
    spec = read_spec(name, game.options.title)
    if spec.folder:
        return Elsewhere(spec.folder, spec.name, game.options)
    player = _player(spec, game)
    return OnTheClock(player, spec.milliseconds) if spec.milliseconds else player


def _player(spec: Spec, game: Game) -> Player:
    known, mind = strangers(game.options.title), mind_for(game.options.title, game.options.edition)
    if spec.player in known:
        return known[spec.player](game)
    if spec.player.startswith(PREFIX):
        character = read_search(spec.player, mind.style(game))
        return play_character(_part(character, spec.part), game)
    if spec.player in level_names():
        return play_character(_part(mind.levels[spec.player], spec.part), game)
    return make_player(spec.player, game)


def _part(character: Character, part: int) -> Character:
    """Return who thinks so many times less; who does not search at all thinks no less."""
    iterations = character.iterations
    return replace(character, iterations=max(iterations // part, 1) if iterations else 0)


def _whole(name: str, digits: str) -> int:
    if not digits.isdecimal() or int(digits) == 0:
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of 1 or more')
    return int(digits)
