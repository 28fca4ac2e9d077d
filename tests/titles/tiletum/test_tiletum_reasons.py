"""Why a move is refused: a key of the words for every case, in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.places import assets_folder
from game.words import read_sentences
from tests.titles.tiletum.tiletum_tables import new_table, table_of

NO_HOUSE = {"pink": {"houses": 0, "merchant": "koeln"}}
FULL = {"goods": {}, "store": ["ap1", "ap1", "ap2", "vp4"]}
WORDS = assets_folder() / "tiletum" / "words"
SENTENCES = {
    language: read_sentences(sorted((WORDS / language).glob("*.toml")))
    for language in ("en", "pl", "cs")
}


@pytest.mark.parametrize(
    ("words", "moves", "text", "key"),
    [
        ({}, (), "end", "not-now-turn"),
        ({}, (), "die iron 6", "no-luck-due"),
        ({}, (), "take iron 5", "no-such-die"),
        ({"pink": {"goods": {"gold": 1}}}, (), "take iron 6 as 5", "change-too-dear"),
        ({}, ("take stone 1",), "take iron 6", "die-taken"),
        ({}, ("take stone 1",), "stop", "end-instead"),
        ({}, ("take stone 1",), "refresh", "not-of-action"),
        ({}, ("take stone 1",), "step praha", "no-road"),
        ({}, ("take stone 1",), "house praha", "merchant-elsewhere"),
        ({}, ("take stone 1",), "house tiletum", "own-house-here"),
        ({}, ("take stone 1",), "tile tiletum", "no-tile-here"),
        ({}, ("take stone 1",), "tile praha", "merchant-elsewhere"),
        ({}, ("take gold 2",), "pillar praha", "architect-elsewhere"),
        ({}, ("take gold 2",), "pillar tiletum", "no-open-cathedral"),
        ({}, ("take food 3",), "take king:vp4", "not-offered"),
        ({}, ("take food 3",), "place king:vp4 1", "not-in-store"),
        ({}, ("take wool 4",), "exchange wool wool", "same-good"),
        ({"pink": {"goods": {}}}, ("take wool 4",), "exchange iron wool", "good-missing"),
        ({}, ("take wool 4",), "take iron3:4", "not-offered"),
        (
            {"pink": {"houses": 0, "merchant": "koeln"}},
            ("take stone 1",),
            "house koeln",
            "no-house-left",
        ),
        ({"pink": FULL}, (), "use ap1", "boost-later"),
        ({"pink": {"goods": {}, "store": ["colour"]}}, (), "use colour", "colour-later"),
        ({"pink": {"goods": {}, "store": ["crest:lion"]}}, (), "use crest:lion", "no-helper"),
        ({"pink": {"goods": {}, "store": ["crest:lion"]}}, (), "crest lion 1", "too-little-food"),
        ({"pink": {"goods": {}}}, (), "crest lion 1", "not-in-store"),
        ({"pink": {"goods": {}}}, (), "buy iron", "too-little-gold"),
        ({}, (), "buy gold", "gold-not-sold"),
        ({}, (), "fulfil iron3:4", "not-in-store"),
        ({"pink": {"store": ["vp4"]}}, (), "fulfil vp4", "no-contract"),
        ({"pink": {"store": ["iron3:4"]}}, (), "fulfil iron3:4", "contract-not-paid"),
        ({"pink": {"store": ["iron3:4"]}}, (), "fulfil iron3:4 with gold", "say-no-with"),
        ({"pink": {"store": ["same3:4"]}}, (), "fulfil same3:4", "say-with"),
        ({}, (), "contribute brugge", "no-open-cathedral"),
        ({}, (), "contribute koeln", "no-own-pillar"),
        ({"pillars": {"koeln": ["pink"]}}, (), "contribute koeln", "too-little"),
        ({"pink": {"goods": {}, "store": ["any2"]}}, ("use any2",), "end", "not-now-gain"),
        ({"action_tiles": {"merchant": "vp4"}}, ("take stone 1",), "end", "not-now-bonus"),
        ({}, ("take iron 6",), "end", "not-now-as"),
    ],
)
def test_a_refused_move_has_its_reason(
    words: dict[str, Any], moves: tuple[str, ...], text: str, key: str
) -> None:
    table = table_of(**words).play(*moves)
    assert text not in table.moves()
    reason = table.refusal(text)
    assert reason.key == key
    for language, sentences in SENTENCES.items():
        sentence = sentences[f"reason.{key}"]
        gaps = {gap.partition(":")[0] for gap in re.findall(r"\{([^}]*)\}", sentence)}
        assert gaps <= set(reason.facts), f"{language}: {sentence}"


def test_luck_is_named_before_anything_else() -> None:
    table = new_table()
    assert table.refusal("end").key == "luck-is-due"
    table.play("die iron 1", "die iron 1")
    assert table.refusal("die iron 1").key == "luck-used-up"


def test_what_cannot_be_done_is_told_before_it_is_tried() -> None:
    table = table_of(pink={"goods": {}})
    for action, key in (
        ("buy", "no-buy-now"),
        ("fulfil", "no-fulfil-now"),
        ("crest", "no-crest-now"),
        ("contribute", "no-contribute-now"),
        ("step", "not-now-turn"),
    ):
        reason = table.game.why_not(table.state, action)
        assert reason
        assert reason.key == key
        assert f"reason.{key}" in SENTENCES["en"]
    assert table.game.why_not(table.state, "take", ("iron",)) is None
    assert table.play("take stone 1").game.why_not(table.state, "step", ("koeln",)) is None


@pytest.mark.parametrize(
    ("store", "moves", "key"),
    [
        ([], (), "no-helper-now"),
        (["iron3:4"], ("take stone 1",), "no-helper-now"),
        (["building"], (), "nobody-lives-here"),
        (["building"], ("take stone 1",), "nobody-lives-here"),
        (["iron3:4", "ap1"], (), "boost-later"),
        (["colour"], (), "colour-later"),
    ],
)
def test_why_no_helper_is_used_is_told_of_the_helper_there_is(
    store: list[str], moves: tuple[str, ...], key: str
) -> None:
    table = table_of(pink={"goods": {}, "store": store}).play(*moves)
    reason = table.game.why_not(table.state, "use")
    assert reason
    assert reason.key == key


def test_three_languages_have_the_same_words_with_the_same_gaps() -> None:
    english = SENTENCES["en"]
    for language in ("pl", "cs"):
        assert set(SENTENCES[language]) == set(english)
        for key, sentence in english.items():
            mine = set(re.findall(r"\{([a-z]+)", sentence))
            assert set(re.findall(r"\{([a-z]+)", SENTENCES[language][key])) == mine, key


def test_every_space_tile_and_fair_has_a_name() -> None:
    board = table_of().state.board  # type: ignore[attr-defined]  # the printed names
    for name in (*board.space_names, *board.tile_names, *board.fair_names, *board.good_names):
        assert f"name.{name}" in SENTENCES["en"]
