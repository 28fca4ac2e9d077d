"""Feed the readers of files and texts with inputs that are changed to reach ever more code.

    .venv/bin/pip install atheris                                  once; Linux and macOS
    .venv/bin/python tools/fuzz.py --target records --seconds 600
    .venv/bin/python tools/fuzz.py --target position --keep        into tests/corpus/fuzz, minimised
    .venv/bin/python tools/fuzz.py --target moves --again FILE     reads one input once more

What was found stays in build/fuzz/TARGET, so a fuzzer that was stopped goes on where it was. An
input that is not answered by a refusal of ours, or takes too long or too much memory, is written
to build/fuzz/TARGET-found and ends the run with a code other than 0. Compiled rules run as they
are shipped, and what is read by interpreted code is watched; with --rules the rules run
interpreted and are watched as well, at a tenth of the speed.
"""

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

KEPT_INPUTS_FOLDER = TOP / "tests" / "corpus" / "fuzz"
NAMES = ("records", "position", "moves", "packs")
MAX_SECONDS_AN_INPUT = 5  # it is read, written, told, checked and played on
MAX_MEGABYTES = 1024  # of the whole process, the watched modules included


def main(arguments: list[str]) -> None:
    """Fuzz the chosen reader until the time is over; atheris then exits the process itself."""
    wanted, inner = read_arguments(arguments)
    try:
        import atheris
    except ImportError:
        sys.exit("tools/fuzz.py needs atheris: .venv/bin/pip install atheris")
    if wanted.rules:
        # Let the sources of compiled modules be found as any other, where the fuzzer watches
        os.environ["COUNT_HOUSE_PURE"] = "1"
        import game.compiled.native

        finders = game.compiled.native.CompiledModuleFinder
        sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, finders)]
    with atheris.instrument_imports(include=["game"]):
        from tools.proof.fuzzing.targets import TARGETS
    from game.engine.luck import Luck

    target = TARGETS[wanted.target]()
    if wanted.again:
        target.check(wanted.again.read_bytes())
        return

    def change(content: bytes, most: int, seed: int) -> bytes:
        luck = Luck()
        luck.reset_from_seed(seed)
        any_change: Callable[[bytes, int], bytes] = atheris.Mutate
        return target.change(content, luck, any_change)[:most]

    # The folder of the inputs found so far
    folder = TOP / "build" / "fuzz" / wanted.target
    folder.mkdir(parents=True, exist_ok=True)
    folder.with_name(f"{wanted.target}-found").mkdir(exist_ok=True)
    for number, seed in enumerate(target.seeds()):
        (folder / f"seed-{number:04}").write_bytes(seed)
    options = inner or atheris_options(wanted, folder, target.longest)
    again = shlex.join([sys.executable, __file__, "--target", target.name])  # how it calls itself
    atheris.Setup([again, *options], target.check, custom_mutator=change)
    atheris.Fuzz()


def read_arguments(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return the parsed arguments and the arguments for atheris."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--target", choices=NAMES, required=True)
    parser.add_argument("--seconds", type=int, default=60, help="how long, 60 if left out")
    parser.add_argument("--seed", type=int, default=0, help="of the fuzzer; 0 = another each time")
    parser.add_argument("--rules", action="store_true", help="watch the rules too, interpreted")
    parser.add_argument("--keep", action="store_true", help="keep a minimal set for the tests")
    parser.add_argument("--again", type=Path, help="read this one input")
    return parser.parse_known_args(arguments)


def atheris_options(wanted: argparse.Namespace, folder: Path, longest: int) -> list[str]:
    """Return atheris's options: fuzz into the folder, or minimise its inputs."""
    options = [
        f"-artifact_prefix={folder}-found{os.sep}",
        f"-max_len={longest}",
        f"-timeout={MAX_SECONDS_AN_INPUT}",
        f"-rss_limit_mb={MAX_MEGABYTES}",
        f"-seed={wanted.seed}",
        "-print_final_stats=1",
        "-verbosity=1",
    ]
    kept = KEPT_INPUTS_FOLDER / str(wanted.target)
    kept.mkdir(parents=True, exist_ok=True)
    if wanted.keep:
        return [*options, "-merge=1", str(kept), str(folder)]
    return [*options, f"-max_total_time={wanted.seconds}", str(folder), str(kept)]


if __name__ == "__main__":
    main(sys.argv[1:])
