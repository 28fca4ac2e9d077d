"""Files whose writes are on the disk: what a full disk and odd folders leave behind."""

import stat
import sys
import zlib
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records import atomic_files, durable_file, frames
from game.records.atomic_files import read_regular_file, replace_file
from game.records.durable_file import DurableFile
from game.system.files import sync_folder
from game.system.locking import hold_folder_lock
from tests.helpers.full_disk import full_disk
from tests.helpers.posix import make_link, make_named_pipe

PAYLOADS = (b"first", b"\0", b"a third one of more than thirty-two bytes", b"last")

CONTENT = frames.encode_frames(PAYLOADS)

SEVERAL = tuple(bytes([number]) * (number + 3) for number in range(6))

BOUND = 1000
SYSTEM_FILES = pytest.mark.skipif(sys.platform == "win32", reason="has no devices in its folders")


def test_what_is_not_kept_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = DurableFile(tmp_path / "game-0001.counthouse", is_new=True)
    file.write_at(0, b"whole")
    full_disk(monkeypatch, durable_file)
    for _ in range(3):
        with pytest.raises(OSError, match="No space left"):
            file.save_torn_bytes_beside(b"torn")
    file.close()
    assert [each.name for each in tmp_path.iterdir()] == ["game-0001.counthouse"]


@pytest.mark.skipif(sys.platform == "win32", reason="has no pipes in its folders")
def test_a_pipe_where_a_folder_should_be_holds_nobody_up(tmp_path: Path) -> None:
    pipe = tmp_path / "saves"
    make_named_pipe(pipe)

    def use() -> None:
        sync_folder(pipe)
        with hold_folder_lock(pipe):
            pass

    user = Thread(target=use, daemon=True)
    user.start()
    user.join(5)
    assert not user.is_alive()


# Frames: a broken one is noticed, whatever broke it, and the frames before it stay.


def payloads_of(content: bytes) -> tuple[bytes, ...]:
    return tuple(found.payload for found in frames.intact_frames_before_damage(content))


def end_of(content: bytes) -> int:
    return max(
        (found.end_offset for found in frames.intact_frames_before_damage(content)),
        default=len(frames.JOURNAL_HEADER_BYTES),
    )


@given(st.lists(st.binary(min_size=1, max_size=100)).map(tuple))
def test_payloads_come_back_in_order(payloads: tuple[bytes, ...]) -> None:
    assert payloads_of(frames.encode_frames(payloads)) == payloads


@pytest.mark.parametrize("payload", [b"", b"x" * (frames.MAX_PAYLOAD_BYTES + 1)])
def test_a_frame_is_neither_empty_nor_huge(payload: bytes) -> None:
    with pytest.raises(ValueError, match="1 to 65536 bytes"):
        frames.encode_frame(payload, frames.FIRST_CHAIN_CHECKSUM)


def test_the_largest_payload_comes_back() -> None:
    largest = (b"x" * frames.MAX_PAYLOAD_BYTES,)
    assert payloads_of(frames.encode_frames(largest)) == largest


def test_cut_at_any_byte_the_whole_frames_before_it_are_left_and_the_rest_is_torn() -> None:
    for size in range(len(frames.JOURNAL_HEADER_BYTES), len(CONTENT)):
        cut = CONTENT[:size]
        found = payloads_of(cut)
        assert found == PAYLOADS[: len(found)], f"cut at byte {size}"
        assert frames.is_end_of_interrupted_write(cut, end_of(cut)), f"cut at byte {size}"


def test_with_any_bit_turned_only_frames_before_it_are_believed() -> None:
    for place in range(len(frames.JOURNAL_HEADER_BYTES), len(CONTENT)):
        for bit in range(8):
            spoilt = bytearray(CONTENT)
            spoilt[place] ^= 1 << bit
            found = payloads_of(bytes(spoilt))
            assert found == PAYLOADS[: len(found)], f"bit {bit} of byte {place}"
            assert end_of(bytes(spoilt)) <= place, f"bit {bit} of byte {place}"


def test_a_bit_turned_before_the_last_frame_is_damage_and_not_a_torn_end() -> None:
    last_begin = len(frames.encode_frames(PAYLOADS[:-1]))
    for place in range(len(frames.JOURNAL_HEADER_BYTES), last_begin):
        spoilt = bytearray(CONTENT)
        spoilt[place] ^= 1
        assert not frames.is_end_of_interrupted_write(bytes(spoilt), end_of(bytes(spoilt))), (
            f"byte {place}"
        )


def test_a_tail_of_zeros_is_no_frame_but_torn() -> None:
    for zeros in (1, 7, 8, 64, 5000):
        content = CONTENT + bytes(zeros)
        assert payloads_of(content) == PAYLOADS
        assert frames.is_end_of_interrupted_write(content, len(CONTENT))


