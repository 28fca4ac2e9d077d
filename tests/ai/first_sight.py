"""What a title's players think of a position: moves by first sight, reasons for and against one."""

from __future__ import annotations

from typing import Any

from ai.mind import Mind, MoveExplainer
from ai.search.trials import Playouts
from ai.titles import mind_for
from game.engine.rows import row_of, zeros
from game.engine.title import Game, Reason
from tests.helpers.table_host import PlayedTable


def mind_of(game: Game) -> Mind:
    """Return what is known of a game's title and edition."""
    return mind_for(game.options.title, game.options.edition)


def first_sight(table: PlayedTable[Any], beginning: str = "") -> list[str]:
    """Return the texts of the legal moves that begin so, the best-looking first."""
    game, state = table.game, table.state
    texts = {code: game.move(state, code).text for code in game.rules.legal_codes(state)}
    codes = [code for code, text in texts.items() if text.startswith(beginning)]
    scores = zeros(len(codes))
    mind_of(game).policy(game).score(state, row_of(codes), len(codes), scores)
    order = sorted(range(len(codes)), key=lambda at: -int(scores[at]))
    return [texts[codes[at]] for at in order]


def explainer(game: Game) -> MoveExplainer:
    """Return who says why a move is good."""
    mind = mind_of(game)
    return mind.explainer(game, Playouts(game.rules, mind.policy(game)))


def reasons(table: PlayedTable[Any], text: str) -> dict[str, Reason]:
    """Return the reasons for a move of the seat to move, by key."""
    move = table.game.read_move(table.state, text)
    found = explainer(table.game).reasons(table.state, move, (), 5)
    return {one.key: one for one in found}


def doubts(table: PlayedTable[Any], text: str) -> dict[str, Reason]:
    """Return what speaks against a move of the seat to move, by key."""
    move = table.game.read_move(table.state, text)
    found = explainer(table.game).doubts(table.state, move, 5)
    return {one.key: one for one in found}
