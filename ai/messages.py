"""What the table and a thinking process say to each other, as msgpack bytes."""

from dataclasses import astuple, dataclass
from typing import Any

import msgpack

from ai.search_player import Findings
from game.engine.owner_pack import Pack
from game.engine.title import Options


@dataclass(frozen=True, slots=True)
class Task:
    """Think about a seat's view: `kind` plays, `moment` names the task, `seed` settles chance."""

    options: Options
    kind: str
    seat: int
    moment: int
    seed: int
    view: bytes

    def packed(self) -> bytes:
        """Return the task as bytes."""
        content: bytes = msgpack.packb(astuple(self))
        return content


def unpack_task(content: bytes) -> Task:
    """Return the task; both ends are ours, so a wrong one is a defect and raises as it will."""
    setup, kind, seat, moment, seed, view = msgpack.unpackb(content)
    title, seats, edition, expansions, automa, automa_seat, numbers = setup
    words = None if automa is None else tuple(automa)
    pack = None if numbers is None else Pack(*numbers)
    options = Options(title, seats, edition, tuple(expansions), words, automa_seat, pack)
    return Task(options, kind, seat, moment, seed, view)


def pack_answer(moment: int, answer: int | Findings) -> bytes:
    """Return the code a worker chose, or what a partner's search found, as bytes."""
    content: bytes = msgpack.packb([moment, answer])
    return content


def unpack_answer(content: bytes) -> tuple[int, Any]:
    """Return the moment of an answer, and the code or the findings that it is."""
    moment, answer = msgpack.unpackb(content)
    return int(moment), answer
