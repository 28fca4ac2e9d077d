"""Every sound the table plays, and every tune its box names, is there to be heard."""

from __future__ import annotations

import inspect
import re

from game.places import assets_folder
from game.titles.tiletum.box import MUSIC
from game.titles.tiletum.table.motions import repertoire


def test_every_sound_that_is_played_was_baked() -> None:
    source = inspect.getsource(repertoire)
    named = set(re.findall(r'sound\("([a-z]+)"\)|sound = "([a-z]+)"|else "([a-z]+)"', source))
    names = {name for found in named for name in found if name}
    names |= {*repertoire.STEPS.values(), "house", "pillar", "mine"}
    folders = [assets_folder() / title / "sounds" for title in ("tiletum", "shared")]
    for name in names:
        assert any((folder / f"{name}-1.ogg").exists() for folder in folders), name
    assert {"cart", "boots", "silver", "quill", "cathedral", "crest"} <= names


def test_every_tune_of_the_box_lies_in_its_own_folder() -> None:
    folder = assets_folder() / "tiletum" / "sounds" / "music"
    tunes = {name for names in MUSIC.values() for name in names}
    assert tunes == {path.stem for path in folder.glob("*.ogg")}
