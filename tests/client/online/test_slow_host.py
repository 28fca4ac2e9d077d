"""A host that takes its time: whatever is done before it has answered, the window waits for it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.engine.title import Options
from game.online.protocol.messages import RequestKind, decode_frame
from game.online.protocol.surroundings import UNDO_DECISION_VOTE_KIND
from game.titles import Titles, title_names
from tests.client.online.friends import Company
from tests.client.online.tables import SEED, at_a_table, is_asked_before_the_end, until_asked
from tests.helpers.present import present
from tests.helpers.reading_over import click_anything
from tests.online.club import MemoryLine

ROUNDS = 25
MAX_SENT = 40  # frames of one round; what goes on without an end sends far more
LEADS_AWAY = ("Leave", "Menu", "Help", "Settings", "Sound", "Last turns", "Journal", "All", "Hide")
KEYS = ("u", "escape", "u", "backspace")


@contextmanager
def held(line: MemoryLine) -> Iterator[None]:
    """Keep what the host tells on its way meanwhile."""
    line.is_held = True
    try:
        yield
    finally:
        line.is_held = False


@pytest.fixture(autouse=True)
def _the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host deal the same game every time."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: SEED)


@pytest.fixture
def brass(tmp_path: Path) -> Iterator[Company]:
    """Two people at a table of Brass."""
    yield from at_a_table(tmp_path, Options("brass", 2))


def answer(company: Company, chance: Random) -> None:
    """Give any answer to the question that is asked."""
    question = present(company.table.prompt_controller.question)
    company.table.prompt_controller.play_answer(chance.choice(question.moves).code)


def play_kind(company: Company, kind: str) -> None:
    """Answer with the first move of a kind, and let the host hear of it."""
    question = present(company.table.prompt_controller.question)
    company.table.prompt_controller.play_answer(
        next(m for m in question.moves if m.kind == kind).code
    )
    company.advance_until_still()
    company.advance_time(3.0)


def undos_sent(line: MemoryLine) -> int:
    """Return how many undos were asked for."""
    return sum(decode_frame(content)[0] == RequestKind.UNDO for content in line.asked)


def consent(company: Company) -> None:
    """Let the guest who is asked by now agree that the last decision is taken back."""
    company.club.tables[1].start_or_cast_vote(UNDO_DECISION_VOTE_KIND, agrees=True, seat=0)
    company.advance_until_still()


@pytest.mark.thorough
def test_an_action_is_taken_back_part_by_part_as_the_host_answers(brass: Company) -> None:
    until_asked(brass)
    line = brass.club.line_of(brass.remote)
    before = brass.match.step_count
    play_kind(brass, "loan")
    play_kind(brass, "card")
    with held(line):
        brass.press_keys("u")
        brass.advance_time(1.0)
    assert undos_sent(line) == 1
    brass.advance_until_still()
    consent(brass)
    brass.advance_until_still()
    assert (undos_sent(line), brass.match.step_count) == (2, before)


@pytest.mark.thorough
def test_an_undo_that_is_refused_is_asked_for_once(brass: Company) -> None:
    until_asked(brass)
    line = brass.club.line_of(brass.remote)
    play_kind(brass, "loan")
    hosted = brass.club.hosted(brass.remote)
    hosted.record.is_paused = True  # nobody here has heard of it
    brass.press_keys("u")
    brass.advance_until_still()
    brass.advance_until_still()
    assert undos_sent(line) == 1


@pytest.mark.thorough
def test_nothing_is_asked_or_taken_back_while_an_undo_is_on_its_way(brass: Company) -> None:
    until_asked(brass)
    line = brass.club.line_of(brass.remote)
    play_kind(brass, "loan")
    with held(line):
        brass.press_keys("u")
        brass.advance_time(0.5)
        assert brass.table.prompt_controller.question is None
        assert brass.remote.reason_against_undo(0) is not None
        brass.press_keys("u")
        brass.advance_time(0.5)
    assert undos_sent(line) == 1


@pytest.mark.thorough
def test_a_lost_undo_is_forgotten_with_the_connection(brass: Company) -> None:
    until_asked(brass)
    line = brass.club.line_of(brass.remote)
    play_kind(brass, "loan")
    with held(line):
        brass.press_keys("u")
    line.drop()
    line.dial()
    brass.advance_until_still()
    until_asked(brass)
    assert brass.table.prompt_controller.question is not None


@pytest.mark.thorough
def test_nothing_is_taken_back_while_the_connection_is_lost(brass: Company) -> None:
    until_asked(brass)
    play_kind(brass, "loan")
    brass.club.line_of(brass.remote).drop()
    brass.flow.online.process_events()
    brass.advance_time(0.2)
    assert present(brass.remote.reason_against_undo(0)).key == "online.lost"
    assert present(brass.remote.reason_against_turn_undo(0)).key == "online.lost"


def editions() -> list[Options]:
    """Return a table of three of every edition of every title."""
    found = list[Options]()
    for name in title_names():
        title = Titles()[name]
        found += [Options(name, 3, edition) for edition in title.editions]
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("options", editions(), ids=lambda each: f"{each.title}-{each.edition}")
def test_whatever_is_done_before_a_slow_host_has_answered_is_borne(
    tmp_path: Path, options: Options
) -> None:
    chance = Random(3)
    moves = 0
    for company in at_a_table(tmp_path, options):
        for _ in range(ROUNDS):
            if not is_asked_before_the_end(company):
                break
            line = company.club.line_of(company.remote)
            steps = company.match.step_count
            sent = len(line.asked)
            with held(line):
                for _ in range(chance.randrange(4)):
                    click_anything(company, chance, LEADS_AWAY)
                    company.advance_time(0.1)
                if company.table.prompt_controller.question is not None:
                    answer(company, chance)
                for key in chance.sample(KEYS, 2):
                    company.press_keys(key)
                    company.advance_time(0.1)
            assert len(line.asked) - sent < MAX_SENT
            company.advance_until_still()
            moves += company.match.step_count != steps
    assert moves > ROUNDS / 4
