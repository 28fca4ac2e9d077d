"""Settings, keys and progress: whatever happened to their files, the program starts."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from game.client.key_commands import COMMON
from game.client.puzzles import puzzle_book as puzzles
from game.client.puzzles.puzzle import VERDICTS
from game.client.stored import key_bindings, set_up, settings
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial import progress

ONE_IN = 9  # of every cut and every bit
LOADS: dict[str, Callable[[Path], object]] = {
    settings.FILE_NAME: settings.load,
    key_bindings.FILE_NAME: lambda folder: key_bindings.load(folder, COMMON),
    set_up.FILE_NAME: lambda folder: set_up.load(folder, ("random",)),
    progress.FILE_NAME: progress.LearningProgress,
    puzzles.FILE_NAME: puzzles.PuzzleProgress,
}
HOSTILE = {
    "lists in lists": b"x = " + b"[" * 5000,
    "a number of 5000 digits": b"x = " + b"9" * 5000,
    "a key of 40,000 parts": b".".join([b"x"] * 40_000) + b" = 1",
    "a key of 40,000 texts": b".".join([b'"x"'] * 40_000) + b" = 1",
    "a day no calendar has": b"x = 2020-99-99",
    "zeros": bytes(400),
    "no text": b"\xff\xfe\x00" * 100,
}


def store_everything(folder: Path) -> None:
    """Write one of each file."""
    settings.store(settings.Settings(language="pl"), folder)
    key_bindings.store(key_bindings.Bindings(tuple(COMMON)).with_key(COMMON[0], "f5"), folder)
    seats = (SeatPlan("Ann", "human"), SeatPlan("Bo", "random"))
    set_up.store(SavedSetUp(seats, 0, expansions=("arsenic",)), folder)
    learned = progress.LearningProgress(folder)
    learned.came_to("first-steps", 3)
    learned.finish("auctions")
    puzzles.PuzzleProgress(folder).note("one", VERDICTS[0])


def harmed(whole: bytes) -> Iterator[bytes]:
    """Yield the file cut anywhere, and with any bit turned."""
    for size in range(len(whole)):
        yield whole[:size]
    for place in range(len(whole)):
        for bit in range(8):
            yield whole[:place] + bytes([whole[place] ^ (1 << bit)]) + whole[place + 1 :]


@pytest.mark.parametrize("name", LOADS)
def test_a_harmed_file_never_keeps_the_program_from_starting(name: str, tmp_path: Path) -> None:
    store_everything(tmp_path)
    whole = (tmp_path / name).read_bytes()
    for content in islice(harmed(whole), 0, None, ONE_IN):
        (tmp_path / name).write_bytes(content)
        LOADS[name](tmp_path)


@pytest.mark.parametrize("harm", HOSTILE)
@pytest.mark.parametrize("name", LOADS)
def test_a_hostile_file_is_taken_for_none(name: str, harm: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(HOSTILE[harm])
    without_file = LOADS[name](tmp_path / "nothing-stored")
    assert type(LOADS[name](tmp_path)) is type(without_file)
