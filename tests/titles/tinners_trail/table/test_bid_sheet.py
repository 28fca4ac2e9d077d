"""Nothing a bill says is cut short or covered, in any language and either shape."""

from __future__ import annotations

import pytest

from game.packing import read_words, speak
from game.scene.text import lettering
from game.titles.tinners_trail.table.sheets.bill_shape import CLOSE, ORNATE, BidSheetShape
from game.words import Words
from tests.helpers.layout_faults import OPAQUE, opacity_over, proof_of
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat

pytestmark = pytest.mark.thorough

LANGUAGES = ["en", "pl", "cs"]
MOST_PASSED = 4


def words_in(language: str) -> Words:
    words = read_words("tinners-trail")
    speak(words, "tinners-trail", language)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [ORNATE, CLOSE], ids=["ornate", "close"])
def test_the_terms_of_a_sale_stand_on_one_line(language: str, shape: BidSheetShape) -> None:
    hot_seat = HotSeat(Game(2, 3))
    words, kit = words_in(language), hot_seat.host.stage.kit
    for coast in ("table.coastal", "table.inland"):
        where = words.say("table.bill-terms", region="A", coast=words.say(coast), work=2)
        for passed in range(1, MOST_PASSED + 1):
            key = "table.bill-minimum-passed"
            terms = f"{where} {words.say(key, minimum=passed + 1, passed=passed)}"
            for k in (1.0, 2 / 3):
                width = round(shape.inner_width * k)
                assert kit.lettering.fits(terms, lettering.NOTE_ON_PARCHMENT, k, width), terms


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)], ids=str)
def test_a_card_under_the_pointer_covers_no_word_of_the_question(
    language: str, size: tuple[int, int]
) -> None:
    game = Game(3, 5)
    assert game.until(lambda moves: any(move.kind == "survey" and move.card for move in moves))
    hot_seat = HotSeat(game, size, words_in(language))
    hot_seat.ask()
    cards = [move.card for move in game.moves() if move.card]
    for card in cards:
        hot_seat.ui.click(name=f"card:{card}")
        hot_seat.ui.advance(1.0)
        proof = proof_of(hot_seat.host.stage)
        asked = [line for line in proof.lines if line.node.name == "card-choice"]
        assert asked
        for line in asked:
            ends = (line.rect.midleft, line.rect.center, line.rect.midright)
            assert all(opacity_over(at, line, proof.items) < OPAQUE for at in ends), line.text
