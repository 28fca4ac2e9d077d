"""Moves by name and as text."""

import pytest

from game.engine.move import Move
from game.engine.title import Unreadable
from tests.titles.tinners_trail.notation.hand_made import FACE_DOWN, area, auction, position, read

MINE = area("camborne", 'owner = "pink"\ntin = 1\ncopper = 1\nwater = 2')
ACTIONS = position(rest=MINE + area("redruth", FACE_DOWN), pink='hand = ["b:copper+1:2"]')
AUCTION = position(
    'phase = "auction"\nprices = { tin = 5, copper = 8 }', rest=auction('opener = "pink"')
)


def face(text: str, of: str = ACTIONS) -> Move:
    game, state = read(of)
    return game.move(state, game.read_move(state, text))


def refusal(text: str) -> str:
    game, state = read(ACTIONS)
    with pytest.raises(Unreadable) as refused:
        game.read_move(state, text)
    return str(refused.value)


def test_an_extraction_names_area_and_both_ores() -> None:
    move = face("extract camborne tin 1 copper 0")
    assert (move.kind, move.places) == ("extract", ("camborne",))
    assert (move.amount("tin"), move.amount("copper")) == (1, 0)


def test_an_adit_names_its_areas_in_alphabetical_order_and_is_read_in_either() -> None:
    move = face("adit redruth camborne")
    assert move.text == "adit camborne redruth"
    assert move.places == ("camborne", "redruth")


@pytest.mark.parametrize("word", ["build", "miner", "port", "train"])
def test_an_action_in_an_area_names_it(word: str) -> None:
    assert face(f"{word} redruth").places == ("redruth",)


@pytest.mark.parametrize("word", ["pumps", "pasties", "pass", "drop"])
def test_a_word_alone_is_a_move(word: str) -> None:
    assert face(word) == Move(face(word).code, word, word)


@pytest.mark.parametrize("word", ["discard", "draw", "survey", "play"])
def test_a_card_is_named_by_region_benefit_and_value(word: str) -> None:
    assert face(f"{word} any:miner:2").card == "any:miner:2"


@pytest.mark.parametrize(
    "text", ["survey none", "survey deck", "play none", "pump none", "peek none", "invest none"]
)
def test_declining_is_a_choice(text: str) -> None:
    assert face(text).choice == text.split()[1]
    assert face(text).text == text


@pytest.mark.parametrize("word", ["bid", "invest"])
def test_a_bid_and_an_investment_are_pounds(word: str) -> None:
    assert face(f"{word} 15").amount("pounds") == 15


def test_a_roll_names_the_ore_and_the_three_faces() -> None:
    move = face("roll copper 0 3 2")
    assert (move.kind, move.choice) == ("roll", "copper")
    assert move.amounts == (("tin", 0), ("copper", 3), ("water", 2))


def test_spaces_may_be_more_than_one() -> None:
    assert face("  build   redruth ").text == "build redruth"


REFUSALS = [
    ("", "a word is missing; allowed first words are discard"),
    ("dig camborne", '"dig" is not allowed; allowed first words are'),
    ("bild camborne", "(nearest: build)"),
    ("build", "a word is missing; allowed there are"),
    ("build cambourne", '"cambourne" is not allowed; allowed there are st-just'),
    ("build cambourne", "(nearest: camborne)"),
    ("build camborne now", '"now" is not allowed; the move is complete before it'),
    ("extract camborne copper 1 tin 1", '"copper" is not allowed; allowed there is "tin"'),
    ("extract camborne tin one copper 1", '"one" is not allowed; allowed there is a whole number'),
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
    ("emigrate camborne michigan", "belongs to the emigration expansion"),
    ("wallace card 3", "belongs to the solo game against Lord Wallace"),
]


@pytest.mark.parametrize(("text", "part"), REFUSALS)
def test_an_unreadable_move_is_refused_naming_the_word_and_what_is_allowed(
    text: str, part: str
) -> None:
    sentence = refusal(text)
    assert part in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


@pytest.mark.rule("S-4")
def test_only_discards_of_the_draft_are_secret() -> None:
    game, state = read(ACTIONS)
    assert game.is_secret(state, face("discard a:tin+1:2").code)
    assert not game.is_secret(state, face("peek redruth").code)


def test_a_legal_list_is_named_in_its_own_order() -> None:
    game, state = read(AUCTION)
    assert [move.text for move in game.moves(state)][:3] == ["bid 1", "bid 2", "bid 3"]
