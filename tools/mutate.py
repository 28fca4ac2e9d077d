"""Change rules and records in small ways, one at a time, and see whether a test notices.

    .venv/bin/python tools/mutate.py --sample 500              a seeded sample
    .venv/bin/python tools/mutate.py --sample 500 --report     what is known so far
    .venv/bin/python tools/mutate.py --below game/titles/T/rules   a sample of one folder
    .venv/bin/python tools/mutate.py --file game/records/frames.py     every mutant of a file
    .venv/bin/python tools/mutate.py --again                   survivors, once tests were written

Each mutant runs in a process of its own, interpreted: random games under the laws and beside the
oracle, then the tests that speak of its file. What came of it is kept in a log, so a stopped run
goes on where it was; of a mutant tried again the last verdict counts. A survivor is a line no test
cares about, or a change that changes nothing: tests/README.md explains the known ones.
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.processes.progress import TerminalProgressBar
from tools.mutating.mutants import Mutant, all_mutants, mutants_of, sample_mutants
from tools.mutating.trial import EVERY_NET, SURVIVED, TESTS_ALONE
from tools.starting import INTERRUPTED_EXIT_CODE, run_tool

MUTANT_LOG_FILE = TOP / "build" / "mutants.tsv"


def main(arguments: list[str]) -> int:
    """Try the requested mutants; return 1 if one survived."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sample", type=int, default=500, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--below", default="", help="a sample of this folder alone")
    parser.add_argument("--file", help="every mutant of this file instead")
    parser.add_argument("--again", action="store_true", help="the survivors, by the tests alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--log", type=Path, default=MUTANT_LOG_FILE, help="where verdicts are kept")
    parser.add_argument("--report", action="store_true", help="try none, only report")
    wanted = parser.parse_args(arguments)
    verdicts = read_log(wanted.log)
    mutants = wanted_mutants(wanted, verdicts)
    if not wanted.report:
        left = [mutant for mutant in mutants if wanted.again or str(mutant) not in verdicts]
        try_all(left, wanted)
        verdicts = read_log(wanted.log)
    return print_report(mutants, verdicts)


def wanted_mutants(wanted: argparse.Namespace, verdicts: dict[str, str]) -> list[Mutant]:
    """Return the survivors so far, all mutants of a file, or a sample."""
    if wanted.again:
        return [mutant for mutant in all_mutants() if verdicts.get(str(mutant)) == SURVIVED]
    if wanted.file:
        return list(mutants_of(wanted.file))
    return sample_mutants(wanted.seed, wanted.sample, wanted.below)


def read_log(log: Path) -> dict[str, str]:
    """Return the verdict of every mutant tried so far, by its text."""
    if not log.is_file():
        return {}
    lines = log.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines if "\t" in line)


def try_all(mutants: list[Mutant], wanted: argparse.Namespace) -> None:
    """Try mutants in parallel, and append each verdict to the log at once."""
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    bar = TerminalProgressBar(len(mutants), "mutants")
    nets = TESTS_ALONE if wanted.again else EVERY_NET  # random games let survivors through before
    with wanted.log.open("a", encoding="utf-8") as file, ThreadPoolExecutor(wanted.jobs) as pool:
        trials = {pool.submit(try_mutant, mutant, nets): mutant for mutant in mutants}
        try:
            for trial in as_completed(trials):
                file.write(f"{trials[trial]}\t{trial.result()}\n")
                file.flush()
                bar.advance(1)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            print("\nStopped. The same command goes on.", flush=True)


def try_mutant(mutant: Mutant, nets: str) -> str:
    """Return the net that caught the mutant, or "survived"."""
    result = subprocess.run(
        [sys.executable, "-m", "tools.mutating.trial", mutant.file, str(mutant.number), nets],
        cwd=TOP,
        env={**os.environ, "COUNT_HOUSE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    words = result.stdout.split("\n")
    return words[-2] if len(words) > 1 else "never ends"


def print_report(mutants: list[Mutant], verdicts: dict[str, str]) -> int:
    """Print how many mutants each net caught, and every survivor; return the exit code."""
    known = {str(mutant): verdicts[str(mutant)] for mutant in mutants if str(mutant) in verdicts}
    survivors = [name for name, verdict in known.items() if verdict == SURVIVED]
    nets = Counter(verdict.partition(",")[0] for verdict in known.values())
    caught = len(known) - len(survivors)
    share = 100 * caught / max(len(known), 1)
    print(f"{len(known)} of {len(mutants)} mutants tried, {caught} caught ({share:.1f} %)")
    print(", ".join(f"{net}: {count}" for net, count in nets.most_common()))
    print("\n".join(survivors))
    return 1 if survivors else 0 if len(known) == len(mutants) else INTERRUPTED_EXIT_CODE


if __name__ == "__main__":
    run_tool(main)
