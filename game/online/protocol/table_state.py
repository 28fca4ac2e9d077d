"""What a host tells of a table besides its steps: who is there, what is voted on, who is asked.

All of these are sent as `dataclasses.astuple` writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from game.engine.rules import NOBODY
from game.engine.title import Reason
from game.names import LONGEST_NAME, name_of, printed
from game.online.protocol.messages import LONGEST_CHAT, flag, read_reason, written_reason
from game.online.protocol.set_up import LONGEST_CLOCK
from game.records.codec import MOST_NUMBER, MOST_SEATS, FieldList


class Phase(IntEnum):
    """How far a table is."""

    LOBBY = 0
    RUNNING = 1
    OVER = 2


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """A seat: its name ("" while nobody has it) and player; `taken` when it belongs to somebody.

    `here` when that person is connected; `seconds` for how long they have been here or away.
    """

    name: str
    player: str
    colour: str
    taken: bool
    here: bool
    seconds: int


@dataclass(frozen=True, slots=True)
class Vote:
    """What is put to the vote: `kind` is pause, go-on, computer or back.

    `seat` and `player` are for the last two: who is to be played by which computer, or "human"
    again. `agreed` are the seats that have said yes, `asked` those whose yes it still needs.
    """

    kind: str
    seat: int
    player: str
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who is at the table and what is going on around the game, before, during and after it."""

    phase: Phase
    seats: tuple[SeatStatus, ...]
    watchers: int
    paused: bool
    votes: tuple[Vote, ...]


@dataclass(frozen=True, slots=True)
class GameStanding:
    """Where the game stands after `undos` undos and `step` steps.

    `asked` is the seat that decides, NOBODY when the game is over, since `seconds`; a decision
    answers a `moment`. `clocks` are the seconds each seat has left, none without a clock; below 0
    they are overdrawn. `scores` and `ranking` are those of a game that is over. `ways` tell of
    each own seat why it cannot take its decision, or its turn, back: None when it can.
    """

    moment: int = 0
    undos: int = 0
    step: int = 0
    asked: int = NOBODY
    seconds: int = 0
    clocks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()


Ways = Mapping[int, tuple[Reason | None, Reason | None]]
"""Why each seat of one's own cannot take its last decision, or its turn, back: None when it can."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of the chat: who said it (-1 for who watches), and a phrase's key or a plain text."""

    seat: int
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as a list shows it; `names` in seat order, "" where nobody sits yet."""

    table: str
    title: str
    edition: str
    phase: Phase
    names: tuple[str, ...]
    free: int
    watchers: bool


@dataclass(frozen=True, slots=True)
class TableStatus:
    """How a table one belongs to stands: `due` when it waits for a seat of one's own.

    `known` is false for a table the host does not have, or a secret that opens no seat.
    """

    table: str
    known: bool
    phase: Phase
    due: bool
    seconds: int  # since the last move


def read_lobby(fields: FieldList) -> Lobby:
    """Take a lobby."""
    phase = _phase(fields)
    seats = tuple(
        SeatStatus(
            name_of(one.text("its name")),
            one.word("its player"),
            one.word("its colour"),
            flag(one, "taken"),
            flag(one, "here"),
            _seconds(one),
        )
        for one in fields.some("its seats", MOST_SEATS).lists(6)
    )
    watchers, paused = fields.number("its watchers", 0, MOST_NUMBER), flag(fields, "paused")
    votes = tuple(
        Vote(
            one.word("its kind"),
            one.number("its seat", -1, MOST_SEATS - 1),
            one.word("its player"),
            _seats(one, "who agreed"),
            _seats(one, "who is asked"),
        )
        for one in fields.some("its votes", MOST_SEATS).lists(5)
    )
    return Lobby(phase, seats, watchers, paused, votes)


def read_standing(fields: FieldList) -> GameStanding:
    """Take a standing."""
    moment, undos, step = (fields.number("a count", 0, MOST_NUMBER) for _ in range(3))
    asked, seconds = fields.number("who is asked", NOBODY, MOST_SEATS - 1), _seconds(fields)
    clocks = _numbers(fields, "its clocks", -LONGEST_CLOCK * 100, LONGEST_CLOCK)
    scores = _numbers(fields, "its scores", -MOST_NUMBER, MOST_NUMBER)
    ranking = _seats(fields, "its ranking")
    return GameStanding(moment, undos, step, asked, seconds, clocks, scores, ranking)


def written_ways(ways: Ways) -> list[list[object]]:
    """Return them as they are sent."""
    return [[seat, *map(written_reason, reasons)] for seat, reasons in ways.items()]


def read_ways(fields: FieldList) -> Ways:
    """Take why the seats of one's own cannot take anything back."""
    return {
        one.number("its seat", 0, MOST_SEATS - 1): (
            read_reason(one, "why no undo"),
            read_reason(one, "why no reset"),
        )
        for one in fields.some("its ways", MOST_SEATS).lists(3)
    }


def read_chat(fields: FieldList) -> ChatLine:
    """Take a line of the chat; its text is plain."""
    seat = fields.number("its seat", -1, MOST_SEATS - 1)
    return ChatLine(seat, fields.word("its phrase"), plain_text(fields.text("its text")))


def plain_text(text: str) -> str:
    """Return what people may read of a text: one line of characters that can be printed."""
    return " ".join(printed(text).split())[:LONGEST_CHAT]


def read_summary(fields: FieldList) -> TableSummary:
    """Take what a list shows of a table."""
    table, title, edition = (fields.word("a name") for _ in range(3))
    phase, names = _phase(fields), fields.some("its names", MOST_SEATS)
    people = tuple(name_of(names.text("a name"), LONGEST_NAME) for _ in range(names.left()))
    free = fields.number("its free seats", 0, MOST_SEATS)
    return TableSummary(table, title, edition, phase, people, free, flag(fields, "watchers"))


def read_status(fields: FieldList) -> TableStatus:
    """Take how a table of one's own stands."""
    table, known, phase = fields.word("its table"), flag(fields, "known"), _phase(fields)
    return TableStatus(table, known, phase, flag(fields, "due"), _seconds(fields))


def _phase(fields: FieldList) -> Phase:
    return Phase(fields.number("its phase", 0, len(Phase) - 1))


def _seconds(fields: FieldList) -> int:
    return fields.number("its seconds", 0, MOST_NUMBER)


def _numbers(fields: FieldList, name: str, least: int, most: int) -> tuple[int, ...]:
    inner = fields.some(name, MOST_SEATS)
    return tuple(inner.number(name, least, most) for _ in range(inner.left()))


def _seats(fields: FieldList, name: str) -> tuple[int, ...]:
    return _numbers(fields, name, 0, MOST_SEATS - 1)
