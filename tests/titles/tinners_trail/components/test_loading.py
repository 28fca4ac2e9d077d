"""The component files are read once, and every mistake in them is told in one sentence."""

import shutil
from pathlib import Path

import pytest

from game.engine.title import Unreadable
from game.notation.component_files import data_folder
from game.titles.tinners_trail.components import components_digest, load_components


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    shutil.copytree(data_folder("tinners_trail"), copy)
    return copy


def edit(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def refusal(folder: Path) -> str:
    with pytest.raises(Unreadable) as refused:
        load_components(folder)
    return str(refused.value)


def test_the_box_holds_25_areas_32_tiles_and_45_survey_cards() -> None:
    components = load_components()
    assert len(components.areas) == 25
    assert sum(tile.count for tile in components.tiles) == 32
    assert sum(card.count for card in components.cards) == 45


def test_components_are_read_once() -> None:
    assert load_components() is load_components()


@pytest.mark.rule("S-2")
def test_every_number_of_players_has_a_map_card_and_a_development_board() -> None:
    components = load_components()
    assert [card.players for card in components.map_cards] == [1, 2, 3, 4, 5]
    assert [board.players for board in components.boards] == [2, 3, 4, 5]


def test_a_copied_folder_has_the_same_digest(folder: Path) -> None:
    assert components_digest(load_components(folder)) == components_digest(load_components())


def test_another_number_gives_another_digest(folder: Path) -> None:
    edit(folder, "company", "money = 20", "money = 25")
    assert components_digest(load_components(folder)) != components_digest(load_components())


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "tiles.toml").unlink()
    assert "tiles.toml cannot be read" in refusal(folder)


def test_a_file_that_is_no_toml_is_named_with_the_line(folder: Path) -> None:
    (folder / "cards.toml").write_text("[[card]\n", encoding="utf-8")
    assert "cards.toml is not readable as TOML" in refusal(folder)
    assert "line 1" in refusal(folder)


