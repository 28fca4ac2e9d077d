"""Files whose writes are on the disk: what a full disk and odd folders leave behind."""

import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from game.records import durable_file
from game.records.durable_file import DurableFile, sync_folder
from game.records.lock import one_at_a_time
from tests.helpers.scarce import full_disk


def test_what_cannot_be_kept_aside_leaves_no_file_however_often_it_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = DurableFile(tmp_path / "game-0001.tinners", new=True)
    file.write_at(0, b"whole")
    full_disk(monkeypatch, durable_file)
    for _ in range(3):
        with pytest.raises(OSError, match="No space left"):
            file.set_aside(b"torn")
    file.close()
    assert [each.name for each in tmp_path.iterdir()] == ["game-0001.tinners"]


@pytest.mark.skipif(sys.platform == "win32", reason="has no pipes in its folders")
def test_a_pipe_where_a_folder_should_be_holds_nobody_up(tmp_path: Path) -> None:
    pipe = tmp_path / "saves"
    os.mkfifo(pipe)

    def use() -> None:
        sync_folder(pipe)
        with one_at_a_time(pipe):
            pass

    user = Thread(target=use, daemon=True)
    user.start()
    user.join(5)
    assert not user.is_alive()
