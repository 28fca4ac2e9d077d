"""Replays: every position again, step by step or at once, for any observer."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.events import apply_changes
from game.engine.fingerprint import fingerprint
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.records.chronicle import Chronicle
from game.records.record import Snapshot
from game.records.replay import Replay
from game.records.retrace import Retracer
from tests.titles.lanterns.games import (
    TITLE,
    chronicle_of,
    lanterns_match,
    luck_of,
    play_randomly,
    written_game,
)
from tools.titles.lanterns.rules import LanternsRules
from tools.titles.lanterns.title import LanternsTitle


@pytest.fixture
def chronicle(tmp_path: Path) -> Chronicle:
    return chronicle_of(written_game(tmp_path))


def retracer_of(chronicle: Chronicle, title: LanternsTitle = TITLE) -> Retracer:
    return Retracer(title, title.game(chronicle.opening.options), chronicle)


def test_every_position_is_the_one_the_game_was_in(chronicle: Chronicle) -> None:
    retracer = retracer_of(chronicle)
    for step in chronicle.steps:
        assert fingerprint(retracer.position(step.number)) == step.fingerprint
    assert retracer.position(0).to_plain() == chronicle.snapshots[0].rows


def test_a_game_is_told_step_by_step(chronicle: Chronicle) -> None:
    replay = Replay(TITLE, chronicle)
    told = list(replay.tell())
    assert [one.number for one in told] == [step.number for step in chronicle.steps]
    assert [one.mover for one in told] == [step.seat for step in chronicle.steps]
    assert told[0].mover == CHANCE
    assert told[0].move is not None
    assert told[0].move.text.startswith("roll ")


def test_one_step_is_told_as_in_the_whole_story(chronicle: Chronicle) -> None:
    replay = Replay(TITLE, chronicle, observer=1)
    for told in replay.tell():
        again = replay.step(told.number)
        assert (again.move, again.events) == (told.move, told.events)
        assert again.view.to_plain() == replay.view(told.number).to_plain()


def test_steps_are_worked_out_once_and_anew_for_another_observer(
    chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = Replay(TITLE, chronicle, observer=1)
    told = replay.steps(1, 9)
    other = replay.seen_by(2).steps(1, 9)
    assert [one.view.to_plain() for one in other] != [one.view.to_plain() for one in told]
    monkeypatch.setattr(Retracer, "between", None)
    assert replay.steps(1, 9) == told


@pytest.mark.parametrize("observer", [-1, 0, 1, 2])
def test_events_carry_each_view_to_the_next(chronicle: Chronicle, observer: int) -> None:
    replay = Replay(TITLE, chronicle, observer)
    rows = replay.view(0).to_plain()
    for told in replay.tell():
        rows = apply_changes(rows, told.events)
        assert rows == told.view.to_plain(), told.number


def test_the_open_observer_knows_every_move_and_a_seat_not_the_secret_ones(
    chronicle: Chronicle,
) -> None:
    everything = [told.move for told in Replay(TITLE, chronicle).tell()]
    assert None not in everything
    for told, move in zip(Replay(TITLE, chronicle, 0).tell(), everything, strict=True):
        assert move is not None
        secret = move.kind == "stake" and told.mover != 0
        assert told.move == (None if secret else move)


def test_undone_steps_are_not_told() -> None:
    match = lanterns_match(practice=True)
    luck = luck_of(3)
    play_randomly(match, luck, 8)
    match.undo(0)
    play_randomly(match, luck)
    numbers = [told.number for told in Replay(TITLE, match.chronicle).tell()]
    assert numbers == list(range(1, match.steps + 1))


def test_under_other_rules_the_story_goes_on_at_the_next_snapshot(chronicle: Chronicle) -> None:
    changed = LanternsTitle(rules_revision=2)
    told = list(Replay(changed, chronicle).tell())
    gaps = [one for one in told if one.is_gap]
    numbers = [one.number for one in told]
    assert numbers == sorted(numbers)
    assert [gap.number for gap in gaps] == [kept.number for kept in chronicle.snapshots[1:]]
    assert all(gap.mover == NOBODY and gap.move is None for gap in gaps)
    assert gaps[0].view.to_plain() == chronicle.snapshots[1].rows


def test_steps_after_one_that_leads_elsewhere_are_left_out_up_to_the_next_snapshot(
    chronicle: Chronicle,
) -> None:
    chronicle.steps[2] = replace(chronicle.steps[2], fingerprint=b"elsewher")
    kept = chronicle.snapshots[1].number
    told = list(Replay(TITLE, chronicle).tell())
    assert [one.number for one in told] == [1, 2, *range(kept, len(chronicle.steps) + 1)]
    assert [one.number for one in told if one.is_gap] == [kept]


def test_steps_the_rules_no_longer_lead_through_are_one_gap_for_whoever_looks_at_them(
    chronicle: Chronicle,
) -> None:
    chronicle.steps[2] = replace(chronicle.steps[2], fingerprint=b"elsewher")
    kept = chronicle.snapshots[1]
    replay = Replay(TITLE, chronicle)
    steps = replay.steps(1, kept.number + 1)
    assert [told.number for told in steps] == list(range(1, kept.number + 2))
    assert [told.number for told in steps if told.is_gap] == list(range(3, kept.number + 1))
    assert {told.number for told in steps if told.is_gap and told.events} <= {kept.number}
    for number in (3, kept.number):
        assert Replay(TITLE, chronicle).view(number).to_plain() == kept.rows


def test_a_position_the_rules_no_longer_lead_to_is_refused(chronicle: Chronicle) -> None:
    number = chronicle.snapshots[1].number
    with pytest.raises(Unreadable, match=f"step {number} leads to"):
        Replay(LanternsTitle(rules_revision=2), replace_snapshots(chronicle)).view(number)


def replace_snapshots(chronicle: Chronicle) -> Chronicle:
    alone = Chronicle(chronicle.opening)
    alone.add(chronicle.snapshots[0])
    for step in chronicle.steps:
        alone.add(step)
    return alone


def test_an_impossible_step_is_refused(chronicle: Chronicle) -> None:
    chronicle.steps[4] = replace(chronicle.steps[4], move=12345)
    with pytest.raises(Unreadable, match="step 5 is not possible in its position"):
        retracer_of(chronicle).position(5)


def test_a_step_of_the_wrong_seat_is_refused(chronicle: Chronicle) -> None:
    chronicle.steps[0] = replace(chronicle.steps[0], seat=1)
    with pytest.raises(Unreadable, match="step 1 is not possible"):
        retracer_of(chronicle).position(1)


def test_a_step_after_the_end_is_refused(chronicle: Chronicle) -> None:
    last = chronicle.steps[-1]
    chronicle.steps.append(replace(last, number=last.number + 1, seat=NOBODY))
    with pytest.raises(Unreadable, match="not possible"):
        retracer_of(chronicle).position(last.number + 1)


def test_a_step_the_rules_stumble_over_is_refused(
    chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(rules: LanternsRules, state: State, move: int) -> None:
        raise ValueError("there is no such cell")

    monkeypatch.setattr(LanternsRules, "apply", stumble)
    with pytest.raises(Unreadable, match="step 1 cannot be played: there is no such cell"):
        retracer_of(chronicle).position(1)


def test_a_snapshot_that_is_no_state_is_refused(chronicle: Chronicle) -> None:
    with pytest.raises(Unreadable, match="the snapshot after step 0 is no state of this game"):
        retracer_of(chronicle).load(Snapshot(0, 0, [[1]]))


def test_a_snapshot_that_is_not_the_position_of_its_step_is_refused(chronicle: Chronicle) -> None:
    kept = chronicle.snapshots[1]
    with pytest.raises(Unreadable, match="the snapshot after step 3 leads to"):
        retracer_of(chronicle).load(replace(kept, number=3))


def test_luck_taken_back_falls_again_as_it_fell(chronicle: Chronicle) -> None:
    retracer = retracer_of(chronicle)
    before = retracer.position(0)
    outcome = retracer.game.rules.draw_outcome(before)
    assert outcome == chronicle.steps[0].move
