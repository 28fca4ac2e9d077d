"""The style check notices each habit it refuses, leaves alone what is allowed, and the project is
free of all of them."""

import subprocess
import sys

import pytest

from tools.checks.style import RETIRED_WORDS, style_faults
from tools.project_files import TOP

FUNCTION = "def first() -> None:\n    pass\n"


def words_of(source: str) -> list[str]:
    return [f"{fault.line}: {fault.words}" for fault in style_faults(source)]


@pytest.mark.parametrize(
    "source",
    ["a, b = 1, 2", "self.name, k = name, 2 * scale", "def f():\n    (a, b), c = pair, third"],
)
def test_two_unrelated_statements_in_one_line_are_refused(source: str) -> None:
    [told] = words_of(source)
    assert "two statements in one line" in told


@pytest.mark.parametrize(
    "source", ["a, b = b, a", "low, high = high, low + high", "x, y = point", "pair = 1, 2"]
)
def test_a_swap_an_update_at_once_and_an_unpacked_result_are_allowed(source: str) -> None:
    assert words_of(source) == []


@pytest.mark.parametrize(
    "parameter",
    [
        "told: tuple[str, int]",
        "told: tuple[str, str] | None = None",
        "*, told: tuple[Callable[[], None], float] = USUAL",
        "told: tuple[str, float], /",
    ],
)
def test_a_parameter_that_holds_unlike_things_is_refused(parameter: str) -> None:
    [told] = words_of(f"def f({parameter}) -> None: ...")
    assert "parameter told holds unlike things" in told


def test_a_method_that_waits_is_looked_at_too() -> None:
    [told] = words_of("class A:\n    async def f(self, told: tuple[str, bytes]) -> None: ...")
    assert told.startswith("2: parameter told")


@pytest.mark.parametrize(
    "annotation",
    ["tuple[float, float]", "tuple[int, ...]", "tuple[str, ...]", "list[tuple[str, int]]"],
)
def test_a_point_and_a_row_of_like_things_are_allowed(annotation: str) -> None:
    assert words_of(f"def f(told: {annotation}) -> None: ...") == []


@pytest.mark.parametrize("rest", ["\n\nb = first\n", "\n# of the file\n", ""])
def test_a_comment_that_divides_a_file_is_refused(rest: str) -> None:
    [told] = words_of(f"{FUNCTION}\n# Another part{rest}")
    assert told.startswith("4: a comment that divides the file")


def test_a_comment_on_the_statement_below_it_is_allowed() -> None:
    assert words_of(f"# Above all definitions\n\n{FUNCTION}\n# Why it is called\nfirst()\n") == []


@pytest.mark.parametrize("constant", ["LATE = 1", "LATE: Final = 1", "LATE = early = 1"])
def test_a_constant_below_a_definition_is_refused(constant: str) -> None:
    assert words_of(f"{constant}\n{FUNCTION}") == []
    [told] = words_of(f"{FUNCTION}{constant}\n")
    assert told.startswith("3: LATE is a constant below a definition")


@pytest.mark.parametrize("line", ["easel = 1", "# Paint on the Easel.", "def of_easel(): ..."])
def test_a_retired_word_is_refused_with_the_term_that_stands_for_it(line: str) -> None:
    [told] = words_of(line)
    assert told == "1: 'easel' is retired; the standard term is: paint surface"


def test_a_longer_word_that_begins_with_a_retired_one_is_allowed() -> None:
    assert words_of("undoubted = pilots = rehearsals = None") == []


def test_every_retired_word_has_a_standard_term() -> None:
    lines = RETIRED_WORDS.read_text(encoding="utf-8").splitlines()[1:]
    for word in (line.split()[0] for line in lines):
        [told] = words_of(f"{word} = 1")
        assert f"{word!r} is retired" in told


@pytest.mark.thorough
def test_the_project_is_free_of_all_of_them() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.checks.style"],
        cwd=TOP,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
