"""The messages between the table and a thinking process, as msgpack bytes."""

from dataclasses import astuple, dataclass
from typing import Any

import msgpack

from ai.search_player import SearchFindings
from game.engine.owner_pack import Pack
from game.engine.title import Options


@dataclass(frozen=True, slots=True)
class Task:
    """A request to choose a move from a seat's view: `player_name` is the player, `moment`
    identifies the task, `seed` seeds chance."""

    options: Options
    player_name: str
    seat: int
    moment: int
    seed: int
    view: bytes

    def to_bytes(self) -> bytes:
        """Return the task as bytes."""
        content: bytes = msgpack.packb(astuple(self))
        return content


def task_from_bytes(task_bytes: bytes) -> Task:
    """Return the task from its bytes. Malformed bytes may raise any exception, because only this
    program writes them."""
    setup, kind, seat, moment, seed, view = msgpack.unpackb(task_bytes)
    title, seats, edition, expansions, automa, automa_seat, numbers = setup
    words = None if automa is None else tuple(automa)
    pack = None if numbers is None else Pack(*numbers)
    options = Options(title, seats, edition, tuple(expansions), words, automa_seat, pack)
    return Task(options, kind, seat, moment, seed, view)


def answer_to_bytes(moment: int, answer: int | SearchFindings) -> bytes:
    """Return the bytes of an answer: the move code of a worker, or the findings of a partner."""
    content: bytes = msgpack.packb([moment, answer])
    return content


def answer_from_bytes(answer_bytes: bytes) -> tuple[int, Any]:
    """Return the moment of the task that is answered, and the answer: a move code or findings."""
    moment, answer = msgpack.unpackb(answer_bytes)
    return int(moment), answer
