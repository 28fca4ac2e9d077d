"""Retracing: a snapshot is believed only as far as the rules and the step before bear it out."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.reasons import Unreadable
from game.records import retrace
from game.records.chronicle import Chronicle
from game.records.record import Snapshot, Step
from game.records.retrace import Retracer
from tests.titles.lanterns.games import TITLE, chronicle_of, written_game
from tools.titles.lanterns.rules import LanternsState
from tools.titles.lanterns.title import LanternsTitle


@pytest.fixture
def chronicle(tmp_path: Path) -> Chronicle:
    return chronicle_of(written_game(tmp_path))


def retracer(chronicle: Chronicle, title: LanternsTitle = TITLE) -> Retracer:
    return Retracer(title, title.game(chronicle.opening.options), chronicle)


def led_elsewhere(chronicle: Chronicle) -> Snapshot:
    """Change the step before the second snapshot, as if it had led elsewhere; return the latter."""
    snapshot = chronicle.snapshots[1]
    step = chronicle.steps[snapshot.number - 1]
    chronicle.steps[snapshot.number - 1] = replace(step, fingerprint=b"elsewher")
    return snapshot


def with_an_impossible_heap(chronicle: Chronicle) -> Snapshot:
    """Return the second snapshot with pebbles too many; the step before it agrees."""
    snapshot = chronicle.snapshots[1]
    state = retracer(chronicle).load(snapshot)
    assert isinstance(state, LanternsState)
    state.heap = 400
    step: Step = chronicle.steps[snapshot.number - 1]
    chronicle.steps[snapshot.number - 1] = replace(step, fingerprint=fingerprint(state))
    return replace(snapshot, rows=state.to_plain())


def test_a_snapshot_no_game_comes_to_is_refused_though_the_step_before_agrees(
    chronicle: Chronicle,
) -> None:
    snapshot = with_an_impossible_heap(chronicle)
    with pytest.raises(Unreadable, match=f"after step {snapshot.number}: no position of lanterns"):
        retracer(chronicle).load(snapshot)


def test_a_state_whose_single_numbers_are_too_many_is_told_as_that(chronicle: Chronicle) -> None:
    snapshot = chronicle.snapshots[1]
    numbers, *rows = snapshot.rows
    forged = replace(snapshot, rows=[[*numbers, 0], *rows])
    told = f"the first row holds {len(numbers)} numbers, not {len(numbers) + 1}$"
    with pytest.raises(Unreadable, match=told):
        retracer(chronicle).load(forged)


def test_a_snapshot_that_is_not_where_the_step_before_led_is_refused(chronicle: Chronicle) -> None:
    snapshot = led_elsewhere(chronicle)
    with pytest.raises(Unreadable, match=f"the snapshot after step {snapshot.number} leads to"):
        retracer(chronicle).load(snapshot)


def test_a_snapshot_of_an_older_version_need_not_agree_with_the_step_before(
    chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retrace, "migrated", lambda _title, rows, _versions: rows)
    snapshot = led_elsewhere(chronicle)
    today = LanternsTitle(state_version=2)
    assert retracer(chronicle, today).load(snapshot).to_plain() == snapshot.rows
