"""Damage sample journals in many ways, and check that reading them returns only true records.

    .venv/bin/python tools/damage.py                          every byte and bit of every sample
    .venv/bin/python tools/damage.py --every 50 --harm bits   a fiftieth of them

The samples are the complete games of the corpus. Each fault is printed as one line; with any, the
exit code is 1.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.processes.progress import TerminalProgressBar
from game.program import OLDER_SAVED_GAME_ENDING
from game.records.journal_reading import read_journal_bytes
from tools.proof.damage import HARM_BY_NAME, check_reading_tells_truth, records_read
from tools.proof.harms import Harmed
from tools.starting import run_tool

SAMPLE_RECORDS_FOLDER = TOP / "tests" / "corpus" / "records" / "whole"


def main(arguments: list[str]) -> int:
    """Damage the sample journals in the requested ways and read them; return 1 if any reading
    returned wrong records."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--harm", choices=list(HARM_BY_NAME), action="append", help="only this one")
    parser.add_argument("--every", type=int, default=1, help="only every N-th case")
    parser.add_argument("--files", default=f"*{OLDER_SAVED_GAME_ENDING}", help="names of samples")
    wanted = parser.parse_args(arguments)
    cases = fooled = 0
    files = sorted(SAMPLE_RECORDS_FOLDER.glob(wanted.files))
    bar = TerminalProgressBar(len(files), "files")
    for file in files:
        whole = file.read_bytes()
        truth = records_read(read_journal_bytes(whole, file.name))
        for harmed in requested_harms(whole, wanted):
            cases += 1
            try:
                check_reading_tells_truth(harmed, truth, whole)
            except Exception as error:  # whatever it is, the harm that shows it must be named
                fooled += 1
                print(f"{file.name}: {harmed.what}: {error}", flush=True)
        bar.advance(1)
    print(f"{len(files)} files, {cases} cases, {fooled} bad, {bar.elapsed_seconds:.0f} s")
    return 1 if fooled else 0


def requested_harms(whole: bytes, wanted: argparse.Namespace) -> Iterator[Harmed]:
    """Yield the requested share of the requested kinds of damage."""
    for name in wanted.harm or HARM_BY_NAME:
        yield from islice(HARM_BY_NAME[name](whole), None, None, wanted.every)


if __name__ == "__main__":
    run_tool(main)
