"""The prompter plays the other seats of a lesson, and decides its chance."""

from collections import deque
from collections.abc import Iterable

from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.match.computer_answers import ComputerAnswer
from game.match.computer_players import ComputerSeat
from game.match.match import Match
from game.records.codec import decode_rows


class PrescribedMoves:
    """Holds the prescribed moves of a lesson that are due, and plays only these.

    It supplies the chance outcomes of the match (`pop_next_chance_outcome_code`) and takes the
    place of the computer players."""

    player_kinds: tuple[str, ...] = ()
    quick_player_kind = ""  # nobody here is ever replaced

    def __init__(self, game: Game) -> None:
        self._game = game
        self._due_move_texts: deque[str] = deque()

    @property
    def has_played_all(self) -> bool:
        """Return whether all prescribed moves have been played."""
        return not self._due_move_texts

    def add_moves(self, moves: Iterable[str]) -> None:
        """Append prescribed moves, given as text, to those that are due."""
        self._due_move_texts.extend(moves)

    def pop_next_move_code(self, state: State) -> int | None:
        """Remove the next prescribed move and return its code in this position, None if none is
        due.

        Raises Unreadable if it is not legal, because lesson and rules no longer fit.
        """
        if not self._due_move_texts:
            return None
        text = self._due_move_texts[0]
        moves = self._game.readable_moves(state)
        code = next((move.code for move in moves if move.text == text), None)
        if code is None:
            raise Unreadable(f"“{text}” is told, allowed: {', '.join(m.text for m in moves)}.")
        self._due_move_texts.popleft()
        return code

    def pop_next_chance_outcome_code(self, state: State) -> int:
        """Remove the next prescribed move, which has to be a chance outcome, and return its code;
        raises Unreadable if none is due or it is not legal."""
        code = self.pop_next_move_code(state)
        if code is None:
            raise Unreadable("luck is due and nothing is told; allowed: an outcome in `then`.")
        return code

    def play_due_moves(self, match: Match) -> None:
        """Play in a match all prescribed moves that are due, one after the other; raises
        Unreadable if some are left at the end of the game."""
        while self._due_move_texts:
            question = match.question()
            code = self.pop_next_move_code(question.view) if question is not None else None
            if question is None or code is None:
                raise Unreadable(f"“{self._due_move_texts[0]}” is told after the end of the game.")
            match.send_answer(question.seat, code)

    def make_player(self, computer_seat: ComputerSeat) -> "PrescribedMovePlayer":
        """Return a player that plays the prescribed moves."""
        return PrescribedMovePlayer(self, self._game)

    def close(self) -> None:
        """Do nothing: no process runs."""


class PrescribedMovePlayer:
    """The player of a seat in a lesson; it plays the moves that its `PrescribedMoves` holds."""

    def __init__(self, prescribed_moves: PrescribedMoves, game: Game) -> None:
        self._prescribed_moves = prescribed_moves
        self._game = game
        self._view = game.rules.new_state()
        self._moment = 0

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Store the position, for which `answer_if_ready` then returns the prescribed move."""
        self._view = self._game.rules.new_state()
        self._view.load_plain(decode_rows(view_bytes))
        self._moment = moment

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return the next prescribed move as the answer and remove it from those that are due,
        None while none is due."""
        code = self._prescribed_moves.pop_next_move_code(self._view)
        return ComputerAnswer(self._moment, code) if code is not None else None

    def close(self) -> None:
        """Do nothing: no process runs."""
