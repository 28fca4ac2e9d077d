"""Why an action is not possible: keys and facts for the words."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Sequence

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Reason
from game.titles.tiletum.rules.kinds import KING_TILE
from game.titles.tiletum.rules.questions import asked, takes_tasks
from game.titles.tiletum.rules.reasons_of_tasks import why_no_helper
from game.titles.tiletum.rules.refusals import QUESTIONS
from game.titles.tiletum.rules.state import TiletumState

TASKS = ("buy", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


def why_not(
    moves: Sequence[Move], view: TiletumState, action: str, places: tuple[str, ...]
) -> Reason | None:
    """Return why the seat to move cannot do what the action says, None if it can.

    `action` is the kind of a move; `places` may name spaces, tiles or choices it is about.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if any(_fits(move, action, places) for move in moves):
        return None
    if view.phase == KING_TILE:
        return Reason("not-now-king-tile")
    if takes_tasks(view) and action == "use":
        return why_no_helper(view)
    if takes_tasks(view) and action in TASKS:
        return Reason(f"no-{action}-now")
    question = QUESTIONS.get(int(asked(view)), "turn")
    return Reason("not-listed" if question == "act" else f"not-now-{question}")


def _fits(move: Move, action: str, places: tuple[str, ...]) -> bool:
    said = {*move.places, move.card, move.choice}
    return move.kind == action and set(places) <= said
