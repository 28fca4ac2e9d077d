"""Moves by name and as text."""

from __future__ import annotations

import pytest

from game.engine.move import Move
from game.engine.title import Unreadable
from tests.titles.tinners_trail.tables import Table, table_of

TRAIL = table_of("camborne pink 1/1/2; redruth down 2/2/2; pink hand b:copper+1:2")
EXPANDED = table_of("expansions arsenic emigration kickstarter")
SOLO = table_of("solo; phase survey; orange hand b:port:4", 'auction {opener = "orange"}')
OF_2007 = table_of("edition 2007")


def move(text: str, table: Table = TRAIL) -> Move:
    """Return the move of a text."""
    return table.game.move(table.state, table.game.read_move(table.state, text))


def test_an_adits_areas_come_in_either_order_and_spaces_may_be_many() -> None:
    assert move("adit redruth camborne").text == "adit camborne redruth"
    assert move("place adit redruth kea", EXPANDED).text == "place adit kea redruth"
    assert move("adit redruth kea", OF_2007).text == "adit kea redruth"
    assert move("  build   redruth ").text == "build redruth"
    for text in ("wallace card 3", "roll bid 1 2 3"):
        assert move(text, SOLO).text == text


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "a word is missing; allowed first words are discard"),
        ("dig camborne", '"dig" is not allowed; allowed first words are'),
        ("bild camborne", "(nearest: build)"),
        ("build", "a word is missing; allowed there are"),
        ("build cambourne", '"cambourne" is not allowed; allowed there are st-just'),
        ("build cambourne", "(nearest: camborne)"),
        ("build camborne now", '"now" is not allowed; the move is complete before it'),
        ("extract camborne copper 1 tin 1", '"copper" is not allowed; allowed there is "tin"'),
        (
            "extract camborne tin one copper 1",
            '"one" is not allowed; allowed there is a whole number',
        ),
        ("bid 0", '"0" is not allowed; allowed there is a whole number from 1 to 4095'),
        ("bid 05", '"05" is not allowed'),
        ("bid 4096", '"4096" is not allowed'),
        ("bid 5.0", '"5.0" is not allowed'),
        ("bid -5", '"-5" is not allowed'),
        ("bid ٣", "is not allowed"),
        ("invest 0", '"0" is not allowed; allowed there is a whole number from 1 to 4095 or none'),
        ("adit camborne kea", '"kea" is not allowed; camborne borders on gwinear, breage'),
        ("survey any:miner:3", "(nearest: any:miner:2)"),
        ("survey card", "allowed there is a card as region:benefit:value, like a:tin+1:2 or none"),
        ("play deck", '"deck" is not allowed'),
        ("roll gold 1 1 1", '"gold" is not allowed; allowed there are tin, copper'),
        ("roll tin 1 1", "a word is missing; allowed there is a whole number from 0 to 4095"),
        ("sell arsenic", "belongs to the arsenic expansion, which is not in play; allowed"),
        ("process kea", "the arsenic expansion, which is not in play"),
        ("calciner yes", "the arsenic expansion, which is not in play"),
        ("emigrate camborne michigan", "belongs to the emigration expansion"),
        ("miner kea own", "the emigration expansion"),
        ("wallace card 3", "belongs to the solo game against Lord Wallace"),
    ],
)
def test_an_unreadable_move_is_refused_naming_the_word_and_what_is_allowed(
    text: str, part: str, table: Table = TRAIL
) -> None:
    with pytest.raises(Unreadable) as refused:
        table.game.read_move(table.state, text)
    sentence = str(refused.value)
    assert part in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("table", "text", "part"),
    [
        (EXPANDED, "sell ore", 'allowed there is "arsenic"'),
        (EXPANDED, "calciner perhaps", "allowed there are no, yes"),
        (EXPANDED, "emigrate kea australia", "michigan, sierra-madre, kimberley, adelaide"),
        (EXPANDED, "emigrate kea", "a word is missing"),
        (EXPANDED, "place pump kea", "miner, port, train, adit, none"),
        (EXPANDED, "place adit kea camborne", "kea borders on"),
        (EXPANDED, "place none kea", "the move is complete before it"),
        (EXPANDED, "adelaide arsenic", "tin, copper"),
        (EXPANDED, "miner kea mine", 'allowed there is "own"'),
        (EXPANDED, "miner kea own own", "the move is complete before it"),
        (SOLO, "wallace cards 3", '"card"'),
        (SOLO, "wallace card 0", "from 1 to"),
        (OF_2007, "peek kea", "allowed first words are"),
        (OF_2007, "prospect truro", '"truro" is not allowed'),
        (OF_2007, "build camelford", '"camelford" is not allowed'),
        (OF_2007, "roll bid 1 1 2", "allowed there are tin, copper, area"),
        (OF_2007, "miner kea own", "the move is complete before it"),
        (OF_2007, "invest", "a word is missing"),
    ],
)
def test_so_are_those_of_expansions_solo_games_and_2007(table: Table, text: str, part: str) -> None:
    test_an_unreadable_move_is_refused_naming_the_word_and_what_is_allowed(text, part, table)


@pytest.mark.rule("S-4")
def test_only_discards_of_the_draft_are_secret() -> None:
    assert TRAIL.game.is_secret(TRAIL.state, move("discard a:tin+1:2").code)
    assert not TRAIL.game.is_secret(TRAIL.state, move("peek redruth").code)


def test_a_hidden_survey_deck_offers_no_card_of_it() -> None:
    assert SOLO.game.moves(SOLO.view_of(0)) == ()
