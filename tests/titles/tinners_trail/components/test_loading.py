"""The component files are read once, and every mistake in them is told in one sentence."""

import shutil
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.notation.component_files import component_folder
from game.titles.tinners_trail.components.loading import components_digest, load_components
from tests.helpers.component_files import Mistake, changed_files, mistakes_of

rule = pytest.mark.rule
NAME = "tinners_trail"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    shutil.copytree(component_folder(NAME), copy)
    return copy


def shorten(folder: Path, name: str, parts: str, kept: slice, *, of: str = "") -> None:
    """Leave out some of the tables of a file, or of those that say something."""
    file = folder / name
    head, *tables = file.read_text(encoding="utf-8").split(parts)
    chosen = [table for table in tables if of in table][kept]
    others = [table for table in tables if of not in table]
    file.write_text(parts.join([head, *chosen, *others]), encoding="utf-8")


def refusal(folder: Path) -> str:
    with pytest.raises(Unreadable) as refused:
        load_components(folder)
    return str(refused.value)


@rule("S-2", "LW-3", "LW-6", "K-1", "K-2")
def test_the_box_is_read_once_and_holds_what_is_printed() -> None:
    box = load_components()
    assert box is load_components()
    assert len(box.areas) == 25
    assert sum(tile.copies for tile in box.area_tiles) == 32
    assert sum(card.copies for card in box.survey_cards) == 45
    assert [card.player_count for card in box.map_cards] == [1, 2, 3, 4, 5]
    assert [board.player_count for board in box.development_boards] == [2, 3, 4, 5]
    assert "".join(bonus.tile.region for bonus in box.kickstarter_tiles) == "aabbccdd"
    pairs = [card.region for card in box.kickstarter_cards]
    assert pairs == ["ab", "ac", "ad", "bc", "bd", "cd"]
    assert [card.number for card in box.wallace_tables.action_cards] == list(range(1, 13))
    assert {
        len(row) for card in box.wallace_tables.action_cards for row in card.cells_by_round
    } == {3}
    assert [row.min_net_worth for row in box.wallace_tables.bid_rows] == [-1, 1, 2, 3, 5]
    assert [row.lower_or_higher_word for row in box.wallace_tables.bid_rows] == [
        "lower",
        *["higher"] * 4,
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "alone", "solo"),
    [
        ("company", "money = 20", "money = 20", False, False),
        ("company", "money = 20", "money = 25", True, True),
        ("wallace", "columns_ahead = 4", "columns_ahead = 3", False, True),
    ],
)
def test_another_number_gives_another_digest_where_it_counts(
    folder: Path, name: str, old: str, new: str, *, alone: bool, solo: bool
) -> None:
    changed_files(NAME, folder.parent, name, old, new)
    ours = load_components()
    theirs = load_components(folder)
    assert (components_digest(theirs) != components_digest(ours)) is alone
    assert (
        components_digest(theirs, ("wallace_tables",))
        != components_digest(ours, ("wallace_tables",))
    ) is solo


def test_a_file_that_is_missing_or_no_toml_is_named(folder: Path) -> None:
    (folder / "cards.toml").write_text("[[card]\n", encoding="utf-8")
    assert "cards.toml is not readable as TOML" in refusal(folder)
    assert "line 1" in refusal(folder)
    (folder / "tiles.toml").unlink()
    assert "tiles.toml cannot be read" in refusal(folder)


@pytest.mark.thorough
@mistakes_of(Path(__file__).with_name("mistakes.txt"))
def test_a_mistake_is_refused_in_one_sentence(tmp_path: Path, mistake: Mistake) -> None:
    assert refusal(mistake.made(NAME, tmp_path)) == mistake.sentence


@rule("S-2", "S-4", "K-1", "LW-3")
def test_a_file_with_too_few_entries_is_refused(folder: Path) -> None:
    shorten(folder, "kickstarter.toml", "[[card]]", slice(4))
    few = "there are 4 cards; allowed: at least 5, the number dealt with 5 players."
    assert refusal(folder) == f"kickstarter.toml: {few}"
    changed_files(NAME, folder.parent, "cards", "count = 2", "count = 1")
    few = "region a has 9 cards; allowed: at least 10, the number dealt with 5 players."
    assert refusal(folder) == f"cards.toml: {few}"
    shorten(folder, "tiles.toml", "[[tile]]", slice(6), of='region = "a"')
    each = "one for each area on the map card for 5 players"
    few = f"region a has 6 tiles; allowed: at least 7, {each}."
    assert refusal(folder) == f"tiles.toml: {few}"


def test_without_a_card_of_lord_wallace_the_file_is_refused(folder: Path) -> None:
    file = folder / "wallace.toml"
    head, _, rest = file.read_text(encoding="utf-8").partition("[[card]]")
    file.write_text(head + "card = []\n" + rest[rest.index("[[bid]]") :], encoding="utf-8")
    assert "at least one card" in refusal(folder)
