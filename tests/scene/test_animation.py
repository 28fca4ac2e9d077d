"""Animations: a full run and a jump to the end agree."""

from collections.abc import Callable

import pytest

from game.scene import easing
from game.scene.animation import Animation, Call, Delay, Parallel, Sequence, stagger
from game.scene.node import Node
from game.scene.timeline import Timeline
from game.scene.tween import Breath, Tween, arc, fade, grow, move


class Story:
    """A scene with two nodes, a log, and an animation that touches all of them."""

    def __init__(self) -> None:
        self.cube, self.coin = Node(x=0, y=0), Node(x=5, y=5, alpha=0.0)
        self.log: list[str] = []

    def animation(self) -> Animation:
        """Moves, fades, waits and notes."""
        return Sequence(
            Call(lambda: self.log.append("start")),
            Parallel(
                move(self.cube, (100, 40), 300, easing.out_back),
                Sequence(Delay(50), fade(self.coin, 1.0, 100), grow(self.coin, 1.5, 70)),
            ),
            Call(lambda: self.log.append("landed")),
            stagger(70, arc(self.coin, (9, 9), 30, 260), Call(lambda: self.log.append("late"))),
            Call(lambda: self.log.append("end")),
        )

    def state(self) -> tuple[object, ...]:
        """Everything the animation can change."""
        cube, coin = self.cube, self.coin
        return cube.x, cube.y, coin.x, coin.y, coin.alpha, coin.scale, tuple(self.log)


def played(after_ms: float, end: Callable[[Timeline], None]) -> tuple[object, ...]:
    story, timeline = Story(), Timeline()
    timeline.play(story.animation())
    passed = 0.0
    while passed < after_ms:
        timeline.advance(16)
        passed += 16
    end(timeline)
    assert not timeline.busy
    return story.state()


FULL_RUN = played(2000, lambda timeline: None)


def test_a_full_run_ends_exactly_at_its_ends() -> None:
    assert FULL_RUN == (100, 40, 9, 9, 1.0, 1.5, ("start", "landed", "late", "end"))


@pytest.mark.parametrize("after_ms", [0, 16, 60, 150, 310, 330, 420, 600])
def test_finishing_at_any_moment_leaves_what_a_full_run_leaves(after_ms: float) -> None:
    assert played(after_ms, Timeline.finish) == FULL_RUN


def test_finishing_twice_calls_nothing_twice() -> None:
    calls: list[int] = []
    timeline = Timeline()
    timeline.play(Sequence(Delay(100), Call(lambda: calls.append(1))))
    timeline.finish()
    timeline.finish()
    assert calls == [1]


def test_finish_also_ends_what_the_ending_animations_start() -> None:
    node, timeline = Node(), Timeline()
    timeline.play(Sequence(Delay(100), Call(lambda: timeline.play(move(node, (7, 7), 500)))))
    timeline.finish()
    assert (node.x, timeline.busy) == (7, False)


def test_speed_two_takes_half_the_time() -> None:
    node, timeline = Node(), Timeline()
    timeline.speed = 2.0
    timeline.play(move(node, (10, 0), 400))
    timeline.advance(200)
    assert (node.x, timeline.busy) == (10, False)


def test_time_left_over_by_one_part_is_given_to_the_next() -> None:
    node = Node()
    sequence = Sequence(Delay(10), move(node, (100, 0), 100, easing.linear))
    sequence.advance(60)
    assert node.x == pytest.approx(50)


def test_reduced_motion_does_not_travel_and_fades_briefly() -> None:
    node, timeline = Node(alpha=0.0), Timeline()
    timeline.reduced = True
    timeline.play(Parallel(move(node, (50, 0), 900), fade(node, 1.0, 900)))
    timeline.advance(1)
    assert node.x == 50
    assert node.alpha < 1.0
    timeline.advance(120)
    assert (node.alpha, timeline.busy) == (1.0, False)


def test_a_breath_stirs_but_never_keeps_the_timeline_busy() -> None:
    seen: list[float] = []
    timeline = Timeline()
    breath = Breath(seen.append, 1.0)
    timeline.keep(breath)
    timeline.advance(500)
    assert (timeline.busy, timeline.moving, timeline.stirring) == (False, False, True)
    assert seen[-1] == 0.0
    timeline.drop(breath)
    assert (seen[-1], timeline.stirring) == (1.0, False)


def test_a_tween_of_no_time_is_at_its_end_at_once() -> None:
    seen: list[float] = []
    Tween(seen.append, (3, 8), 0).advance(0)
    assert seen == [8]


@pytest.mark.parametrize("name", ["linear", "out_quad", "in_cubic", "out_cubic"])
def test_easings_begin_at_0_and_end_at_1(name: str) -> None:
    ease: easing.Easing = getattr(easing, name)
    assert (ease(0.0), ease(1.0)) == (0.0, 1.0)


def test_gentle_and_overshooting_easings_end_at_1() -> None:
    for ease in (easing.in_out_sine, easing.in_out_cubic, easing.out_back):
        assert ease(0.0) == pytest.approx(0.0)
        assert ease(1.0) == pytest.approx(1.0)
    assert max(easing.out_back(i / 50) for i in range(50)) > 1.0
