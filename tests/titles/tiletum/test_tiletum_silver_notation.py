"""Positions and moves of games with silver as text, and the tiles that two seats do not use."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY
from game.toml_text import toml_text
from tests.titles.tiletum.silver_tables import exploring, knowing, silver_solo, silver_table
from tests.titles.tiletum.tiletum_tables import TILETUM, new_solo

SILVER = ("silver",)
GAMES = (
    *(Options("tiletum", seats, expansions=SILVER) for seats in (2, 3, 4)),
    Options("tiletum", 2, "standard", SILVER, ("hard",), 0),
    Options("tiletum", 2, "standard", SILVER, ("normal",), 1),
)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_positions_and_views_are_written_again_as_they_were_read(options: Options) -> None:
    game = TILETUM.game(options)
    state, names, number = game.rules.new_state(), ("Ann", "Ben", "Cat", "Dan"), 5
    game.rules.deal(state, 3)
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            codes = game.rules.legal_codes(state)
            for code in codes:
                move = game.move(state, code)
                assert game.read_move(state, move.text) == code
            number = (number * 1103515245 + 12345) % 2**31
            game.rules.apply(state, codes[number // 65536 % len(codes)])
        if number % 3:
            continue
        text = game.write_position(state, names[: options.seats])
        again, read, read_names = TILETUM.read_position(text, "position")
        assert fingerprint(read) == fingerprint(state)
        assert again.write_position(read, read_names) == text


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"silver": {"sides": ["A", "B"]}}, "3 of A, B"),
        ({"silver": {"technologies": ["king", "dice"]}}, "has 2"),
        ({"silver": {"covered": [["freiberg", "geyer"]]}}, "paths with a tablet"),
        ({"silver": {"bonused_left": ["food"]}}, "has food"),
        ({"pink": {"levels": [4, 0, 0]}}, "levels from 0 to 3"),
        ({"pink": {"explorers": ["goslar"]}}, "allowed"),
        ({"pink": {"explorers": ["freiberg", "geyer"]}}, "one on each map"),
        ({"pink": {"bonused": "wool"}}, "without technology goods"),
        ({"mines": {"freiberg": ["pink", "pink"]}}, "twice"),
        ({"costs": {"annaberg": [2, 2]}}, "one of"),
        ({"fairs": [["tiletum", "king"], *[["brugge", "crest"]] * 3]}, "allowed"),
        ({"turn_of": {"fresh": ["colour"]}}, "fresh has"),
        ({"decks": {"underground": ["deep:gold3"]}}, "allowed"),
        ({"decks": {"contracts_under": ["vp4"]}}, "allowed"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        silver_table(**words)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("raise silver", "character, dice"),
        ("explorer koeln none", "complete before it"),
        ("symbol", "a word is missing"),
        ("pay maybe", "a number, yes or no"),
        ("switch joker", "merchant, architect"),
        ("as king 0", "from 1"),
        ("bonused silver", "gold, food"),
        ("fulfil iron3:4 less gold", "same, wool, iron"),
        ("keep gold9", "a tile"),
        ("do dice", "merchant, architect"),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_allowed(text: str, part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        silver_table().refusal(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("do explorer", "not-of-action"),
        ("house koeln", "explorer-elsewhere"),
        ("tile freiberg", "no-tile-here"),
        ("mine freiberg", "own-mine-here"),
        ("explorer freiberg", "explorer-there"),
        ("explorer geyer", "no-start-space"),
        ("symbol geyer", "no-symbol-now"),
        ("raise architect", "too-little-silver"),
        ("stop", "end-instead"),
    ],
)
def test_what_cannot_be_done_below_has_its_reason(text: str, key: str) -> None:
    assert exploring().refusal(text).key == key


def test_a_question_of_silver_is_answered_first() -> None:
    table = exploring(pink={"explorers": ["marienberg"], "silver": 1}).play("step annaberg")
    assert table.refusal("step geyer").key == "not-now-pay"
    table = knowing("goods", 0, pink={"silver": 1}).play("raise goods")
    assert table.refusal("buy wool").key == "no-tasks-now"
    assert table.refusal("gain wool").key == "not-now-bonused"


def test_no_more_characters_are_drawn_than_the_offer_has_gaps_for() -> None:
    draw = {"q": "draw", "deck": "characters", "left": 2, "aside": []}
    offer = ["king:king1", "king:vp4", "king:gold3", "merchant:gold3", ""]
    with pytest.raises(Unreadable, match="wants 2 characters drawn; allowed: at most 1"):
        silver_table(phase="play", pending=[draw], character_offer=offer)


def test_a_solo_position_may_name_the_tiles_two_seats_do_not_use() -> None:
    table = new_solo()
    look = tomllib.loads(table.text())
    assert "box" not in look["decks"]
    full = new_solo_with_silver_box()
    base = [tile for tile in full if not tile.startswith("deep:")]
    look["decks"]["box"] = base
    game, state, names = TILETUM.read_position(toml_text(look, ""), "solo")
    assert game.write_position(state, names) == table.game.write_position(table.state, names)
    look["decks"]["box"] = base[1:]
    with pytest.raises(Unreadable, match="leaves a tile out"):
        TILETUM.read_position(toml_text(look, ""), "solo")
    look["decks"]["box"] = [*base, base[0]] if base.count(base[0]) == 1 else [*base, *base]
    with pytest.raises(Unreadable, match="at most"):
        TILETUM.read_position(toml_text(look, ""), "solo")


def new_solo_with_silver_box() -> list[str]:
    """Return the box of a solo game with silver: the same tiles, and underground ones."""
    return list(silver_solo().look()["decks"]["box"])
