"""The ledger of finished games: its entries, the file that is only appended to, and their bytes."""

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgpack

from game.client.challenges.challenge import is_challenge
from game.engine.title import Unreadable
from game.records import codec
from game.records.durable_file import DurableFile
from game.records.frames import FIRST_CHAIN, HEADER, framed, is_torn, sound_frames
from game.records.saves import is_game
from game.records.stored_files import read_plain, replace_file
from game.system.locking import one_at_a_time

# Entries of the ledger of games: one begun for a challenge, one finished, one judged.

NO_SEAT: Final = -1

FILE_NAME: Final = "games.ledger"
MOST_CONTENT: Final = 16 * 1024 * 1024  # some 100,000 games

MOST_GAME: Final = 64  # bytes of a fingerprint
MOST_NUMBER: Final = 2**40
LAST_DAY: Final = 3_652_059  # the last day a calendar of four digits has
FEWEST_SEATS: Final = 2
GRADES: Final = 3


@dataclass(frozen=True, slots=True)
class Begun:
    """A game of a challenge was begun in a file of the folder of saved games. Without a `title` it
    is of the usual one.
    """

    challenge: str
    file: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over.

    `game` is the fingerprint of its last position, `day` the proleptic ordinal of the date it was
    finished, `own` the seat of the only person at the table or NO_SEAT. `counts` is false for
    practice games, for branches of other games and where somebody took a seat over. `numbers`
    are what a title counts of the own seat, `challenge` is "" outside of challenges and `grade`
    what was reached in it: 0 nothing, 1 bronze, 2 silver, 3 gold. Entries from when there was but
    one title name neither `title` nor `edition`. `pack` is the digest of the pack of numbers that
    was played with, "" for our own.
    """

    game: bytes
    file: str
    day: int
    players: tuple[str, ...]
    own: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    expansions: tuple[str, ...]
    automa: tuple[str, ...]
    counts: bool
    challenge: str = ""
    grade: int = 0
    numbers: tuple[tuple[str, int], ...] = ()
    title: str = ""
    edition: str = ""
    pack: str = ""

    @property
    def points(self) -> int:
        """The own seat's points; 0 without an own seat."""
        return self.scores[self.own] if self.own != NO_SEAT else 0

    @property
    def place(self) -> int:
        """The own seat's place, 1 for the winner; 0 without an own seat."""
        return self.ranking.index(self.own) + 1 if self.own != NO_SEAT else 0

    @property
    def lead(self) -> int:
        """How many points the own seat is ahead of the best other one, negative when behind."""
        others = [points for seat, points in enumerate(self.scores) if seat != self.own]
        return self.points - max(others)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The kinds of players at the other seats."""
        return tuple(player for seat, player in enumerate(self.players) if seat != self.own)


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """How the own seat of a finished game played: accuracy in per cent, luck in thousandths."""

    game: bytes
    accuracy: int
    luck: int


Entry = Begun | Finished | JudgedPlay


# The ledger of games: a file that is only ever appended to, in the folder of saved games.
#
# It is made of the same frames as a journal, so a crash loses at most the entry that was being
# written, and damage hides nothing but what it hit: with the next entry everything that holds is
# written anew, and the damaged file is kept beside it.


class ParsedLedger:
    """What was found in the bytes of a ledger: payloads, and what the next frame belongs behind.
    `is_damaged` when frames are missing that were whole once, or the format is another one.
    """

    def __init__(self, content: bytes) -> None:
        frames = list(sound_frames(content))
        self.payloads = [each.payload for each in frames]
        self.chain = frames[-1].chain if frames else FIRST_CHAIN
        whole = framed(self.payloads)
        self.end = min(len(whole), len(content))
        as_written = content[: self.end] == whole[: self.end]
        self.is_damaged = not (as_written and is_torn(content, self.end))


class Ledger:
    """Reads all entries when they are first asked for; `entries` are in the order they came."""

    def __init__(self, folder: Path) -> None:
        """Look after the ledger of this folder, which need not be there yet."""
        self._path = folder / FILE_NAME
        self._entries: list[Entry] = []
        self._read_at: tuple[int, int] | None = None
        self.is_damaged = False

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever written."""
        return not os.path.lexists(self._path)

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that is kept; entries of a later version are left out. `is_damaged` tells
        afterwards whether something was kept once that is not there any more.
        """
        now = self._changed_at()
        if self._read_at != now:
            self._entries, self._read_at = self._read(), now
        return self._entries

    def add(self, *entries: Entry) -> None:
        """Append entries and return when they are on the disk; OSError when they cannot be."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with one_at_a_time(self._path.parent):
            file = DurableFile(self._path, new=self.is_new)
            try:
                self._append(file, [written(entry) for entry in entries])
            finally:
                file.close()

    def _append(self, file: DurableFile, payloads: Sequence[bytes]) -> None:
        content = file.read(MOST_CONTENT + 1)
        if len(content) > MOST_CONTENT:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        held = ParsedLedger(content)
        if held.is_damaged:
            file.set_aside(content)
            replace_file(self._path, framed([*held.payloads, *payloads]))
            return
        if content[held.end :]:
            file.set_aside(content[held.end :])
            file.cut(held.end)
        begun = held.end >= len(HEADER)
        head = b"" if begun else HEADER
        file.write_at(held.end if begun else 0, framed(payloads, held.chain, head))

    def _changed_at(self) -> tuple[int, int]:
        try:
            facts = self._path.stat()
        except OSError:
            return 0, -1
        return facts.st_mtime_ns, facts.st_size

    def _read(self) -> list[Entry]:
        try:
            content = read_plain(self._path, MOST_CONTENT)
        except OSError:
            self.is_damaged = False
            return []
        held = ParsedLedger(content)
        self.is_damaged = held.is_damaged
        found: list[Entry] = []
        for payload in held.payloads:
            try:
                found.append(read(payload))
            except Unreadable:
                continue  # written by a later version, or not by us
        return found


