"""An analyst for Lanterns who answers when told to, and the words for it."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.client.app import App
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.match import analysis
from game.records.codec import decode_rows

Answer = TypeVar("Answer")

AFTER_MOVE = "-after-move"
"""The end of the keys of reasons that are only clear once the move is named."""


class ToyInquiry(Generic[Answer]):
    """A question; `finish` answers it."""

    def __init__(self, answer: Answer, wake: Callable[[], None]) -> None:
        self.progress = 0.0
        self.has_failed = False
        self.closed = False
        self._kept = answer
        self._answer: Answer | None = None
        self._wake = wake

    def result_if_ready(self) -> Answer | None:
        """Return the answer once it was told."""
        return self._answer

    def close(self) -> None:
        """Remember that nobody waits."""
        self.closed = True

    def go_on(self, progress: float) -> None:
        """Say how much is done."""
        self.progress = progress
        self._wake()

    def fail(self) -> None:
        """Say that no answer will come."""
        self.has_failed = True
        self._wake()

    def finish(self) -> None:
        """Answer."""
        self._answer = self._kept
        self.progress = 1.0
        self._wake()


class ToyJudgement(ToyInquiry[analysis.JudgedGame]):
    """A question about a whole game; `judge_steps` says what is judged already."""

    judgement_so_far = analysis.JudgementSoFar()

    @property
    def whole_game(self) -> analysis.JudgedGame:
        """What will be answered."""
        return self._kept

    def judge_steps(self, count: int, progress: float) -> None:
        """Say that the first steps are judged."""
        moves = tuple(move for move in self._kept.moves if move.step_number <= count)
        self.judgement_so_far = analysis.JudgementSoFar(frozenset(range(count + 1)), moves)
        self.go_on(progress)


class ToyAnalyst:
    """Advises the first legal moves in their order and finds the first decision a blunder."""

    def __init__(self, legal: Callable[[analysis.PositionToAnalyse], Sequence[int]]) -> None:
        self.legal = legal
        self.at_once = False  # whether hints are finished when they are asked for
        self.why: tuple[Reason, ...] = (Reason("candle"),)
        self.noise = 10  # of every move beside the best, in thousandths of a win
        self.plan: tuple[int, ...] = ()  # what hints advise to follow
        self.hints: list[ToyInquiry[analysis.Hint]] = []
        self.positions: list[analysis.PositionToAnalyse] = []
        self.win_forecasts: list[ToyInquiry[analysis.WinForecast]] = []
        self.asked_for: list[analysis.PositionToAnalyse] = []
        self.judgements: list[ToyJudgement] = []
        self.steps: list[ToyInquiry[analysis.JudgedGame]] = []

    def start_hint(
        self, position: analysis.PositionToAnalyse, on_progress: Callable[[], None]
    ) -> ToyInquiry[analysis.Hint]:
        """Begin a hint."""
        codes = list(self.legal(position))[:3]
        advice = tuple(
            analysis.RecommendedMove(
                code, 100 - at, 600 - 80 * at, 20, 80 * at, self.noise, self.why
            )
            for at, code in enumerate(codes)
        )
        prospects = (analysis.SeatProspect(600, 20), analysis.SeatProspect(400, 18))
        self.positions.append(position)
        hint = analysis.Hint(position.seat, 400, prospects, advice, self.plan)
        self.hints.append(ToyInquiry(hint, on_progress))
        if self.at_once:
            self.hints[-1].finish()
        return self.hints[-1]

    def start_win_forecast(
        self, position: analysis.PositionToAnalyse, on_progress: Callable[[], None]
    ) -> ToyInquiry[analysis.WinForecast]:
        """Begin a win forecast."""
        seats = position.options.seats
        prospects = tuple(analysis.SeatProspect(1000 // seats, 20) for _ in range(seats))
        self.asked_for.append(position)
        self.win_forecasts.append(
            ToyInquiry(analysis.WinForecast(position.seat, prospects), on_progress)
        )
        return self.win_forecasts[-1]

    def start_judging_game(
        self, game: analysis.GameToJudge, judging_mode: str, on_progress: Callable[[], None]
    ) -> ToyJudgement:
        """Begin a judgement."""
        number, (seat, code) = next(
            (number, step) for number, step in enumerate(game.steps, 1) if step[0] >= 0
        )
        seats = game.options.seats
        even = tuple(1000 // seats for _ in range(seats))
        why = (Reason("candle"),)
        objections = (Reason("draught"),)
        move = analysis.JudgedMove(
            number, seat, code, code, 300, 210, 20, analysis.BLUNDER_MARK, why, 7, objections
        )
        judged = analysis.JudgedGame(
            judging_mode,
            (even,) * (len(game.steps) + 1),
            (move,),
            (analysis.JudgedChanceEvent(1, (50, *(-50,) * (seats - 1))),),
            (analysis.JudgedSeatTotals(93, 210, 50, (0, 0, 1), even[0], -210, 160, even[0]),)
            * seats,
        )
        self.judgements.append(ToyJudgement(judged, on_progress))
        return self.judgements[-1]

    def start_judging_step(
        self, game: analysis.GameToJudge, step_number: int, on_progress: Callable[[], None]
    ) -> ToyInquiry[analysis.JudgedGame]:
        """Begin to judge one step: it is the best."""
        seat, code = game.steps[step_number - 1]
        even = tuple(1000 // game.options.seats for _ in range(game.options.seats))
        move = analysis.JudgedMove(step_number, seat, code, code, 500, 0, 0, analysis.FINE_MARK)
        account = analysis.JudgedSeatTotals(100, 0, 0, (0, 0, 0))
        judged = analysis.JudgedGame(
            analysis.KNOWN_FACTS_MODE, (even,), (move,), (), (account,) * game.options.seats
        )
        self.steps.append(ToyInquiry(judged, on_progress))
        return self.steps[-1]

    def close(self) -> None:
        """Nothing runs."""


class ToyPhrases:
    """Says moves as their text."""

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return one made-up place."""
        return ("heap",)

    def hint_sentence_about_place(self, move: Move, view: State, moves: Sequence[Move]) -> str:
        """Return where."""
        return "Look at the heap."

    def advised_move_text(self, move: Move, view: State) -> str:
        """Return the move's text."""
        return f"Do {move.text}"

    def reason_as_sentence(self, reason: Reason, seat_names: Sequence[str]) -> str:
        """Return the key."""
        return f"Because of the {reason.key}."

    def is_clear_before_move(self, reason: Reason) -> bool:
        """Return whether the key does not ask for the move."""
        return not reason.key.endswith(AFTER_MOVE)


def rows_of(position: analysis.PositionToAnalyse) -> list[list[int]]:
    """Return the rows of a position's view."""
    return decode_rows(position.view_bytes)


def advises_legal_moves(app: App) -> ToyAnalyst:
    """An analyst who knows the rules of the title on the desk."""

    def legal(position: analysis.PositionToAnalyse) -> list[int]:
        rules = app.box.title.make_game(position.options).rules
        view = rules.new_state()
        view.load_plain(rows_of(position))
        return rules.legal_codes(view)

    return ToyAnalyst(legal)
