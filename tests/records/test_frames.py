"""Frames: a broken one is noticed, whatever broke it, and the frames before it stay."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.luck import Luck
from game.records.frames import (
    FIRST_CHAIN,
    HEADER,
    MAGIC,
    MOST_PAYLOAD,
    frame,
    is_torn,
    sound_frames,
    whole_frames,
)

PAYLOADS = (b"first", b"\0", b"a third one of more than thirty-two bytes", b"last")


def content_of(payloads: tuple[bytes, ...]) -> bytes:
    content, chain = HEADER, FIRST_CHAIN
    for payload in payloads:
        framed, chain = frame(payload, chain)
        content += framed
    return content


def payloads_of(content: bytes) -> tuple[bytes, ...]:
    return tuple(found.payload for found in whole_frames(content))


def end_of(content: bytes) -> int:
    return max((found.end for found in whole_frames(content)), default=len(HEADER))


CONTENT = content_of(PAYLOADS)


@given(st.lists(st.binary(min_size=1, max_size=100)).map(tuple))
def test_payloads_come_back_in_order(payloads: tuple[bytes, ...]) -> None:
    assert payloads_of(content_of(payloads)) == payloads


@pytest.mark.parametrize("payload", [b"", b"x" * (MOST_PAYLOAD + 1)])
def test_a_frame_is_neither_empty_nor_huge(payload: bytes) -> None:
    with pytest.raises(ValueError, match="1 to 65536 bytes"):
        frame(payload, FIRST_CHAIN)


def test_the_largest_payload_comes_back() -> None:
    assert payloads_of(content_of((b"x" * MOST_PAYLOAD,))) == (b"x" * MOST_PAYLOAD,)


def test_cut_at_any_byte_the_whole_frames_before_it_are_left_and_the_rest_is_torn() -> None:
    for size in range(len(HEADER), len(CONTENT)):
        cut = CONTENT[:size]
        found = payloads_of(cut)
        assert found == PAYLOADS[: len(found)], f"cut at byte {size}"
        assert is_torn(cut, end_of(cut)), f"cut at byte {size}"


def test_with_any_bit_turned_only_frames_before_it_are_believed() -> None:
    for place in range(len(HEADER), len(CONTENT)):
        for bit in range(8):
            spoilt = bytearray(CONTENT)
            spoilt[place] ^= 1 << bit
            found = payloads_of(bytes(spoilt))
            assert found == PAYLOADS[: len(found)], f"bit {bit} of byte {place}"
            assert end_of(bytes(spoilt)) <= place, f"bit {bit} of byte {place}"


def test_a_bit_turned_before_the_last_frame_is_damage_and_not_a_torn_end() -> None:
    last_begin = len(content_of(PAYLOADS[:-1]))
    for place in range(len(HEADER), last_begin):
        spoilt = bytearray(CONTENT)
        spoilt[place] ^= 1
        assert not is_torn(bytes(spoilt), end_of(bytes(spoilt))), f"byte {place}"


def test_a_tail_of_zeros_is_no_frame_but_torn() -> None:
    for zeros in (1, 7, 8, 64, 5000):
        content = CONTENT + bytes(zeros)
        assert payloads_of(content) == PAYLOADS
        assert is_torn(content, len(CONTENT))


def test_two_frames_that_changed_places_are_not_believed() -> None:
    ends = [found.end for found in whole_frames(CONTENT)]
    one, two = CONTENT[ends[0] : ends[1]], CONTENT[ends[1] : ends[2]]
    swapped = CONTENT[: ends[0]] + two + one + CONTENT[ends[2] :]
    assert payloads_of(swapped) == PAYLOADS[:1]


def test_a_frame_left_out_is_noticed() -> None:
    ends = [found.end for found in whole_frames(CONTENT)]
    assert payloads_of(CONTENT[: ends[0]] + CONTENT[ends[1] :]) == PAYLOADS[:1]


def test_five_thousand_spoilt_files_give_a_clean_beginning() -> None:
    luck = Luck()
    luck.seed(77)
    for round_number in range(5000):
        content = spoilt_by(luck)
        found = payloads_of(content)
        assert found == PAYLOADS[: len(found)], f"round {round_number} of seed 77"
        is_torn(content, end_of(content))


def spoilt_by(luck: Luck) -> bytes:
    place = len(HEADER) + luck.below(len(CONTENT) - len(HEADER))
    length = 1 + luck.below(20)
    strange = bytes(luck.below(256) for _ in range(length))
    match luck.below(4):
        case 0:
            return CONTENT[:place] + strange + CONTENT[place + length :]
        case 1:
            return CONTENT[:place] + strange + CONTENT[place:]
        case 2:
            return CONTENT[:place] + bytes(length) + CONTENT[place + length :]
        case _:
            return CONTENT[:place] + CONTENT[place + length :]


SEVERAL = tuple(bytes([number]) * (number + 3) for number in range(6))


@pytest.mark.parametrize("place", range(len(content_of(SEVERAL))))
def test_one_spoilt_byte_costs_one_frame_at_most(place: int) -> None:
    content = bytearray(content_of(SEVERAL))
    content[place] ^= 0x41
    found = [each.payload for each in sound_frames(bytes(content))]
    assert [payload for payload in SEVERAL if payload in found] == found
    assert len(found) == len(SEVERAL) - (place >= len(HEADER))


def test_a_header_of_another_format_hides_no_frame() -> None:
    newer = MAGIC + bytes([9])
    chain = zlib.crc32(newer)
    framed, chain = frame(b"first", chain)
    again, _ = frame(b"second", chain)
    assert [each.payload for each in sound_frames(newer + framed + again)] == [b"first", b"second"]


@pytest.mark.parametrize("spoilt", [b"", b"shopping", HEADER, b"\x00\x00\xff\xff" * 40_000])
def test_what_holds_no_frame_yields_none_and_ends(spoilt: bytes) -> None:
    assert list(sound_frames(HEADER + spoilt)) == []


@given(st.binary(max_size=60), st.integers(0, 90))
def test_bytes_that_were_put_between_lose_nothing_behind_them(junk: bytes, place: int) -> None:
    content = content_of(SEVERAL)
    found = [each.payload for each in sound_frames(content[:place] + junk + content[place:])]
    assert len([payload for payload in found if payload in SEVERAL]) >= len(SEVERAL) - 3
