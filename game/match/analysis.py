"""Analysis: what can be asked about a position or a finished game, and how the answers look.

Screens know only these forms; who works the answers out sits behind `Analyst`. Shares of wins
are in thousandths, so 250 is one game in four; `noise` is one standard error in the same unit.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeVar

from game.engine.reasons import Reason, Unreadable
from game.engine.title import Options, Title
from game.records.records import Chronicle
from game.records.retracing import ReplayCursor

KNOWN: Final = "known"  # judged by what the deciding seat could know
OPEN: Final = "open"  # judged with every tile and card open, dice to come excepted
MODES: Final = (KNOWN, OPEN)
WHOLE: Final = 1000
MOST_TURNING_POINTS: Final = 3
SMALL_LOSS: Final = 20  # thousandths of a win: what is worth learning from even without a mark
SIGNIFICANCE: Final = 3  # standard errors such a small loss must exceed

FINE: Final = ""
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

POINT: Final = 10  # thousandths: one percentage point of the chance to win
SPREAD: Final = 2.0  # standard errors either side, within which 19 of 20 measurements lie

Answer_co = TypeVar("Answer_co", covariant=True)


def percent(thousandths: float) -> int:
    """Return a share of wins, or a difference of two, in whole percentage points."""
    return round(thousandths / POINT)


def range_of(noise: float) -> int:
    """Return the percentage points either side within which a figure lies 19 times in 20.

    `noise` is one standard error in thousandths; no measurement is told as certain.
    """
    return max(ceil(SPREAD * noise / POINT), 1)


@dataclass(frozen=True, slots=True)
class Position:
    """A seat's view (as `Match.view_bytes` writes it) of a game with these options.

    `plan` is what the seat was advised to do from here on, when the advice of before was followed
    and nothing else has happened since: it is kept unless something is clearly better.
    """

    options: Options
    seat: int
    view: bytes
    plan: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one seat may expect: its share of wins, its points at the end."""

    share: int
    points: int


@dataclass(frozen=True, slots=True)
class Advice:
    """One move worth thinking of: how often it was tried, what it brings, and why the best is it.

    `share` is the asking seat's share of wins after it, `behind` by how much the best move is
    better (0 for the best itself); `points` are its expected final points. `dearer` when it takes
    more of what can be spent than the best move does.
    """

    code: int
    visits: int
    share: int
    points: int
    behind: int
    noise: int
    reasons: tuple[Reason, ...]
    dearer: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves of the asking seat, best first, at most three; and the seats' prospects.

    `plan` is the best move and the seat's moves that shall follow it before anything else happens.
    """

    seat: int
    worlds: int  # how many imagined games each move was played in
    prospects: tuple[Prospect, ...]
    advice: tuple[Advice, ...]
    plan: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WinForecast:
    """The prospects of all seats, as far as one seat knows the position."""

    seat: int
    prospects: tuple[Prospect, ...]


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A decision of a finished game: what it lost against the best move that was seen then.

    `points` are those the best move brings more at the end. `reasons` say why it is better,
    `objections` what speaks against the move that was played; moves that teach nothing have none.
    """

    number: int  # of the step
    seat: int
    code: int
    best: int
    share: int  # of wins after the move that was played
    loss: int
    noise: int
    mark: str
    reasons: tuple[Reason, ...] = ()
    points: int = 0
    objections: tuple[Reason, ...] = ()

    @property
    def teaches(self) -> bool:
        """Whether something can be learned from it: it is marked, or lost a little for certain."""
        small = self.loss >= SMALL_LOSS and self.loss > SIGNIFICANCE * self.noise
        return bool(self.mark) or small


