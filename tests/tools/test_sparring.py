"""The sparring partners of every title play by the rules and by what their seat may know alone."""

import subprocess
import sys
from itertools import cycle

import pytest

from ai.players import always_keep_thinking
from game.engine.knowledge import make_view_for_seat
from game.files.folders import PACKAGE_FOLDER
from tests.helpers.sparring import decisions
from tools.contest.contestant_spec import parse_contestant_spec
from tools.contest.contestants import make_contestant
from tools.contest.play import Bout, ContestSetting, play_bout
from tools.project_files import load_title_part
from tools.proof.cases import CASES
from tools.proof.proofs import Case
from tools.proof.random_games import legal_codes, play_random_steps

pytestmark = pytest.mark.thorough

EVERY = 24  # decisions of a random game from one that a partner is asked for to the next
SEED = 7


def partners_of(title: str) -> tuple[str, ...]:
    """Return the names of a title's players that are strangers to ai/."""
    part = load_title_part(title, "sparring.partners")
    return () if part is None else tuple(part.PARTNERS)


AMONG_PEOPLE = [case for case in CASES if partners_of(case.title) and case.options.automa is None]
TITLES = sorted({case.title for case in AMONG_PEOPLE})
EDITIONS = {
    (case.title, case.options.edition): case
    for case in reversed(AMONG_PEOPLE)  # few players last, without expansions
    if not case.options.expansions
}


@pytest.mark.parametrize("case", AMONG_PEOPLE, ids=str)
def test_partners_choose_a_legal_move_and_leave_the_view_they_are_handed(case: Case) -> None:
    """What is hidden changes nothing: `ai/test_fairness.py`."""
    game = case.game()
    asked = [step.before for step in play_random_steps(game, SEED) if step.before.to_move >= 0][
        ::EVERY
    ]
    for state, name in zip(asked, cycle(partners_of(case.title)), strict=False):
        view = make_view_for_seat(game.rules, state, int(state.to_move))
        before = view.to_plain()
        move = make_contestant(name, game).choose(
            view, int(state.to_move), SEED, always_keep_thinking
        )
        assert move in legal_codes(game.rules, state), name
        assert view.to_plain() == before, name


@pytest.mark.slow
@pytest.mark.parametrize("case", AMONG_PEOPLE, ids=str)
def test_partners_play_whole_games_with_legal_moves_alone(case: Case) -> None:
    game = case.game()
    names = partners_of(case.title)
    first = case.seats % len(names)
    for state, move, name in decisions(game, (*names[first:], *names[:first]), 5):
        assert move in legal_codes(game.rules, state), name


@pytest.mark.slow
@pytest.mark.parametrize("case", EDITIONS.values(), ids=str)
def test_partners_beat_players_who_move_at_random(case: Case) -> None:
    setting = ContestSetting(case.title, case.options.edition)
    for name in partners_of(case.title):
        bout = Bout(setting, (name, *["random"] * (case.seats - 1)), SEED)
        assert play_bout(bout).places[0] == 0, name


@pytest.mark.parametrize("title", TITLES)
def test_partners_are_contestants_and_strangers_to_the_computer_players(title: str) -> None:
    assert [str(parse_contestant_spec(name, title)) for name in partners_of(title)] == [
        *partners_of(title)
    ]
    loaded = (
        "import pkgutil, sys; from importlib import import_module; "
        f"folder = import_module('tools.titles.{title.replace('-', '_')}.sparring'); "
        "[import_module(f'{folder.__name__}.{each.name}')"
        " for each in pkgutil.iter_modules(folder.__path__)]; "
        "print([name for name in sys.modules if name == 'ai' or name.startswith('ai.')])"
    )
    command = [sys.executable, "-c", loaded]
    answer = subprocess.check_output(command, cwd=PACKAGE_FOLDER.parent, encoding="utf-8")
    assert answer.strip() == "[]"