REFUSALS = [
    (
        "company",
        "money = 20",
        "money = 20.0",
        "company.toml: start.money is 20.0; allowed: a whole number from 0 to 4000.",
    ),
    (
        "company",
        "mines = 6",
        "mines = true",
        "company.toml: start.mines is true; allowed: a whole number from 1 to 20.",
    ),
    (
        "company",
        "adit = 3",
        "adit = 11",
        "company.toml: work.adit is 11; allowed: a whole number from 1 to 10.",
    ),
    (
        "company",
        "miner = 1",
        "minor = 1",
        "company.toml: work.miner is missing; allowed: a whole number from 1 to 10.",
    ),
    (
        "company",
        "pasties = 1",
        "pasties = 1\npasty = 1",
        "company.toml: work.pasty is no key here; allowed: columns, build, extract, miner, "
        "port, train, adit, pumps, pasties, source (nearest: pasties).",
    ),
    (
        "company",
        'source = "published"',
        'source = "printed"',
        'company.toml: start.source is "printed"; allowed: published, inferred, ours, owner.',
    ),
    (
        "tiles",
        'region = "a"',
        'region = "e"',
        'tiles.toml: tile 1: region is "e"; allowed: a, b, c, d.',
    ),
    (
        "tiles",
        "tin = 2",
        "tin = 1\ncopper = 1\nwater = 2\nsource = 'ours'\n[[tile]]\nregion = 'a'\ntin = 2",
        None,
    ),
    (
        "cards",
        'benefit = "tin+1"',
        'benefit = "gold+1"',
        'cards.toml: card 1: benefit is "gold+1"; allowed: tin+N, copper+N, water-N, miner, '
        "port, pump.",
    ),
    (
        "cards",
        'benefit = "copper+1"',
        'benefit = "tin+1"',
        "cards.toml: card 2 repeats a:tin+1:2; allowed: one entry with its count.",
    ),
    (
        "boards",
        "players = 2",
        "players = 3",
        "boards.toml: board is there for 3, 3, 4, 5 players; allowed: one for each of 2, 3, 4, 5.",
    ),
    (
        "boards",
        "miner = [1, 2, 2, 2]",
        "miner = [1, 2, 2]",
        "boards.toml: board of 2 players: miner is [1, 2, 2]; allowed: 4 whole numbers from "
        "0 to 9.",
    ),
    (
        "boards",
        "pumps = [[1], [1], [2], [2]]",
        "pumps = [[1], [1], [2], [0]]",
        "boards.toml: board of 2 players: pumps has a group 0; allowed: 4 lists of at most 4 "
        "groups of 1 to 9 pumps.",
    ),
    (
        "boards",
        "pumps = [[1], [1], [2], [2]]",
        "pumps = [[1], [1], [2]]",
        "boards.toml: board of 2 players: pumps has 3 lists; allowed: 4 lists of at most 4 "
        "groups of 1 to 9 pumps.",
    ),
    (
        "prices",
        "tin = [0, 1, 1, 2, 2, 3]",
        "tin = [0, 1, 1, 2, 2]",
        "prices.toml: dice have 5, 6, 6 sides; allowed: the same number for all three.",
    ),
    (
        "prices",
        "tin = [4, 5, 6, 7]",
        "tin = [4, 5, 5, 7]",
        "prices.toml: prices.tin is [4, 5, 5, 7]; allowed: numbers that rise.",
    ),
    (
        "investment",
        "place = 5",
        "place = 4",
        "investment.toml: row is there for the places 1, 2, 3, 4, 4; allowed: one row for each "
        "place of 1, 2, 3, 4, 5.",
    ),
    (
        "map",
        "x = 740",
        "x = 1885",
        "map.toml: area st-ives has the x of st-just, 1885; allowed: an x of its own.",
    ),
    (
        "map",
        'neighbours = ["st-ives", "ludgvan"]',
        'neighbours = ["st-ives"]',
        "map.toml: area ludgvan: neighbours has st-just, which does not name ludgvan; allowed: "
        "neighbours that name each other.",
    ),
    (
        "map",
        'neighbours = ["st-ives", "ludgvan"]',
        'neighbours = ["st-ives", "ludgven"]',
        None,
    ),
    (
        "map",
        'neighbours = ["st-ives", "ludgvan"]',
        'neighbours = ["st-just", "ludgvan"]',
        'map.toml: area st-just: neighbours has "st-just"; allowed: each other area once.',
    ),
    (
        "map",
        'name = "st-just"',
        'name = "St Just"',
        'map.toml: area 1: name is "St Just"; allowed: lower-case letters and hyphens.',
    ),
    (
        "map",
        'name = "st-just"',
        'name = "st-ives"',
        None,
    ),
    (
        "map",
        "players = 5",
        "players = 4",
        "map.toml: map_card has no card for 5 players; allowed: one for each of 2, 3, 4, 5.",
    ),
    (
        "map",
        "players = 1",
        "players = 2",
        "map.toml: map_card has players [2, 2, 3, 4, 5]; allowed: one card a player count.",
    ),
    (
        "map",
        'a = ["st-just", "st-ives", "ludgvan", "gwinear"]',
        'a = ["st-just", "st-ives", "ludgvan", "stratton"]',
        "map.toml: map_card of 1 players: a does not hang together: stratton touches no other "
        "part of it; allowed: one piece.",
    ),
    (
        "map",
        'b = ["breage", "camborne", "wendron", "st-keverne", "redruth"]',
        'b = ["breage", "camborne", "wendron", "st-keverne", "gwinear"]',
        "map.toml: map_card of 1 players: b has gwinear; allowed: each area in one region only.",
    ),
    (
        "map",
        "face_up_per_region = 2",
        "face_up_per_region = 5",
        "map.toml: map_card of 1 players: face_up_per_region is 5, region a has 4 areas; "
        "allowed: no more than a region has areas.",
    ),
    (
        "kickstarter",
        'bonus = "money+3"',
        'bonus = "money+0"',
        None,
    ),
    (
        "kickstarter",
        'bonus = "work+1"',
        'bonus = "work+2"',
        None,
    ),
    (
        "kickstarter",
        'tin = 3\ncopper = 0\nwater = 2\nbonus = "work+1"',
        'tin = 2\ncopper = 1\nwater = 3\nbonus = "money+3"',
        "kickstarter.toml: tile 2 repeats a tile; allowed: one entry with its count.",
    ),
    (
        "kickstarter",
        'region = "ab"',
        'region = "ba"',
        'kickstarter.toml: card 1: region is "ba"; allowed: ab, ac, ad, bc, bd, cd.',
    ),
    (
        "market",
        "[14, 12, 11]",
        "[14, 14, 11]",
        "market.toml: sections has a space 14; allowed: 4 lists of pounds from 1 to 99, each "
        "lower than the one before.",
    ),
    ("market", "[[18, 16], ", "[[], ", None),
    (
        "market",
        "[[18, 16], ",
        "[",
        "market.toml: sections has 3 lists; allowed: 4 lists of pounds from 1 to 99, each lower "
        "than the one before.",
    ),
    ("market", "sell = 1 ", "sell = 0 ", None),
    (
        "emigration",
        '"adit", "train"',
        '"train", "train"',
        'emigration.toml: michigan.pieces has "train"; allowed: each of miner, port, train, adit '
        "once.",
    ),
    (
        "emigration",
        ', "miner"]',
        "]",
        "emigration.toml: michigan.pieces has 3 developments; allowed: 4, one a round.",
    ),
    (
        "emigration",
        "points = [30, 25, 20, 15]",
        "points = [30, 25, 20]",
        "emigration.toml: sierra_madre.points is [30, 25, 20]; allowed: 4 whole numbers from 0 "
        "to 99.",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), REFUSALS)