@dataclass(frozen=True, slots=True)
class Chance:
    """A step of luck, dice or a tile that turned up: how each seat's share changed by it."""

    number: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat played: accuracy in per cent, share lost a decision, marks, luck in all.

    A seat's chance to win in thousandths, `began` and `ended`, and what changed it on the way:
    `decided` is what its decisions lost against the best moves seen (0 or less but for noise),
    `others` what the others' decisions gave it, with all that the estimates have missed. So
    `began`, `decided`, `luck` and `others` sum to `ended`.
    """

    accuracy: int
    lost: int
    luck: int
    marks: tuple[int, int, int]  # inaccuracies, mistakes, blunders
    began: int = 0
    decided: int = 0
    others: int = 0
    ended: int = 0


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A finished game: shares after every step, its decisions, its luck, and who did what.
    `shares[n][seat]` is the share of wins after step n, 0 for the beginning.
    """

    mode: str
    shares: tuple[tuple[int, ...], ...]
    moves: tuple[JudgedMove, ...]
    chances: tuple[Chance, ...]
    accounts: tuple[Account, ...]

    def move_at(self, number: int) -> JudgedMove | None:
        """Return the judged decision of that step, None for luck and forced moves."""
        return next((move for move in self.moves if move.number == number), None)

    def turning_points(self, seats: Collection[int]) -> tuple[JudgedMove, ...]:
        """Return the decisions of these seats that lost most, at most three, in order. Only those
        that teach something: in a game without marks these are small ones.
        """
        lessons = [move for move in self.moves if move.teaches and move.seat in seats]
        worst = sorted(lessons, key=lambda move: (-move.loss, move.number))[:MOST_TURNING_POINTS]
        return tuple(sorted(worst, key=lambda move: move.number))


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, so that nothing of it is hidden any more: its first position and steps.
    `rows` are the dealt position as `State.to_plain` writes it, `steps` who played which code.
    """

    options: Options
    rows: list[list[int]]
    steps: tuple[tuple[int, int], ...]


class Inquiry(Protocol[Answer_co]):
    """One question that is being worked on elsewhere; nothing here holds up a frame."""

    @property
    def progress(self) -> float:
        """Return how much is done, 0 to 1."""

    @property
    def failed(self) -> bool:
        """Return whether no answer will come."""

    def answer(self) -> Answer_co | None:
        """Return the answer once it is there."""

    def close(self) -> None:
        """Stop working on it."""


class Analyst(Protocol):
    """Who works analyses out; `wake` may be called from any thread when something is new."""

    def hint(self, position: Position, wake: Callable[[], None]) -> Inquiry[Hint]:
        """Begin to look for the best moves of the seat, whose turn it must be."""

    def win_forecast(self, position: Position, wake: Callable[[], None]) -> Inquiry[WinForecast]:
        """Begin to estimate everybody's prospects."""

    def judge(self, game: FinishedGame, mode: str, wake: Callable[[], None]) -> Inquiry[JudgedGame]:
        """Begin to judge a finished game."""

    def judge_step(
        self, game: FinishedGame, number: int, wake: Callable[[], None]
    ) -> Inquiry[JudgedGame]:
        """Begin to judge one step by what its seat could know; the judgement holds no other."""

    def close(self) -> None:
        """End everything."""


def finished_game(title: Title, chronicle: Chronicle) -> FinishedGame:
    """Return the game of a chronicle that is over; nothing of it is hidden any more. Unreadable for
    a game that still runs, and when its first position cannot be read.
    """
    if chronicle.closing is None:
        raise Unreadable("A game that is not over cannot be judged; allowed: a finished one.")
    return game_so_far(title, chronicle)


def game_so_far(title: Title, chronicle: Chronicle) -> FinishedGame:
    """Return the game of a chronicle up to its last step, to judge decisions by what their seat
    could know; Unreadable when its first position cannot be read.
    """
    options = chronicle.opening.options
    first = ReplayCursor(title, title.game(options), chronicle).load(chronicle.snapshots[0])
    steps = tuple((step.seat, step.move) for step in chronicle.steps)
    return FinishedGame(options, first.to_plain(), steps)
