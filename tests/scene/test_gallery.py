"""The gallery can be rendered, and its own page has no faults."""

from pathlib import Path

import pygame
import pytest

from game.scene.testing import gallery
from game.scene.testing.gallery import GalleryPage
from game.scene.testing.layout_faults import faults
from game.scene.window.waiting import Kit
from game.scene.window.window import Window

FONTS = Path(gallery.__file__).parents[3] / "assets" / "shared" / "fonts"


def test_every_page_is_written_at_the_size_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "SIZES", ((1280, 720),))
    files = gallery.render(tmp_path, FONTS)
    assert [file.name.split("-")[0] for file in files] == ["widgets", "tooltip", "dialog"]
    assert {pygame.image.load(file).get_size() for file in files} == {(1280, 720)}


def test_without_a_folder_it_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main([]) == 2
    assert "folder" in capsys.readouterr().out


def test_the_page_has_no_faults(kit: Kit, window: Window) -> None:
    page = GalleryPage(kit)
    window.push(page)
    window.step(block=False)
    assert faults(page.stage) == []
