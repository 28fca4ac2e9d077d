"""What goes over the wire: the same bytes in every release of version 1 of the protocol, and the
frames that the page of the protocol describes."""

import re
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.online.protocol.frame_classes import FrameClasses
from game.online.protocol.host_messages import (
    HOST_MESSAGE_CLASSES,
    decode_host_message,
    encode_host_message,
)
from game.online.protocol.messages import (
    MAX_TEXT_LETTERS,
    HostMessageKind,
    RequestKind,
    decode_frame,
    encode_frame,
)
from game.online.protocol.requests import (
    REQUEST_CLASSES,
    HelloRequest,
    PlayRequest,
    WatcherNameRequest,
    encode_request,
    read_request,
)
from tests.online.recorded_frames import FRAMES, RecordedFrame, recorded_evening

PAGE = Path(__file__).resolve().parents[2] / "game" / "online" / "PROTOCOL.md"
DESCRIBED = re.compile(r"^\| ([0-9]+) ([A-Z_]+) \| ?(.*?) ?\|", re.MULTILINE)


class Fruit(IntEnum):
    """Kinds of frames for tests of the registry."""

    APPLE = 0
    PEAR = 1


@dataclass(frozen=True, slots=True)
class Apple:
    """A frame."""


@dataclass(frozen=True, slots=True)
class Pear:
    """A frame."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> list[RecordedFrame]:
    """The frames of a whole game."""
    return recorded_evening(tmp_path_factory.mktemp("evening"))


def test_a_whole_game_sends_the_bytes_it_always_sent(evening: list[RecordedFrame]) -> None:
    assert [str(frame) for frame in evening] == FRAMES.read_text(encoding="utf-8").splitlines()


def test_the_recorded_game_has_frames_of_every_kind(evening: list[RecordedFrame]) -> None:
    kinds = {(frame.is_of_host, decode_frame(frame.content)[0]) for frame in evening}
    assert kinds >= {(False, kind) for kind in RequestKind}
    assert kinds >= {(True, kind) for kind in HostMessageKind}


def test_every_message_of_a_host_is_read_as_it_was_written(evening: list[RecordedFrame]) -> None:
    for frame in evening:
        if frame.is_of_host:
            number, answered_request, message = decode_host_message(frame.content)
            assert message is not None
            assert encode_host_message(number, answered_request, message) == frame.content


def test_every_request_is_read_as_it_was_written(evening: list[RecordedFrame]) -> None:
    unreadable = []
    for frame in evening:
        if not frame.is_of_host:
            kind, number, fields = decode_frame(frame.content)
            try:
                request = read_request(kind, fields)
            except Unreadable:
                unreadable.append((kind, fields))
                continue
            if type(request) is not HelloRequest:  # which may have fields of a later version
                assert encode_request(number, request) == frame.content
    assert unreadable == [(RequestKind.MOVES, ["nonsense"]), (99, [])]


def number_of_fields(described: str) -> int:
    """Return the number of fields in a cell of the page, such as "moment, [[code, text]]"."""
    inside = 0
    commas = 0
    for letter in described:
        inside += (letter in "([") - (letter in ")]")
        commas += letter == "," and not inside
    return commas + 1 if described else 0


@pytest.mark.parametrize(
    ("heading", "kinds", "declared"),
    [
        ("## 4. What a client asks", RequestKind, REQUEST_CLASSES),
        ("## 5. What a host tells", HostMessageKind, HOST_MESSAGE_CLASSES),
    ],
)
def test_the_page_of_the_protocol_describes_the_declared_frames(
    heading: str, kinds: type[RequestKind | HostMessageKind], declared: FrameClasses
) -> None:
    section = PAGE.read_text(encoding="utf-8").partition(heading)[2].partition("\n## ")[0]
    described = [
        (int(number), name, number_of_fields(cell))
        for number, name, cell in DESCRIBED.findall(section)
    ]
    assert described == [(kind.value, kind.name, len(declared.field_names(kind))) for kind in kinds]


@pytest.mark.parametrize(
    "fields", [[0, 1], [0, 1, 2, 3], [0, 1, "2"], [16, 1, 2], [0, 1, -2], [0, 1, True], [None] * 3]
)
def test_a_request_with_other_fields_is_unreadable(fields: list[object]) -> None:
    assert read_request(RequestKind.PLAY, [0, 1, 2]) == PlayRequest(0, 1, 2)
    with pytest.raises(Unreadable):
        read_request(RequestKind.PLAY, fields)


def test_a_text_is_as_long_as_its_type_allows() -> None:
    assert read_request(RequestKind.NAME, ["a" * MAX_TEXT_LETTERS]) == WatcherNameRequest(
        "a" * MAX_TEXT_LETTERS
    )
    with pytest.raises(Unreadable):
        read_request(RequestKind.NAME, ["a" * (MAX_TEXT_LETTERS + 1)])


def test_a_greeting_of_a_later_version_can_be_read() -> None:
    greeting = read_request(RequestKind.HELLO, [2, "later", "one more field"])
    assert greeting == HelloRequest(2, "later")


def test_a_message_of_a_later_host_is_none() -> None:
    assert decode_host_message(encode_frame(99, 7, 3, "news")) == (7, 3, None)
    with pytest.raises(Unreadable):
        decode_host_message(encode_frame(99, 7))


def test_no_kind_and_no_class_is_declared_twice() -> None:
    fruits = FrameClasses(Fruit)
    fruits.register(Fruit.APPLE)(Apple)
    with pytest.raises(ValueError, match="declared twice"):
        fruits.register(Fruit.APPLE)(Pear)
    with pytest.raises(ValueError, match="declared twice"):
        fruits.register(Fruit.PEAR)(Apple)


def test_every_kind_needs_a_class() -> None:
    fruits = FrameClasses(Fruit)
    fruits.register(Fruit.APPLE)(Apple)
    with pytest.raises(ValueError, match="PEAR"):
        fruits.check_that_all_are_declared()
    fruits.register(Fruit.PEAR)(Pear)
    fruits.check_that_all_are_declared()


def test_a_frame_is_declared_by_a_dataclass() -> None:
    with pytest.raises(ValueError, match="no dataclass"):
        FrameClasses(Fruit).register(Fruit.APPLE)(str)
