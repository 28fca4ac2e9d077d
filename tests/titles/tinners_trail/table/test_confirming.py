"""What cannot be taken back is confirmed, and what can be is not, whatever kind of move it is."""

import pytest

from game.engine.move import Move
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.table.hands import Mouse
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

pytestmark = pytest.mark.thorough

EVERYTHING = ("arsenic", "emigration", "kickstarter")
ASKED = ("build", "adit", "train", "port", "miner", "pumps", "pump", "pasties", "pass", "sell")
"""Kinds of moves that are picked by their parts, without a sheet of their own."""


class Picking(Mouse):
    """Picks a move and notes whether it has to be confirmed."""

    asked = False

    def confirm(self, button: str) -> None:
        """Note that it is asked."""
        self.asked = True
        super().confirm(button)


def leads_away(game: Game, move: Move) -> bool:
    """Whether luck or somebody else decides after a move, or a mine is put up for auction."""
    seat = game.mover
    after = of_kind(game.state.clone(), TrailState)
    game.rules.apply(after, move.code)
    return after.to_move != seat or move.kind == "build"


@pytest.mark.parametrize(
    "game", [Game(3, 11), Game(4, 7, EVERYTHING), game_of_2007(3, 11)], ids=["base", "full", "2007"]
)
def test_a_move_is_confirmed_where_its_seat_does_not_decide_next(game: Game) -> None:
    hot_seat = HotSeat(game)
    found = dict[tuple[str, bool], int]()
    for _ in range(260):
        moves = game.moves() if game.mover >= 0 else ()
        for move in moves if len(moves) > 1 else ():
            known = move.kind, leads_away(game, move)
            if move.kind not in ASKED or found.get(known, 0) > 1 or move.choice == "none":
                continue
            found[known] = found.get(known, 0) + 1
            hot_seat.ask()
            hands = Picking(hot_seat)
            hands.answer(move)
            assert hands.asked == known[1], move.text
        if game.is_over:
            break
        game.step(0)
    assert {kind for kind, _ in found} >= {"build", "adit", "port", "pumps", "pass"}


@pytest.mark.parametrize("game", [Game(3, 5), game_of_2007(3, 5)], ids=["2021", "2007"])
def test_the_question_whether_to_stop_investing_comes_back_with_the_table(game: Game) -> None:
    hot_seat = HotSeat(game)
    question = hot_seat.asked("invest")
    hot_seat.ui.click(name="sheet-decline")
    picks = hot_seat.table.pending_picks()
    hot_seat.open_again()
    hot_seat.table.show_view(question.view, question.seat)
    hot_seat.table.ask(question)
    hot_seat.table.restore_picks(picks)
    assert hot_seat.table.controller.question_input.asks_to_decline
    hot_seat.ui.click(name="sheet-decline")
    assert len(hot_seat.host.answers) == 1
