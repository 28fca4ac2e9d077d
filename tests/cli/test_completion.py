"""Completion of shells and the manual page, made from the parsers."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from game.cli import COMMANDS
from game.commands.grammars import all_command_grammars
from tests.cli.lines import CommandLine

WORDS = sorted(word for word in COMMANDS if not word.startswith("-"))


def completed(script: str, *words: str) -> list[str]:
    """Return what bash offers behind these words."""
    given = " ".join(f"'{word}'" for word in ("count-house", *words))
    ask = f"COMP_WORDS=({given}); COMP_CWORD={len(words)}; _count_house; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("sim",), ["simulate"]),
        (("position", "v"), ["view"]),
        (("position", "view", "--se"), ["--seat"]),
        (("simulate", "--title", "br"), ["brass"]),
        (("simulate", "--ro"), ["--rotate"]),
        (("--quiet", "simulate", "--ro"), ["--rotate"]),
        (("completion", "ba"), ["bash"]),
    ],
    ids=str,
)
def test_bash_completes_words_options_and_values(
    line: CommandLine, words: tuple[str, ...], offered: list[str]
) -> None:
    assert completed(line.ok("completion", "bash"), *words) == offered


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_offers_every_word(line: CommandLine) -> None:
    assert sorted(completed(line.ok("completion", "bash"), "")) == WORDS


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_option_is_completed_in_every_shell(line: CommandLine, shell: str) -> None:
    script = line.ok("completion", shell)
    for grammar in all_command_grammars():
        for option in (*grammar.value_options, *grammar.flags):
            spelt = f"-l {option[2:]}" if shell == "fish" else option
            assert re.search(rf"{spelt}\b", script), option


@pytest.mark.parametrize(("shell", "program"), [("zsh", "zsh"), ("fish", "fish")])
def test_a_shell_that_is_installed_reads_its_completion(
    line: CommandLine, shell: str, program: str
) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    file = line.file(line.ok("completion", shell), f"completion.{shell}")
    subprocess.run([program, "-n", file], check=True)


def test_the_manual_names_every_word_and_option(line: CommandLine) -> None:
    page = line.ok("man").replace("\\-", "-")
    for grammar in all_command_grammars():
        assert f".SS {grammar.command}\n" in page
        for option in (*grammar.value_options, *grammar.flags):
            assert f"\\fB{option}\\fR" in page


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_the_manual_is_good_roff(line: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "count-house.6"
    file.write_text(line.ok("man"), encoding="utf-8")
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", str(file)], capture_output=True, check=True
    )
    assert done.stderr == b""
