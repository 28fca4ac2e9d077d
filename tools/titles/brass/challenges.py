"""Are the challenges of Brass fair? How far a strong and a weak computer player come in each.

    tools/titles/brass/challenges.py [--only NAME ...] [--games 6] [--strong ai:5] [--weak ai:1]

Prints a table of scenarios: how often each reached anything of the goal, and all of it. Players do
not know the goal: where a goal forbids moves, its row says what an ordinary game comes to.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.levels import make_player, player_names
from ai.players import always
from game.box.challenges import GOLD, NOTHING
from game.client.challenges.challenge import Challenge, Ending, numbers_of, of_scenario
from game.engine.title import Options
from game.packing import own_folder
from game.records.records import HUMAN
from game.titles import title
from game.titles.brass.box import challenges
from game.titles.brass.table.coaching import BrassGameFacts
from tools.contest.play import dealt, turns
from tools.starting import run_tool

TITLE = "brass"


def main(arguments: Sequence[str]) -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="*", default=(), help="names of scenarios")
    parser.add_argument("--games", type=int, default=6, help="games of each player")
    parser.add_argument("--strong", default="ai:5", choices=player_names())
    parser.add_argument("--weak", default="ai:1", choices=player_names())
    wanted = parser.parse_args(arguments)
    contents = challenges(own_folder(TITLE), player_names())
    print(f"| scenario | {wanted.strong}: reached | all | {wanted.weak}: reached | all |")
    print("|---|---|---|---|---|")
    for scenario in contents.scenarios:
        if wanted.only and scenario.name not in wanted.only:
            continue
        cells = list[str]()
        for player in (wanted.strong, wanted.weak):
            found = [
                attempt(of_scenario(scenario, contents), player, number)
                for number in range(wanted.games)
            ]
            cells += [str(sum(grade > NOTHING for grade in found)), str(found.count(GOLD))]
        print(f"| {scenario.name} | {' | '.join(cells)} |", flush=True)
    return 0


def attempt(challenge: Challenge, player: str, number: int) -> int:
    """Return the grade a player comes to; the same number gives the same game."""
    table = challenge.table
    brass = title(TITLE)
    options = Options(TITLE, len(table.players), brass.editions[0], table.expansions)
    game = brass.game(options)
    state = dealt(game.rules, challenge.seed or number)
    own = table.players.index(HUMAN)
    seats = [make_player(player if kind == HUMAN else kind, game) for kind in table.players]
    kinds: Counter[str] = Counter()
    for turn in turns(game.rules, state):
        seed = 1000 * number + turn.number
        turn.move = seats[turn.seat].choose(turn.view, turn.seat, seed, always)
        if turn.seat == own:
            kinds[game.move(state, turn.move).kind] += 1
    ending = Ending(tuple(game.scores(state)), tuple(game.ranking(state)))
    figures = BrassGameFacts(brass).figures(state, own)
    return challenge.goal.grade(numbers_of(ending, own, kinds.elements(), figures))


if __name__ == "__main__":
    run_tool(main)
