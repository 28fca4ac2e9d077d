"""The six kinds of record a journal is made of.

A journal begins with an Opening and a Snapshot of the dealt game. `number` is everywhere the
number of steps the game had when the record was written (for a Step: counting itself).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.engine.options import Options

HUMAN: Final = "human"
AUTOMA: Final = "automa"  # the player of a solo game whom the rules play

STEPS_PER_SNAPSHOT: Final = 40
PROGRESS_PER_SNAPSHOT: Final = 25  # a quarter of the game

# What a step was, as a barrier to undo.
FREE: Final = 0
LUCK: Final = 1
REVEAL: Final = 2

# Kinds of notes.
PRACTICE: Final = "practice"  # barriers to undo may be crossed in this game
TOOK_BACK: Final = "took-back"  # the undo that follows crosses one
TOOK_OVER: Final = "took-over"  # another player sits down: seat and text
CHALLENGE: Final = "challenge"  # the game counts for the challenge that the text names
CONTINUED: Final = "continued"  # this journal goes on from another one: its name is the text


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: the name, "human" or a computer player's name, and the colour's key."""

    name: str
    player: str
    colour: str


@dataclass(frozen=True, slots=True)
class Opening:
    """What was fixed before the first move, and what this game's steps depend on."""

    options: Options
    components: bytes  # digest of the numbers on boards, tiles and cards
    seats: tuple[Seat, ...]
    seed: int
    rules_revision: int
    state_version: int
    versions: tuple[tuple[str, str], ...]  # of the game and its surroundings, for reports


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, or one outcome of luck (then `seat` is CHANCE), and the state after it."""

    number: int
    seat: int
    move: int
    fingerprint: bytes
    barrier: int  # FREE, LUCK or REVEAL


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole state, so that a position is found without playing from the start."""

    number: int
    progress: int  # 0 to 100
    rows: list[list[int]]

    def is_due(self, number: int, progress: int) -> bool:
        """Whether, with this as the last snapshot, the position after step `number` needs one."""
        passed = progress // PROGRESS_PER_SNAPSHOT > self.progress // PROGRESS_PER_SNAPSHOT
        return passed or number - self.number >= STEPS_PER_SNAPSHOT


@dataclass(frozen=True, slots=True)
class Undo:
    """The game went back to what it was after step `number`."""

    number: int


@dataclass(frozen=True, slots=True)
class Note:
    """Something that changed no state; `seat` is NOBODY when it concerns none."""

    number: int
    kind: str
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Closing:
    """The game is over: each seat's points, and the seats from best to worst."""

    number: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]


Entry = Step | Snapshot | Undo | Note | Closing  # whatever follows the opening
Record = Opening | Entry
