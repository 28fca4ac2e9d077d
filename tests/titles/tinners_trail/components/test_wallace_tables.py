"""Lord Wallace's tables: what the file says, and every mistake in it told in one sentence."""

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


def edit(folder: Path, old: str, new: str) -> None:
    file = folder / "wallace.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.rule("LW-3")
def test_twelve_cards_name_an_action_for_every_round_and_band() -> None:
    cards = load_components().wallace.cards
    assert [card.number for card in cards] == list(range(1, 13))
    assert {len(row) for card in cards for row in card.rounds} == {3}


@pytest.mark.rule("LW-6")
def test_the_bid_rows_go_from_minus_1_to_5_and_more() -> None:
    rows = load_components().wallace.bids
    assert [row.least for row in rows] == [-1, 1, 2, 3, 5]
    assert [row.pick for row in rows] == ["lower", "higher", "higher", "higher", "higher"]


def test_his_numbers_count_only_where_he_plays(folder: Path) -> None:
    edit(folder, "columns_ahead = 4", "columns_ahead = 3")
    ours, theirs = load_components(), load_components(folder)
    assert components_digest(theirs) == components_digest(ours)
    assert components_digest(theirs, ("wallace",)) != components_digest(ours, ("wallace",))


CARD_1 = 'rounds = [["B", "B/M", "B/M"], ["M", "M", "D/M"], ["B", "M", "M"], ["P", "M", "P/M"]]'
REFUSALS = [
    ("bands = [0, 4, 7]", "bands = [1, 4, 7]", "bands is [1, 4, 7]; allowed: numbers that rise"),
    ("bands = [0, 4, 7]", "bands = [0, 7, 4]", "numbers that rise from 0"),
    ("number = 2", "number = 3", "card 2: number is 3; allowed: a whole number from 2 to 2"),
    (CARD_1, 'rounds = [["B", "B", "B"]]', "card 1: rounds has 1 rows; allowed: 4, one a round"),
    (CARD_1, CARD_1.replace('"P", ', ""), "allowed: rows of 3 cells"),
    (CARD_1, CARD_1.replace('"P"', '"Q"'), 'has a cell "Q"; allowed: a letter of BMPAOTNDX'),
    (CARD_1, CARD_1.replace('"P"', '"P/M/M"'), "or two as in B/M"),
    ("from = 1\nto = 1", "from = 2\nto = 2", "bid goes on from 2 after 0; allowed: rows without"),
    ("to = 99", "to = 9", "bid ends too early; allowed: a last row to 99"),
    ('dice = ["tin"]', "dice = []", "dice is []; allowed: tin, copper, water"),
    ('dice = ["tin"]', 'dice = ["gold"]', 'dice has "gold"'),
    ('pick = "lower"', 'pick = "lowest"', 'pick is "lowest"; allowed: lower, higher'),
    ("bailing_out = [0, 1, 2, 3]", "bailing_out = [0, 1]", "4 whole numbers from 0 to 9"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), REFUSALS)
def test_a_mistake_is_told_in_one_sentence(folder: Path, old: str, new: str, sentence: str) -> None:
    edit(folder, old, new)
    with pytest.raises(Unreadable) as refused:
        load_components(folder)
    assert str(refused.value).startswith("wallace.toml: ")
    assert sentence in str(refused.value)


def test_without_a_card_the_file_is_refused(folder: Path) -> None:
    file = folder / "wallace.toml"
    text = file.read_text(encoding="utf-8")
    head, _, rest = text.partition("[[card]]")
    file.write_text(head + "card = []\n" + rest[rest.index("[[bid]]") :], encoding="utf-8")
    with pytest.raises(Unreadable, match="at least one card"):
        load_components(folder)
