"""Learn the policy weights, by which quick games choose among kinds of moves.

    tools/policy_weights.py FOLDER FAMILY ... [--title TITLE] [--edition EDITION] [--games 1600000]
                      [--seed 1] [--jobs 2 | --cluster ADDRESS] [--on] [--install]

In every quick game each seat has the present policy weights with small random changes, and
sometimes one seat has the weights from which the lesson started; the same deal is played again with
the opposite changes. The weights then move in the direction of the changes, each weighted by the
lead of its seat (Salimans, Ho, Chen, Sidor and Sutskever, "Evolution strategies as a scalable
alternative to reinforcement learning", 2017). The result is the mean of the last steps. Progress is
stored in FOLDER after each step: Ctrl-C stops, and the same command continues from there. The same
command gives the same result on any machine.
`--on` starts from the installed weights; `--install` copies the learned ones to the assets.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgpack
import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.search.policy_weight_tables import (
    PolicyWeightLayout,
    PolicyWeightTable,
    read_tables,
    tables_to_text,
)
from ai.titles import TITLE_AI_CLASSES, self_play_plan, title_ai_for
from ai.value.self_play import SELF_PLAY_SEED_COUNT
from ai.value.self_play_plan import NOBODY, SelfPlayPlan
from game.engine.luck import Luck
from game.engine.title import Options
from game.files.folders import assets_folder
from game.processes.cluster import ClusterWorkers, run_items_on_workers
from game.processes.progress import TerminalProgressBar
from game.records.atomic_files import replace_file
from game.titles import default_title_name, title_by_name
from tools.bake.manifest import list_files_in_manifest
from tools.contest.contest import make_workers
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

FloatArray = NDArray[np.float64]
SET_UPS: Final = 9  # tables of different options
LAST_STAGE: Final = 1_000_000  # beyond every game's end
PIECES_PER_STEP: Final = 10  # of a step, each played by one worker
GAME_PAIRS_PER_PIECE: Final = 100  # of games in a piece
STEP_GAMES: Final = 2 * PIECES_PER_STEP * GAME_PAIRS_PER_PIECE
FIRST_LEARNING_RATE: Final = 0.25  # of a change, in the first step
LAST_LEARNING_RATE_SHARE: Final = 0.08  # of the first
SLOPE_AND_SQUARE_DECAY: Final = (0.8, 0.98)  # of the mean slope and of its square
SETTLED_STEP_SHARE: Final = 0.6  # of the steps: of those that follow the mean is taken
OLD_HAND: Final = 0.3  # of the games have a seat with the policy weights of the start
WIN_WORTH: Final = 0.5  # what a win is worth beside being clearly ahead
EXAMINED_GAME_COUNT: Final = 1_000  # games


@dataclass(frozen=True, slots=True)
class PolicyWeightLesson:
    """A task of learning: a family of a title's games, the policy weights to start from, and the
    seed."""

    title: str
    edition: str
    family: str
    seed: int
    start: tuple[float, ...]

    @property
    def plan(self) -> SelfPlayPlan:
        """The title's plan of self-play."""
        return self_play_plan(self.title, self.edition)


@dataclass(slots=True)
class LessonProgress:
    """The state of a lesson after some steps; each list has one number for each policy weight."""

    now: list[float]
    slope: list[float]
    square: float = 0.0
    total: list[float] = field(default_factory=list)  # of the steps that are settled
    summed: int = 0
    step: int = 0

    def settled(self) -> list[int]:
        """Return the learned weights, rounded: the mean over the last steps, or the current ones if
        none of these has been reached."""
        if not self.summed:
            return [round(number) for number in self.now]
        return [round(number / self.summed) for number in self.total]


class QuickTable:
    """Plays quick games of one set-up in which every seat has its own policy weights."""

    def __init__(self, options: Options, form: PolicyWeightLayout) -> None:
        """Create the game, its policy and one state that all games reuse."""
        self._game = title_by_name(options.title).make_game(options)
        self._policy = title_ai_for(options.title, options.edition).make_policy(self._game)
        policy_weights = self._policy.policy_weights_of_seats()
        assert policy_weights is not None
        self._policy_weights = policy_weights
        self._form = form
        self._state, self._luck = self._game.rules.new_state(), Luck()
        self.seats = int(self._game.rules.seats)

    def play(self, numbers: Sequence[Sequence[int]], seed: int) -> tuple[FloatArray, int]:
        """Play a game with one row of weights for each seat; return the points by seat, and the
        winner's seat."""
        for seat, row in enumerate(numbers):
            self._form.set_seat_numbers(self._policy_weights, seat, row)
        self._game.rules.deal(self._state, seed)
        self._luck.reset_from_seed(seed)
        self._policy.begin_determinization(self._state)
        self._policy.play_until_stage(self._state, self._luck, LAST_STAGE)
        return np.array(self._game.scores(self._state), float), self._game.seats_from_best(
            self._state
        )[0]


