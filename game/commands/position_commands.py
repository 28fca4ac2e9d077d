"""The subcommands of `position`: a new one, its moves, a played move, and a seat's view."""

import json
import sys
import tomllib
from collections.abc import Sequence

from game.commands.arguments import (
    GAME_OPTIONS,
    PACK_OPTION,
    Arguments,
    CommandGrammar,
    parse_words_and_set_log_level,
)
from game.commands.computer_players import computer_player_names
from game.commands.game_arguments import (
    load_pack_from_arguments,
    parse_game_command_line,
    parse_game_request,
)
from game.commands.position_moves import play_moves_until_refused
from game.commands.position_reading import PositionReading, read_position
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    with_nearest_word_as_question,
)
from game.match.seating import make_seats
from game.processes.console_messages import print_error_message

JSON_FLAG = "--json"
NEW_GRAMMAR = CommandGrammar("position new", value_options=GAME_OPTIONS, flags=(JSON_FLAG,))
POSITION_FILE_DESCRIPTION = "a position as text, or - for standard input"
MOVES_GRAMMAR = CommandGrammar(
    "position moves", ("FILE",), (PACK_OPTION,), (JSON_FLAG,), POSITION_FILE_DESCRIPTION
)
PLAY_GRAMMAR = CommandGrammar(
    "position play", ("FILE", "MOVE..."), (PACK_OPTION,), (JSON_FLAG,), POSITION_FILE_DESCRIPTION
)
VIEW_GRAMMAR = CommandGrammar(
    "position view", ("FILE",), ("--seat", PACK_OPTION), (JSON_FLAG,), POSITION_FILE_DESCRIPTION
)


def print_new_position(words: Sequence[str]) -> int:
    """Print the first position of a new game, and return 0."""
    arguments = parse_game_command_line(NEW_GRAMMAR, words)
    wanted = parse_game_request(arguments, computer_player_names())
    seats = make_seats(wanted.players, wanted.game.colours, wanted.names)
    state = wanted.game.rules.new_state()
    wanted.game.rules.deal(state, wanted.seed)
    names = tuple(seat.name for seat in seats)
    _print_position(PositionReading(wanted.game, state, names), state, arguments)
    return 0


def print_legal_moves(words: Sequence[str]) -> int:
    """Print the legal moves of a position, and return 0; raises Unreadable for a view that does
    not show them."""
    arguments = parse_words_and_set_log_level(MOVES_GRAMMAR, words)
    position = read_position(arguments.positional_arguments[0], load_pack_from_arguments(arguments))
    if position.is_view:
        # A view tells the moves of its own seat, and rolls of the dice, but not what a deck holds
        seat = int(position.state.to_move)
        if seat == CHANCE:
            who = "" if position.game.readable_moves(position.state) else "luck"
        else:
            who = position.game.colours[seat] if position.hides_hand_of_seat(seat) else ""
        if who:
            raise Unreadable(
                f"{position.source} is one seat's view and does not tell the choices of {who}. "
                "Give a whole position, or a view of the seat that is to move."
            )
    moves = position.game.readable_moves(position.state)
    if position.state.to_move == CHANCE:
        moves = moves[:1]  # an example stands for the whole kind of outcome
    texts = sorted(move.text for move in moves)
    if JSON_FLAG in arguments.flags:
        _print_json({"to_move": _seat_to_move_text(position), "moves": texts})
    else:
        sys.stdout.writelines(f"{text}\n" for text in texts)
    return 0


def print_position_after_moves(words: Sequence[str]) -> int:
    """Print the position after the given moves and return 0; if a move is refused, print why and
    return 1. Raises Unreadable for a view."""
    arguments: Arguments = parse_words_and_set_log_level(PLAY_GRAMMAR, words)
    position = read_position(arguments.positional_arguments[0], load_pack_from_arguments(arguments))
    moves = arguments.positional_arguments[1:]
    if moves and position.is_view:
        raise Unreadable(
            f"{position.source} is one seat's view and cannot be played on. "
            "Give a whole position with seed or luck."
        )
    problem = play_moves_until_refused(position.game, position.state, moves)
    if problem:
        print_error_message(with_nearest_word_as_question(f"{position.source}: {problem}"))
        return 1
    _print_position(position, position.state, arguments)
    return 0


def print_seat_view(words: Sequence[str]) -> int:
    """Print the view that the seat of a colour has of a position, and return 0; raises
    Unreadable if the position is a view itself."""
    arguments = parse_words_and_set_log_level(VIEW_GRAMMAR, words)
    position = read_position(arguments.positional_arguments[0], load_pack_from_arguments(arguments))
    colour = arguments.option_value("--seat")
    if colour not in position.game.colours:
        problem = f"--seat is {value_for_message(colour)}" if colour else "--seat is missing"
        raise VIEW_GRAMMAR.error_with_allowed_values(
            problem, allowed_words_for_message(colour, position.game.colours)
        )
    if position.is_view:
        raise Unreadable(f"{position.source} is a view already. Give a whole position.")
    view = position.game.rules.new_state()
    position.game.rules.write_view_for_seat(
        position.state, position.game.colours.index(colour), view
    )
    _print_position(position, view, arguments)
    return 0


def _print_position(reading: PositionReading, state: State, arguments: Arguments) -> None:
    """Print a state as TOML, or as JSON with equal keys and values."""
    text = reading.position_text_of_state(state)
    if JSON_FLAG in arguments.flags:
        _print_json(tomllib.loads(text))
    else:
        sys.stdout.write(text)


def _print_json(table: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(table, indent=2, ensure_ascii=False) + "\n")


def _seat_to_move_text(reading: PositionReading) -> str:
    """Return whose turn it is, as the position notation writes it: a seat's colour, "luck" or
    "nobody"."""
    seat = int(reading.state.to_move)
    if seat in (CHANCE, NOBODY):
        return "luck" if seat == CHANCE else "nobody"
    return reading.game.colours[seat]
