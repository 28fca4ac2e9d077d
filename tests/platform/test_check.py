"""The checks before a commit find what they are there for."""

from pathlib import Path

import pytest

from tools import check
from tools.checks import hygiene


def test_a_step_that_fails_is_reported_with_its_words_and_remedy(
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = "print('line 3 is too long'); raise SystemExit(1)"
    check.report(check.run(check.Step("lint", ("-c", program), remedy=("-m", "ruff", "--fix"))))
    words = capsys.readouterr().out
    assert "FAILED" in words
    assert "line 3 is too long" in words
    assert "-m ruff --fix" in words


def test_a_step_that_passes_takes_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    check.report(check.run(check.Step("lint", ("-c", "print('nothing found')"))))
    words = capsys.readouterr().out
    assert words.count("\n") == 1
    assert words.startswith("lint ")
    assert "nothing found" in words


@pytest.mark.parametrize(
    "line", ["# TO" + "DO later", "see /ho" + "me/mike/notes", "as ../sha" + "red/rules/a.md says"]
)
def test_unwanted_lines_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    monkeypatch.setattr(hygiene, "TOP", tmp_path)
    note = tmp_path / "note.md"
    note.write_text(f"A title\n{line}\n")
    assert [found[:9] for found in hygiene.unwanted_lines(note)] == ["note.md:2"]


def test_our_own_folders_are_not_unwanted(tmp_path: Path) -> None:
    note = tmp_path / "note.md"
    note.write_text("Words live in assets/shared/words/en, fonts in assets/shared/fonts.\n")
    assert list(hygiene.unwanted_lines(note)) == []
