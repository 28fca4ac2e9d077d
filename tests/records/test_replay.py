"""Replays: every position again, step by step or at once, for any observer."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.events import rows_after_changes
from game.engine.fingerprint import fingerprint_of_state
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.match.match import Match
from game.match.match_factory import match_beginning_of_branch
from game.records import replay_cursor
from game.records.records import Chronicle, Opening, RecordAfterOpening, Snapshot, Step
from game.records.replay import Replay
from game.records.replay_cursor import ReplayCursor
from game.records.verification import FirstReplayDifference, find_first_difference
from tests.helpers.present import of_kind, present
from tests.titles.lanterns import games
from tests.titles.lanterns.rules import LanternsRules, LanternsState
from tests.titles.lanterns.title import LanternsTitle


@pytest.fixture
def chronicle(tmp_path: Path) -> Chronicle:
    return games.chronicle_of(games.written_game(tmp_path))


def retracer_of(chronicle: Chronicle, title: LanternsTitle = games.TITLE) -> ReplayCursor:
    return ReplayCursor(title, title.make_game(chronicle.opening.options), chronicle)


def test_every_position_is_the_one_the_game_was_in(chronicle: Chronicle) -> None:
    retracer = retracer_of(chronicle)
    for step in chronicle.steps:
        assert (
            fingerprint_of_state(retracer.state_after_step(step.step_number))
            == step.fingerprint_after
        )
    assert retracer.state_after_step(0).to_plain() == chronicle.snapshots[0].state_rows


def test_a_game_is_told_step_by_step(chronicle: Chronicle) -> None:
    replay = Replay(games.TITLE, chronicle)
    told = list(replay.all_steps())
    assert [one.step_number for one in told] == [step.step_number for step in chronicle.steps]
    assert [one.mover for one in told] == [step.seat for step in chronicle.steps]
    assert told[0].mover == CHANCE
    assert present(told[0].move).text.startswith("roll ")


def test_one_step_is_told_as_in_the_whole_story(chronicle: Chronicle) -> None:
    replay = Replay(games.TITLE, chronicle, observer=1)
    for told in replay.all_steps():
        again = replay.step(told.step_number)
        assert (again.move, again.events) == (told.move, told.events)
        assert again.view_after.to_plain() == replay.view(told.step_number).to_plain()


def test_steps_are_worked_out_once(chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(games.TITLE, chronicle, observer=1)
    told = replay.steps(1, 9)
    other = replay.make_replay_for_observer(2).steps(1, 9)
    assert [one.view_after.to_plain() for one in other] != [
        one.view_after.to_plain() for one in told
    ]
    monkeypatch.setattr(ReplayCursor, "transitions_between_steps", None)
    assert replay.steps(1, 9) == told


@pytest.mark.parametrize("observer", [-1, 0, 1, 2])
def test_events_carry_each_view_to_the_next(chronicle: Chronicle, observer: int) -> None:
    replay = Replay(games.TITLE, chronicle, observer)
    rows = replay.view(0).to_plain()
    for told in replay.all_steps():
        rows = rows_after_changes(rows, told.events)
        assert rows == told.view_after.to_plain(), told.step_number


def test_the_open_observer_knows_all_moves_and_a_seat_no_secret_ones(chronicle: Chronicle) -> None:
    everything = [told.move for told in Replay(games.TITLE, chronicle).all_steps()]
    assert None not in everything
    for told, move in zip(Replay(games.TITLE, chronicle, 0).all_steps(), everything, strict=True):
        assert move is not None
        secret = move.kind == "stake" and told.mover != 0
        assert told.move == (None if secret else move)


def test_undone_steps_are_not_told() -> None:
    match = games.lanterns_match(practice=True)
    luck = games.luck_of(3)
    games.play_randomly(match, luck, 8)
    match.undo_decision(0)
    games.play_randomly(match, luck)
    numbers = [told.step_number for told in Replay(games.TITLE, match.chronicle).all_steps()]
    assert numbers == list(range(1, match.step_count + 1))


def test_under_other_rules_the_story_goes_on_at_the_next_snapshot(chronicle: Chronicle) -> None:
    changed = LanternsTitle(rules_revision=2)
    told = list(Replay(changed, chronicle).all_steps())
    gaps = [one for one in told if one.is_gap]
    numbers = [one.step_number for one in told]
    assert numbers == sorted(numbers)
    assert [gap.step_number for gap in gaps] == [
        kept.step_number for kept in chronicle.snapshots[1:]
    ]
    assert all(gap.mover == NOBODY and gap.move is None for gap in gaps)
    assert gaps[0].view_after.to_plain() == chronicle.snapshots[1].state_rows


def test_after_a_wrong_step_all_up_to_the_next_snapshot_is_left_out(chronicle: Chronicle) -> None:
    chronicle.steps[2] = replace(chronicle.steps[2], fingerprint_after=b"elsewher")
    kept = chronicle.snapshots[1].step_number
    told = list(Replay(games.TITLE, chronicle).all_steps())
    assert [one.step_number for one in told] == [1, 2, *range(kept, len(chronicle.steps) + 1)]
    assert [one.step_number for one in told if one.is_gap] == [kept]


def test_steps_the_rules_no_longer_lead_through_are_one_gap(chronicle: Chronicle) -> None:
    chronicle.steps[2] = replace(chronicle.steps[2], fingerprint_after=b"elsewher")
    kept = chronicle.snapshots[1]
    replay = Replay(games.TITLE, chronicle)
    steps = replay.steps(1, kept.step_number + 1)
    assert [told.step_number for told in steps] == list(range(1, kept.step_number + 2))
    assert [told.step_number for told in steps if told.is_gap] == list(
        range(3, kept.step_number + 1)
    )
    assert {told.step_number for told in steps if told.is_gap and told.events} <= {kept.step_number}
    for number in (3, kept.step_number):
        assert Replay(games.TITLE, chronicle).view(number).to_plain() == kept.state_rows


def test_a_position_the_rules_no_longer_lead_to_is_refused(chronicle: Chronicle) -> None:
    number = chronicle.snapshots[1].step_number
    alone = retold(chronicle.opening, [chronicle.snapshots[0], *chronicle.steps])
    with pytest.raises(Unreadable, match=f"step {number} leads to"):
        Replay(LanternsTitle(rules_revision=2), alone).view(number)


@pytest.mark.parametrize(("number", "wrong"), [(5, {"move_code": 12345}), (1, {"seat": 1})])
def test_an_impossible_step_is_refused(
    chronicle: Chronicle, number: int, wrong: dict[str, int]
) -> None:
    step = chronicle.steps[number - 1]
    chronicle.steps[number - 1] = replace(step, **wrong)  # type: ignore[arg-type]  # all are ints
    with pytest.raises(Unreadable, match=f"step {number} is not possible in this position"):
        retracer_of(chronicle).state_after_step(number)


def test_a_step_after_the_end_is_refused(chronicle: Chronicle) -> None:
    last = chronicle.steps[-1]
    chronicle.steps.append(replace(last, step_number=last.step_number + 1, seat=NOBODY))
    with pytest.raises(Unreadable, match="not possible"):
        retracer_of(chronicle).state_after_step(last.step_number + 1)


def test_what_rules_stumble_over_is_refused(
    chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(rules: LanternsRules, state: State, move: int) -> None:
        raise ValueError("there is no such cell")

    monkeypatch.setattr(LanternsRules, "apply", stumble)
    with pytest.raises(Unreadable, match="step 1 cannot be played: there is no such cell"):
        retracer_of(chronicle).state_after_step(1)


def test_a_snapshot_that_is_no_state_is_refused(chronicle: Chronicle) -> None:
    with pytest.raises(Unreadable, match="the snapshot after step 0 is not a state of this game"):
        retracer_of(chronicle).load_snapshot_state(Snapshot(0, 0, [[1]]))


# Retracing: a snapshot is believed only as far as the rules and the step before bear it out.


def led_elsewhere(chronicle: Chronicle) -> Snapshot:
    """Change the step before the second snapshot, as if it had led elsewhere; return the latter."""
    snapshot = chronicle.snapshots[1]
    step = chronicle.steps[snapshot.step_number - 1]
    chronicle.steps[snapshot.step_number - 1] = replace(step, fingerprint_after=b"elsewher")
    return snapshot


def with_an_impossible_heap(chronicle: Chronicle) -> Snapshot:
    """Return the second snapshot with pebbles too many; the step before it agrees."""
    snapshot = chronicle.snapshots[1]
    state = of_kind(retracer_of(chronicle).load_snapshot_state(snapshot), LanternsState)
    state.heap = 400
    step: Step = chronicle.steps[snapshot.step_number - 1]
    chronicle.steps[snapshot.step_number - 1] = replace(
        step, fingerprint_after=fingerprint_of_state(state)
    )
    return replace(snapshot, state_rows=state.to_plain())


def test_a_snapshot_no_game_comes_to_is_refused(chronicle: Chronicle) -> None:
    snapshot = with_an_impossible_heap(chronicle)
    with pytest.raises(
        Unreadable, match=f"after step {snapshot.step_number}: no position of lanterns"
    ):
        retracer_of(chronicle).load_snapshot_state(snapshot)


def test_a_state_whose_single_numbers_are_too_many_is_told_as_that(chronicle: Chronicle) -> None:
    snapshot = chronicle.snapshots[1]
    numbers, *rows = snapshot.state_rows
    forged = replace(snapshot, state_rows=[[*numbers, 0], *rows])
    told = f"the first row holds {len(numbers)} numbers, not {len(numbers) + 1}$"
    with pytest.raises(Unreadable, match=told):
        retracer_of(chronicle).load_snapshot_state(forged)


def test_a_snapshot_that_is_not_where_the_step_before_led_is_refused(chronicle: Chronicle) -> None:
    snapshot = led_elsewhere(chronicle)
    with pytest.raises(
        Unreadable, match=f"the snapshot after step {snapshot.step_number} leads to"
    ):
        retracer_of(chronicle).load_snapshot_state(snapshot)


def test_an_older_snapshot_may_differ(
    chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_cursor, "migrate_rows", lambda _title, rows, _versions: rows)
    snapshot = led_elsewhere(chronicle)
    today = LanternsTitle(state_version=2)
    assert (
        retracer_of(chronicle, today).load_snapshot_state(snapshot).to_plain()
        == snapshot.state_rows
    )


# Verifying a journal: dealt and played again, it is the same or the first difference is named.


def retold(opening: Opening, entries: list[RecordAfterOpening]) -> Chronicle:
    chronicle = Chronicle(opening)
    for entry in entries:
        chronicle.add(entry)
    return chronicle


def test_steps_that_were_taken_back_are_verified_too() -> None:
    match = games.lanterns_match(practice=True)
    luck = games.luck_of(5)
    for _ in range(4):
        games.play_randomly(match, luck, 7)
        match.undo_decision(0)
    assert find_first_difference(games.TITLE, match.chronicle) is None
    spoilt = list(match.chronicle.records)
    undone = max(
        place
        for place, record in enumerate(spoilt)
        if isinstance(record, Step) and record not in match.chronicle.steps
    )
    step = of_kind(spoilt[undone], Step)
    spoilt[undone] = replace(step, fingerprint_after=b"elsewher")
    difference = present(
        find_first_difference(games.TITLE, retold(match.chronicle.opening, spoilt))
    )
    assert difference.step_number == step.step_number


def test_the_first_step_that_leads_elsewhere_is_named(chronicle: Chronicle) -> None:
    difference = present(find_first_difference(LanternsTitle(rules_revision=2), chronicle))
    assert difference.step_number == chronicle.snapshots[1].step_number
    assert difference.sentence.startswith(f"step {difference.step_number} leads to ")


def test_another_deal_is_named(chronicle: Chronicle) -> None:
    chronicle.opening = replace(chronicle.opening, seed=8)
    assert find_first_difference(games.TITLE, chronicle) == FirstReplayDifference(
        0, "the position after step 0 is not the one kept whole"
    )


def test_another_snapshot_is_named(chronicle: Chronicle) -> None:
    records = list(chronicle.records)
    place = max(n for n, record in enumerate(records) if isinstance(record, Snapshot))
    kept = of_kind(records[place], Snapshot)
    records[place] = replace(kept, state_rows=[[0], *kept.state_rows[1:]])
    difference = present(find_first_difference(games.TITLE, retold(chronicle.opening, records)))
    assert difference.step_number == kept.step_number


def test_a_game_that_goes_on_from_another_need_not_begin_with_its_deal(
    chronicle: Chronicle,
) -> None:
    changed = LanternsTitle(rules_revision=2)
    match = Match.begin(
        match_beginning_of_branch(
            changed, chronicle, len(chronicle.steps) - 1, "game-0001.counthouse"
        )
    )
    games.play_randomly(match, games.luck_of(9))
    assert match.chronicle.snapshots[0].state_rows != chronicle.snapshots[0].state_rows
    assert find_first_difference(changed, match.chronicle) is None
