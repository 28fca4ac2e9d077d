"""What is shipped is listed, unchanged, and readable."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tools.bake.manifest import verify_manifest

SOUNDS = (
    *("cube", "tin", "copper", "water", "pour", "pick", "coin", "coins", "bid", "gavel", "seal"),
    *("card", "page", "bill", "marker", "dice", "pump", "train", "ship", "adit", "pasty", "pass"),
    *("your-turn", "not-possible", "hint", "round-end", "win"),
)


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


def test_every_shipped_file_is_as_the_manifest_says() -> None:
    assert verify_manifest() == []


def test_the_manifest_finds_unlisted_changed_and_missing_files(
    assets: Path, tmp_path: Path
) -> None:
    shutil.copy(assets / "manifest.toml", tmp_path)
    icons = tmp_path / "shared" / "images" / "icons"
    icons.mkdir(parents=True)
    (icons / "gear.svg").write_text("changed", encoding="utf-8")
    (icons / "extra.svg").write_text("new", encoding="utf-8")
    faults = verify_manifest(tmp_path)
    assert "shared/images/icons/extra.svg has no entry in manifest.toml." in faults
    assert (
        "shared/images/icons/gear.svg differs from the SHA-256 listed in manifest.toml." in faults
    )
    assert "shared/images/icons/lock.svg is listed in manifest.toml but does not exist." in faults


@pytest.mark.parametrize("name", SOUNDS)
@pytest.mark.usefixtures("mixer")
def test_a_sound_has_three_variations_that_can_be_played(assets: Path, name: str) -> None:
    files = sorted((assets / "shared" / "sounds").glob(f"{name}-[0-9].ogg"))
    assert len(files) == 3
    for file in files:
        assert 0.02 < pygame.mixer.Sound(file).get_length() < 4


@pytest.mark.usefixtures("mixer")
def test_the_sea_can_be_heard_for_a_minute(assets: Path) -> None:
    sea = pygame.mixer.Sound(assets / "shared" / "sounds" / "ambience-1.ogg")
    assert sea.get_length() == pytest.approx(64, abs=0.5)


def test_figures_of_the_numbers_font_have_one_width(assets: Path) -> None:
    pygame.font.init()
    for face in ("Medium", "Bold", "ExtraBold"):
        font = pygame.font.Font(assets / "shared" / "fonts" / f"AlegreyaSans-{face}.ttf", 40)
        assert len({font.size(figure * 8)[0] for figure in "0123456789"}) == 1
