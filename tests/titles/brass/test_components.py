"""Component files that cannot be are refused by name and key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.notation.component_files import data_folder
from game.titles.brass.components import components_digest, load_components


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Return a folder of the component files with one text in one of them changed."""
    there = folder / "data"
    shutil.copytree(data_folder("brass"), there)
    file = there / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return there


@pytest.mark.parametrize(
    ("name", "old", "new", "part"),
    [
        ("map", 'name = "barrow"', 'name = "zuider"', "the locations first"),
        ("map", '["shipyard"], ["ironworks"]', '["pub"]', "spaces has"),
        ("map", 'kind = "external"', 'kind = "location"', "spaces is missing"),
        ("map", 'kind = "way"\n', 'kind = "way"\nspaces = [["port"]]\n', "for a location alone"),
        ("map", '["barrow", "lancaster"]', '["lancaster", "barrow"]', "alphabetical order"),
        ("map", '["barrow", "lancaster"]', '["birkenhead", "ellesmere-port"]', "out of order"),
        ("map", "canal = false\nrail = true", "canal = false\nrail = false", "one of the two"),
        ("map", 'from = "liverpool"', 'from = "london"', "ferry.from is"),
        ("counters", 'industry = "port"', 'industry = "shipyard"', "out of order"),
        ("counters", "cubes = 2", "cubes = 0", "cubes is 0"),
        ("cards", "[0, 0, 1, 1", "[1, 0, 0, 1", "distant is not in order"),
        ("cards", "3, 3, 3, 4]", "3, 3, 3, 9]", "distant has"),
        ("cards", "players = [2]", "players = [3]", "pack has players"),
        ("cards", "oldham = 2", "oldham = 60", "are too many"),
        ("cards", "rounds = 8", "rounds = 9", "does not use its 66 cards up"),
        ("cards", "players = 4\nrounds", "players = 3\nrounds", "leaves a player count out"),
        ("tracks", "prices = [1, 1", "prices = [4, 1", "prices fall"),
        ("tracks", "-10, -9,", "-10, -8,", "leaves a level out"),
        ("company", "links = 14", "links = 0", "links is 0"),
        ("company", 'source = "published"', 'source = "rumour"', "source is"),
    ],
)
def test_a_box_that_cannot_be_is_refused(
    tmp_path: Path, name: str, old: str, new: str, part: str
) -> None:
    with pytest.raises(Unreadable, match=part) as refused:
        load_components(changed(tmp_path, name, old, new))
    assert f"{name}.toml" in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read as a component file"):
        load_components(tmp_path)


def test_another_number_is_another_box(tmp_path: Path) -> None:
    other = load_components(changed(tmp_path, "company", "money = 30", "money = 31"))
    assert components_digest(other) != components_digest(load_components())
