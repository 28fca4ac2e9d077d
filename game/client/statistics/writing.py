"""Entries of the ledger as bytes and back, believing nothing that is read."""

from __future__ import annotations

from typing import Final

import msgpack

from game.client.statistics.entries import NO_SEAT, Begun, Entry, Finished, Judged
from game.engine.reasons import Unreadable
from game.records.codec import MOST_LIST, MOST_SEATS, unpacked
from game.records.fields import Fields

MOST_GAME: Final = 64  # bytes of a fingerprint
MOST_NUMBER: Final = 2**40
LAST_DAY: Final = 3_652_059  # the last day a calendar of four digits has
GRADES: Final = 3
BEGUN, FINISHED, JUDGED = range(3)


def written(entry: Entry) -> bytes:
    """Return an entry as the payload of a frame."""
    packed: bytes = msgpack.packb(_listed(entry))
    return packed


def read(payload: bytes) -> Entry:
    """Return the entry of a payload; Unreadable says which field is not what it should be."""
    fields = Fields(unpacked(payload), "an entry")
    kind = fields.number("its kind", BEGUN, JUDGED)
    entry = (_begun, _finished, _judged)[kind](fields)
    fields.end()
    return entry


def _listed(entry: Entry) -> list[object]:
    match entry:
        case Begun(challenge, file):
            return [BEGUN, challenge, file]
        case Judged(game, accuracy, luck):
            return [JUDGED, game, accuracy, luck]
    plain: list[object] = [FINISHED, entry.game, entry.file, entry.day, list(entry.players)]
    plain += [entry.own, list(entry.scores), list(entry.ranking), list(entry.expansions)]
    plain += [list(entry.automa), int(entry.counts), entry.challenge, entry.grade]
    return [*plain, [list(number) for number in entry.numbers]]


def _begun(fields: Fields) -> Entry:
    return Begun(fields.text("its challenge"), fields.text("its file"))


def _judged(fields: Fields) -> Entry:
    game = fields.octets("its game", 0, MOST_GAME)
    accuracy = fields.number("its accuracy", 0, 100)
    return Judged(game, accuracy, fields.number("its luck", -MOST_NUMBER, MOST_NUMBER))


def _finished(fields: Fields) -> Entry:
    game = fields.octets("its game", 0, MOST_GAME)
    file, day = fields.text("its file"), fields.number("its day", 1, LAST_DAY)
    players = _texts(fields.some("its players", MOST_SEATS))
    last = len(players) - 1
    own = fields.number("its own seat", NO_SEAT, last)
    scores = _numbers(fields.some("its points", MOST_SEATS), -MOST_NUMBER, MOST_NUMBER)
    ranking = _numbers(fields.some("its ranking", MOST_SEATS), 0, last)
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
        expansions=_texts(fields.some("its expansions", MOST_LIST)),
        automa=_texts(fields.some("its automa", MOST_LIST)),
        counts=bool(fields.number("whether it counts", 0, 1)),
        challenge=fields.text("its challenge"),
        grade=fields.number("its grade", 0, GRADES),
        numbers=tuple(
            (pair.text("a name"), pair.number("a number", -MOST_NUMBER, MOST_NUMBER))
            for pair in fields.some("its numbers", MOST_LIST).lists(2)
        ),
    )


def _texts(fields: Fields) -> tuple[str, ...]:
    return tuple(fields.text("an entry") for _ in range(fields.left()))


def _numbers(fields: Fields, least: int, most: int) -> tuple[int, ...]:
    return tuple(fields.number("an entry", least, most) for _ in range(fields.left()))
