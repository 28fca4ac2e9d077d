"""Are the challenges fair? Strong computer players reach every goal, weak ones rarely do.

    .venv/bin/python tools/challenges.py [--title T] [--check] [--only NAME ...] [--games 8]
        [--weak 24] [--iterations 1500]

Prints a table of scenarios and rungs. `--check` fails when the strong player never reaches all of a
goal, or when `ai:1` reaches anything of it in more than a third of its games. The same call gives
the same table; all of a title takes some four minutes of one core. The strong player does
not know the goal, but plays nothing that breaks its limits.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.application.box_factory import make_game_box, make_kit, read_words
from game.box.goals import GOLD_GRADE, NO_MEDAL_GRADE
from game.client.challenges.challenge import Challenge, challenge_from_rung, challenge_from_scenario
from game.titles import default_title_name, title_by_name, title_names
from tools.contest.attempt import play_and_grade_attempt
from tools.contest.restrained_player import Attempt
from tools.starting import run_tool

WEAK_KIND = "ai:1"
STRONG_KIND = ""
TRIVIAL_ONE_IN = 3  # one game of so many reached by the weak player is too many


@dataclass(frozen=True, slots=True)
class Proof:
    """The grades that strong and weak players reached in one challenge."""

    challenge: Challenge
    strong: tuple[int, ...]
    weak: tuple[int, ...]

    @property
    def faults(self) -> tuple[str, ...]:
        """The faults of the challenge as sentences: no strong player reaches gold, or weak ones
        often get a medal."""
        found = []
        if max(self.strong) < GOLD_GRADE:
            found.append(f"{self.challenge.name}: nobody reached all of it.")
        if sum(grade > NO_MEDAL_GRADE for grade in self.weak) * TRIVIAL_ONE_IN > len(self.weak):
            found.append(f"{self.challenge.name}: {WEAK_KIND} reaches it too often.")
        return tuple(found)

    def row(self) -> str:
        """Return the challenge's row of the Markdown table."""
        shares = " | ".join(
            f"{_percent(grades, NO_MEDAL_GRADE + 1)} | {_percent(grades, GOLD_GRADE)}"
            for grades in (self.strong, self.weak)
        )
        return f"| {self.challenge.name} | {shares} |"


def main(arguments: Sequence[str]) -> int:
    """Play, print the table and the faults; return 1 with --check if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--title", choices=title_names(), default=default_title_name())
    parser.add_argument("--check", action="store_true", help="fail for a goal that is not fair")
    parser.add_argument("--only", nargs="*", default=(), help="names such as scenario:last-act")
    parser.add_argument("--games", type=int, default=8, help="games of the strong player")
    parser.add_argument("--weak", type=int, default=24, help=f"games of {WEAK_KIND}")
    parser.add_argument("--iterations", type=int, default=1500, help="thought for a decision")
    wanted = parser.parse_args(arguments)
    box = make_game_box(wanted.title, make_kit(), read_words(wanted.title))
    contents = box.challenges
    challenges = [challenge_from_scenario(scenario, contents) for scenario in contents.scenarios]
    challenges += [challenge_from_rung(rung) for rung in contents.rungs]
    names = [each.name for each in challenges]
    if unknown := [name for name in wanted.only if name not in names]:
        parser.error(f"{unknown[0]} is unknown; allowed: {', '.join(names)}")
    print(f"| challenge | strong: reached | all of it | {WEAK_KIND}: reached | all of it |")
    print("|---|---|---|---|---|")
    played = title_by_name(wanted.title)
    facts = box.game_facts
    faults: list[str] = []
    for challenge in [each for each in challenges if each.name in (wanted.only or names)]:
        strong, weak = (
            tuple(
                play_and_grade_attempt(
                    Attempt(played, facts, challenge, player, wanted.iterations, number)
                )
                for number in range(games)
            )
            for player, games in ((STRONG_KIND, wanted.games), (WEAK_KIND, wanted.weak))
        )
        proof = Proof(challenge, strong, weak)
        print(proof.row(), flush=True)
        faults += proof.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if wanted.check and faults else 0


def _percent(grades: Sequence[int], least: int) -> str:
    reached = sum(grade >= least for grade in grades)
    return f"{100 * reached / len(grades):.0f} %"


if __name__ == "__main__":
    run_tool(main)
