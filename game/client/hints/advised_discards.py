"""The cards that a hint's plan discards for its first action."""

from itertools import pairwise
from typing import NamedTuple

from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.match.analysis import Hint
from game.table_protocol import PersonalQuestion


class DiscardAndViewBefore(NamedTuple):
    """A move that discards a card, as a part of an advised action, and the view before it."""

    move: Move
    view: State


def discards_for_advised_action(
    hint: Hint, question: PersonalQuestion, game: Game, *, leaving_reply_kind: str = ""
) -> tuple[DiscardAndViewBefore, ...]:
    """Return the moves with which the hint's plan discards cards for its first action, each with
    the view before it; () if it discards none.

    The action ends before the next move of a kind that the question offers. A move of the kind
    `leaving_reply_kind` leaves an auction, so that nothing after it is part of it.
    """
    first = next((move for move in question.moves if move.code in hint.plan[:1]), None)
    if first is not None and first.kind == leaving_reply_kind:
        return ()
    kinds = {move.kind for move in question.moves}
    reached = question.view.clone()
    found: list[DiscardAndViewBefore] = []
    for played, code in pairwise(hint.plan):
        game.rules.apply(reached, played)
        if reached.to_move != question.seat or code not in game.rules.legal_codes(reached):
            break
        move = game.readable_move(reached, code)
        if move.kind in kinds:
            break
        if move.card:
            found.append(DiscardAndViewBefore(move, reached.clone()))
    return tuple(found)
