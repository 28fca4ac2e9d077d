"""Drives a match: lets computers think and move, and tells when a person has to decide."""

from collections.abc import Callable

from game.engine.reasons import IllegalMove
from game.match.computer_answers import NoAnswer, player_choice_seed
from game.match.computer_players import ComputerPlayer, ComputerPlayers, ComputerSeat
from game.match.match import Match, Question
from game.records.records import HUMAN_PLAYER, NotSaved

NO_MOMENT_NUMBER = -1


class Driver:
    """Owns the computer players of one match, and lets them move when `advance_computer` is called.

    `wake_window` is called from another thread when an answer is ready; `on_illegal_answer` is
    called with the seats of computer players that had to be replaced.
    """

    computers_think_here = True  # else somebody elsewhere lets the computers move

    def __init__(
        self,
        match: Match,
        computer_players: ComputerPlayers,
        wake_window: Callable[[], None],
        on_illegal_answer: Callable[[int], None],
    ) -> None:
        self.match = match
        self._player_factory = computer_players
        self._wake = wake_window
        self._on_illegal_answer = on_illegal_answer
        self._computer_players_by_seat: dict[int, tuple[str, ComputerPlayer]] = {}
        self._asked_moment = NO_MOMENT_NUMBER

    def current_human_question(self) -> Question | None:
        """Return the open question of a person at this screen, None if a computer has to decide
        or the game is over."""
        question = self.match.question()
        if question is None or not self.is_person_at_screen(question.seat):
            return None
        return question

    def is_person_at_screen(self, seat: int) -> bool:
        """Return whether a person at this screen plays the seat."""
        return self.match.seats[seat].player == HUMAN_PLAYER

    def is_computer(self, seat: int) -> bool:
        """Return whether a computer decides for the seat."""
        return not self.is_person_at_screen(seat)

    def start_computer_thinking(self) -> Question | None:
        """Let the computer whose turn it is start thinking, if it does not think yet; return its
        question, None if no computer has to move."""
        question = self.match.question()
        if question is None or self.is_person_at_screen(question.seat):
            return None
        player = self._get_or_make_computer_player(question.seat)
        if self._asked_moment != question.moment:
            self._asked_moment = question.moment
            player.start_thinking(self.match.view_bytes(question.seat), question.moment)
        return question

    def advance_computer(self) -> bool:
        """Let the computer that has to move start to think, or play its answer if that is ready;
        return whether a move was played.

        Raises NoAnswer if the computer fails to answer, and NotSaved if its move cannot be saved.
        In both cases nothing has changed, and the next call tries again.
        """
        question = self.start_computer_thinking()
        if question is None:
            return False
        try:
            answer = self._get_or_make_computer_player(question.seat).answer_if_ready()
        except NoAnswer:
            self._asked_moment = NO_MOMENT_NUMBER  # the next call asks again
            raise
        if answer is None or answer.moment != question.moment:
            return False
        if answer.was_process_replaced:
            self._on_illegal_answer(question.seat)
        return self._play_move_or_replace_computer(question.seat, answer.code)

    def close(self) -> None:
        """Release all computer players."""
        for _, player in self._computer_players_by_seat.values():
            player.close()
        self._computer_players_by_seat.clear()

    def _play_move_or_replace_computer(self, seat: int, code: int) -> bool:
        try:
            self.match.send_answer(seat, code)
        except NotSaved:
            self._asked_moment = NO_MOMENT_NUMBER
            raise
        except IllegalMove:
            # a computer that answers nonsense is replaced and asked again
            self._computer_players_by_seat.pop(seat)[1].close()
            self._asked_moment = NO_MOMENT_NUMBER
            self._on_illegal_answer(seat)
            return False
        self.match.call_when_written(self._ask_again_if_move_not_written)
        return True

    def _ask_again_if_move_not_written(self, error: Exception | None) -> None:
        """If writing a computer's move has failed (`error` is not None), ask the computer for its
        move a second time at the next opportunity."""
        if error is not None:
            self._asked_moment = NO_MOMENT_NUMBER

    def _get_or_make_computer_player(self, seat: int) -> ComputerPlayer:
        kind = self.match.seats[seat].player
        seated = self._computer_players_by_seat.get(seat)
        if seated is None or seated[0] != kind:
            if seated is not None:
                seated[1].close()
            opening = self.match.chronicle.opening
            seed = player_choice_seed(opening.seed, seat, NO_MOMENT_NUMBER)
            computer_seat = ComputerSeat(self.match.options, kind, seat, seed, self._wake)
            self._computer_players_by_seat[seat] = (
                kind,
                self._player_factory.make_player(computer_seat),
            )
        return self._computer_players_by_seat[seat][1]
