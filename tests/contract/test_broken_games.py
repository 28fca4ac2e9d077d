"""Every law finds the game that breaks it: Lanterns, broken in one place at a time."""

from collections.abc import Callable
from typing import Any

import pytest

from game.engine.rules import CHANCE, State
from game.engine.title import Game
from tests.helpers.present import of_kind
from tests.titles.lanterns.broken import Fault, backwards, endless, forgetful, generous, one_faced
from tests.titles.lanterns.rules import LanternsRules, LanternsState
from tests.titles.lanterns.title import LanternsGame, LanternsTitle
from tools.proof.cases import CASES
from tools.proof.laws import of_copies, of_luck, of_order, of_saves, of_steps, of_views
from tools.proof.random_games import PlayedStep, make_luck, play_random_steps

[CASE] = [case for case in CASES if str(case) == "lanterns-2"]
ORIGINAL: dict[str, Fault] = {
    "hide": LanternsRules.write_view_for_seat,
    "determinize": LanternsRules.determinize,
    "copy_from": LanternsState.copy_from,
    "narrate": LanternsGame.events_of_step,
    "read_position": LanternsTitle.parse_position,
}


def sharing(state: LanternsState, other: LanternsState) -> None:
    """Copy, but keep the same row of pebbles."""
    ORIGINAL["copy_from"](state, other)
    state.pebbles = other.pebbles


def foreseeing(rules: LanternsRules, state: State, seat: int, view: State) -> None:
    """Hide, but for the luck to come."""
    ORIGINAL["hide"](rules, state, seat, view)
    view.luck.copy_from(state.luck)


def inventing(rules: LanternsRules, view: LanternsState, seat: int, luck_: Any) -> None:
    """Determinize with pebbles that no seat has."""
    ORIGINAL["determinize"](rules, view, seat, luck_)
    view.heap += 1


def silent(game: LanternsGame, *step: Any) -> Any:
    """Tell what happened without the changes."""
    return tuple(type(event)(event.kind, event.seat) for event in ORIGINAL["narrate"](game, *step))


def changing_seats(title: LanternsTitle, text: str, source: str) -> tuple[Game, State, Any]:
    """Read a position, its names from the last to the first."""
    game, state, names = ORIGINAL["read_position"](title, text, source)
    return game, state, names[::-1]


def falling(game: LanternsGame, state: LanternsState) -> int:
    """Tell progress backwards."""
    return 100 - 10 * int(state.round)


Law = Callable[[LanternsGame, PlayedStep], None]


def kept(law: Law) -> None:
    """Play a game and keep the law at every step."""
    game = of_kind(CASE.game(), LanternsGame)
    for step in play_random_steps(game, seed=2):
        law(game, step)


def views_law(game: LanternsGame, step: PlayedStep) -> None:
    """Keep the laws of views."""
    of_views.check_step(game, step, make_luck(step.number))


BROKEN: list[tuple[type, str, Fault, Law]] = [
    (LanternsRules, "legal_moves", backwards, of_steps.check_moves),
    (LanternsGame, "parse_move", lambda _game, _state, _text: 1 << 36, of_steps.check_moves),
    (LanternsState, "copy_from", sharing, of_copies.check_copies),
    (LanternsState, "load_plain", forgetful, of_saves.check_step),
    (
        LanternsTitle,
        "parse_position",
        changing_seats,
        lambda _game, step: of_saves.check_view_text(CASE, step.before, 0),
    ),
    (LanternsRules, "write_view_for_seat", foreseeing, views_law),
    (LanternsRules, "determinize", inventing, views_law),
    (LanternsGame, "events_of_step", silent, of_order.check_events),
    (LanternsRules, "write_outcomes", one_faced, of_luck.check_luck),
    (LanternsGame, "progress", falling, of_order.check_order),
    (LanternsRules, "apply", generous, of_order.check_own_laws),
]


@pytest.mark.parametrize(
    ("broken", "name", "how", "law"), BROKEN, ids=[how.__name__ for _, _, how, _ in BROKEN]
)
def test_a_law_finds_the_game_that_breaks_it(
    broken: type, name: str, how: Fault, law: Law, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(law)
    monkeypatch.setattr(broken, name, how)
    with pytest.raises(AssertionError):
        kept(law)


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LanternsRules, "apply", endless)
    with pytest.raises(AssertionError, match="does not end"):
        kept(of_order.check_order)


def test_a_state_that_changes_later_is_found() -> None:
    past = of_copies.Past()
    game = CASE.game()
    step = next(play_random_steps(game, seed=2))
    past.keep(step.after)
    step.after.to_move = CHANCE - 1
    with pytest.raises(AssertionError, match="step 0"):
        past.check()
