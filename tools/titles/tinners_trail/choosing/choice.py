"""A kept decision: a position, the move that is better, and the one that was played."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from game.engine.rules import State
from game.engine.title import Game
from game.titles import title
from tools.titles.tinners_trail.choosing.result import Found

SUFFIX = ".toml"
TITLE = "tinners-trail"


@dataclass(frozen=True, slots=True)
class Choice:
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

    def with_result(self, found: Found) -> Choice:
        """Return the choice with what playing on found."""
        return replace(self, told=found.told)


def read_choices(folder: Path) -> list[Choice]:
    """Return the choices of a folder by name."""
    return [read_choice(file) for file in sorted(folder.glob(f"*{SUFFIX}"))]


def read_choice(file: Path) -> Choice:
    """Return one choice; the error of a wrong file names what is wrong."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    found["better"] = tuple(found["better"])
    return Choice(name=file.stem, **found)


def write_choice(folder: Path, choice: Choice) -> None:
    """Keep a choice under its name."""
    better = ", ".join(f'"{move}"' for move in choice.better)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{choice.name}{SUFFIX}").write_text(
        f"# Found by tools/titles/tinners_trail/choices.py; --check plays it on again.\n"
        f'kind = "{choice.kind}"\nseat = {choice.seat}\nbetter = [{better}]\n'
        f'worse = "{choice.worse}"\nup_to = {choice.up_to}\ntold = "{choice.told}"\n'
        f'source = "{choice.source}"\nposition = """\n{choice.position}"""\n',
        encoding="utf-8",
    )
