"""A release is refused while something stands in its way, and what is published is complete."""

import json
import re
import runpy
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pygame
import pytest

from game import __version__
from tools import environment, release
from tools.packaging.debian import APPLICATION_ID, metainfo, release_date
from tools.packaging.freezing import LIBRARY_NAMES
from tools.project_files import TOP

FLATPAK = TOP / "tools" / "packaging" / "flatpak" / f"{APPLICATION_ID}.json"
BUILT = "build/package"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clean tree whose changelog tells version 1.2.0."""
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## [1.2.0] - 2026-11-28\n", "utf-8")
    release.git_output(tmp_path, "init", "--quiet")
    release.git_output(tmp_path, "add", ".")
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@localhost")
    release.git_output(tmp_path, *who, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_nothing_stands_in_the_way_of_a_clean_tree(tree: Path) -> None:
    assert release.obstacles(tree, "1.2.0") == []


def test_a_tree_with_changes_is_not_released(tree: Path) -> None:
    (tree / "new.py").touch()
    assert release.obstacles(tree, "1.2.0") == [
        "The tree has changes: new.py. Commit or remove them."
    ]


def test_a_version_the_changelog_does_not_tell_is_not_released(tree: Path) -> None:
    [sentence] = release.obstacles(tree, "1.3.0")
    assert sentence.startswith("CHANGELOG.md has no heading “## [1.3.0] - ")


def test_a_version_is_released_once(tree: Path) -> None:
    release.git_output(tree, "tag", "v1.2.0")
    [sentence] = release.obstacles(tree, "1.2.0")
    assert sentence.startswith("Version 1.2.0 is released already.")


def test_changes_that_the_changelog_tells_of_no_version_are_not_released(tree: Path) -> None:
    file = tree / "CHANGELOG.md"
    text = file.read_text("utf-8")
    file.write_text(text.replace("## [1", "## [Unreleased]\n\n- New.\n\n## [1"), "utf-8")
    sentence = release.obstacles(tree, "1.2.0")[-1]
    assert sentence == "CHANGELOG.md has changes under “Unreleased”. Move them below 1.2.0."


def test_an_empty_heading_for_changes_to_come_is_no_obstacle(tree: Path) -> None:
    file = tree / "CHANGELOG.md"
    text = file.read_text("utf-8")
    file.write_text(text.replace("## [1", "## [Unreleased]\n\n## [1"), "utf-8")
    assert [each for each in release.obstacles(tree, "1.2.0") if "Unreleased" in each] == []


def test_packages_of_another_version_are_not_published_with_these(tmp_path: Path) -> None:
    names = ("count_house-1.2.0.tar.gz", "count-house_1.2.0_amd64.deb", "count_house-1.2.0-py3.whl")
    others = ("count_house-1.1.0.tar.gz", "count_house-1.2.01.tar.gz")
    for name in (*names, "notes.txt"):
        (tmp_path / name).touch()
    assert release.foreign_packages(tmp_path, "1.2.0") == []
    for name in others:
        (tmp_path / name).touch()
    [sentence] = release.foreign_packages(tmp_path, "1.2.0")
    assert all(name in sentence for name in others)
    assert not any(name in sentence for name in names)


def test_a_folder_that_is_not_there_holds_no_packages(tmp_path: Path) -> None:
    assert release.foreign_packages(tmp_path / "none", "1.2.0") == []


def test_what_changes_while_the_gate_runs_is_not_packed(tree: Path) -> None:
    commit = release.git_output(tree, "rev-parse", "HEAD")
    assert release.changes_since(tree, commit) == ""
    (tree / "left_by_a_test.txt").touch()
    assert "left_by_a_test.txt" in release.changes_since(tree, commit)
    assert "another commit" in release.changes_since(tree, "0" * 40)


def test_all_that_the_packages_need_is_installed_before_the_gate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    monkeypatch.setattr(release, "obstacles", lambda top, version: [])
    monkeypatch.setattr(release, "foreign_packages", lambda folder, version: [])
    monkeypatch.setattr(release, "changes_since", lambda top, commit: "")
    monkeypatch.setattr(environment, "install_missing", order.extend)

    def note(words: list[str]) -> int:
        order.append(words[0])
        return 0

    monkeypatch.setattr(release, "run_here", note)
    assert release.main([]) == 0
    assert order[:4] == ["native", "test", "package", "tools/run.py"]


def test_what_follows_a_failing_gate_is_not_made() -> None:
    run: list[str] = []

    def fail(words: list[str]) -> int:
        run.append(words[0])
        return 1

    steps = {"the gate": ["gate"], "the packages": ["packages"]}
    assert release.first_failure(steps, fail) == "the gate"
    assert run == ["gate"]


def test_the_changelog_tells_this_version() -> None:
    assert release_date(__version__)


def test_only_one_file_holds_the_version() -> None:
    assert "version" not in tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (TOP / "CITATION.cff").read_text("utf-8")
    assert not re.search(r"^version:", citation, re.MULTILINE)


def test_the_readme_shows_its_pictures_where_no_files_are_beside_it() -> None:
    text = runpy.run_path(str(TOP / "setup.py"), run_name="recipe")["readme"]()
    links = re.findall(r"\]\(([^)#][^)]*)\)", text)
    assert links
    assert [link for link in links if not link.startswith("https://")] == []
    begin = f"https://raw.githubusercontent.com/count-house/count-house/v{__version__}/"
    pictures = [link.removeprefix(begin) for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)]
    assert all((TOP / picture).is_file() for picture in pictures)


def test_every_licence_that_is_shipped_is_named() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == "MIT AND OFL-1.1"
    named = {file for pattern in project["license-files"] for file in TOP.glob(pattern)}
    assert named >= {TOP / "LICENSE", *(TOP / "assets").rglob("OFL-*.txt")}


def test_friends_can_play_after_a_plain_installation() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[<>=]", each)[0] for each in project["dependencies"]}
    assert names >= {"websockets", "zeroconf"}


def test_the_frozen_folder_takes_in_every_library_that_is_installed_with_the_game() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[<>=]", each)[0] for each in project["dependencies"]}
    modules = {name.replace("-", "_").removesuffix("_ce") for name in names}
    assert modules == set(LIBRARY_NAMES)


def test_the_copyright_of_the_deb_names_every_library_inside() -> None:
    text = (TOP / "tools" / "packaging" / "debian_copyright").read_text("utf-8")
    assert [
        name for name in (*LIBRARY_NAMES, "fonts", "SDL2", "libpython") if name not in text
    ] == []


def test_the_copyright_of_the_deb_names_every_shared_library_that_they_bring() -> None:
    text = (TOP / "tools" / "packaging" / "debian_copyright").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("Files: ")]
    patterns = [each for line in lines[1:] for each in line.split()[1:]]
    site = Path(pygame.__file__).parents[1]
    files = [path for name in ("pygame_ce", "numpy") for path in site.glob(f"{name}.libs/*")]
    unnamed = [each for each in files if not any(fnmatch(f"/{each.name}", one) for one in patterns)]
    assert [path.name for path in unnamed] == []


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_stores_can_read_what_is_told_about_this_version(tmp_path: Path) -> None:
    file = tmp_path / f"{APPLICATION_ID}.metainfo.xml"
    file.write_text(metainfo(), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(file)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout
    assert not re.search(r"^[EW]: ", done.stdout, re.MULTILINE), done.stdout


def test_the_flatpak_is_made_of_files_that_are_there() -> None:
    manifest = json.loads(FLATPAK.read_text("utf-8"))
    assert manifest["id"] == APPLICATION_ID
    for source in manifest["modules"][0]["sources"]:
        file = (FLATPAK.parent / source["path"]).resolve()
        assert file.is_file() or file.is_relative_to(TOP / BUILT)


def test_flathub_finds_the_project_at_the_address_in_its_id() -> None:
    _, _, owner, project = APPLICATION_ID.split(".")
    urls = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert urls["Homepage"] == f"https://github.com/{owner.replace('_', '-')}/{project}"


def test_the_flatpak_asks_for_a_version_that_knows_game_controllers() -> None:
    wanted = json.loads(FLATPAK.read_text("utf-8"))["finish-args"]
    assert "--device=input" in wanted
    assert "--require-version=1.16.0" in wanted


def test_a_look_says_when_nothing_stands_in_the_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "obstacles", lambda top, version: [])
    assert release.main(["--only-look"]) == 0
    assert f"Nothing stands in the way of version {__version__}" in capsys.readouterr().err
