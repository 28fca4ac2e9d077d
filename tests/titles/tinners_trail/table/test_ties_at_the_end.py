"""Which tie-break the end page names."""

from game.engine.rules import State
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.table.game_facts import TrailGameFacts


def opening_state(options: Options) -> State:
    """Return the state of a game before its first decision."""
    return title_by_name("tinners-trail").make_game(options).rules.new_state()


def test_passing_breaks_a_tie_of_points_money_and_ore_between_people() -> None:
    state = opening_state(Options("tinners-trail", 2))
    assert TrailGameFacts().tie_break_key(state, 0, 1) == "passing"


def test_lord_wallace_wins_every_tie() -> None:
    state = opening_state(Options("tinners-trail", 2, automa=(), automa_seat=1))
    assert TrailGameFacts().tie_break_key(state, 1, 0) == "automa"
