"""A kept decision: a position, the move that is better, and the one that was played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean, stdev

from ai.players import always
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title
from tools.contest.contestants import make_contestant

# A kept decision: a position, the move that is better, and the one that was played.

SUFFIX = ".toml"
TITLE = "tinners-trail"
SAYS_NOTHING = re.compile(
    r"(?m)^(?:(tin|copper|water|drainage|arsenic|points) = 0\n|(miner|port|train|pump) = false\n"
    r"|(hand|adits|invested|expansions|wallace) = \[\]\n|ore = \{ tin = 0, copper = 0 \}\n)"
)
EMPTY_AREA = re.compile(r'\[\[area\]\]\nname = "[a-z-]+"\n\n')


@dataclass(frozen=True, slots=True)
class KnownChoice:
    """`better` and `worse` are moves in text; a bid of `up_to` pounds is what the better one means.

    `told` says what playing on found, `source` the game it was found in.
    """

    name: str
    kind: str
    seat: int
    better: tuple[str, ...]
    worse: str
    up_to: int
    told: str
    source: str
    position: str

    def opened(self) -> tuple[Game, State]:
        """Return the game and its true state."""
        game, state, _names = title(TITLE).read_position(self.position, self.name)
        return game, state

    def with_result(self, found: Found) -> KnownChoice:
        """Return the choice with what playing on found."""
        return replace(self, told=found.told)


def read_choices(folder: Path) -> list[KnownChoice]:
    """Return the choices of a folder by name."""
    return [read_choice(file) for file in sorted(folder.glob(f"*{SUFFIX}"))]


def read_choice(file: Path) -> KnownChoice:
    """Return one choice; the error of a wrong file names what is wrong."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    found["better"] = tuple(found["better"])
    return KnownChoice(name=file.stem, **found)


def write_choice(folder: Path, choice: KnownChoice) -> None:
    """Keep a choice under its name."""
    better = ", ".join(f'"{move}"' for move in choice.better)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{choice.name}{SUFFIX}").write_text(
        f"# Found by tools/titles/tinners_trail/choices.py; --check plays it on again.\n"
        f'kind = "{choice.kind}"\nseat = {choice.seat}\nbetter = [{better}]\n'
        f'worse = "{choice.worse}"\nup_to = {choice.up_to}\ntold = "{choice.told}"\n'
        f'source = "{choice.source}"\nposition = """\n{brief(choice.position)}"""\n',
        encoding="utf-8",
    )


def brief(position: str) -> str:
    """Return the position without the keys and areas that say nothing."""
    return EMPTY_AREA.sub("", SAYS_NOTHING.sub("", position))


# What playing on found: by how much one choice is better than another.


@dataclass(frozen=True, slots=True)
class Found:
    """Pairs of games from the same worlds: differences in points ahead and in wins."""

    ahead: float  # points before the best rival, of the better choice less the worse
    noise: float  # standard error of it
    wins: tuple[float, float]  # shares, worse and better
    worlds: int

    @property
    def told(self) -> str:
        """Return the figures in words."""
        worse, better = (round(100 * share) for share in self.wins)
        return (
            f"{self.ahead:+.1f} points (error {self.noise:.1f}),"
            f" wins {worse} to {better} % in {self.worlds} worlds"
        )


def found_in(pairs: list[tuple[tuple[float, float], tuple[float, float]]]) -> Found:
    """Return what pairs of (points ahead, win share) after worse and better show."""
    differences = [better[0] - worse[0] for worse, better in pairs]
    error = stdev(differences) / len(pairs) ** 0.5
    wins = (fmean(worse[1] for worse, _ in pairs), fmean(better[1] for _, better in pairs))
    return Found(fmean(differences), error, wins, len(pairs))


# The share of kept choices that a player solves.

SEED = 7


def solves(choice: KnownChoice, player: str) -> bool:
    """Return whether the player plays a move that is known to be better."""
    game, state = choice.opened()
    view = game.rules.new_state()
    game.rules.hide(state, choice.seat, view)
    move = make_contestant(player, game).choose(view, choice.seat, SEED, always)
    return game.move(state, move).text in choice.better


def share_solved(choices: Sequence[KnownChoice], player: str) -> float:
    """Return the share of the choices that the player solves."""
    return sum(solves(choice, player) for choice in choices) / max(len(choices), 1)
