"""The journal says what a changed die and a traded good were before."""

from typing import cast

import pytest

from game.application.box_factory import read_words
from game.table_protocol import SeatPlayer
from game.titles.tiletum.rules.narrate import step_events
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.words import TiletumTableTexts
from tests.titles.tiletum.tiletum_tables import Table, acting, table_of

WORDS = read_words("tiletum", "en")
TEXTS = TiletumTableTexts(WORDS, (SeatPlayer(0, "Ada", "pink", "human", "You"),))


def journal_of(table: Table, text: str) -> list[str]:
    """Play a move; return the journal's lines of it."""
    before = cast("TiletumState", table.state.clone())
    code = next(move for move in table.game.readable_moves(table.state) if move.text == text)
    table.play(text)
    events = step_events(before, code, cast("TiletumState", table.state))
    return [line for event in events if (line := TEXTS.journal_text(event))]


def test_a_changed_die_is_told_with_its_old_value() -> None:
    table = table_of(pink={"goods": {"gold": 2}})
    assert "Ada took the wool die showing 4 and changed it to 5" in journal_of(
        table, "take wool 4 as 5"
    )


def test_an_unchanged_die_is_told_as_it_is() -> None:
    assert "Ada took the wool die showing 4" in journal_of(table_of(), "take wool 4")


def test_a_trade_is_one_line_with_both_goods_and_the_extra_one() -> None:
    words = acting("contract", 3)
    del words["turn_of"]["symbol"]  # a word of silver
    table = table_of(**words, pink={"goods": {"stone": 2}})
    lines = journal_of(table, "exchange stone wool")
    assert lines == ["Ada traded 1 stone for 1 wool and 1 extra good of choice"]
    assert journal_of(table, "gain iron") == ["Ada gained 1 iron"]
    assert journal_of(table, "exchange stone wool") == ["Ada traded 1 stone for 1 wool"]


def test_a_recoloured_die_is_told_with_its_own_good() -> None:
    table = table_of(pink={"store": ["colour"]})
    table.play("take wool 4")
    assert "Ada changed the die’s good from wool to iron" in journal_of(table, "use colour iron")


def test_a_good_traded_for_silver_is_one_line() -> None:
    table = table_of(
        expansions=["silver"],
        silver={"technologies": ["dice", "joker", "king"]},
        explorer_values=[1, 2],
        pink={"levels": [3, 0, 0]},
    )
    table.play("take wool 4")
    assert "Ada traded 1 wool for 1 silver" in journal_of(table, "silver yes")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(
    "kind",
    [
        "took-die-changed",
        "gained-by-trade",
        "gained-by-trade-and-extra",
        "gained-silver-by-trade",
        "recoloured",
    ],
)
def test_every_language_names_what_was_before(language: str, kind: str) -> None:
    sentence = read_words("tiletum", language).say(
        f"log.{kind}",
        who="Ada",
        **{"old": "OLD", "given": "OLD", "old-good": "OLD", "extra": 1, "silver": 1},
    )
    assert "OLD" in sentence
