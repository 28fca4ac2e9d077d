"""Shortens a best line by leaving out steps that change nothing."""

from collections.abc import Sequence

from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game

MoveLine = tuple[str, ...]


def shortened_line(game: Game, state: State, line: Sequence[str], seat: int) -> MoveLine:
    """Return a line of a seat's moves without those moves that can be left out without changing the
    seat's final points; return it unchanged if it does not reach the end of the game.

    If the game does not end without a move that is left out, a move of one word that ends it is
    appended.
    """
    kept = tuple(line)
    points = _final_points_of_line(game, state, kept, seat)
    at = 0
    while points is not None and at < len(kept):
        without = _line_with_ending_move(game, state, (*kept[:at], *kept[at + 1 :]), seat)
        is_shorter = len(without) < len(kept) or at < len(kept) - 1
        if is_shorter and _final_points_of_line(game, state, without, seat) == points:
            kept = without
        else:
            at += 1
    return kept


def _line_with_ending_move(game: Game, state: State, line: MoveLine, seat: int) -> MoveLine:
    """Return the line, with one more move if the seat still has to move after it: the first legal
    move that is a single word and ends the game. If there is no such move, return the line
    unchanged."""
    after = _position_after_line_of_seat(game, state, line, seat)
    if after is None or after.to_move != seat:
        return line
    for move in game.readable_moves(after):
        if " " not in move.text and move.text not in line:
            ended = after.clone()
            game.rules.apply(ended, move.code)
            if ended.to_move == NOBODY:
                return (*line, move.text)
    return line


def _final_points_of_line(game: Game, state: State, line: MoveLine, seat: int) -> int | None:
    """Return the seat's final points if the game is over after the line; else None."""
    after = _position_after_line_of_seat(game, state, line, seat)
    return game.scores(after)[seat] if after is not None and after.to_move == NOBODY else None


def _position_after_line_of_seat(
    game: Game, state: State, line: MoveLine, seat: int
) -> State | None:
    """Return the position after a line of moves of one seat, None if a move is illegal or
    another seat has to move."""
    after = state.clone()
    for text in line:
        try:
            code = game.parse_move(after, text)
        except Unreadable:
            return None
        if after.to_move != seat or code not in game.rules.legal_codes(after):
            return None
        game.rules.apply(after, code)
    return after