# Entries of the ledger as bytes and back, believing nothing that is read.

BEGUN, FINISHED, JUDGED = range(3)


def written(entry: Entry) -> bytes:
    """Return an entry as the payload of a frame."""
    packed: bytes = msgpack.packb(_listed(entry))
    return packed


def read(payload: bytes) -> Entry:
    """Return the entry of a payload; Unreadable says which field is not what it should be."""
    fields = codec.FieldList(codec.unpacked(payload), "an entry")
    kind = fields.number("its kind", BEGUN, JUDGED)
    entry = (_begun, _finished, _judged)[kind](fields)
    fields.end()
    return entry


def believed(entry: Finished) -> Finished:
    """Return an entry as it will be read again; Unreadable when it would not be."""
    again = read(written(entry))
    assert isinstance(again, Finished)
    return again


def _listed(entry: Entry) -> list[object]:
    match entry:
        case Begun(challenge, file, title):
            return [BEGUN, challenge, file, title]
        case JudgedPlay(game, accuracy, luck):
            return [JUDGED, game, accuracy, luck]
    plain: list[object] = [FINISHED, entry.game, entry.file, entry.day]
    plain.append([codec.written_player(player) for player in entry.players])
    plain += [entry.own, list(entry.scores), list(entry.ranking), list(entry.expansions)]
    plain += [list(entry.automa), int(entry.counts), entry.challenge, entry.grade]
    plain.append([list(number) for number in entry.numbers])
    return [*plain, entry.title, entry.edition, *([entry.pack] if entry.pack else [])]


def _begun(fields: codec.FieldList) -> Entry:
    return Begun(_challenge(fields), _file(fields), _named(fields, "its title"))


def _judged(fields: codec.FieldList) -> Entry:
    game = fields.octets("its game", 0, MOST_GAME)
    accuracy = fields.number("its accuracy", 0, 100)
    return JudgedPlay(game, accuracy, fields.number("its luck", -MOST_NUMBER, MOST_NUMBER))


def _finished(fields: codec.FieldList) -> Entry:
    game = fields.octets("its game", 0, MOST_GAME)
    file = _file(fields)
    day = fields.number("its day", 1, LAST_DAY)
    seats = fields.some("its players", codec.MOST_SEATS)
    players = tuple(codec.read_player(seats, "a player") for _ in range(seats.left()))
    if len(players) < FEWEST_SEATS:
        raise Unreadable(f"a game has at least {FEWEST_SEATS} players, not {len(players)}")
    last = len(players) - 1
    own = fields.number("its own seat", NO_SEAT, last)
    scores = _numbers(fields.some("its points", codec.MOST_SEATS), -MOST_NUMBER, MOST_NUMBER)
    ranking = _numbers(fields.some("its ranking", codec.MOST_SEATS), 0, last)
    if len(scores) != len(players) or sorted(ranking) != list(range(len(players))):
        raise Unreadable("an entry names the points and the place of every seat once")
    return Finished(
        game,
        file,
        day,
        players,
        own,
        scores,
        ranking,
        expansions=fields.words("its expansions", codec.MOST_LIST),
        automa=fields.words("its automa", codec.MOST_LIST),
        counts=bool(fields.number("whether it counts", 0, 1)),
        challenge=_challenge(fields, none=True),
        grade=fields.number("its grade", 0, GRADES),
        numbers=tuple(
            (pair.word("a name"), pair.number("a number", -MOST_NUMBER, MOST_NUMBER))
            for pair in fields.some("its numbers", codec.MOST_LIST).lists(2)
        ),
        title=_named(fields, "its title"),
        edition=_named(fields, "its edition"),
        pack=_named(fields, "its pack"),
    )


def _named(fields: codec.FieldList, what: str) -> str:
    """Take a word that entries of games without it end before."""
    return fields.word(what) if fields.left() else ""


def _file(fields: codec.FieldList) -> str:
    """Take the name of a game in the folder, "" for a game that was not saved."""
    file = fields.word("its file")
    if file and not is_game(file):
        raise Unreadable(f"its file is the name of a saved game, not {file}")
    return file


def _challenge(fields: codec.FieldList, *, none: bool = False) -> str:
    challenge = fields.word("its challenge")
    if not is_challenge(challenge) and not (none and not challenge):
        raise Unreadable(f"its challenge is the name of one, not {challenge}")
    return challenge


def _numbers(fields: codec.FieldList, least: int, most: int) -> tuple[int, ...]:
    return tuple(fields.number("an entry", least, most) for _ in range(fields.left()))
