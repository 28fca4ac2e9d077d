"""A new title is one command away: it stands on the shelf, keeps the contract and is played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from tests.helpers.posix import make_link
from tools import new_title
from tools.project_files import TOP, project_files

NAME = "brass-of-lancashire"
WITHOUT_LUCK = "nim-on-heaps"
OWN = (
    "game/titles/brass_of_lancashire",
    "tests/titles/brass_of_lancashire",
    "tools/titles/brass_of_lancashire",
    "game/titles/nim_on_heaps",
    "tests/titles/nim_on_heaps",
    "tools/titles/nim_on_heaps",
)
CONTRACT = (
    "tests/contract",
    "tests/leaks",
    "tests/golden/test_goldens.py",
    "tests/golden/test_playthroughs.py",
    "tests/stateful/test_every_title.py",
    "tests/records/test_records.py",
)

ONE_GAME = 'Playthrough("2", "2", 1),'

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's sources, beside its assets, with a new title in it."""
    folder = tmp_path_factory.mktemp("project")
    for path in project_files():
        place = folder / path.relative_to(TOP)
        if path.relative_to(TOP).parts[0] != "assets" and "pictures" not in path.parts:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    make_link(folder / "assets", TOP / "assets")
    made = run(folder, "tools/new_title.py", NAME)
    assert made.stdout.startswith(f"{NAME} can be played by its name."), made.stderr
    made = run(folder, "tools/new_title.py", WITHOUT_LUCK, "--without-luck")
    assert made.stdout.startswith(f"{WITHOUT_LUCK} can be played by its name."), made.stderr
    return folder


def run(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy; nothing is compiled there."""
    environment = {**os.environ, "PYTHONPATH": str(project), "COUNT_HOUSE_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=project,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_skeleton_keeps_the_contract_as_it_stands(project: Path) -> None:
    words = ("-m", "pytest", "-q", "-m", "not slow")
    done = run(project, *words, *CONTRACT, "-k", "lancashire")  # no other title
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_title_without_luck_keeps_the_contract_too(project: Path) -> None:
    words = ("-m", "pytest", "-q", "-m", "not slow")
    done = run(project, *words, *CONTRACT, "-k", "nim")
    assert done.returncode == 0, done.stdout[-3000:]


def test_goldens_of_a_dropped_set_up_go(project: Path) -> None:
    proofs = project / "tools" / "titles" / "nim_on_heaps" / "proofs.py"
    kept = proofs.read_text(encoding="utf-8")
    golden = project / "tests" / "titles" / "nim_on_heaps" / "golden" / "playthroughs"
    more = kept.replace(ONE_GAME, f'{ONE_GAME} Playthrough("2", "2", 7),')
    assert more != kept
    for text, said in ((more, "nim-on-heaps-2-7.txt written"), (kept, "2-7.txt removed")):
        proofs.write_text(text, encoding="utf-8")
        told = run(project, "tools/playthrough.py", "--title", WITHOUT_LUCK)
        assert said in told.stdout, told.stderr
        named = '"nim-on-heaps-2-7"' in (golden / "revisions.toml").read_text(encoding="utf-8")
        assert named == (golden / "nim-on-heaps-2-7.txt").is_file() == (text == more)


def test_every_rule_test_of_the_skeleton_passes(project: Path) -> None:
    done = run(project, "-m", "pytest", "-q", OWN[1], OWN[4])
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_skeleton_is_as_tidy_as_the_house(project: Path) -> None:
    for words in (("check",), ("format", "--check")):
        done = run(project, "-m", "ruff", *words, *OWN)
        assert done.returncode == 0, done.stdout
    for check in ("imports", "style"):
        done = run(project, f"tools/checks/{check}.py")
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_skeleton_is_typed(project: Path) -> None:
    done = run(project, "-m", "mypy", *OWN)
    assert done.returncode == 0, done.stdout


def test_computer_players_of_every_kind_play_it_at_once(project: Path) -> None:
    words = ("simulate", "--title", NAME, "--players", "ai:1,random,greedy", "--games", "2")
    done = run(project, "-m", "game", *words)
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("tiletum", "tiletum is on the shelf; allowed: another name."),
        ("Brass", "allowed: small letters, words joined by hyphens"),
        ("lanterns", "is there; allowed: a name without folders."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises((Unreadable, SystemExit)) as refused:
        new_title.main([name])
    assert sentence in f"{refused.value} {capsys.readouterr().err}"


def test_a_title_that_cannot_be_finished_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "shelf.py"
    shelf.write_text("SHELF: Final = {\n}\n", encoding="utf-8")
    monkeypatch.setattr(new_title, "SHELF_FILE", shelf)
    monkeypatch.setattr(new_title, "part_folder", lambda part, name: tmp_path / part / name)
    monkeypatch.setattr(new_title, "GOLDEN_TOOL_NAMES", ("no such tool",))
    with pytest.raises(Unreadable, match="Nothing was changed"):
        new_title.main(["pebbles"])
    assert shelf.read_text(encoding="utf-8") == "SHELF: Final = {\n}\n"
    assert not list(tmp_path.rglob("*.py.txt")) and not (tmp_path / "game" / "pebbles").exists()


def test_without_what_it_needs_it_says_so_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_title, "find_spec", lambda name: None)
    with pytest.raises(Unreadable, match="ruff"):
        new_title.main(["pebbles"])


WINNING = """
from ai.players import always_keep_thinking
from ai.search_player import SearchPlayer
from game.engine.title import Options
from game.titles import title_by_name

game = title_by_name("nim-on-heaps").make_game(Options("nim-on-heaps", 2))
state, view = game.rules.new_state(), game.rules.new_state()
for seed in range(4):
    game.rules.deal(state, seed)
    game.rules.write_view_for_seat(state, 0, view)
    game.rules.apply(state, SearchPlayer(game, 60_000).choose(view, 0, seed, always_keep_thinking))
    print(*state.sticks)
"""


def test_a_forced_win_of_a_title_without_luck_is_found(project: Path) -> None:
    done = run(project, "-c", WINNING)
    assert done.stdout.splitlines() == ["1 4 5"] * 4, done.stdout + done.stderr
