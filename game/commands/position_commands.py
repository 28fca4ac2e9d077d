"""The subcommands of `position`: a new one, its moves, a played move, and a seat's view."""

import json
import sys
import tomllib
from collections.abc import Sequence

from game.commands.arguments import GAME_VALUES, PACK, Arguments, CommandGrammar, parse_words
from game.commands.computer_players import computer_names
from game.commands.game_arguments import parse_game_options, parse_set_up, wanted_pack
from game.commands.position_moves import play_moves
from game.commands.position_reading import ReadPosition, read_position
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.files.toml_fields import allowed_words, shown
from game.match.seating import seat_players
from game.processes.notices import refuse

AS_JSON = "--json"
NEW = CommandGrammar("position new", values=GAME_VALUES, flags=(AS_JSON,))
POSITION = "a position as text, or - for standard input"
MOVES = CommandGrammar("position moves", ("FILE",), (PACK,), (AS_JSON,), POSITION)
PLAY = CommandGrammar("position play", ("FILE", "MOVE..."), (PACK,), (AS_JSON,), POSITION)
VIEW = CommandGrammar("position view", ("FILE",), ("--seat", PACK), (AS_JSON,), POSITION)


def new_position(words: Sequence[str]) -> int:
    """Print the first position of a new game."""
    arguments = parse_set_up(NEW, words)
    wanted = parse_game_options(arguments, computer_names())
    seats = seat_players(wanted.players, wanted.game.colours, wanted.names)
    state = wanted.game.rules.new_state()
    wanted.game.rules.deal(state, wanted.seed)
    names = tuple(seat.name for seat in seats)
    _print_position(ReadPosition(wanted.game, state, names), state, arguments)
    return 0


def list_moves(words: Sequence[str]) -> int:
    """Print the legal moves of a position."""
    arguments = parse_words(MOVES, words)
    position = read_position(arguments.places[0], wanted_pack(arguments))
    if position.is_view:
        # A view tells the moves of its own seat, and rolls of the dice, but not what a deck holds
        seat = int(position.state.to_move)
        if seat == CHANCE:
            who = "" if position.game.moves(position.state) else "luck"
        else:
            who = position.game.colours[seat] if position.hides_hand_of(seat) else ""
        if who:
            raise Unreadable(
                f"{position.source} is one seat's view and does not tell the choices of {who}. "
                "Give a whole position, or a view of the seat that is to move."
            )
    moves = position.game.moves(position.state)
    if position.state.to_move == CHANCE:
        moves = moves[:1]  # an example stands for the whole kind of outcome
    texts = sorted(move.text for move in moves)
    if AS_JSON in arguments.flags:
        _print_json({"to_move": _seat_to_move(position), "moves": texts})
    else:
        sys.stdout.writelines(f"{text}\n" for text in texts)
    return 0


def play_position(words: Sequence[str]) -> int:
    """Print the position after some moves."""
    arguments: Arguments = parse_words(PLAY, words)
    position = read_position(arguments.places[0], wanted_pack(arguments))
    moves = arguments.places[1:]
    if moves and position.is_view:
        raise Unreadable(
            f"{position.source} is one seat's view and cannot be played on. "
            "Give a whole position with seed or luck."
        )
    problem = play_moves(position.game, position.state, moves)
    if problem:
        refuse(f"{position.source}: {problem}")
        return 1
    _print_position(position, position.state, arguments)
    return 0


def view_position(words: Sequence[str]) -> int:
    """Print one seat's view of a position."""
    arguments = parse_words(VIEW, words)
    position = read_position(arguments.places[0], wanted_pack(arguments))
    colour = arguments.value("--seat")
    if colour not in position.game.colours:
        problem = f"--seat is {shown(colour)}" if colour else "--seat is missing"
        raise VIEW.error_with_help(problem, allowed_words(colour, position.game.colours))
    if position.is_view:
        raise Unreadable(f"{position.source} is a view already. Give a whole position.")
    view = position.game.rules.new_state()
    position.game.rules.hide(position.state, position.game.colours.index(colour), view)
    _print_position(position, view, arguments)
    return 0


def _print_position(position: ReadPosition, state: State, arguments: Arguments) -> None:
    """Print a state as TOML, or as JSON with the same keys and values."""
    text = position.as_text(state)
    if AS_JSON in arguments.flags:
        _print_json(tomllib.loads(text))
    else:
        sys.stdout.write(text)


def _print_json(table: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(table, indent=2, ensure_ascii=False) + "\n")


def _seat_to_move(position: ReadPosition) -> str:
    """Return the seat to move in the words of the position notation."""
    seat = int(position.state.to_move)
    if seat in (CHANCE, NOBODY):
        return "luck" if seat == CHANCE else "nobody"
    return position.game.colours[seat]