@cache
def make_quick_tables(name: str, edition: str, family: str, seed: int) -> tuple[QuickTable, ...]:
    """Return `SET_UPS` quick tables of a family of games, with options drawn at random by the seed;
    cached."""
    plan = self_play_plan(name, edition)
    form = load_policy_weight_layout(plan)
    luck = np.random.default_rng(seed)
    return tuple(QuickTable(plan.draw_options(family, luck), form) for _ in range(SET_UPS))


def load_policy_weight_layout(plan: SelfPlayPlan) -> PolicyWeightLayout:
    """Return the layout of a title's policy weights; raises KeyError if none are learned for it."""
    if plan.policy_weights is None:
        raise KeyError(plan.title)
    return plan.policy_weights


class StepPiece(NamedTuple):
    """A part of one step of learning, for one process: the lesson, the weights before the step, and
    the numbers of step and piece."""

    lesson: PolicyWeightLesson
    now: tuple[float, ...]
    step: int
    number: int


def slope_of_piece(piece: StepPiece) -> tuple[FloatArray, int]:
    """Play the games of a piece, each twice with opposite random changes of the weights; return the
    sum of the changes weighted by the seats' leads, and the number of seats.

    The result depends only on the fields of the piece.
    """
    lesson, now, step, number = piece
    plan = lesson.plan
    form = load_policy_weight_layout(plan)
    spread = form.change_deviations()
    luck = np.random.default_rng([lesson.seed, step, number])
    tables = make_quick_tables(lesson.title, lesson.edition, lesson.family, lesson.seed)
    slope = np.zeros_like(spread)
    seats = 0
    for _pair in range(GAME_PAIRS_PER_PIECE):
        table = tables[int(luck.integers(SET_UPS))]
        alone = (
            plan.automa_seat_of_family(lesson.family) != NOBODY
        )  # all others go by rules of their own
        changes = luck.normal(size=(table.seats, len(spread)))
        if luck.random() < OLD_HAND and not alone:
            changes[int(luck.integers(table.seats))] = 0
        seed = int(luck.integers(SELF_PLAY_SEED_COUNT))
        ahead = np.zeros(table.seats)
        for sign in (1, -1):
            rows = np.array(now) + sign * changes * spread
            rows[~changes.any(axis=1)] = lesson.start
            ahead += (
                sign
                * leads_over_others(
                    *table.play(form.round_rows(rows), seed), plan.decided_lead_points
                )
                / 2
            )
        learning = 1 if alone else table.seats
        slope += ahead[:learning] @ changes[:learning]
        seats += learning
    return slope, seats


def leads_over_others(points: FloatArray, winner: int, clear: float) -> FloatArray:
    """Return each seat's lead over the mean of the points, divided by `clear` and limited to -1 to
    1; the winner has `WIN_WORTH` more."""
    ahead: FloatArray = np.clip((points - points.mean()) / clear, -1, 1)
    ahead[winner] += WIN_WORTH
    return ahead


def load_or_start_progress(path: Path, lesson: PolicyWeightLesson) -> LessonProgress:
    """Return the progress that a lesson's file holds, or a new one if there is no file."""
    if path.is_file():
        return LessonProgress(**msgpack.unpackb(path.read_bytes()))
    nothing = [0.0] * len(lesson.start)
    return LessonProgress(list(lesson.start), nothing, total=nothing)


