"""The history of a game in numbers: points and other amounts by step, and the starts of rounds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.events import Event
from game.engine.rules import State
from game.records.replay import Replay
from game.table_protocol import GameFacts

STRIDE_NAMES = ("step", "turn", "round")
FIRST_ANALYSED_STEP = 1  # where one begins: before that there is nothing to judge


@dataclass(frozen=True, slots=True)
class StepMark:
    """A notable step of a game: its number, the seat that moved, and the icon for it."""

    step_number: int
    mover_seat: int
    icon_name: str


@dataclass(frozen=True, slots=True)
class GameMoment:
    """A special moment of a game: the largest event of its kind, with the kind's name, the size
    and the step."""

    moment_kind: str
    size: int
    step_number: int
    event: Event


@dataclass(frozen=True, slots=True)
class ScoreHistory:
    """The amounts of each seat over a game: `points_after_step_by_seat[seat][n]` and
    `chart_amounts_by_key[key][seat][n]` are amounts after step n, and `round_start_steps[i]` is the
    step before round i + 1.

    Step n was made by `mover_by_step[n - 1]` as a move of the kind `move_kinds[n - 1]`, "" if
    unknown. `points_including_unscored_after_step_by_seat` also counts points on the table that are
    not scored yet; it is empty in titles that score at once. `points_by_source[key][seat]` are the
    points by source.
    """

    points_after_step_by_seat: tuple[tuple[int, ...], ...]
    chart_amounts_by_key: Mapping[str, tuple[tuple[int, ...], ...]] = field(hash=False)
    round_start_steps: tuple[int, ...]
    step_marks: tuple[StepMark, ...]
    mover_by_step: tuple[int, ...]
    move_kinds: tuple[str, ...]
    final_state: State
    special_moments: tuple[GameMoment, ...] = ()
    points_including_unscored_after_step_by_seat: tuple[tuple[int, ...], ...] = ()
    points_by_source: Mapping[str, tuple[int, ...]] = field(default_factory=dict, hash=False)

    @property
    def step_count(self) -> int:
        """The number of steps of the game."""
        return len(self.mover_by_step)

    def points_at_start_and_after_rounds(self, seat: int) -> tuple[int, ...]:
        """Return the seat's points at the start and after each round."""
        ends = (*self.round_start_steps, self.step_count)
        return tuple(self.points_after_step_by_seat[seat][number] for number in ends)

    def points_gained_by_round(self, seat: int) -> tuple[int, ...]:
        """Return the points that the seat gained in each round."""
        points = self.points_at_start_and_after_rounds(seat)
        return tuple(points[i + 1] - points[i] for i in range(len(points) - 1))

    def round_of_step(self, step_number: int) -> int:
        """Return the round, from 1, that step `step_number` belongs to."""
        return max(sum(1 for start in self.round_start_steps if start < step_number), 1)


def compute_score_history(replay: Replay, game_facts: GameFacts) -> ScoreHistory:
    """Return the history of a game by playing its replay through, as the replay's observer may know
    it.

    Raises Unreadable if the rules of this release do not allow the game.
    """
    last = replay.view(0)
    seats = range(len(replay.chronicle.opening.seats))
    round_now = game_facts.round_of(last)
    points = [list[int]() for _ in seats]
    charts = {key: [list[int]() for _ in seats] for key in game_facts.is_cumulative_by_chart_key}
    held = {key: [0] * len(seats) for key in game_facts.is_cumulative_by_chart_key}
    rounds = [0]
    marks = list[StepMark]()
    movers = list[int]()
    kinds = list[str]()
    moments: dict[str, GameMoment] = {}
    added: dict[tuple[str, int, int], int] = {}  # by seat and round, of those that count together
    standings = [list[int]() for _ in seats]
    sources = dict[str, list[int]]()

    def add_amounts_of_view(view: State) -> None:
        scores = replay.game.scores(view)
        for seat in seats:
            points[seat].append(scores[seat])
            standings[seat].append(scores[seat] + game_facts.points_if_scored_now(view, seat))
            for key, adds_up in game_facts.is_cumulative_by_chart_key.items():
                now = game_facts.amount_for_chart(view, seat, key)
                line = charts[key][seat]
                so_far = line[-1] if line else 0
                line.append(so_far + max(now - held[key][seat], 0) if adds_up else now)
                held[key][seat] = now

    add_amounts_of_view(last)
    for told in replay.all_steps():
        last = told.view_after
        kind = told.move.kind if told.move is not None else ""
        if game_facts.round_of(last) != round_now:
            round_now = game_facts.round_of(last)
            rounds.append(told.step_number)
        while len(movers) < told.step_number:  # a gap stands for several steps
            movers.append(told.mover)
            kinds.append(kind)
            add_amounts_of_view(last)
        if told.move is not None and (icon := game_facts.timeline_icon_name(told.move)):
            marks.append(StepMark(told.step_number, told.mover, icon))
        for event in told.events:
            name, size = game_facts.memorable_kind_and_size(event)
            if name in game_facts.moment_kinds_summed_by_round:
                played = sum(1 for start in rounds if start < told.step_number)
                size += added.get((name, event.seat, played), 0)
                added[name, event.seat, played] = size
            if size > 0 and (name not in moments or size > moments[name].size):
                moments[name] = GameMoment(name, size, told.step_number, event)
            source, gain = game_facts.source_and_points_of_event(event)
            if source:
                sources.setdefault(source, [0] * len(seats))[event.seat] += gain
    lines = {key: tuple(map(tuple, each)) for key, each in charts.items()}
    steps = tuple(rounds), tuple(marks), tuple(movers), tuple(kinds)
    return ScoreHistory(
        tuple(map(tuple, points)),
        lines,
        *steps,
        last,
        tuple(moments.values()),
        tuple(map(tuple, standings)) if standings != points else (),
        {source: tuple(gains) for source, gains in sources.items()},
    )


class Playback:
    """The state of playing a replay: `position` is the number of steps shown, from 0 to
    `history.step_count`."""

    def __init__(self, history: ScoreHistory) -> None:
        self.history = history
        self.position = 0
        self.stride = "step"
        self.is_playing = False

    @property
    def is_at_end(self) -> bool:
        """Whether all steps are shown."""
        return self.position >= self.history.step_count

    def position_after_stride(self, direction: int) -> int:
        """Return the position one stride (step, turn or round) forward if `direction` is 1, or back
        if it is -1, at most to the end or the start of the game."""
        steps = self.history.step_count
        movers = self.history.mover_by_step
        if self.stride == "round":
            starts = [
                at for at in self.history.round_start_steps if (at - self.position) * direction > 0
            ]
            return min(starts, default=steps) if direction > 0 else max(starts, default=0)
        goal = self.clamp(self.position + direction)
        if self.stride == "turn":
            while 0 < goal < steps and movers[goal] == movers[goal - 1]:
                goal += direction
        return goal

    def clamp(self, step_number: int) -> int:
        """Return the position limited to 0 and the number of steps."""
        return min(max(step_number, 0), self.history.step_count)
