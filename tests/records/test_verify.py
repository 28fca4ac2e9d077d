"""Verifying a journal: dealt and played again, it is the same or the first difference is named."""

from dataclasses import replace
from pathlib import Path

from game.match.beginnings import branched
from game.match.match import Match
from game.records.chronicle import Chronicle
from game.records.record import Entry, Opening, Snapshot, Step
from game.records.verify import Difference, verify
from tests.titles.lanterns.games import (
    TITLE,
    chronicle_of,
    lanterns_match,
    luck_of,
    play_randomly,
    written_game,
)
from tools.titles.lanterns.title import LanternsTitle


def retold(opening: Opening, entries: list[Entry]) -> Chronicle:
    chronicle = Chronicle(opening)
    for entry in entries:
        chronicle.add(entry)
    return chronicle


def test_a_game_verifies(tmp_path: Path) -> None:
    assert verify(TITLE, chronicle_of(written_game(tmp_path))) is None


def test_steps_that_were_taken_back_are_verified_too() -> None:
    match = lanterns_match(practice=True)
    luck = luck_of(5)
    for _ in range(4):
        play_randomly(match, luck, 7)
        match.undo(0)
    assert verify(TITLE, match.chronicle) is None
    spoilt = list(match.chronicle.records)
    undone = max(
        place
        for place, record in enumerate(spoilt)
        if isinstance(record, Step) and record not in match.chronicle.steps
    )
    step = spoilt[undone]
    assert isinstance(step, Step)
    spoilt[undone] = replace(step, fingerprint=b"elsewher")
    difference = verify(TITLE, retold(match.chronicle.opening, spoilt))
    assert difference is not None
    assert difference.step == step.number


def test_the_first_step_that_leads_elsewhere_is_named(tmp_path: Path) -> None:
    chronicle = chronicle_of(written_game(tmp_path))
    difference = verify(LanternsTitle(rules_revision=2), chronicle)
    assert difference is not None
    assert difference.step == chronicle.snapshots[1].number
    assert difference.what.startswith(f"step {difference.step} leads to ")


def test_another_deal_is_named(tmp_path: Path) -> None:
    chronicle = chronicle_of(written_game(tmp_path))
    chronicle.opening = replace(chronicle.opening, seed=8)
    assert verify(TITLE, chronicle) == Difference(
        0, "the position after step 0 is not the one kept whole"
    )


def test_another_snapshot_is_named(tmp_path: Path) -> None:
    chronicle = chronicle_of(written_game(tmp_path))
    records = list(chronicle.records)
    place = max(n for n, record in enumerate(records) if isinstance(record, Snapshot))
    kept = records[place]
    assert isinstance(kept, Snapshot)
    records[place] = replace(kept, rows=[[0], *kept.rows[1:]])
    difference = verify(TITLE, retold(chronicle.opening, records))
    assert difference is not None
    assert difference.step == kept.number


def test_a_game_that_goes_on_from_another_one_need_not_begin_with_its_deal(tmp_path: Path) -> None:
    original = chronicle_of(written_game(tmp_path))
    changed = LanternsTitle(rules_revision=2)
    match = Match.begin(branched(changed, original, len(original.steps) - 1, "game-0001.tinners"))
    play_randomly(match, luck_of(9))
    assert match.chronicle.snapshots[0].rows != original.snapshots[0].rows
    assert verify(changed, match.chronicle) is None