def test_two_frames_that_changed_places_are_not_believed() -> None:
    ends = [found.end_offset for found in frames.intact_frames_before_damage(CONTENT)]
    one = CONTENT[ends[0] : ends[1]]
    two = CONTENT[ends[1] : ends[2]]
    swapped = CONTENT[: ends[0]] + two + one + CONTENT[ends[2] :]
    assert payloads_of(swapped) == PAYLOADS[:1]


def test_a_frame_left_out_is_noticed() -> None:
    ends = [found.end_offset for found in frames.intact_frames_before_damage(CONTENT)]
    assert payloads_of(CONTENT[: ends[0]] + CONTENT[ends[1] :]) == PAYLOADS[:1]


@pytest.mark.parametrize("place", range(len(frames.encode_frames(SEVERAL))))
def test_one_spoilt_byte_costs_one_frame_at_most(place: int) -> None:
    content = bytearray(frames.encode_frames(SEVERAL))
    content[place] ^= 0x41
    found = [each.payload for each in frames.all_intact_frames(bytes(content))]
    assert [payload for payload in SEVERAL if payload in found] == found
    assert len(found) == len(SEVERAL) - (place >= len(frames.JOURNAL_HEADER_BYTES))


def test_a_header_of_another_format_hides_no_frame() -> None:
    newer = frames.JOURNAL_MAGIC_BYTES + bytes([9])
    content = frames.encode_frames([b"first", b"second"], zlib.crc32(newer), newer)
    assert [each.payload for each in frames.all_intact_frames(content)] == [b"first", b"second"]


@pytest.mark.parametrize(
    "spoilt", [b"", b"shopping", frames.JOURNAL_HEADER_BYTES, b"\x00\x00\xff\xff" * 40_000]
)
def test_what_holds_no_frame_yields_none_and_ends(spoilt: bytes) -> None:
    assert list(frames.all_intact_frames(frames.JOURNAL_HEADER_BYTES + spoilt)) == []


@given(st.binary(max_size=60), st.integers(0, 90))
def test_bytes_that_were_put_between_lose_nothing_behind_them(junk: bytes, place: int) -> None:
    content = frames.encode_frames(SEVERAL)
    found = [
        each.payload for each in frames.all_intact_frames(content[:place] + junk + content[place:])
    ]
    assert len([payload for payload in found if payload in SEVERAL]) >= len(SEVERAL) - 3


# Files the player keeps: read within bounds, replaced in one step, never anything but files.


def test_of_a_file_of_two_gigabytes_only_the_bound_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as stream:
        stream.truncate(2**31)
    assert len(read_regular_file(file, BOUND)) == BOUND


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"content")
    make_link(tmp_path / "link", tmp_path / "there")
    assert read_regular_file(tmp_path / "link", BOUND) == b"content"


@SYSTEM_FILES
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/tty", "/dev/null"])
def test_a_device_is_no_file(device: str) -> None:
    with pytest.raises(OSError, match=r"not an ordinary file|No such"):
        read_regular_file(Path(device), BOUND)


@SYSTEM_FILES
def test_a_pipe_nobody_writes_into_is_refused_at_once(tmp_path: Path) -> None:
    make_named_pipe(tmp_path / "pipe")
    with pytest.raises(OSError, match="not an ordinary file"):
        read_regular_file(tmp_path / "pipe", BOUND)


@pytest.mark.parametrize("name", ["nobody", "folder", "a\0b", "x" * 300])
def test_what_cannot_be_opened_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        read_regular_file(tmp_path / name, BOUND)


def test_a_file_is_replaced_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kept.toml"
    replace_file(file, "one")
    replace_file(file, b"two")
    assert file.read_bytes() == b"two"
    assert list(file.parent.iterdir()) == [file]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "kept.toml"
    target.parent.mkdir()
    target.write_text("old", encoding="utf-8")
    make_link(tmp_path / "kept.toml", target)
    replace_file(tmp_path / "kept.toml", "new")
    assert (tmp_path / "kept.toml").is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


@SYSTEM_FILES
def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "kept.toml"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o640)
    replace_file(file, "new")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@SYSTEM_FILES
def test_only_plain_files_are_replaced(tmp_path: Path) -> None:
    make_named_pipe(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(OSError, match="not an ordinary file"):
            replace_file(tmp_path / name, "content")
    assert {entry.name for entry in tmp_path.iterdir()} == {"pipe", "folder"}


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.toml"
    replace_file(file, "old")
    full_disk(monkeypatch, atomic_files)
    with pytest.raises(OSError, match="No space"):
        replace_file(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
