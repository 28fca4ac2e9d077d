"""Learn the value of positions from self-play, from nothing to the file that ships.

    tools/train.py FOLDER [--title TITLE] [--edition EDITION] [--jobs 2 | --cluster ADDRESS]
                   [--families FAMILY ...] [--files N] [--on] [--small] [--install]

Quick moves play against themselves first; a search with the value learned from them plays the
games from which the value that ships is learned. Games lie in
FOLDER, each file of them whole or not at all: Ctrl-C stops, and the same command goes on from
there. The same command gives the same weights on the same machine. They are written to FOLDER;
`--install` puts them among the assets. With `--families` only those are learned, and only their
weights are exchanged there; `--files` says how many files of games with thought each has.
Further files are played with what was learned so far once that has taken the place of
FOLDER/first-*.msgpack.
`--on` plays games with thought alone, with the value that is installed, and learns on from that;
with `--correct` by ridge regression alone, which is better with a few thousand games. With several
`--own-points` every seat of a game draws one of them.
`--small` plays a few games, to see that everything works.

A line of figures for each stage of a game, by games that were not learned from:
    positions          learned from, of the family and stage
    entropy            how far the win shares foretold are spread: 0 certain, higher open
    points off         by how many points the foretold score of a seat misses, on average
    Brier              squared error of the win shares foretold: 0 is perfect, lower is better
    calibration error  how far shares foretold and wins that happened lie apart, on average

FOLDER then holds value.msgpack, what was learned; value.csv, the same figures; and value.png,
their curves. `value:FOLDER/value.msgpack` is a player: see the last lines of the output.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

for library in ("OMP", "OPENBLAS", "MKL"):  # one thread: sums in the same order every time
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgpack
import numpy as np

from ai.search.search_settings import SearchSettings
from ai.search.weight_files import read_weight_file
from ai.titles import TITLE_AI_CLASSES, self_play_plan, title_ai_for
from ai.value import calibration, stage_training
from ai.value.position_files import RecordedPositions, read_positions_files
from ai.value.self_play_data import (
    Generation,
    planned_shards_of_generation,
    play_missing_shards_and_yield_finished_counts,
)
from ai.value.self_play_plan import SelfPlayPlan
from ai.value.training import NetworkWeights
from ai.value.weight_file import weights_from_fixed_point, write_weights
from game.files.folders import assets_folder
from game.processes.progress import TerminalProgressBar
from game.records.atomic_files import replace_file
from game.titles import default_title_name
from tools.bake.manifest import list_files_in_manifest
from tools.contest.contest import make_workers
from tools.learning_charts import StageFigures, draw_figures, write_figures
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

Groups = tuple[tuple[str, ...], ...]
QUICK = (1, 40)
WITH_THOUGHT = (2, 8)  # number of the generation, games in a file
FEW_FILES = 2
LITTLE_THOUGHT = 5
OPTION_DRAW_COUNT = 8  # of the options of a family: expansions in all of them belong to it


def main(arguments: list[str]) -> int:
    """Play the missing games, learn the weights from them, and write them; with --install also to
    the assets. Return the exit code."""
    wanted = read_arguments(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    course = self_play_plan(wanted.title, wanted.edition)
    families = wanted.families or tuple(course.game_share_by_family)
    wanted.first = wanted.folder / f"first-{'-'.join(families)}.msgpack"  # from quick moves alone
    installed = installed_weight_file(course)
    if wanted.on:
        wanted.first = installed
    generations = generations_of(course, wanted)
    quick, thought = generations
    plan = stage_training.TrainingPlan(
        *course.training_step_counts,
        wanted.seed,
        course.later_prediction_share,
        course.hidden_unit_count,
    )
    if wanted.correct:
        plan = plan.without_training_steps()
    try:
        if not wanted.on:
            play_missing_games(quick, families, wanted)
        if not wanted.first.is_file():
            apart = tuple((family,) for family in families)
            fit_all_stages([quick], wanted.folder, wanted.first, plan, apart)
        play_missing_games(thought, families, wanted)
    except KeyboardInterrupt:
        print("\nStopped; run the same command again to continue.", file=sys.stderr)
        return INTERRUPTED_EXIT_CODE
    weights = wanted.folder / "value.msgpack"
    groups = [
        [family for family in group if family in families]
        for group in course.jointly_trained_families
    ]
    learned = [thought] if wanted.on else generations
    before = installed if wanted.on else None
    named = tuple(tuple(each) for each in groups if each)
    fit_all_stages(learned, wanted.folder, weights, plan, named, before)
    if wanted.install:
        install_weights(course, weights, learned, families)
    print(closing_lines(course, weights, families))
    return 0


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments; argparse reports errors."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="for games and weights; continues from there")
    parser.add_argument(
        "--title",
        choices=sorted({title for title, _ in TITLE_AI_CLASSES}),
        default=default_title_name(),
    )
    parser.add_argument("--edition", default="", help="the title's first one where none is named")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--cluster", default="", help="a dask.distributed scheduler's address")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--families", nargs="+", default=(), help="all where none are named")
    parser.add_argument("--files", type=int, help="of games with thought for every family")
    parser.add_argument("--on", action="store_true", help="learn on from what is installed")
    parser.add_argument(
        "--own-points",
        type=int,
        nargs="+",
        default=[0],
        help="per cent of the reward in games with thought; every seat draws one of several",
    )
    parser.add_argument("--correct", action="store_true", help="learn on by ridge regression alone")
    parser.add_argument("--small", action="store_true", help="a few games, to see that it works")
    parser.add_argument("--install", action="store_true", help="put the weights among the assets")
    wanted = parser.parse_args(arguments)
    for own in wanted.own_points:
        if not 0 <= own <= 100:
            parser.error(f"--own-points is {own}; allowed: 0 to 100")
    if wanted.correct and not wanted.on:
        parser.error("--correct is for learning on; add --on")
    try:
        course = self_play_plan(wanted.title, wanted.edition)
    except KeyError:
        parser.error(f"no value is learned for {wanted.title} {wanted.edition}")
    if unknown := set(wanted.families) - set(course.game_share_by_family):
        parser.error(
            f"{', '.join(sorted(unknown))}: families are {', '.join(course.game_share_by_family)}"
        )
    return wanted


def closing_lines(course: SelfPlayPlan, weights: Path, families: Sequence[str]) -> str:
    """Return a text that says which weights were written, and how they can be tried without
    installing them."""
    own = f"value:{weights}"
    seats, expansions = game_to_try(course, families)
    game = f"--title {course.title}"
    if course.edition:
        game += f" --edition {course.edition}"
    if expansions:
        game += f" --expansions {','.join(expansions)}"
    players = ",".join(("human", *(own,) * (seats - 1)))
    return "\n".join(
        (
            f"Written: {weights}, its figures {weights.with_suffix('.csv')} and curves "
            f"{weights.with_suffix('.png')}.",
            "Try it without installing it:",
            f"    python -m game play {game} --players {players}",
            f"    python tools/arena.py gauntlet LOG {own} ai:7 {game} --seats {seats}",
            "The same command with --install puts it among the assets.",
        )
    )


def game_to_try(course: SelfPlayPlan, families: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """Return the number of seats and the expansions of a game for which these families were
    trained; without an automa if possible."""
    luck = np.random.default_rng(0)
    drawn = [
        [course.draw_options(family, luck) for _ in range(OPTION_DRAW_COUNT)] for family in families
    ]
    games = [each for each in drawn if each[0].automa is None] or drawn
    fewest = min(games, key=lambda each: each[0].seats)
    always = set.intersection(*(set(options.expansions) for options in fewest))
    return fewest[0].seats, tuple(sorted(always))


def generations_of(course: SelfPlayPlan, wanted: argparse.Namespace) -> list[Generation]:
    """Return the two generations of games to learn from: quick ones, and those played with a
    search."""
    files = (course.files_per_family[0], wanted.files or course.files_per_family[1])
    files = (FEW_FILES, FEW_FILES) if wanted.small else files
    thoughts = (0, LITTLE_THOUGHT if wanted.small else course.iterations_per_decision)
    thinking = SearchSettings(value_name=str(wanted.first), resamplings_per_determinization=0)
    styles = (course.first_search_settings, thinking)
    wishes = ((), tuple(wanted.own_points))
    return [
        Generation(
            course.title, number, thought, count, games, wanted.seed, style, course.edition, own
        )
        for (number, games), thought, count, style, own in zip(
            (QUICK, WITH_THOUGHT), thoughts, files, styles, wishes, strict=True
        )
    ]


def play_missing_games(
    generation: Generation, families: Sequence[str], wanted: argparse.Namespace
) -> None:
    """Play the games of those files of a generation that do not exist yet, with a progress bar."""
    shards = [
        each
        for each in planned_shards_of_generation(generation, wanted.folder)
        if each.family in families
    ]
    with make_workers(wanted.jobs, wanted.cluster) as workers:
        counts = play_missing_shards_and_yield_finished_counts(shards, workers.pool)
        before = next(counts)
        bar = TerminalProgressBar(
            len(shards), f"files of generation {generation.number}", before=before
        )
        for _done in counts:
            bar.advance(1)


def fit_all_stages(
    generations: list[Generation],
    folder: Path,
    weights: Path,
    plan: stage_training.TrainingPlan,
    groups: Groups,
    before: Path | None = None,
) -> None:
    """Train the value of every stage of each group of families, print its quality, and write all
    weights to one file.

    With `before`, training starts from the weights in that file.
    """
    course = generations[0].plan
    examined: dict[str, list[stage_training.StageTrainingResult]] = {}
    fits: list[stage_training.StageTrainingResult] = []
    figures: list[StageFigures] = []
    for group in groups:
        family = group[0]
        seat = course.automa_seat_of_family(group[0])
        played = [positions_of(generation, folder, group) for generation in generations]
        examined[family] = []
        forecasts: list[stage_training.PointsByGame] = [
            {}
        ] * course.target_stages_ahead  # the next stage's first
        for stage in reversed(range(course.stage_count)):
            here = [positions.select_positions(positions.stage == stage) for positions in played]
            if not all(len(positions.stage) for positions in here):  # these games have fewer
                examined[family].insert(0, examined[family][0])
                continue
            known = None if before is None else weights_before(before, family, stage)
            fit = stage_training.train_stage(here, seat, plan, forecasts.pop(), known)
            expected = [
                stage_training.forecast_final_points(fit.trained_stage.weights, one, seat)
                for one in here
            ]
            forecasts.insert(0, {game: row for part in expected for game, row in part.items()})
            examined[family].insert(0, fit)
            fits.append(fit)
            figures.append(figures_of(family, stage, fit))
            print(f"{family}, stage {stage}: {fit.summary_text()}", flush=True)
    # Print the reliability table of all win shares foretold for unseen games
    shares = np.concatenate([fit.predicted_win_shares for fit in fits])
    won = np.concatenate([fit.is_winner for fit in fits])
    print("| shares | foretold | happened |\n|---|---|---|")
    for row in calibration.reliability_bins(shares, won):
        print(
            f"| {row.count} | {100 * row.mean_prediction:.1f} % "
            f"| {100 * row.observed_win_rate:.1f} % |"
        )
    error = 100 * calibration.calibration_error(shares, won)
    print(
        f"calibration error {error:.2f} %, Brier score {calibration.brier_score(shares, won):.4f}"
    )
    learned = {
        family: [fit.trained_stage for fit in examined[group[0]]]
        for group in groups
        for family in group
    }
    write_weights(weights, learned, f"tools/train.py, seed {plan.seed}")
    write_figures(weights.with_suffix(".csv"), figures)
    draw_figures(weights.with_suffix(".png"), figures)


def figures_of(family: str, stage: int, fit: stage_training.StageTrainingResult) -> StageFigures:
    """Return the quality figures of one trained stage."""
    return StageFigures(
        family,
        stage,
        fit.training_position_count,
        round(fit.cross_entropy, 4),
        round(fit.points_root_mean_square_error, 3),
        round(calibration.brier_score(fit.predicted_win_shares, fit.is_winner), 5),
        round(calibration.calibration_error(fit.predicted_win_shares, fit.is_winner), 5),
    )


def weights_before(path: Path, family: str, stage: int) -> NetworkWeights:
    """Return the weights of one stage of a family, read from a file."""
    content = read_weight_file(path)
    return weights_from_fixed_point(content["families"][family][stage], content["hidden"])


def positions_of(generation: Generation, folder: Path, group: tuple[str, ...]) -> RecordedPositions:
    """Return the positions that the games of a generation recorded for a group of families."""
    shards = planned_shards_of_generation(generation, folder)
    return read_positions_files([shard.path for shard in shards if shard.family in group])


def installed_weight_file(course: SelfPlayPlan) -> Path:
    """Return the path of the weight file that the game uses."""
    values = title_ai_for(course.title, course.edition).value_factory
    assert values is not None
    return assets_folder() / values.shipped_weight_file


def install_weights(
    course: SelfPlayPlan, weights: Path, generations: list[Generation], families: Sequence[str]
) -> None:
    """Copy the learned weights of these families into the weight file of the game, and record their
    source in the manifest."""
    target = installed_weight_file(course)
    learned = read_weight_file(weights)
    told = ""
    if set(families) != set(course.game_share_by_family):
        shipped = read_weight_file(target)
        if shipped["hidden"] != learned["hidden"]:
            raise ValueError("All families are learned anew: their networks have another size.")
        learned = {**learned, "families": {**shipped["families"], **learned["families"]}}
        told = f" --families {' '.join(families)}"
    replace_file(target, msgpack.packb(learned))
    played = [
        each.files_per_family
        * each.min_games_per_file
        * sum(each.plan.game_share_by_family[family] for family in families)
        for each in generations
    ]
    games = f"{played[-1]} with thought"
    if len(played) == 1:
        told += " --on"
    else:
        games = f"{played[0]} quick games and {games}"
    names = f"--title {course.title} --edition {course.edition}{told}"
    command = f"tools/train.py FOLDER {names} --seed {generations[0].seed}"
    list_files_in_manifest(
        [target],
        source=f"{command}, {time.strftime('%Y-%m-%d')}: self-play, {games}",
        licence="MIT",
    )
    print(f"installed as assets/{target.relative_to(assets_folder()).as_posix()}")


if __name__ == "__main__":
    run_tool(main)
