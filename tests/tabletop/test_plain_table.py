"""Every title on the shelf can be played at the plain table, whatever it brings itself."""

from pathlib import Path
from typing import Any

import pytest

from game.application import box_factory
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.events import Event
from game.engine.luck import Luck
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Options
from game.files.folders import assets_folder
from game.scene.animation.animation import DelayAnimation
from game.scene.drawing import picture_files
from game.table_protocol import SeatPlayer
from game.tabletop.art.table_art import TableArt
from game.tabletop.motion.step_animator import EventWithModels
from game.tabletop.plain.table_texts import (
    MAX_PRINTED_LINE_LETTERS,
    PlainTableTexts,
    PositionFact,
    PositionFacts,
    make_fact_rows,
    position_facts_of_view,
)
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_manager import SheetKind
from game.text.words import Words
from game.titles import title_by_name
from game.titles.tinners_trail.table.art.pieces import PieceArt
from tests.helpers.layout_faults import faults, layout_faults
from tests.tabletop.playing import answers, play_some
from tests.tabletop.shelf import client
from tests.titles.lanterns.title import LanternsTitle, lanterns_options

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "greedy"), SeatPlan("Cat", "greedy"))
DECISIONS = 8

ANN = (SeatPlayer(0, "Ann", "red", "human", "Human"),)
PAY = Move(1, "pay-toll", "pay-toll 3", ("kea",), amounts=(("coins", 3),))
PAID = Event("pay-toll", 0, ("kea",), amounts=(("coins", 3),))

SEAT_CARDS = tuple(
    SeatPlayer(seat, name, "", "human", "") for seat, name in enumerate(("Ann", "Ben"))
)

OPAQUE = 255
DIFFERENCE = 300


