"""Plays moves from a position; chance is drawn unless the next move names an outcome."""

from collections.abc import Sequence

from game.commands.reason_texts import english_reason_text
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.files.toml_fields import value_for_message
from game.titles import title_by_name


def play_moves_until_refused(game: Game, state: State, moves: Sequence[str]) -> str:
    """Play moves, given as text, on the state; chance outcomes that are not given are drawn. Return
    why the first illegal one is refused, "" if all were played.

    Chance that is due after the last move is not drawn.
    """
    for number, text in enumerate(moves, start=1):
        if not _is_chance_outcome(game, state, text):
            while state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
        problem = play_move_or_outcome_and_get_refusal(game, state, text)
        if problem:
            return f"move {number}: {problem}."
    return ""


def play_move_or_outcome_and_get_refusal(game: Game, state: State, text: str) -> str:
    """Play one move or chance outcome, given as text, on the state; return why it is refused, "" if
    it was played.

    A given chance outcome uses up the draw it replaces.
    """
    try:
        code = game.parse_move(state, text)
    except Unreadable as error:
        return str(error).rstrip(".")
    if all(move.code != code for move in game.readable_moves(state)):
        why = english_reason_text(game.reason_against_move(state, text), game.options.title)
        return f"{value_for_message(text)} is refused: {why}"
    if state.to_move == CHANCE:
        game.rules.draw_outcome(state)  # the generator moves on whatever outcome is named
    game.rules.apply(state, code)
    return ""


def _is_chance_outcome(game: Game, state: State, text: str) -> bool:
    try:
        kind = game.readable_move(state, game.parse_move(state, text)).kind
    except Unreadable:
        return False
    return kind in title_by_name(game.options.title).luck_kinds
