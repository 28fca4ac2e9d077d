"""Law 7: golden playthroughs come out as they were written.

`tools/playthrough.py` writes them anew, but never another game for the same rules_revision.
"""

from pathlib import Path

import pytest

from tools import playthrough
from tools.golden.revisions import playthrough_digest, read_revisions, revisions_to_toml
from tools.playthrough import (
    play_playthrough,
    playthrough_file,
    playthrough_folder,
    replay_playthrough,
)
from tools.proof.cases import PROOFS
from tools.proof.proofs import Playthrough

FILES = [file for name in PROOFS for file in sorted(playthrough_folder(name).glob("*.txt"))]
TRAIL = "tinners-trail"
FIRST = Playthrough("2", "2", 1)
every_title = pytest.mark.parametrize("title", PROOFS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_law_7_a_playthrough_comes_out_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replay_playthrough(text).splitlines() == text.splitlines()


@every_title
def test_every_playthrough_a_title_names_is_kept_and_no_other(title: str) -> None:
    named = {playthrough_file(title, each) for each in PROOFS[title].playthroughs}
    assert named == {file for file in FILES if file.parent == playthrough_folder(title)}
    assert named


@every_title
def test_no_playthrough_was_changed_without_another_rules_revision(title: str) -> None:
    kept = read_revisions(playthrough_folder(title) / "revisions.toml")
    files = [file for file in FILES if file.parent == playthrough_folder(title)]
    assert set(kept) == {file.stem for file in files}
    for file in files:
        text = file.read_text(encoding="utf-8")
        revision, digest = kept[file.stem]
        assert playthrough_digest(text) == digest, f"{file.name} was changed by hand"
        assert f"revision {revision}" in text.splitlines()


def test_another_game_for_the_same_revision_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    revision = PROOFS[TRAIL].title.rules_revision
    stem = playthrough_file(TRAIL, FIRST).stem
    another = revisions_to_toml({stem: (revision, "another")})
    (tmp_path / "revisions.toml").write_text(another, encoding="utf-8")
    (tmp_path / f"{stem}.txt").write_text("another game\n", encoding="utf-8")
    monkeypatch.setattr(playthrough, "playthrough_folder", lambda _title: tmp_path)
    monkeypatch.setattr(playthrough, "TOP", tmp_path)
    assert playthrough.main(["--title", TRAIL]) == 1
    assert f"raise rules_revision above {revision} first" in capsys.readouterr().out
    assert (tmp_path / f"{stem}.txt").read_text(encoding="utf-8") == "another game\n"


def test_the_playthroughs_show_every_kind_of_move_of_tinners_trail() -> None:
    lines = "".join(file.read_text(encoding="utf-8") for file in FILES).splitlines()
    kinds = {line.split()[1] for line in lines if len(line.split()) > 1}
    assert kinds >= {
        "discard", "build", "extract", "miner", "port", "train", "adit", "pumps", "pasties", "pass",
        "survey", "bid", "drop", "play", "pump", "invest", "peek", "roll", "draw", "process",
        "sell", "emigrate", "place", "calciner", "adelaide", "wallace", "look",
    }  # fmt: skip


def test_a_move_that_is_no_longer_legal_ends_the_telling_where_it_stands() -> None:
    text = play_playthrough(TRAIL, FIRST)
    number, move = next(
        (number, line) for number, line in enumerate(text.splitlines()) if "discard" in line
    )
    changed = text.replace(move, f"{move[:8]}pasties", 1)
    assert replay_playthrough(changed).splitlines()[number] == f"{move[:8]}pasties IS NOT LEGAL"
