"""Reasons of Tiletum: every one in the code has a sentence, and they say what is on the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ai.titles.tiletum.reasons as grounds
from ai import plain
from ai.plain import grounds as plain_grounds
from ai.search.trials import Playouts
from ai.titles import mind_for
from game.engine.options import Options
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.tabletop.plain.phrases import PlainPhrases
from game.titles import title
from game.words import Words
from tests.titles.tiletum.tiletum_tables import Table, table_of
from tools.proof.random_games import dealt, luck_of, view_of

LANGUAGES = ("en", "pl", "cs")
NAMES = ("Ann", "Ben", "Cat", "Dan")
POOR = {"gold": 0, "food": 0, "wool": 0, "stone": 0, "iron": 0}


def words_in(language: str) -> Words:
    """Return the words of hints, with the names of places, goods and tiles."""
    folder = assets_folder() / "tiletum" / "words" / language
    return Words(*(folder / f"{name}.toml" for name in ("board", "table", "analysis")))


def keys_in(folder: Path) -> set[str]:
    """Return the keys of all reasons that the code of a folder names."""
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    calls = re.findall(r"Reason\(\s*([^{)]*)", code)
    found = {key for call in calls for key in re.findall(r'"([a-z-]+)"', call)}
    named = re.findall(r'key = "([a-z-]+)" if .*? else "([a-z-]+)"', code)
    return found | {key for pair in named for key in pair}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_in_the_code_are_the_reasons_in_the_words(language: str) -> None:
    named = keys_in(Path(grounds.__file__).parent) | keys_in(Path(plain.__file__).parent)
    words = words_in(language)
    assert named == {key.removeprefix("why.") for key in words.keys() if key.startswith("why.")}  # noqa: SIM118 - not a dict


def why(table: Table, text: str) -> dict[str, Reason]:
    """Return the reasons for a move of the seat to move, by key."""
    game = table.game
    mind = mind_for("tiletum")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    move = game.read_move(table.state, text)
    return {one.key: one for one in found.reasons(table.state, move, (), 5)}


def against(table: Table, text: str) -> dict[str, Reason]:
    """Return what speaks against a move of the seat to move, by key."""
    game = table.game
    mind = mind_for("tiletum")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    return {one.key: one for one in found.doubts(table.state, game.read_move(table.state, text), 5)}


@pytest.mark.rule("T-105")
def test_a_die_is_told_with_the_goods_it_is_needed_for_and_its_points_of_action() -> None:
    table = table_of(pink={"goods": {**POOR, "iron": 1}, "store": ["iron4:6"]})
    reasons = why(table, "take iron 6")
    assert reasons["goods-needed"].facts == {"good": "iron", "number": 6, "lack": 3}
    assert reasons["points-of-action"].facts == {"action": "joker", "points": 1}


@pytest.mark.rule("T-406")
def test_a_king_die_is_told_with_the_space_it_comes_to() -> None:
    table = table_of(pink={}, king={"pink": 1, "yellow": 2}, king_order=["yellow", "pink"])
    reasons = why(table, "take stone 5")
    assert reasons["king-points"].facts == {"space": 3, "steps": 2}
    assert reasons["takes-the-lead"].facts == {"seat": 1}


@pytest.mark.rule("T-303")
def test_gold_for_a_changed_die_is_a_doubt() -> None:
    table = table_of(pink={"goods": {**POOR, "gold": 5}})
    assert against(table, "take wool 4 as 3")["change-costs"].facts == {"gold": 2, "left": 3}


@pytest.mark.rule("T-607")
def test_a_pillar_is_told_with_the_cathedral_it_opens() -> None:
    table = table_of(pink={"architect": "koeln"}).play("take gold 2")
    assert why(table, "pillar koeln")["cathedral-opens"].facts == {"points": 6, "price": 2}


@pytest.mark.rule("T-409")
def test_points_of_action_that_are_left_are_a_doubt() -> None:
    table = table_of().play("take wool 4")
    assert against(table, "end")["points-unused"].facts == {"points": 3}


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = PlainPhrases(words_in("en")).why(Reason("takes-the-lead", {"seat": 1}), NAMES)
    assert said == "You come ahead of Ben on the king track."


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=("base", "silver"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_played_the_reasons_can_be_said_in_full(
    language: str, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_grounds, "GAMES", 1)
    game = title("tiletum").game(Options("tiletum", 3, expansions=expansions))
    mind = mind_for("tiletum")
    found = mind.grounds(game, Playouts(game.rules, mind.policy(game)))
    phrases, luck, state = PlainPhrases(words_in(language)), luck_of(4), dealt(game, 6)
    for turn in range(200):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        moves = game.rules.legal_codes(state)
        move = moves[int(luck.below(len(moves)))]
        view = view_of(game.rules, state, int(state.to_move))
        told = found.doubts(view, move, turn)
        if turn % 3 == 0:
            told += found.reasons(view, move, (), turn)
        for reason in told:
            said = phrases.why(reason, NAMES)
            assert said
            assert "{" not in said, said
        game.rules.apply(state, move)
