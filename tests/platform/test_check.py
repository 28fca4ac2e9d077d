"""The checks before a commit find what they are there for."""

from pathlib import Path

import pytest

from tools import check
from tools.checks import guides, hygiene, imports


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


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("tools/soak.py", "from tests.contract import tell_games"),
        ("tools/proof/cases.py", "import tests.conftest"),
        ("game/app.py", "def late():\n    from tools import soak"),
        ("ai/levels.py", "import tools.proof.cases"),
        ("game/room.py", "from tests import conftest"),
        ("tools/proof/case.py", "from tools.titles.lanterns import rules"),
        ("tools/soaking/work.py", "import tools.titles.tinners_trail.proofs"),
        ("tools/titles/lanterns/rules.py", "from game.titles.tinners_trail import rules"),
        ("tests/titles/lanterns/games.py", "from game.titles import tinners_trail"),
        ("tests/titles/tinners_trail/tables.py", "import tools.titles.lanterns.rules"),
    ],
)
def test_an_import_that_looks_up_or_at_another_title_is_named(path: str, line: str) -> None:
    found = list(imports.unlawful_imports(Path(path), line + "\n"))
    assert found
    for _, module, why in found:
        assert module in line.replace(" import ", ".")
        assert " nothing " in why or " no title" in why


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("tests/contract/test_laws.py", "from tools.proof.cases import Case"),
        ("tools/proof/cases.py", "from game.titles import title"),
        ("tests/titles/tinners_trail/tables.py", "from game.titles import title"),
        ("tools/titles/tinners_trail/conservation.py", "import game.titles.tinners_trail.rules"),
        ("tests/soak/test_soak.py", "from tools.titles.lanterns import rules"),
    ],
)
def test_an_import_that_looks_down_is_lawful(path: str, line: str) -> None:
    assert list(imports.unlawful_imports(Path(path), line + "\n")) == []


@pytest.mark.parametrize(
    "line",
    ["`table/lit.py` lights it", "../advice/lit.py", "a `LitPanel`", "[this](lit/README.md)"],
)
def test_what_a_guide_names_and_nobody_finds_is_told(line: str) -> None:
    places = set(guides.ends_of("game/titles/brass/table/panel.py"))
    assert [number for number, _ in guides.missing(f"A guide\n{line}\n", places, {"Panel"})] == [2]


def test_what_a_guide_names_is_found_by_the_end_of_its_path() -> None:
    places = set(guides.ends_of("game/titles/brass/table/panel.py"))
    told = "`panel.py`, `table/panel.py` or `game/titles/T/table/panel.py` draws a `Panel`"
    assert list(guides.missing(told, places, {"Panel"})) == []
