"""What is counted at the end of a round stays to be read until somebody goes on."""

from typing import cast

from game.client.session.director import Director, ObservedStep
from game.engine.rules import CHANCE, State
from game.match.feed import FeedEntry
from game.scene.animation.animation import (
    CallAnimation,
    DelayAnimation,
    ReadingGate,
    ReadingPause,
    SequentialAnimation,
    Timeline,
)
from game.table_protocol import Table


def timeline_of(gate: ReadingGate, told: list[str]) -> Timeline:
    """Return a timeline on which two things are read, one after the other."""
    timeline = Timeline()
    timeline.reading_gate = gate
    reading = [
        part
        for name in ("king", "fair")
        for part in (ReadingPause(gate, 100.0), CallAnimation(lambda name=name: told.append(name)))  # type: ignore[misc]
    ]
    timeline.play(SequentialAnimation(*reading))
    return timeline


def test_what_waits_for_its_reader_stays_until_somebody_goes_on() -> None:
    gate = ReadingGate()
    told = list[str]()
    gate.waits_for_reader = True
    timeline = timeline_of(gate, told)
    timeline.advance(60_000)
    assert timeline.is_playing
    assert told == []
    assert gate.end_pause()
    timeline.advance(10)
    assert told == ["king"], "the second thing was passed over"


def test_without_a_reader_it_stays_for_a_while() -> None:
    gate = ReadingGate()
    told = list[str]()
    timeline = timeline_of(gate, told)
    timeline.advance(250)
    assert told == ["king", "fair"]
    assert not gate.end_pause()


def test_at_once_nothing_stays() -> None:
    gate = ReadingGate()
    told = list[str]()
    gate.waits_for_reader = True
    timeline = timeline_of(gate, told)
    timeline.finish_all()
    assert told == ["king", "fair"]
    assert not timeline.is_playing
    assert not gate.end_pause()


def test_a_key_while_something_is_counted_leads_to_what_is_read_and_not_past_it() -> None:
    gate = ReadingGate()
    told = list[str]()
    gate.waits_for_reader = True
    timeline = timeline_of(gate, told)
    assert timeline.skip_to_reading_pause()
    assert told == []
    assert gate.end_pause()
    assert timeline.skip_to_reading_pause()
    assert told == ["king"]
    assert gate.end_pause()
    assert not timeline.skip_to_reading_pause()
    assert told == ["king", "fair"]


class Accountings:
    """A table on which every step counts something that is to be read, and notes what it shows."""

    def __init__(self) -> None:
        self.gate = ReadingGate()
        self.gate.waits_for_reader = True
        self.begun = list[object]()

    def prepare_step_animation(self, _events: object, view: object, _seat: int) -> Timeline:
        """Return a scene with a panel in its middle."""
        self.begun.append(view)
        timeline = Timeline()
        timeline.reading_gate = self.gate
        timeline.play(
            SequentialAnimation(
                DelayAnimation(50.0), ReadingPause(self.gate, 100.0), DelayAnimation(50.0)
            )
        )
        return timeline

    def is_animated_with_next_step(self, _events: object, _more: object) -> bool:
        """No step is shown together with another."""
        return False


def test_skipping_stops_at_every_panel_with_the_table_at_its_own_step() -> None:
    table = Accountings()
    shown = list[int]()
    director = Director(
        cast("Table", table),
        lambda seen: 1.0,
        lambda scene: shown.append(scene.feed_entry.step_count),
    )
    for step in (1, 2):
        seen = FeedEntry(step, CHANCE, None, (), cast("State", f"view {step}"))
        director.queue_step(ObservedStep(seen, 0))
    director.skip_to_end_or_reading()
    assert director.is_waiting_for_reader
    assert (table.begun, shown) == (["view 1"], [])
    director.finish_step_or_close_reading()  # the panel is closed
    director.skip_to_end_or_reading()
    assert director.is_waiting_for_reader
    assert (table.begun, shown) == (["view 1", "view 2"], [1])
    director.finish_step_or_close_reading()
    director.skip_to_end_or_reading()
    assert not director.is_busy
    assert shown == [1, 2]
