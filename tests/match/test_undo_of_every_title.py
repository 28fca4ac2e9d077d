"""What can be undone in any title has shown its seat nothing that it did not know."""

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.match.undo import UndoPolicy
from game.titles import is_playable_with_options, title_by_name, title_names
from tools.proof.random_games import deal_game

SEEDS = range(4)
IMAGINED_STATES = 2  # for each step, of those that its seat cannot tell apart


def set_ups() -> Iterator[Options]:
    """Yield a set-up for every title, edition and number of players, and one against an automa."""
    for name in title_names():
        title = title_by_name(name)
        options = [Options(name, seats, each) for each in title.editions for seats in title.seats]
        if title.automa:
            options.append(Options(name, 2, title.editions[0], automa=()))
        yield from (each for each in options if is_playable_with_options(title, each))


def can_be_undone(game: Game, before: State, after: State) -> bool:
    """Return whether a step is no barrier for undo."""
    if isinstance(game, UndoPolicy):
        return not game.reveals_facts(before, after)
    rules = game.rules
    return rules.count_unknown_facts(after) >= rules.count_unknown_facts(before)


def seen_after(game: Game, state: State, seat: int, move: int) -> list[list[int]]:
    """Return what a seat sees after a move, as rows of numbers."""
    game.rules.apply(state, move)
    return make_view_for_seat(game.rules, state, seat).to_plain()


@pytest.mark.parametrize(
    "options", [*set_ups()], ids=lambda each: f"{each.title}-{each.edition}-{each.seats}"
)
def test_a_step_that_can_be_undone_shows_its_seat_nothing(options: Options) -> None:
    game = title_by_name(options.title).make_game(options)
    luck = Luck()
    for seed in SEEDS:
        chance = Random(seed)
        state = deal_game(game, seed)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, int(game.rules.draw_outcome(state.clone())))
                continue
            seat = int(state.to_move)
            move = chance.choice(game.readable_moves(state))
            after = state.clone()
            seen = seen_after(game, after, seat, move.code)
            if can_be_undone(game, state, after):
                for _ in range(IMAGINED_STATES):
                    imagined = make_view_for_seat(game.rules, state, seat)
                    game.rules.determinize(imagined, seat, luck)
                    assert seen_after(game, imagined, seat, move.code) == seen, move.text
            state = after
