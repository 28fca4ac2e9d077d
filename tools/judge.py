"""A finished game judged as text: what every decision lost, luck apart from skill.

    .venv/bin/python tools/judge.py JOURNAL [--open]

Judged by what each player could know; --open judges with every tile and card open instead.
Shares of wins are in per cent. Ctrl-C stops it.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ai.analysis.analysis_service import AnalysisService
from game.engine.reasons import Unreadable
from game.match.analysis import (
    HIDDEN_FACTS_OPEN_MODE,
    KNOWN_FACTS_MODE,
    JudgedGame,
    JudgedMove,
    finished_game_from_chronicle,
)
from game.records.journal_reading import read_journal
from game.records.records import Chronicle
from game.records.replay import Replay
from game.titles import title_by_name
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

if TYPE_CHECKING:
    from game.table_protocol import Phrases

WAIT_SECONDS = 0.5


def main(arguments: list[str]) -> int:
    """Judge one game; return 1 with a sentence if that is not possible."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("journal", type=Path, help="a saved game that is over")
    parser.add_argument("--open", action="store_true", help="with every tile and card open")
    wanted = parser.parse_args(arguments)
    try:
        chronicle = read_journal(wanted.journal).chronicle
        if chronicle is None:
            raise Unreadable(f"{wanted.journal} is not a saved game; allowed: a saved game.")
        judged = judge_game(chronicle, HIDDEN_FACTS_OPEN_MODE if wanted.open else KNOWN_FACTS_MODE)
        sys.stdout.writelines(f"{line}\n" for line in judgement_lines(chronicle, judged))
    except (OSError, Unreadable) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("judge: stopped", file=sys.stderr)
        return INTERRUPTED_EXIT_CODE
    return 0


def judge_game(chronicle: Chronicle, mode: str) -> JudgedGame:
    """Return the judged game, computed by two processes; raises Unreadable if it cannot be
    judged."""
    shelf = title_by_name(chronicle.opening.options.title)
    news = threading.Event()
    service = AnalysisService()
    try:
        inquiry = service.start_judging_game(
            finished_game_from_chronicle(shelf, chronicle), mode, news.set
        )
        while (judged := inquiry.result_if_ready()) is None:
            if inquiry.has_failed:
                raise Unreadable("The game was played by other rules and cannot be judged.")
            news.wait(WAIT_SECONDS)
            news.clear()
            if sys.stderr.isatty():
                print(f"\rjudge: {inquiry.progress:4.0%} ", end="", file=sys.stderr, flush=True)
    finally:
        service.close()
    return judged


def judgement_lines(chronicle: Chronicle, judged: JudgedGame) -> Iterator[str]:
    """Yield the summary, then every notable decision with the better move and its reasons."""
    from game.application.box_factory import (  # not in the workers
        make_game_box,
        make_kit,
        read_words,
    )

    name = chronicle.opening.options.title
    phrases = make_game_box(name, make_kit(), read_words(name)).phrases
    names = [seat.name for seat in chronicle.seats]
    yield f"{'seat':16}{'accuracy':>9}{'lost':>8}{'luck':>8}   ?! / ? / ??"
    for player, account in zip(names, judged.totals_by_seat, strict=True):
        marks = " / ".join(map(str, account.mark_counts))
        yield (
            f"{player:16}{account.accuracy_percent:>7} %{account.mean_loss_thousandths / 10:>7.1f}%"
            f"{account.share_change_by_luck / 10:>+7.1f}%   {marks}"
        )
    if phrases is None:
        return
    replay = Replay(title_by_name(name), chronicle)
    turning = judged.turning_points(range(len(names)))
    for move in judged.moves:
        if move.mark:
            yield ""
            yield from _decision(replay, move, phrases, names)
            if move in turning:
                yield "    a turning point"


def _decision(
    replay: Replay, move: JudgedMove, phrases: Phrases, names: list[str]
) -> Iterator[str]:
    before = replay.view(move.step_number - 1)
    played = phrases.advised_move_text(replay.game.readable_move(before, move.code), before)
    better = phrases.advised_move_text(replay.game.readable_move(before, move.best_code), before)
    loss = f"{move.loss_thousandths / 10:.1f} ± {move.standard_error_thousandths / 10:.1f} %"
    yield f"{move.step_number}. {names[move.seat]}: {played}: {move.mark}, {loss}"
    for objection in move.objections:
        yield f"    {phrases.reason_as_sentence(objection, names)}"
    yield f"    better: {better}"
    for reason in move.reasons:
        yield f"    {phrases.reason_as_sentence(reason, names)}"


if __name__ == "__main__":
    run_tool(main)
