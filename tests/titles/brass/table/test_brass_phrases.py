"""What is said of moves and events of Brass, beside the map."""

from __future__ import annotations

import re
import tomllib
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.client.parts.roman import numerals, round_numeral
from game.engine.events import Event
from game.packing import make_box, make_kit, own_folder, read_words, speak
from game.room import SeatCard
from game.tabletop.plain.phrases import PlainPhrases
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.look.reckoning import Reckonings
from game.titles.brass.table.sayings import BrassSayings
from tests.titles.brass.table.sitting import Workshop

if TYPE_CHECKING:
    from game.client.desk import Desk

LANGUAGES = ("en", "pl", "cs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_is_said_with_its_mill_and_its_buyer(language: str) -> None:
    words = read_words("brass")
    speak(words, "brass", language)
    workshop = Workshop()
    workshop.until(lambda state, moves: sum(move.kind == "sell" for move in moves) > 2)
    said = {}
    for move in workshop.moves():
        if move.kind == "sell":
            said[move.text] = PlainPhrases(words).what(move, workshop.state)
    assert len(said) > 2
    for text, sentence in said.items():
        mill, buyer = (words.name(word) for word in text.split()[1:])
        assert str(mill) in sentence
        assert buyer == words.name("market") or str(buyer) in sentence
        assert "{" not in sentence
        assert " 0" not in sentence


def test_an_income_below_nothing_has_a_minus_sign_and_no_hyphen() -> None:
    words = read_words("brass")
    event = Event("borrowed", 0, amounts=(("pounds", 30), ("income", -3)))
    told = BrassSayings(words, ()).event(event)
    assert "\N{MINUS SIGN}3" in told
    assert "-3" not in told


@pytest.mark.rule("B-2.7")
def test_rounds_are_numbered_anew_in_each_era_as_on_the_table() -> None:
    words = read_words("brass")
    box = make_box("brass", make_kit(), words)
    desk = cast("Desk", SimpleNamespace(box=box))
    assert [round_numeral(desk, number, 3) for number in (1, 10, 11, 20)] == ["1", "10", "1", "10"]
    assert [round_numeral(desk, number, 4) for number in (8, 9, 16)] == ["8", "1", "8"]
    assert numerals(desk, 16, 4) == [str(number) for number in (*range(1, 9), *range(1, 9))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_call_the_button_of_links_what_it_says_in_their_era(language: str) -> None:
    words = read_words("brass")
    speak(words, "brass", language)
    file = own_folder("brass") / "words" / language / "lessons.toml"
    lessons = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]
    canal, rail, never = (words.say(f"table.action-{kind}") for kind in ("canal", "rail", "link"))
    asked = {
        name: [step["do"] for step in lesson.values() if isinstance(step, dict) and "do" in step]
        for name, lesson in lessons.items()
        if isinstance(lesson, dict)
    }
    every = [said for steps in asked.values() for said in steps]
    assert not [said for said in every if re.search(rf"\b{never}\b", said)]
    assert any(canal in said for said in asked["network"])
    assert not any(re.search(rf"\b{rail}\b", said) for said in asked["network"])
    assert any(rail in said for said in asked["rails"])


NAMED = tuple(
    SeatCard(seat, name, colour, "human", "")
    for seat, (name, colour) in enumerate((("Ada", "pink"), ("Josiah", "yellow")))
)


@pytest.mark.parametrize("kind", ["next-in-order", "drew", "collected"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_to_all_at_the_end_of_a_round_is_one_line(language: str, kind: str) -> None:
    words = read_words("brass")
    speak(words, "brass", language)
    amounts = (("rank", 1), ("spent", 5), ("cards", 2), ("pounds", 7))
    run = tuple(Event(kind, seat, amounts=amounts) for seat in (0, 1))
    (line,) = BrassSayings(words, NAMED).entries(run, 3)
    assert all(card.name in line.text for card in NAMED)
    assert "{" not in line.text
    (alone,) = BrassSayings(words, NAMED).entries(run[:1], 3)
    assert alone.seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_that_counts_is_named_by_its_industry(language: str) -> None:
    words = read_words("brass")
    speak(words, "brass", language)
    scored = Event("counter-scored", 0, ("bury.0",), amounts=(("points", 3),))
    built = Event("built", 0, ("bury.0",), "coal-mine", (("pounds", 5), ("level", 1)))
    mine = str(words.name("coal-mine"))
    (known,) = BrassSayings(words, NAMED, {"bury.0": "coal-mine"}).entries((scored,), 1)
    assert mine in known.text
    assert mine in BrassSayings(words, NAMED).entries((built, scored), 1)[-1].text
    (unknown,) = BrassSayings(words, NAMED).entries((scored,), 1)
    assert mine not in unknown.text


def test_a_game_that_is_seen_late_is_counted_by_industry() -> None:
    workshop = Workshop()
    workshop.until(lambda state, moves: any(state.owner[space] >= 0 for space in range(9)))
    late = Reckonings(4)
    late.see(table_view(cast("BrassState", workshop.view(0)), 0))
    late.hear((Event("canal-era-ended", -1),))
    space = next(iter(late.industries))
    late.hear((Event("counter-scored", 0, (space,), amounts=(("points", 2),)),))
    assert late.last is not None
    assert late.last.counted[late.industries[space]][0] == 2
