"""Words of the rules: none is missing, none is dead, every placeholder is filled."""

from collections.abc import Iterator

import pytest

from game.engine.knowledge import Event
from game.engine.title import Reason
from game.table_protocol import SeatCard
from game.titles.tinners_trail.table.look.journal import SILENT, Chronicler
from game.words import Words
from tests.titles.tinners_trail.refused import IMPOSSIBLE, REFUSED
from tests.titles.tinners_trail.tables import Situation, emigration_table, waiting_table
from tests.titles.tinners_trail.trail_words import (
    CLASSIC_FILE,
    WORD_FILES,
    WORDS,
    keys_of,
    sentence,
)
from tools.proof.cases import CASES
from tools.proof.laws.of_views import told_to
from tools.proof.proofs import Case
from tools.proof.random_games import steps

pytestmark = pytest.mark.thorough

GAMES = [case for case in CASES if case.title == "tinners-trail"]


class AskedWords(Words):
    """Words that remember for which sentences they were asked."""

    def __init__(self) -> None:
        """Read the words of the game."""
        super().__init__(*WORD_FILES)
        self.asked: set[str] = set()

    def say(self, key: str, **facts: object) -> str:
        """Remember the key and say the sentence."""
        self.asked.add(key)
        return super().say(key, **facts)


def reason_of(situation: Situation) -> Reason:
    """Return the reason of an impossible action or a refused move."""
    if situation in REFUSED:
        return situation.table().refusal(situation.tried)
    action, *places = situation.tried.split()
    reason = situation.table().why_not(action, *places)
    assert reason is not None
    return reason


@pytest.mark.parametrize("situation", (*IMPOSSIBLE, *REFUSED), ids=str)
def test_every_reason_is_a_whole_sentence(situation: Situation) -> None:
    reason = reason_of(situation)
    said = sentence(reason)
    assert said != f"reason.{reason.key}"
    assert "{" not in said
    assert said[0].isupper() or said[0] == "£"
    assert said.endswith(".")


def test_every_sentence_of_a_reason_is_produced_by_some_situation() -> None:
    produced = {situation.key for situation in (*IMPOSSIBLE, *REFUSED)}
    assert produced == keys_of("reason")


def told(case: Case) -> Iterator[tuple[Event, ...]]:
    """Yield what seats are told of every step of some random games."""
    game = case.game()
    for seed in range(8):
        for step in steps(game, seed):
            for seat in (step.number % case.seats, max(0, int(step.before.to_move))):
                yield told_to(game, step.before, step.code, step.after, seat)


def rarely_told() -> tuple[tuple[Event, ...], ...]:
    """Return what random games hardly ever come to."""
    return (
        emigration_table(round=2).play("emigrate kea michigan").events("place none"),
        emigration_table(round=1).events("emigrate kea michigan"),
        waiting_table("adit").events("place adit camborne redruth"),
        waiting_table("train", round=4, invested=["yellow", "blue"]).events("pass"),
    )


def seat_cards(players: int) -> tuple[SeatCard, ...]:
    """Return who sits where."""
    return tuple(SeatCard(seat, f"Ann{seat}", "pink", "human", "Human") for seat in range(players))


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_the_journal_has_a_whole_line_for_everything_that_is_not_silent(case: Case) -> None:
    chronicler = Chronicler(WORDS, seat_cards(case.seats))
    for events in told(case):
        for event in events:
            lines = [entry.text for entry in chronicler.entries((event,))]
            assert len(lines) == int(event.kind not in SILENT), f"no words for {event.kind}"
            assert not any("{" in line or "  " in line for line in lines)


def test_every_line_of_the_journal_comes_up() -> None:
    words = AskedWords()
    chronicler = Chronicler(words, seat_cards(5))
    for case in GAMES:
        for events in told(case):
            chronicler.entries(events)
    for events in rarely_told():
        chronicler.entries(events)
    spoken = [key.partition(".") for key in words.asked]
    for table in ("log", "gain"):
        written = keys_of(table) | keys_of(table, CLASSIC_FILE)
        assert {key for name, _dot, key in spoken if name == table} == written
