"""A set-up: who shall sit where, with which seed; remembered for the next start."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.client.settings import write_safely

HUMAN: Final = "human"
FILE_NAME: Final = "setup.toml"
LONGEST_NAME: Final = 18
LARGEST_SEED: Final = 2**31


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat: the name shown and the kind of player, "human" or a computer player's kind."""

    name: str
    player: str

    @property
    def is_human(self) -> bool:
        """Whether a person at this screen plays the seat."""
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class SetUp:
    """A game to be started: seats in order; `drawn` shuffles who sits where by the seed."""

    seats: tuple[SeatPlan, ...]
    seed: int
    drawn: bool = False
    practice: bool = False

    @property
    def people(self) -> int:
        """How many people play at this screen."""
        return sum(seat.is_human for seat in self.seats)

    def with_seat(self, place: int, seat: SeatPlan) -> SetUp:
        """Return the set-up with one seat changed, or added behind the last."""
        seats = list(self.seats)
        seats[place : place + 1] = [seat]
        return replace(self, seats=tuple(seats))

    def without(self, place: int) -> SetUp:
        """Return the set-up without one seat; those below move up."""
        return replace(self, seats=self.seats[:place] + self.seats[place + 1 :])


def preset(key: str, names: tuple[str, ...], strong: str, seed: int) -> SetUp:
    """Return a usual set-up by its key; `strong` is the computers' kind."""
    people, computers = {
        "duel": (1, 1),
        "three": (1, 2),
        "four": (1, 3),
        "pass": (3, 0),
        "watch": (0, 3),
    }[key]
    players = [HUMAN] * people + [strong] * computers
    seats = tuple(SeatPlan(name, player) for name, player in zip(names, players, strict=False))
    return SetUp(seats, seed)


def unused_name(names: tuple[str, ...], seats: tuple[SeatPlan, ...]) -> str:
    """Return the first offered name nobody has yet; with all taken, a numbered one."""
    taken = {seat.name for seat in seats}
    return next((name for name in names if name not in taken), f"{names[0]} {len(seats) + 1}")


def named(seats: tuple[SeatPlan, ...], names: tuple[str, ...]) -> tuple[SeatPlan, ...]:
    """Return the seats with every empty or repeated name replaced by an unused one."""
    done: list[SeatPlan] = []
    for seat in seats:
        name = " ".join(seat.name.split())[:LONGEST_NAME]
        if not name or any(other.name == name for other in done):
            name = unused_name(names, (*done, *seats))
        done.append(replace(seat, name=name))
    return tuple(done)


def load(folder: Path, kinds: tuple[str, ...]) -> SetUp | None:
    """Return the remembered set-up; None when there is none that can still be played."""
    try:
        stored = tomllib.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
        seats = tuple(
            SeatPlan(str(seat["name"])[:LONGEST_NAME], str(seat["player"]))
            for seat in stored["seat"]
        )
        drawn, practice = stored["drawn"] is True, stored["practice"] is True
    except (OSError, ValueError, KeyError, TypeError):
        return None
    known = all(seat.player in (HUMAN, *kinds) for seat in seats)
    return SetUp(seats, 0, drawn, practice) if known else None


def store(set_up: SetUp, folder: Path) -> None:
    """Remember the set-up for the next time; OSError when it cannot be written."""
    lines = [
        "# The last set-up; the screen for a new game writes this file.",
        f"drawn = {str(set_up.drawn).lower()}",
        f"practice = {str(set_up.practice).lower()}",
    ]
    for seat in set_up.seats:
        name = seat.name.replace("\\", "").replace('"', "'")
        lines += ["", "[[seat]]", f'name = "{name}"', f'player = "{seat.player}"']
    write_safely(folder / FILE_NAME, "\n".join([*lines, ""]))
