"""Law 7: golden playthroughs come out as they were written.

`tools/playthrough.py` writes them anew, but never another game for the same rules_revision.
"""

from pathlib import Path

import pytest

from tools import playthrough
from tools.golden.revisions import digest_of, read_revisions, written_revisions
from tools.golden.wanted import Wanted, file_of, wanted
from tools.playthrough import FOLDER, REVISIONS, played, played_again

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_law_7_a_playthrough_comes_out_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert played_again(text).splitlines() == text.splitlines()


def test_every_player_count_expansion_and_solo_has_a_playthrough() -> None:
    assert {file_of(each) for each in wanted()} == {file.name for file in FILES}


def test_no_playthrough_was_changed_without_another_rules_revision() -> None:
    kept = read_revisions(REVISIONS)
    assert set(kept) == {file.stem for file in FILES}
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        revision, digest = kept[file.stem]
        assert digest_of(text) == digest, f"{file.name} was changed by hand"
        assert f"revision {revision}" in text.splitlines()


def test_another_game_for_the_same_revision_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    each = Wanted("2", "2", 1)
    kept = FOLDER / file_of(each)
    revisions = tmp_path / "revisions.toml"
    [(revision, _)] = [read_revisions(REVISIONS)[kept.stem]]
    revisions.write_text(written_revisions({kept.stem: (revision, "another")}), encoding="utf-8")
    monkeypatch.setattr(playthrough, "wanted", lambda: [each])
    monkeypatch.setattr(playthrough, "REVISIONS", revisions)
    assert playthrough.main([]) == 1
    assert f"raise rules_revision above {revision} first" in capsys.readouterr().out


def test_the_playthroughs_show_every_kind_of_move_of_tinners_trail() -> None:
    lines = "".join(file.read_text(encoding="utf-8") for file in FILES).splitlines()
    kinds = {line.split()[1] for line in lines if len(line.split()) > 1}
    assert kinds >= {
        "discard", "build", "extract", "miner", "port", "train", "adit", "pumps", "pasties", "pass",
        "survey", "bid", "drop", "play", "pump", "invest", "peek", "roll", "draw", "process",
        "sell", "emigrate", "place", "calciner", "adelaide", "wallace", "look",
    }  # fmt: skip


def test_a_move_that_is_no_longer_legal_ends_the_telling_where_it_stands() -> None:
    text = played(Wanted("2", "2", 1))
    number, move = next(
        (number, line) for number, line in enumerate(text.splitlines()) if "discard" in line
    )
    changed = text.replace(move, f"{move[:8]}pasties", 1)
    assert played_again(changed).splitlines()[number] == f"{move[:8]}pasties IS NOT LEGAL"