@pytest.fixture
def no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no title fill a box."""
    monkeypatch.setattr(box_factory, "find_spec", lambda module: None)


@pytest.mark.thorough
@pytest.mark.usefixtures("no_box")
def test_a_large_game_is_shown_and_asked_about_without_a_table_of_its_own(tmp_path: Path) -> None:
    with client(tmp_path, size=(1920, 1080)) as at:
        at.flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 3))
        play_some(at.ui, DECISIONS)
        assert answers(at.ui)
        stage = at.ui.screen.stage
        assert [*faults(stage), *layout_faults(stage)] == []


# The plain table says what a title's words say, and else the rules' own names.


@pytest.fixture
def bare() -> PlainTableTexts:
    return PlainTableTexts(Words(), ANN)


@pytest.fixture
def worded() -> PlainTableTexts:
    words = Words()
    words.add_missing_english_sentences(
        {
            "name.kea": "Kea",
            "move.pay-toll": "Pay {coins} at {place}",
            "log.pay-toll": "{who} pays {coins:coin|coins} at {place}",
            "kind.pay-toll": "Toll",
            "fact.purse": "Money",
        }
    )
    return PlainTableTexts(words, ANN)


def test_without_words_a_move_is_its_own_text(bare: PlainTableTexts) -> None:
    assert bare.text_of_move(PAY) == "Pay toll 3"
    assert bare.journal_text(PAID) == "Ann: Pay toll kea 3"
    assert bare.fact_name("purse_of_all") == "Purse of all"


def test_words_say_it_better(worded: PlainTableTexts) -> None:
    assert worded.text_of_move(PAY) == "Pay 3 at Kea"
    assert worded.journal_text(PAID) == "Ann pays coins at Kea"
    assert (worded.text_of_kind("pay-toll"), worded.fact_name("purse")) == ("Toll", "Money")


def test_what_nobody_did_has_no_name_before_it(bare: PlainTableTexts) -> None:
    assert bare.journal_text(Event("roll", -1, amounts=(("die", 6),))) == "Roll 6"


# What a view holds is read off any state and printed whole, however long it is.


def view_of_lanterns() -> State:
    rules = LanternsTitle().make_game(lanterns_options(2)).rules
    state = rules.new_state()
    view = rules.new_state()
    rules.deal(state, 3)
    rules.write_view_for_seat(state, 0, view)
    return view


def test_numbers_lie_on_the_table_and_rows_belong_to_the_seats() -> None:
    facts = position_facts_of_view(view_of_lanterns())
    assert [fact.key for fact in facts.table_facts] == ["round", "die", "heap", "taken"]
    assert [fact.key for fact in facts.seat_facts] == ["candle", "stake", "pebbles", "points"]


def test_what_the_viewer_does_not_know_is_a_question_mark() -> None:
    candles = position_facts_of_view(view_of_lanterns()).seat_facts[0]
    assert "?" not in candles.text_of_table_or_each_seat[0]
    assert candles.text_of_table_or_each_seat[1] == "? ? ? ?"


def test_a_compiled_state_is_read_as_well() -> None:
    rules = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3)).rules
    state = rules.new_state()
    rules.deal(state, 1)
    facts = position_facts_of_view(state)
    assert {"round", "tin_price", "money"} <= {
        fact.key for fact in (*facts.table_facts, *facts.seat_facts)
    }
    assert all(len(fact.text_of_table_or_each_seat) == 3 for fact in facts.seat_facts)


def test_the_luck_to_come_is_never_told() -> None:
    luck = Luck()
    luck.reset_from_seed(5)
    state = view_of_lanterns()
    state.luck.reset_from_seed(5)
    told = [
        text
        for fact in position_facts_of_view(state).table_facts
        for text in fact.text_of_table_or_each_seat
    ]
    assert not {str(word) for word in luck.state_words()} & set(told)


def test_a_long_row_is_printed_whole_in_lines_of_its_own() -> None:
    numbers = " ".join(str(number) for number in range(60))
    facts = PositionFacts(
        (PositionFact("deck", (numbers,)),), (PositionFact("hand", (numbers, "1")),)
    )
    rows = make_fact_rows(facts, ("Ann", "Ben"), PlainTableTexts(Words(), SEAT_CARDS))
    printed = [row for row in rows if not row.is_heading]
    assert all(
        len(text) <= MAX_PRINTED_LINE_LETTERS
        for row in printed
        for text in row.whole_line_or_column_texts
    )
    told = " ".join(row.whole_line_or_column_texts[0] for row in printed)
    assert told == f"{numbers} {numbers} 1"
    assert [row.name for row in printed if row.name] == ["Deck", "Hand: Ann", "Hand: Ben"]


# The kit's icons are those any title may show; what only one has lies with that title.


def test_an_icon_of_one_title_is_known_to_its_art_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "UNUSABLE_FILE_CAUSES", {})
    own = PieceArt(assets_folder(), 1.0)
    kit = TableArt(assets_folder(), 1.0)
    own.icon("pasty")
    assert not picture_files.unusable_file_causes(assets_folder())
    kit.icon("pasty")
    assert picture_files.unusable_file_causes(assets_folder())


@pytest.mark.parametrize("name", ["dice", "gear", "eye", "book"])
@pytest.mark.parametrize("tone", ["ink", "cream", "brass"])
def test_what_is_cut_out_of_an_icon_can_be_told_from_its_body(name: str, tone: str) -> None:
    picture = TableArt(assets_folder(), 1.0).icon(name, 92, tone=tone).surface
    seen = [
        picture.get_at((x, y))
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    ]
    light = [sum(code[:3]) for code in seen if code.a == OPAQUE]
    assert max(light) - min(light) > DIFFERENCE


# What is made for the stands of one title can be made by a name that says so.


def test_a_moment_of_a_titles_stands_can_be_made() -> None:
    assert EventWithModels[Any](Event("rolled", 0), None, None, DelayAnimation(0)).first_place == ""


def test_a_kind_of_sheet_for_a_titles_stands_can_be_made() -> None:
    kind = SheetKind[Any](needed_sheet_key=lambda moment: None, make_sheet=lambda moment: Sheet())
    assert not kind.hides_with_hand
