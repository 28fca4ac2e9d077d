"""When a step's motions have ended, any title's table equals one drawn afresh from the view, and
every word that it asked for is there."""

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.engine.knowledge import make_view_for_seat
from game.scene.animation.animation import Timeline
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.titles import SHELF
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.listening_words import ListeningWords
from tools.proof.cases import PROOFS
from tools.proof.laws.of_views import told_to
from tools.proof.proofs import Case
from tools.proof.random_games import play_random_steps

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

NAMES = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")
COMPARED = 3  # steps


def cases() -> list[object]:
    """Return some games of every title: alone, with all that is in its box; slowly, all."""
    found: list[object] = []
    for name in SHELF:
        proofs = PROOFS[name]
        soon = {proofs.plain_cases[0], *proofs.full_cases[-1:], *proofs.more_cases[-1:]}
        for case in proofs.cases:
            marks = () if case in soon else pytest.mark.slow
            found.append(pytest.param(case, id=str(case), marks=marks))
    return found


def end(timeline: Timeline, step: int) -> None:
    """Let motions come to their end by themselves, or be cut short after a while."""
    if step % 12:
        timeline.advance(40.0 * (step % 12))
        timeline.finish_all()
    for _ in range(2000):
        if not timeline.is_playing:
            return
        timeline.advance(50)
    raise AssertionError("the motions of one step last longer than 100 seconds")


@pytest.mark.parametrize("case", cases())
def test_an_animated_table_equals_a_fresh_one(case: Case) -> None:
    words = ListeningWords(*text_file_paths(folders_of_text_files(case.title), BASE_LANGUAGE))
    game = case.game()
    box = make_game_box(case.title, make_kit(), words)
    viewer = 1 - case.options.automa_seat if case.options.automa is not None else case.seats - 1
    make = box.table_factory_of(
        case.options.edition, case.options.expansions
    ).make_table_without_position
    table = HotSeat(SeenGame(game), make_kit(box.commands), make, NAMES).table
    for step in play_random_steps(game, seed=5):
        if step.number == 0:
            table.show_view(make_view_for_seat(game.rules, step.before, viewer), viewer)
        events = told_to(game, step.before, step.code, step.after, viewer)
        after = make_view_for_seat(game.rules, step.after, viewer)
        end(table.prepare_step_animation(events, after, viewer), step.number)
        table.add_to_journal(events, viewer, step.number)
        if step.number % COMPARED == 0:
            table.disable_controls_and_show_note("")
            played = table.comparable_contents()
            table.show_view(after, viewer)
            table.disable_controls_and_show_note("")
            assert played == table.comparable_contents(), (
                step.number,
                [event.kind for event in events],
            )
    assert (words.missing, words.unfilled) == (set(), set())