def test_a_mistake_is_refused_in_one_sentence(
    folder: Path, name: str, old: str, new: str, sentence: str | None
) -> None:
    edit(folder, name, old, new)
    found = refusal(folder)
    assert "\n" not in found
    assert found.startswith(f"{name}.toml: ")
    assert "; allowed: " in found
    if sentence is not None:
        assert found == sentence


@pytest.mark.rule("S-2")
def test_a_region_needs_as_many_tiles_as_areas(folder: Path) -> None:
    file = folder / "tiles.toml"
    entries = file.read_text(encoding="utf-8").split("[[tile]]")
    kept = [entry for entry in entries if 'region = "a"' not in entry] + entries[1:7]
    file.write_text("[[tile]]".join(kept), encoding="utf-8")
    assert refusal(folder) == (
        "tiles.toml: region a has 6 tiles; allowed: at least 7, the areas of the map card for "
        "5 players."
    )


@pytest.mark.rule("S-4")
def test_a_region_needs_cards_for_the_deal(folder: Path) -> None:
    edit(folder, "cards", "count = 2", "count = 1")
    assert refusal(folder) == (
        "cards.toml: region a has 9 cards; allowed: at least 10, the deal for 5 players."
    )


@pytest.mark.rule("K-1")
def test_cards_for_two_regions_are_enough_for_five(folder: Path) -> None:
    file = folder / "kickstarter.toml"
    entries = file.read_text(encoding="utf-8").split("[[card]]")
    file.write_text("[[card]]".join(entries[:5]), encoding="utf-8")
    assert refusal(folder) == (
        "kickstarter.toml: there are 4 cards; allowed: at least 5, the deal for 5 players."
    )


@pytest.mark.rule("K-2")
def test_the_kickstarter_pack_holds_two_tiles_a_region_and_six_cards() -> None:
    components = load_components()
    regions = [bonus.tile.region for bonus in components.kickstarter_tiles]
    assert regions == ["a", "a", "b", "b", "c", "c", "d", "d"]
    pairs = [card.region for card in components.kickstarter_cards]
    assert pairs == ["ab", "ac", "ad", "bc", "bd", "cd"]
