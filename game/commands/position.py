"""`position new|moves|play|view`: games as text, for puzzles, tests and bug reports."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.commands.arguments import (
    GAME_VALUES,
    PACK,
    Arguments,
    Grammar,
    parse,
    parse_set_up,
    read_text,
    sentence,
    wanted_game,
    wanted_pack,
)
from game.commands.simulate import computer_names
from game.engine.rules import CHANCE, State
from game.engine.title import Game, Pack, Title, Unreadable
from game.fields import allowed_words, listed, read_toml, shown
from game.match.beginnings import seat_players
from game.notices import note
from game.titles import title, titles, usual

HIDDEN: Final = "?"
NEW = Grammar("position new", values=GAME_VALUES)
MOVES = Grammar("position moves", ("FILE",), values=(PACK,))
PLAY = Grammar("position play", ("FILE", "MOVE..."), values=(PACK,))
VIEW = Grammar("position view", ("FILE",), values=("--seat", PACK))


@dataclass(frozen=True, slots=True)
class ReadPosition:
    """A game read from a text, the text, and where it came from."""

    game: Game
    state: State
    names: tuple[str, ...]
    source: str = ""
    text: str = ""

    @property
    def is_view(self) -> bool:
        """Whether this is what one seat knows, which tells no luck."""
        return not any(self.state.luck.words())

    def hides_hand_of(self, seat: int) -> bool:
        """Return whether the text hides the cards of a seat; NOBODY has none."""
        if seat < 0:
            return False
        player = read_toml(self.text, "").tables("player")[seat]
        return HIDDEN in player.items("hand", "cards", ())

    def write(self, state: State) -> None:
        """Print a state of this game as text."""
        sys.stdout.write(self.game.write_position(state, self.names))


def run(words: Sequence[str]) -> int:
    """Run one of the four; return the exit code."""
    if not words or words[0] not in COMMANDS:
        found = shown(words[0]) if words else "the command"
        problem = f"{found} is {'unknown' if words else 'missing'}"
        allowed = allowed_words(words[0], COMMANDS) if words else listed(COMMANDS)
        raise Unreadable(f"position: {problem}; allowed: {allowed}.")
    return COMMANDS[words[0]](words[1:])


def read(name: str, pack: Pack | None = None) -> ReadPosition:
    """Return the position in a file, of a game with the pack; Unreadable says what is wrong."""
    text, source = read_text(name)
    shelf = _title_of(text, source)
    game, state, names = shelf.read_position(text, source, pack)
    if pack is not None and (pack.title, pack.edition) != (shelf.name, game.options.edition):
        problem = f"{source} is of {shelf.name}, edition {game.options.edition}"
        raise Unreadable(f"{problem}; allowed: one of {pack.title}, edition {pack.edition}.")
    return ReadPosition(game, state, names, source, text)


def _title_of(text: str, source: str) -> Title:
    """Return the title a position names; what else is wrong with it that one says."""
    try:
        fields = read_toml(text, source)
    except Unreadable:
        return title(usual())
    return title(fields.choice("title", titles(), default=usual()))


def _new(words: Sequence[str]) -> int:
    arguments = parse_set_up(NEW, words)
    wanted = wanted_game(arguments, computer_names())
    seats = seat_players(wanted.players, wanted.game.colours, wanted.names)
    state = wanted.game.rules.new_state()
    wanted.game.rules.deal(state, wanted.seed)
    names = tuple(seat.name for seat in seats)
    ReadPosition(wanted.game, state, names).write(state)
    return 0


def _moves(words: Sequence[str]) -> int:
    arguments = parse(MOVES, words)
    position = read(arguments.places[0], wanted_pack(arguments))
    if position.is_view:
        # A view tells the moves of its own seat, and rolls of the dice, but not what a deck holds
        seat = int(position.state.to_move)
        if seat == CHANCE:
            who = "" if position.game.moves(position.state) else "luck"
        else:
            who = position.game.colours[seat] if position.hides_hand_of(seat) else ""
        if who:
            raise Unreadable(
                f"{position.source} is a view that does not tell the choices of {who}; "
                "allowed: the moves of the seat whose view it is."
            )
    moves = position.game.moves(position.state)
    if position.state.to_move == CHANCE:
        moves = moves[:1]  # an example stands for the whole kind of outcome
    sys.stdout.writelines(f"{text}\n" for text in sorted(move.text for move in moves))
    return 0


def _play(words: Sequence[str]) -> int:
    arguments: Arguments = parse(PLAY, words)
    position = read(arguments.places[0], wanted_pack(arguments))
    moves = arguments.places[1:]
    if moves and position.is_view:
        raise Unreadable(
            f"{position.source} is one seat's view and cannot be played on; "
            "allowed: a whole position with seed or luck."
        )
    problem = play_moves(position.game, position.state, moves)
    if problem:
        note(f"{position.source}: {problem}")
        return 1
    position.write(position.state)
    return 0


def _view(words: Sequence[str]) -> int:
    arguments = parse(VIEW, words)
    position = read(arguments.places[0], wanted_pack(arguments))
    colour = arguments.value("--seat")
    if colour not in position.game.colours:
        problem = f"--seat is {shown(colour)}" if colour else "--seat is missing"
        raise VIEW.refusal(problem, allowed_words(colour, position.game.colours))
    if position.is_view:
        raise Unreadable(f"{position.source} is a view already; allowed: a whole position.")
    view = position.game.rules.new_state()
    position.game.rules.hide(position.state, position.game.colours.index(colour), view)
    position.write(view)
    return 0


COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "new": _new,
    "moves": _moves,
    "play": _play,
    "view": _view,
}


# Playing moves on a position; luck is drawn unless the next move names its outcome.


def play_moves(game: Game, state: State, moves: Sequence[str]) -> str:
    """Play the moves; return why the first refused one is refused, "" when all were played.

    After the last one nothing is drawn: luck that is due stays due.
    """
    for number, text in enumerate(moves, start=1):
        if not _names_outcome(game, state, text):
            while state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
        problem = play_one(game, state, text)
        if problem:
            return f"move {number}: {problem}."
    return ""


def play_one(game: Game, state: State, text: str) -> str:
    """Play one move or outcome; return why it is refused, "" when it was played."""
    try:
        code = game.read_move(state, text)
    except Unreadable as error:
        return str(error).rstrip(".")
    if all(move.code != code for move in game.moves(state)):
        why = sentence(game.refusal(state, text), game.options.title)
        return f"{shown(text)} is refused: {why}"
    if state.to_move == CHANCE:
        game.rules.draw_outcome(state)  # the generator moves on whatever outcome is named
    game.rules.apply(state, code)
    return ""


def _names_outcome(game: Game, state: State, text: str) -> bool:
    try:
        kind = game.move(state, game.read_move(state, text)).kind
    except Unreadable:
        return False
    return kind in title(game.options.title).luck_kinds
