"""What is counted at the end of a round stays to be read until somebody goes on."""

from game.scene.animation.animation import Call, ReadingGate, ReadingPause, Sequence, Timeline


def timeline_of(gate: ReadingGate, told: list[str]) -> Timeline:
    """Return a timeline on which two things are read, one after the other."""
    timeline = Timeline()
    timeline.gate = gate
    reading = [
        part
        for name in ("king", "fair")
        for part in (ReadingPause(gate, 100.0), Call(lambda name=name: told.append(name)))  # type: ignore[misc]
    ]
    timeline.play(Sequence(*reading))
    return timeline


def test_what_waits_for_its_reader_stays_until_somebody_goes_on() -> None:
    gate = ReadingGate()
    told = list[str]()
    gate.waits = True
    timeline = timeline_of(gate, told)
    timeline.advance(60_000)
    assert timeline.busy
    assert told == []
    assert gate.read_on()
    timeline.advance(10)
    assert told == ["king"], "the second thing was passed over"


def test_without_a_reader_it_stays_for_a_while() -> None:
    gate = ReadingGate()
    told = list[str]()
    timeline = timeline_of(gate, told)
    timeline.advance(250)
    assert told == ["king", "fair"]
    assert not gate.read_on()


def test_at_once_nothing_stays() -> None:
    gate = ReadingGate()
    told = list[str]()
    gate.waits = True
    timeline = timeline_of(gate, told)
    timeline.finish()
    assert told == ["king", "fair"]
    assert not timeline.busy
    assert not gate.read_on()
