"""Numbers of the compiled engine as numpy arrays. Where each number and row lies in an
observation."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from game import titles
from game.engine.title import Game, Options, Unreadable

HEAD = (("own_seat", 1), ("decides", 1))  # before the title's own numbers and rows

Reward = Literal["shares", "ranks", "points"]
REWARDS: tuple[Reward, ...] = ("shares", "ranks", "points")

MOST_SEED = 2**63 - 1  # as the engine counts

Form = Literal["flat", "rows"]
FORMS: tuple[Form, ...] = ("flat", "rows")

LOWEST = np.iinfo(np.int32).min
HIGHEST = np.iinfo(np.int32).max

SOLO_SEATS = 2  # a person and the automa


def array_of(cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
    """Return the cells as an array: the same memory, or a copy of it where code is interpreted."""
    if isinstance(cells, list):
        return np.array(cells, dtype)
    return np.frombuffer(cells, dtype)


def is_live(cells: Any) -> bool:
    """Return whether an array of these cells shows what is written later."""
    return not isinstance(cells, list)


def slices_of(layout: list[tuple[str, int]]) -> dict[str, slice]:
    """Return where each number and row lies in a flat observation; empty rows are left out."""
    found: dict[str, slice] = {}
    start = 0
    for name, length in (*HEAD, *layout):
        if length:
            found[name] = slice(start, start + length)
        start += length
    return found


def by_rows(
    flat: npt.NDArray[np.int32], rows: dict[str, slice]
) -> dict[str, npt.NDArray[np.int32]]:
    """Return a flat observation by the names of its rows, without copying."""
    return {name: flat[row] for name, row in rows.items()}


Name = TypeVar("Name", bound=str)


def one_of(allowed: tuple[Name, ...], what: str, name: str) -> Name:
    """Return the name, which is one of those allowed; Unreadable says that it is not."""
    for each in allowed:
        if each == name:
            return each
    raise Unreadable(f"{name!r} is no {what}; allowed: {', '.join(allowed)}.")


# What a finished game is worth: points, ranks or shares of the win.


def rewards_of(
    reward: Reward, points: npt.NDArray[Any], places: npt.NDArray[Any]
) -> npt.NDArray[np.float32]:
    """Return what each seat gets; the last axis of points and places is the seat.

    Shares of the win add up to 1: the best seats divide it. A rank is 1 for the best and 0 for the
    last, in between the part of the others that is behind, equals counting half.
    """
    if reward == "points":
        return np.asarray(points, np.float32)
    if reward == "shares":
        best = places == 0
        return np.asarray(best / best.sum(axis=-1, keepdims=True), np.float32)
    own = places[..., :, None]
    other = places[..., None, :]
    rivals = places.shape[-1] - 1
    behind = (own < other).sum(axis=-1) + ((own == other).sum(axis=-1) - 1) / 2
    return np.asarray(behind / max(rivals, 1), np.float32)


def seed_of(seed: int) -> int:
    """Return a seed as a whole number; Unreadable says which there are."""
    if not -MOST_SEED <= seed <= MOST_SEED:
        raise Unreadable(f"The seed is {seed}; allowed: whole numbers up to {MOST_SEED}.")
    return int(seed)


# The shapes of observations and actions in Gymnasium's terms.


def box(length: int) -> spaces.Box:
    """Return the space of so many whole numbers."""
    return spaces.Box(LOWEST, HIGHEST, (length,), np.int32)


def observation_space(form: Form, layout: list[tuple[str, int]]) -> spaces.Space[Any]:
    """Return the space of one seat's observations."""
    rows = slices_of(layout)
    if form == "flat":
        return box(max(row.stop for row in rows.values()))
    return spaces.Dict({name: box(row.stop - row.start) for name, row in rows.items()})


# The set-up of an environment in plain words.


@dataclass(frozen=True, slots=True)
class GameSetUp:
    """What is played; without a title the usual one is meant, without an edition its first.

    `automa` names the options of a solo game's automa, `()` when it has none; `None` means that
    nobody but agents plays. It sits on `automa_seat`, 0 or 1.
    """

    title: str = field(default_factory=titles.usual)
    players: int = 4
    edition: str = ""
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    automa_seat: int = 1

    def game(self) -> Game:
        """Return the game; Unreadable says what is not offered."""
        seats = self.players if self.automa is None else SOLO_SEATS
        expansions = tuple(self.expansions)
        options = Options(
            self.title, seats, self.edition, expansions, self.automa, self.automa_seat
        )
        return titles.title(self.title).game(options)


def agent_seats(game: Game) -> tuple[int, ...]:
    """Return the seats that decide: all but the automa's, whose every deed is luck."""
    options = game.options
    automa = options.automa_seat if options.automa is not None else None
    return tuple(seat for seat in range(options.seats) if seat != automa)
