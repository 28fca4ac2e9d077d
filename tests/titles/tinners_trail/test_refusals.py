"""Why a move is refused: the match and the command line say what is wrong and what is allowed."""

import pytest

from tests.titles.tinners_trail.refused_moves import REFUSED
from tests.titles.tinners_trail.situations import Situation
from tests.titles.tinners_trail.tables import new_table
from tools.proof.random_games import luck_of, steps, view_of


@pytest.mark.parametrize("situation", REFUSED, ids=str)
def test_a_move_that_is_refused_says_why(situation: Situation) -> None:
    table = situation.table()
    assert situation.tried not in table.moves()
    reason = table.refusal(situation.tried)
    assert reason.key == situation.key
    assert situation.facts.items() <= reason.facts.items()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_refusal_does_not_tell_what_the_deciding_seat_cannot_know(players: int) -> None:
    game = new_table(players, seed=1).game
    choices, played = luck_of(5), []
    for step in steps(game, seed=1):
        seat = int(step.before.to_move)
        played.append(game.move(step.before, step.code).text)
        if seat >= 0:
            view = view_of(game.rules, step.before, seat)
            legal = {move.text for move in game.moves(step.before)}
            for text in {played[choices.below(len(played))] for _ in range(5)} - legal:
                assert game.refusal(view, text) == game.refusal(step.before, text)
