"""What the table and a thinking process say to each other, as msgpack bytes."""

from __future__ import annotations

from dataclasses import astuple, dataclass

import msgpack

from ai.search_player import Findings
from game.engine.title import Options, Pack


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
        options = self.options
        automa = None if options.automa is None else list(options.automa)
        setup = [
            options.title,
            options.seats,
            options.edition,
            list(options.expansions),
            automa,
            options.automa_seat,
            None if options.pack is None else astuple(options.pack),
        ]
        fields = [setup, self.kind, self.seat, self.moment, self.seed, self.view]
        content: bytes = msgpack.packb(fields)
        return content


def unpack_task(content: bytes) -> Task:
    """Return the task; both ends are ours, so a wrong one is a defect and raises as it will."""
    setup, kind, seat, moment, seed, view = msgpack.unpackb(content)
    title, seats, edition, expansions, automa, automa_seat, numbers = setup
    words = None if automa is None else tuple(automa)
    pack = None if numbers is None else Pack(*numbers)
    options = Options(title, seats, edition, tuple(expansions), words, automa_seat, pack)
    return Task(options, kind, seat, moment, seed, view)


def pack_answer(moment: int, code: int) -> bytes:
    """Return a worker's answer as bytes."""
    content: bytes = msgpack.packb([moment, code])
    return content


def unpack_answer(content: bytes) -> tuple[int, int]:
    """Return moment and code of an answer."""
    moment, code = msgpack.unpackb(content)
    return int(moment), int(code)


def pack_findings(moment: int, findings: Findings) -> bytes:
    """Return what a partner's search found as bytes."""
    content: bytes = msgpack.packb([moment, findings])
    return content


def unpack_findings(content: bytes) -> tuple[int, Findings]:
    """Return moment and findings of a partner."""
    moment, findings = msgpack.unpackb(content)
    return int(moment), [(intention, visits, mean) for intention, visits, mean in findings]
