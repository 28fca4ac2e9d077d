"""What a view holds is read off any state and printed whole, however long it is."""

from __future__ import annotations

from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Options
from game.table_protocol import SeatCard
from game.tabletop.plain.facts import LINE, Fact, Facts, facts_of, rows_of
from game.tabletop.plain.sayings import Sayings
from game.titles import title
from game.words import Words
from tools.titles.lanterns.title import LanternsTitle, lanterns_options

SEATS = tuple(SeatCard(seat, name, "", "human", "") for seat, name in enumerate(("Ann", "Ben")))


def view_of_lanterns() -> State:
    rules = LanternsTitle().game(lanterns_options(2)).rules
    state, view = rules.new_state(), rules.new_state()
    rules.deal(state, 3)
    rules.hide(state, 0, view)
    return view


def test_numbers_lie_on_the_table_and_rows_belong_to_the_seats() -> None:
    facts = facts_of(view_of_lanterns())
    assert [fact.key for fact in facts.table] == ["round", "die", "heap", "taken"]
    assert [fact.key for fact in facts.seats] == ["candle", "stake", "pebbles", "points"]


def test_what_the_viewer_does_not_know_is_a_question_mark() -> None:
    candles = facts_of(view_of_lanterns()).seats[0]
    assert "?" not in candles.texts[0]
    assert candles.texts[1] == "? ? ? ?"


def test_a_compiled_state_is_read_as_well() -> None:
    rules = title("tinners-trail").game(Options("tinners-trail", 3)).rules
    state = rules.new_state()
    rules.deal(state, 1)
    facts = facts_of(state)
    assert {"round", "tin_price", "money"} <= {fact.key for fact in (*facts.table, *facts.seats)}
    assert all(len(fact.texts) == 3 for fact in facts.seats)


def test_the_luck_to_come_is_never_told() -> None:
    luck = Luck()
    luck.seed(5)
    state = view_of_lanterns()
    state.luck.seed(5)
    told = [text for fact in facts_of(state).table for text in fact.texts]
    assert not {str(word) for word in luck.words()} & set(told)


def test_a_long_row_is_printed_whole_in_lines_of_its_own() -> None:
    numbers = " ".join(str(number) for number in range(60))
    facts = Facts((Fact("deck", (numbers,)),), (Fact("hand", (numbers, "1")),))
    rows = rows_of(facts, ("Ann", "Ben"), Sayings(Words(), SEATS))
    printed = [row for row in rows if not row.head]
    assert all(len(text) <= LINE for row in printed for text in row.texts)
    told = " ".join(row.texts[0] for row in printed)
    assert told == f"{numbers} {numbers} 1"
    assert [row.name for row in printed if row.name] == ["Deck", "Hand: Ann", "Hand: Ben"]