def learn(
    lesson: PolicyWeightLesson,
    progress: LessonProgress,
    games: int,
    path: Path,
    workers: ClusterWorkers,
) -> Iterator[None]:
    """Learn until `games` games have been played; yield after every step, when the progress has
    been written to the file."""
    spread = load_policy_weight_layout(lesson.plan).change_deviations()
    steps = max(games // STEP_GAMES, 1)
    while progress.step < steps:
        step = progress.step + 1
        pieces = [
            StepPiece(lesson, tuple(progress.now), step, number)
            for number in range(PIECES_PER_STEP)
        ]
        played = run_items_on_workers(slope_of_piece, pieces, workers)
        found = {piece.number: done.result() for piece, done in played}
        ordered = [
            found[number] for number in range(PIECES_PER_STEP)
        ]  # sums in the same order every time
        mean = np.sum([slope for slope, _ in ordered], 0) / sum(seats for _, seats in ordered)
        slope = (
            SLOPE_AND_SQUARE_DECAY[0] * np.array(progress.slope)
            + (1 - SLOPE_AND_SQUARE_DECAY[0]) * mean
        )
        progress.square = SLOPE_AND_SQUARE_DECAY[1] * progress.square + (
            1 - SLOPE_AND_SQUARE_DECAY[1]
        ) * float((mean**2).mean())
        push = (
            slope
            / (1 - SLOPE_AND_SQUARE_DECAY[0] ** step)
            / np.sqrt(progress.square / (1 - SLOPE_AND_SQUARE_DECAY[1] ** step))
        )
        now = (
            np.array(progress.now)
            + FIRST_LEARNING_RATE * max(LAST_LEARNING_RATE_SHARE, 1 - step / steps) * spread * push
        )
        progress.now = now.tolist()
        progress.slope = slope.tolist()
        progress.step = step
        if step >= SETTLED_STEP_SHARE * steps:
            progress.total = (np.array(progress.total) + now).tolist()
            progress.summed += 1
        replace_file(path, msgpack.packb(asdict(progress)))
        yield


def examine_weights(
    lesson: PolicyWeightLesson, learned: Sequence[int]
) -> Iterator[tuple[str, float]]:
    """Yield ("new", share) and ("old", share): how many of `EXAMINED_GAME_COUNT` games one seat
    with these weights wins against seats with the other ones."""
    form = load_policy_weight_layout(lesson.plan)
    plan = lesson.plan
    old = form.round_rows(np.array([lesson.start]))[0]
    tables = make_quick_tables(lesson.title, lesson.edition, lesson.family, lesson.seed)
    alone = plan.automa_seat_of_family(lesson.family) != NOBODY
    for name, one, others in (("new", learned, old), ("old", old, learned)):
        wins = 0
        for game in range(EXAMINED_GAME_COUNT):
            table = tables[game % SET_UPS]
            seat = 0 if alone else game % table.seats
            rows = [one if place == seat else others for place in range(table.seats)]
            wins += table.play(rows, lesson.seed + game // table.seats)[1] == seat
        yield name, wins / EXAMINED_GAME_COUNT


def main(arguments: list[str]) -> int:
    """Learn the policy weights of the named families, print and examine them, and with --install
    write them to the assets; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="for what is learned; continues from there")
    parser.add_argument("families", nargs="+", help="of games: two, three, ...")
    parser.add_argument(
        "--title",
        choices=sorted({name for name, _ in TITLE_AI_CLASSES}),
        default=default_title_name(),
    )
    parser.add_argument("--edition", default="", help="the title's first one where none is named")
    parser.add_argument("--games", type=int, default=1_600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--cluster", default="", help="a dask.distributed scheduler's address")
    parser.add_argument("--on", action="store_true", help="begin with what is installed")
    parser.add_argument("--install", action="store_true", help="put the tables among the assets")
    wanted = parser.parse_args(arguments)
    try:
        plan = self_play_plan(wanted.title, wanted.edition)
        form = load_policy_weight_layout(plan)
    except KeyError:
        parser.error(f"no policy weights are learned for {wanted.title} {wanted.edition}")
    if unknown := set(wanted.families) - set(plan.game_share_by_family):
        parser.error(
            f"{', '.join(sorted(unknown))}: the families are {', '.join(plan.game_share_by_family)}"
        )
    wanted.folder.mkdir(parents=True, exist_ok=True)
    target = assets_folder() / plan.policy_weights_file
    installed = dict(read_tables(target)) if target.is_file() else {}
    learned: dict[str, PolicyWeightTable] = {}
    with make_workers(wanted.jobs, wanted.cluster) as workers:
        for family in wanted.families:
            start = installed.get(family, form.initial_table) if wanted.on else form.initial_table
            numbers = tuple(map(float, form.flatten_table(start)))
            lesson = PolicyWeightLesson(wanted.title, wanted.edition, family, wanted.seed, numbers)
            path = wanted.folder / f"{family}-{wanted.seed}.msgpack"
            progress = load_or_start_progress(path, lesson)
            before = progress.step * STEP_GAMES
            bar = TerminalProgressBar(wanted.games, f"games of {family}", before=before)
            try:
                for _step in learn(lesson, progress, wanted.games, path, workers):
                    bar.advance(STEP_GAMES)
            except KeyboardInterrupt:
                print("\nStopped; run the same command again to continue.", file=sys.stderr)
                return INTERRUPTED_EXIT_CODE
            bar.clear_line()
            learned[family] = form.unflatten_table(progress.settled())
            print(tables_to_text({family: learned[family]}), flush=True)
            for name, share in examine_weights(lesson, progress.settled()):
                print(f"# {name} won {share:.1%} of {EXAMINED_GAME_COUNT} games alone", flush=True)
    if wanted.install:
        known = {**installed, **learned}
        tables = {name: known[name] for name in plan.game_share_by_family if name in known}
        replace_file(target, tables_to_text(tables))
        command = f"tools/policy_weights.py --title {plan.title} --edition {plan.edition}"
        done = f"{time.strftime('%Y-%m-%d')}: {wanted.games} quick games a family"
        list_files_in_manifest(
            [target], source=f"{command} --seed {wanted.seed}, {done}", licence="MIT"
        )
        print(f"installed as assets/{plan.policy_weights_file}")
    return 0


if __name__ == "__main__":
    run_tool(main)
