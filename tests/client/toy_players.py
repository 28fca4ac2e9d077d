"""Computer players for tests: they answer at once, late, wrongly, or never."""

from game.engine.luck import Luck
from game.match.computer_answers import ComputerAnswer, NoAnswer
from game.match.computer_players import ComputerSeat
from game.records.codec import decode_rows
from tests.titles.lanterns.title import LanternsTitle


class QuickPlayer:
    """Plays anything that is allowed, as soon as it is asked."""

    def __init__(self, chair: ComputerSeat) -> None:
        self.chair = chair
        self.asked: list[int] = []
        self.closed = False
        self._game = LanternsTitle().make_game(chair.options)
        self._luck = Luck()
        self._luck.reset_from_seed(chair.seed + chair.seat)
        self.answer: ComputerAnswer | None = None

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Choose now."""
        self.asked.append(moment)
        view = self._game.rules.new_state()
        view.load_plain(decode_rows(view_bytes))
        moves = self._game.readable_moves(view)
        self.answer = ComputerAnswer(moment, moves[int(self._luck.draw_below(len(moves)))].code)
        self.chair.wake_event_loop()

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return the choice once."""
        answer, self.answer = self.answer, None
        return answer

    def close(self) -> None:
        """Go home."""
        self.closed = True


class SlowPlayer(QuickPlayer):
    """Answers only when `ring` is called."""

    def __init__(self, chair: ComputerSeat) -> None:
        super().__init__(chair)
        self._ready = False

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return nothing before the bell."""
        return super().answer_if_ready() if self._ready else None

    def ring(self) -> None:
        """Be ready now."""
        self._ready = True
        self.chair.wake_event_loop()


class LostPlayer(QuickPlayer):
    """Never answers, and says so; somebody of the quick kind does not think in a process."""

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Have lost what it thinks with."""
        if self.chair.kind == ToyPlayers.quick_player_kind:
            return super().answer_if_ready()
        raise NoAnswer


class FoolishPlayer(QuickPlayer):
    """Answers nonsense the first time."""

    foolish = True

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Choose a move that is none."""
        super().start_thinking(view_bytes, moment)
        if FoolishPlayer.foolish:
            FoolishPlayer.foolish = False
            self.answer = ComputerAnswer(moment, 12345, was_process_replaced=True)


class ToyPlayers:
    """Seats players of one class."""

    player_kinds = ("random", "ai:1", "ai:2")
    quick_player_kind = "greedy"

    def __init__(self, seated_as: type[QuickPlayer] = QuickPlayer) -> None:
        self.seated_as = seated_as
        self.seated: list[QuickPlayer] = []

    def make_player(self, computer_seat: ComputerSeat) -> QuickPlayer:
        """Seat one."""
        self.seated.append(self.seated_as(computer_seat))
        return self.seated[-1]

    def close(self) -> None:
        """Send everybody home."""
        for player in self.seated:
            player.close()
