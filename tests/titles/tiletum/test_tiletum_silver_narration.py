"""What is told of games with silver, and in which words."""

from __future__ import annotations

import pytest

from game.engine.events import apply_changes
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.words import read_sentences
from tests.titles.tiletum.silver_tables import exploring, knowing
from tests.titles.tiletum.test_tiletum_narration import SENTENCES, kinds
from tests.titles.tiletum.tiletum_tables import Table, new_table

LANGUAGES = ("en", "pl", "cs")


def silver_games() -> list[Table]:
    """Return some newly dealt games."""
    solo = new_table(2, 3, ("silver",), automa=("hard",), automa_seat=1)
    return [new_table(3, 1, ("silver",)), new_table(2, 2, ("silver",)), solo]


def test_every_event_of_a_game_has_a_sentence_and_carries_its_changes() -> None:
    told = set()
    for number, table in enumerate(silver_games(), start=1):
        while table.state.to_move != NOBODY:
            game, before = table.game, table.state.clone()
            if before.to_move == CHANCE:
                code = game.rules.draw_outcome(table.state)
            else:
                codes = game.rules.legal_codes(before)
                number = (number * 1103515245 + 12345) % 2**31  # noqa: PLW2901 - a small generator
                code = codes[number // 65536 % len(codes)]
            before.luck.copy_from(table.state.luck)
            game.rules.apply(table.state, code)
            events = game.narrate(before, game.move(before, code), table.state, 0)
            assert apply_changes(before.to_plain(), events) == table.state.to_plain()
            told |= set(kinds(events))
    assert {"built-mine", "moved-explorer", "covered", "surprised", "gained-silver"} <= told
    assert not [kind for kind in told if f"log.{kind}" not in SENTENCES]


def test_a_mine_is_told_with_its_place_and_silver() -> None:
    events = exploring(pink={"explorers": ["schlaggenwald"]}).told("mine schlaggenwald")
    assert kinds(events)[:3] == ["built-mine", "gained-silver", "gained"]
    assert events[0].places == ("schlaggenwald",)


def test_a_level_and_a_tablet_are_told_by_their_names() -> None:
    events = knowing("merchant", 0, pink={"silver": 1}).told("raise merchant")
    assert kinds(events)[:2] == ["paid-silver", "raised-level"]
    assert (events[1].card, events[1].amount("level")) == ("technology:merchant", 1)
    events = exploring().told("step marienberg")
    assert events[1].card == "tablet:points4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_silver_names_has_a_word(language: str) -> None:
    folder = assets_folder() / "tiletum" / "words" / language
    words = read_sentences([folder / "board.toml"])
    table = new_table(2, 1, ("silver",), automa=("hard",), automa_seat=1)
    board = table.game.rules.board  # type: ignore[attr-defined]  # its own rules
    names = [*board.space_names, *board.tile_names, *board.fair_names, *board.action_names]
    names += [*board.cards.decree_names, *(f"surprise:{n}" for n in board.cards.surprise_names)]
    assert not [name for name in names if f"name.{name}" not in words]
