"""Positions and moves as text, where the words of the rule cases cannot say it
(`cases/positions.txt`, `refusals.txt`, `unread_moves.txt`)."""

import re
from pathlib import Path

import pytest

from game.engine.move import Move
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import (
    EDITION_2007,
    TITLE_NAME,
    WALLACE_OPTIONS_BY_SET,
)
from tests.titles.tinners_trail.position_words import HIS, document
from tests.titles.tinners_trail.tables import Table, new_solo, new_table, read, table_of

TRAIL = title_by_name(TITLE_NAME)
EXAMPLE_OF_2007 = Path(__file__).parents[1] / "edition_2007" / "example.toml"
PLAYERS = '[[player]]\ncolour = "orange"\n[[player]]\ncolour = "pink"\nname = "Zoë"\n'
WHOLE = f'phase = "actions"\nprices = {{ tin = 5, copper = 8 }}\n{PLAYERS}'

PLAIN = table_of("camborne pink 1/1/2; redruth down 2/2/2; pink hand b:copper+1:2")
EXPANDED = table_of("expansions arsenic emigration kickstarter")
SOLO = table_of("solo; phase survey; orange hand b:port:4", 'auction {opener = "orange"}')
OF_2007 = table_of("edition 2007")


def refusal(text: str) -> str:
    """Return the sentence that refuses a position."""
    with pytest.raises(Unreadable) as refused:
        TRAIL.parse_position(text, "p.toml")
    assert "\n" not in str(refused.value)
    assert re.search("allowed|the limit is", str(refused.value))
    return str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["phase =", "a" * 2_000_000, "[" * 5000, "x = 1\nx = 2", "round = 1e400000\n[[", "\0"],
    ids=["cut off", "huge", "deep", "twice", "number", "nul"],
)
def test_what_is_no_toml_is_refused_in_one_sentence(text: str) -> None:
    assert refusal(text).startswith("p.toml ")


@pytest.mark.parametrize(
    "text",
    [
        *('player = 3\nphase = "actions"', 'player = [1]\nphase = "actions"', PLAYERS),
        *(f"{key}\n{WHOLE}" for key in ("area = {}", "area = [[]]", "seen = []", "work = []")),
    ],
)
def test_a_key_of_the_wrong_shape_or_left_out_is_refused(text: str) -> None:
    assert refusal(text).startswith("p.toml: ")


def test_seats_keep_their_colours_order_and_names_and_the_title_may_be_left_out() -> None:
    game, state, names = TRAIL.parse_position(WHOLE, "p.toml")
    assert (game.colours, names) == (("orange", "pink"), ("", "Zoë"))
    start = 'format = 1\ntitle = "tinners-trail"\nedition = "remastered"\n'
    assert game.position_text(state, names).startswith(start)


def test_a_seed_alone_starts_the_generator_and_none_is_0() -> None:
    assert table_of("seed 7").text() != table_of("seed 8").text()
    assert table_of().text() == table_of("seed 0").text()
    assert 'luck = "' in table_of().text()


def test_without_expansions_their_keys_are_not_written_nor_those_of_2007s_other_edition() -> None:
    for key in ("arsenic", "limiter", "calciner", "miners_left", "waiting", "market", "emigrated"):
        assert key not in table_of().text()
    for key in ("hand", "drainage", "decks", "seen", "wallace", "market"):
        assert key not in table_of("edition 2007").text()


def test_options_take_the_same_words_and_are_in_the_digest() -> None:
    game = TRAIL.make_game(Options(TITLE_NAME, 4, expansions=("kickstarter", "emigration")))
    assert game.options.expansions == ("emigration", "kickstarter-tiles", "kickstarter-cards")
    with pytest.raises(Unreadable, match="each expansion once"):
        TRAIL.make_game(Options(TITLE_NAME, 4, expansions=("arsenic", "arsenic")))
    digests = {
        TRAIL.components_digest(TRAIL.make_game(Options(TITLE_NAME, 3, expansions=words)).options)
        for words in ((), ("arsenic",), ("emigration",), ("kickstarter",), ("kickstarter-tiles",))
    }
    assert len(digests) == 5


def test_lord_wallace_is_always_orange_has_no_money_and_is_dealt_any_named_mix() -> None:
    assert new_solo(1, seat=0).game.colours == (HIS, "yellow")
    assert new_solo(1, seat=1).game.colours == ("pink", HIS)
    text = table_of("solo").text()
    assert "money" not in text[text.index('colour = "orange"') : text.index("[[area]]")]
    assert {new_solo(1, *options).phase for options in WALLACE_OPTIONS_BY_SET.values()} == {"draft"}


def test_the_complete_position_of_2007_is_read_and_written() -> None:
    given = EXAMPLE_OF_2007.read_text(encoding="utf-8")
    once = read(given).text()
    assert read(once).text() == once
    lines = [line for line in given.splitlines() if line and not line.startswith("seed")]
    written = once.replace('name = "pink"', "").splitlines()
    assert [line for line in lines[: lines.index("[[player]]")] if line not in written] == []


@pytest.mark.rule("C-19")
def test_a_view_of_2007_hides_nothing_but_luck_and_is_read_back() -> None:
    table = new_table(3, 3, edition=EDITION_2007)
    view = Table(table.game, table.view_of(1))
    whole = table.text().splitlines()
    assert view.text().splitlines() == [line for line in whole if not line.startswith("luck = ")]
    assert read(view.text()).text() == view.text()
    assert table.game.rules.count_unknown_facts(table.state) == 0


def test_the_words_of_a_position_are_those_of_the_notation() -> None:
    assert document({"players": 2, "kea": {"tin": 1, "tile": False}}) == {
        "phase": "actions",
        "prices": {"tin": 5, "copper": 8},
        "player": [{"colour": "pink"}, {"colour": "yellow"}],
        "area": [{"name": "kea", "tin": 1}],
    }


# Moves by name and as text.


def move(text: str, table: Table = PLAIN) -> Move:
    """Return the move of a text."""
    return table.game.readable_move(table.state, table.game.parse_move(table.state, text))


def test_an_adits_areas_come_in_either_order_and_spaces_may_be_many() -> None:
    assert move("adit redruth camborne").text == "adit camborne redruth"
    assert move("place adit redruth kea", EXPANDED).text == "place adit kea redruth"
    assert move("adit redruth kea", OF_2007).text == "adit kea redruth"
    assert move("  build   redruth ").text == "build redruth"
    for text in ("wallace card 3", "roll bid 1 2 3"):
        assert move(text, SOLO).text == text


@pytest.mark.rule("S-4")
def test_only_discards_of_the_draft_are_secret() -> None:
    assert PLAIN.game.is_secret_move(PLAIN.state, move("discard a:tin+1:2").code)
    assert not PLAIN.game.is_secret_move(PLAIN.state, move("peek redruth").code)


def test_a_hidden_survey_deck_offers_no_card_of_it() -> None:
    assert SOLO.game.readable_moves(SOLO.view_of(0)) == ()
