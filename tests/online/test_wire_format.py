"""What goes over the wire: the same bytes in every release of version 1 of the protocol."""

from pathlib import Path

import pytest

from game.online.protocol.messages import HostMessageKind, RequestKind
from tests.online.recorded_frames import FRAMES, recorded_evening


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The frames of a whole game, as lines of text."""
    folder: Path = tmp_path_factory.mktemp("evening")
    return recorded_evening(folder)


def test_a_whole_game_sends_the_bytes_it_always_sent(evening: list[str]) -> None:
    assert evening == FRAMES.read_text(encoding="utf-8").splitlines()


def test_the_recorded_game_has_frames_of_every_kind(evening: list[str]) -> None:
    kinds = {tuple(line.split()[1:3]) for line in evening}
    assert kinds >= {("client", kind.name) for kind in RequestKind}
    assert kinds >= {("host", kind.name) for kind in HostMessageKind}
