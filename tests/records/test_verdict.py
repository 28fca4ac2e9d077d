"""Verdicts: what can be done with a game, told with the facts the sentence needs."""

from dataclasses import replace
from pathlib import Path

from game.records.reading import Condition, Reading, read_content, read_journal
from game.records.verdict import Verdict, judge
from tests.titles.lanterns.games import TITLE, written_game
from tools.titles.lanterns.title import LanternsTitle


def verdict_of(file: Path, title: LanternsTitle = TITLE) -> Verdict:
    return judge(read_journal(file), {title.name: title})


def test_a_whole_game_can_be_continued_watched_and_branched(tmp_path: Path) -> None:
    verdict = verdict_of(written_game(tmp_path, decisions=10))
    assert verdict.condition is Condition.WHOLE
    assert verdict.can_continue
    assert verdict.can_watch
    assert verdict.branch_from == verdict.reason.facts["steps"]


def test_a_torn_game_can_be_continued_and_the_player_is_told(tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=10)
    file.write_bytes(file.read_bytes()[:-2])
    verdict = verdict_of(file)
    assert verdict.reason.key == "record.torn"
    assert verdict.can_continue


def test_a_damaged_game_can_be_watched_up_to_the_damage_and_branched(tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=10)
    content = bytearray(file.read_bytes())
    content[-80] ^= 1
    file.write_bytes(content)
    verdict = verdict_of(file)
    assert verdict.reason.key == "record.damaged"
    assert not verdict.can_continue
    assert verdict.can_watch
    assert verdict.branch_from == verdict.reason.facts["steps"]


def test_a_game_of_other_rules_goes_on_from_its_last_snapshot_in_a_new_file(
    tmp_path: Path,
) -> None:
    file = written_game(tmp_path, decisions=20)
    verdict = verdict_of(file, LanternsTitle(rules_revision=2))
    assert verdict.reason.key == "record.other-rules"
    assert (verdict.reason.facts["saved"], verdict.reason.facts["here"]) == (1, 2)
    assert not verdict.can_continue
    assert verdict.can_watch
    assert verdict.branch_from == verdict.reason.facts["snapshot"]
    assert verdict.branch_from


def test_a_game_of_another_state_version_without_a_migration_cannot_be_shown(
    tmp_path: Path,
) -> None:
    file = written_game(tmp_path, decisions=10)
    verdict = verdict_of(file, LanternsTitle(state_version=2))
    assert verdict.condition is Condition.OTHER_RULES
    assert not verdict.can_watch
    assert verdict.branch_from is None


def test_a_game_with_other_components_can_only_be_watched_and_both_are_named(
    tmp_path: Path,
) -> None:
    file = written_game(tmp_path, decisions=10)
    verdict = verdict_of(file, LanternsTitle(digest=b"CANDLES!"))
    assert verdict.reason.key == "record.other-components"
    assert verdict.reason.facts["saved"] == b"cand".hex()
    assert verdict.reason.facts["here"] == b"CAND".hex()
    assert verdict.can_watch
    assert not verdict.can_continue
    assert verdict.branch_from is None


def test_a_game_of_a_title_that_is_not_on_the_shelf_is_named(tmp_path: Path) -> None:
    verdict = judge(read_journal(written_game(tmp_path)), {})
    assert verdict.reason.key == "record.unknown-title"
    assert verdict.reason.facts["title"] == "lanterns"
    assert not verdict.can_watch
    assert verdict.branch_from is None


def test_options_the_title_does_not_offer_make_it_an_unknown_game(tmp_path: Path) -> None:
    reading = read_journal(written_game(tmp_path))
    assert reading.chronicle is not None
    opening = reading.chronicle.opening
    strange = replace(opening.options, edition="second")
    reading.chronicle.opening = replace(opening, options=strange)
    assert judge(reading, {"lanterns": TITLE}).condition is Condition.UNKNOWN_TITLE


def test_a_foreign_file_is_only_named() -> None:
    verdict = judge(read_content(b"rubbish", "x.tinners"), {"lanterns": TITLE})
    assert verdict == Verdict(Condition.FOREIGN, Reading("x.tinners", Condition.FOREIGN).reason)
