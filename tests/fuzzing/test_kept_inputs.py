"""Every input the fuzzers kept is read again, by the build the tests run with."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.luck import Luck
from tools.proof.fuzzing.targets import TARGETS
from tools.proof.fuzzing.texts import Target

pytestmark = pytest.mark.thorough

TOP = Path(__file__).resolve().parents[2]
KEPT = TOP / "tests" / "corpus" / "fuzz"

NO_FUZZER = """
import runpy, sys
sys.modules["atheris"] = None
sys.argv = [sys.argv[1], "--target", "moves"]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.fixture(scope="module", params=TARGETS)
def target(request: pytest.FixtureRequest) -> Target:
    return TARGETS[request.param]()


def test_every_kept_input_ends_in_a_sentence_or_a_sound_game(target: Target) -> None:
    files = sorted((KEPT / target.name).iterdir())
    assert files
    for file in files:
        try:
            target.check(file.read_bytes())
        except Exception as error:
            error.add_note(f"reading tests/corpus/fuzz/{target.name}/{file.name}")
            raise


def test_changed_inputs_are_read_as_well(target: Target) -> None:
    luck = Luck()
    luck.reset_from_seed(11)
    seeds = list(target.seeds())
    for number in range(60):
        content = seeds[number % len(seeds)]
        changed = target.change(content, luck, lambda some, most: some[::-1][:most])
        assert len(changed) <= max(target.longest, len(content))
        target.check(changed)


def test_without_the_fuzzer_the_tool_says_what_to_install() -> None:
    command = [sys.executable, "-c", NO_FUZZER, str(TOP / "tools" / "fuzz.py")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "pip install atheris" in done.stderr
    assert "Traceback" not in done.stderr
