"""Brass sounds like Brass: every sound its motions play, and every tune its box names, is there."""

from __future__ import annotations

import re

from game.places import assets_folder
from game.scene.sound import Sound
from game.titles.brass.box import MUSIC
from tools.bake.manifest import ASSETS

MOTIONS = ASSETS.parent / "game" / "titles" / "brass" / "table" / "motions"


def test_every_sound_of_a_motion_can_be_heard() -> None:
    sound = Sound(assets_folder() / "shared" / "sounds")
    sound.prefer(assets_folder() / "brass" / "sounds")
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(MOTIONS.glob("*.py")))
    table = text.partition("SOUNDS = {")[2].partition("}")[0]
    names = re.findall(r"back\.sound\(\"([a-z-]+)\"", text) + re.findall(r": \"([a-z]+)\"", table)
    assert len(set(names)) > 12
    assert not [name for name in set(names) if not sound.files(name)]


def test_every_tune_of_the_box_lies_in_its_own_folder() -> None:
    folder = assets_folder() / "brass" / "sounds" / "music"
    tunes = {name for names in MUSIC.values() for name in names}
    assert tunes == {path.stem for path in folder.glob("*.ogg")}
