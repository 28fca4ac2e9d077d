"""Whether the error bars of hints and judged decisions are true: the same position, other seeds.

    .venv/bin/python tools/judging_noise.py [--title TITLE] [--edition EDITION] [--seats 4]
        [--games 4] [--positions 6] [--repeats 12]

Positions of games between searching players are judged again and again, each time with other
luck. Printed for hints and for judged decisions: the error that was told (one standard error,
root mean square), how far the repeated figures lay apart (their standard deviation), the ratio of
the two, and how many of the repeated figures lay within the range that players are told around
their mean. A ratio of 1 and 95 % are right.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.analysis.depth import USUAL_HINT_DEPTH, USUAL_JUDGING_EFFORT
from ai.analysis.hints import compute_hint
from ai.analysis.judging import Decision, judge_decision
from ai.analysis.prepared_game import PreparedGame
from game.engine.knowledge import make_view_for_seat
from game.engine.title import Options
from game.match.analysis import THOUSANDTHS_PER_PERCENT, confidence_half_width_percent
from game.processes.progress import TerminalProgressBar
from game.titles import default_title_name, title_names
from tools.contest.game_turns import play_game_turns
from tools.proof.random_games import deal_game
from tools.starting import run_tool

PLAYING_ITERATION_COUNT = 60  # of the search that plays the games
SEED_STEP = 10_007
MIN_REPEATS = 3


@dataclass(frozen=True, slots=True)
class Repeated:
    """The values of one figure over repeated judgements of the same position, and the error that
    each judgement stated."""

    figures: tuple[int, ...]
    noises: tuple[int, ...]


def main(arguments: list[str]) -> int:
    """Judge and print; after Ctrl-C print what has been collected."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--title", choices=title_names(), default=default_title_name())
    parser.add_argument("--edition", default="", help="the title's first one where none is named")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--repeats", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    knowledge = PreparedGame(Options(wanted.title, wanted.seats, wanted.edition))
    hints: list[Repeated] = []
    judged: list[Repeated] = []
    bar = TerminalProgressBar(wanted.games * wanted.positions, "positions")
    try:
        for game in range(wanted.games):
            seed = wanted.seed * SEED_STEP + game
            for decision in spread_decisions(knowledge, seed, wanted.positions):
                hints += repeated_hints(knowledge, decision, wanted.repeats)
                judged += repeated_judgements(knowledge, decision, wanted.repeats)
                bar.advance(1)
    except KeyboardInterrupt:
        print("judging_noise: stopped", file=sys.stderr)
    for name, found in (("hints", hints), ("judged", judged)):
        print(report_line(name, found))
    return 0


def spread_decisions(knowledge: PreparedGame, seed: int, count: int) -> Iterator[Decision]:
    """Yield `count` decisions spread over one game of search players, each with the second most
    visited move as the move to be judged."""
    rules = knowledge.rules
    search = knowledge.search
    state = deal_game(knowledge.game, seed)
    begun: list[Decision] = []
    for number, turn in enumerate(play_game_turns(rules, state), start=1):
        turn.move = rules.legal_codes(turn.view)[0]
        if len(rules.legal_codes(turn.view)) > 1:
            search.begin(turn.view, turn.seat, seed + number)
            search.run_iterations(PLAYING_ITERATION_COUNT)
            turn.move = int(search.best_move())
            tried = [move for move, _, _ in search.legal_move_statistics() if move != turn.move]
            if tried:
                begun.append(Decision(number, state.clone(), tried[0]))
    step = max(len(begun) // count, 1)
    yield from begun[step // 2 :: step][:count]


def repeated_hints(knowledge: PreparedGame, decision: Decision, repeats: int) -> list[Repeated]:
    """Return, for each move, how far behind the others the repeated hints rated it."""
    state = decision.state
    view = make_view_for_seat(knowledge.rules, state, int(state.to_move))
    told: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seed in range(repeats):
        hint = compute_hint(
            knowledge, view, seed * SEED_STEP + 1, USUAL_HINT_DEPTH, lambda done: True
        )
        for advice in hint.recommended_moves[1:]:
            pair = hint.recommended_moves[0].code, advice.code
            told.setdefault(pair, []).append(
                (advice.thousandths_behind_best, advice.standard_error_thousandths)
            )
    return [make_repeated_figures(pairs) for pairs in told.values() if len(pairs) >= MIN_REPEATS]


def repeated_judgements(
    knowledge: PreparedGame, decision: Decision, repeats: int
) -> list[Repeated]:
    """Return, for each better move, the loss that the repeated judgements stated."""
    told: dict[int, list[tuple[int, int]]] = {}
    for seed in range(repeats):
        move = judge_decision(
            knowledge, decision, seed * SEED_STEP + 1, USUAL_JUDGING_EFFORT, is_open=False
        )
        if move is not None and move.best_code != move.code:
            told.setdefault(move.best_code, []).append(
                (move.loss_thousandths, move.standard_error_thousandths)
            )
    return [make_repeated_figures(pairs) for pairs in told.values() if len(pairs) >= MIN_REPEATS]


def make_repeated_figures(pairs: Sequence[tuple[int, int]]) -> Repeated:
    """Return a `Repeated` made from (value, stated error) pairs."""
    return Repeated(tuple(one for one, _ in pairs), tuple(noise for _, noise in pairs))


def report_line(name: str, found: Sequence[Repeated]) -> str:
    """Return one line: the stated error, the observed spread, and the share within the stated
    range."""
    if not found:
        return f"{name}: nothing was judged often enough"
    within = [
        abs(figure - fmean(one.figures))
        <= THOUSANDTHS_PER_PERCENT * confidence_half_width_percent(noise)
        for one in found
        for figure, noise in zip(one.figures, one.noises, strict=True)
    ]
    return (
        f"{name}: {len(found)} pairs of moves, "
        f"told {stated_error(found) / THOUSANDTHS_PER_PERCENT:.2f}, "
        f"seen {observed_error(found) / THOUSANDTHS_PER_PERCENT:.2f} points, "
        f"ratio {spread_against_told(found):.2f}, within the range {fmean(within):.0%}"
    )


def stated_error(found: Sequence[Repeated]) -> float:
    """Return the root mean square of the stated standard errors, in thousandths."""
    return sqrt(fmean(fmean(noise**2 for noise in one.noises) for one in found))


def observed_error(found: Sequence[Repeated]) -> float:
    """Return the standard deviation of the repeated figures, in thousandths."""
    return sqrt(fmean(variance(one.figures) for one in found))


def spread_against_told(found: Sequence[Repeated]) -> float:
    """Return the observed spread divided by the stated error; 1 is right."""
    told = stated_error(found)
    return observed_error(found) / told if told else 0.0


if __name__ == "__main__":
    run_tool(main)
