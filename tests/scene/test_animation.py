"""Animations: a full run and a jump to the end agree."""

from collections.abc import Callable

import pytest
from pygame import Surface

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    Easing,
    ParallelAnimation,
    SequentialAnimation,
    Timeline,
    Tween,
    make_staggered_animation,
)
from game.scene.animation.node_animations import (
    make_arc_tween,
    make_fade_tween,
    make_move_tween,
    make_scale_tween,
)
from game.scene.animation.physics import (
    MAX_THROWN_BODIES,
    BodyPose,
    PhysicsRoom,
    ThrownBody,
    TumbleAnimation,
)
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.widgets import Button
from game.scene.widgets.button import NARROW_TILE_SIDE_PADDING
from game.scene.window.screen_kit import Kit
from tests.scene.nodes import Show

ROOM = PhysicsRoom(0, 0, 400, 160)
THROWS = [
    ThrownBody(
        BodyPose(20, 140 - 45 * i), BodyPose(100 + 90 * i, 80, 90.0 * i), 40, (900, -200), 400
    )
    for i in range(3)
]
ENDS = {i: throw.end for i, throw in enumerate(THROWS)}

SHORT = "Undo"
OTHER = "Redo"
LONG = "Unabridgeable"


class Story:
    """A scene with two nodes, a log, and an animation that touches all of them."""

    def __init__(self) -> None:
        self.cube = Node(x=0, y=0)
        self.coin = Node(x=5, y=5, alpha=0.0)
        self.log: list[str] = []

    def animation(self) -> Animation:
        """Moves, fades, waits and notes."""
        return SequentialAnimation(
            CallAnimation(lambda: self.log.append("start")),
            ParallelAnimation(
                make_move_tween(self.cube, (100, 40), 300, easings.ease_out_back),
                SequentialAnimation(
                    DelayAnimation(50),
                    make_fade_tween(self.coin, 1.0, 100),
                    make_scale_tween(self.coin, 1.5, 70),
                ),
            ),
            CallAnimation(lambda: self.log.append("landed")),
            make_staggered_animation(
                70,
                make_arc_tween(self.coin, (9, 9), 30, 260),
                CallAnimation(lambda: self.log.append("late")),
            ),
            CallAnimation(lambda: self.log.append("end")),
        )

    def state(self) -> tuple[object, ...]:
        """Everything the animation can change."""
        cube = self.cube
        coin = self.coin
        return cube.x, cube.y, coin.x, coin.y, coin.alpha, coin.scale, tuple(self.log)


def played(after_ms: float, end: Callable[[Timeline], None]) -> tuple[object, ...]:
    story = Story()
    timeline = Timeline()
    timeline.play(story.animation())
    passed = 0.0
    while passed < after_ms:
        timeline.advance(16)
        passed += 16
    end(timeline)
    assert not timeline.is_playing
    return story.state()


FULL_RUN = played(2000, lambda timeline: None)


def test_a_full_run_ends_exactly_at_its_ends() -> None:
    assert FULL_RUN == (100, 40, 9, 9, 1.0, 1.5, ("start", "landed", "late", "end"))


@pytest.mark.parametrize("after_ms", [0, 16, 60, 150, 310, 330, 420, 600])
def test_finishing_at_any_moment_leaves_what_a_full_run_leaves(after_ms: float) -> None:
    assert played(after_ms, Timeline.finish_all) == FULL_RUN


def test_finishing_twice_calls_nothing_twice() -> None:
    calls: list[int] = []
    timeline = Timeline()
    timeline.play(SequentialAnimation(DelayAnimation(100), CallAnimation(lambda: calls.append(1))))
    timeline.finish_all()
    timeline.finish_all()
    assert calls == [1]


def test_finish_also_ends_what_the_ending_animations_start() -> None:
    node = Node()
    timeline = Timeline()
    timeline.play(
        SequentialAnimation(
            DelayAnimation(100),
            CallAnimation(lambda: timeline.play(make_move_tween(node, (7, 7), 500))),
        )
    )
    timeline.finish_all()
    assert (node.x, timeline.is_playing) == (7, False)


def test_speed_two_takes_half_the_time() -> None:
    node = Node()
    timeline = Timeline()
    timeline.speed = 2.0
    timeline.play(make_move_tween(node, (10, 0), 400))
    timeline.advance(200)
    assert (node.x, timeline.is_playing) == (10, False)


def test_time_left_over_by_one_part_is_given_to_the_next() -> None:
    node = Node()
    sequence = SequentialAnimation(
        DelayAnimation(10), make_move_tween(node, (100, 0), 100, easings.ease_linear)
    )
    sequence.advance_and_return_unused_ms(60)
    assert node.x == pytest.approx(50)


def test_reduced_motion_does_not_travel_and_fades_briefly() -> None:
    node = Node(alpha=0.0)
    timeline = Timeline()
    timeline.reduced = True
    timeline.play(
        ParallelAnimation(make_move_tween(node, (50, 0), 900), make_fade_tween(node, 1.0, 900))
    )
    timeline.advance(1)
    assert node.x == 50
    assert node.alpha < 1.0
    timeline.advance(120)
    assert (node.alpha, timeline.is_playing) == (1.0, False)


def test_a_breath_stirs_but_never_keeps_the_timeline_busy() -> None:
    seen: list[float] = []
    timeline = Timeline()
    breath = node_animations.make_endless_pulse(seen.append, 1.0)
    timeline.play_endless(breath)
    timeline.advance(500)
    assert (timeline.is_playing, timeline.has_endless_animation) == (False, True)
    assert seen[-1] == 0.0
    timeline.end_endless(breath)
    assert (seen[-1], timeline.has_endless_animation) == (1.0, False)


def test_a_tween_of_no_time_is_at_its_end_at_once() -> None:
    seen: list[float] = []
    Tween(seen.append, (3, 8), 0).advance_and_return_unused_ms(0)
    assert seen == [8]


@pytest.mark.parametrize(
    "name", ["ease_linear", "ease_out_quad", "ease_in_cubic", "ease_out_cubic"]
)
def test_easings_begin_at_0_and_end_at_1(name: str) -> None:
    ease: Easing = getattr(easings, name)
    assert (ease(0.0), ease(1.0)) == (0.0, 1.0)


def test_gentle_and_overshooting_easings_end_at_1() -> None:
    for ease in (easings.ease_in_out_sine, easings.ease_out_back):
        assert ease(0.0) == pytest.approx(0.0)
        assert ease(1.0) == pytest.approx(1.0)
    assert max(easings.ease_out_back(i / 50) for i in range(50)) > 1.0


# Dice and cubes tumble, and lie at last exactly where they were told to.


def tumbled(timeline: Timeline, throws: list[ThrownBody] = THROWS) -> dict[int, list[BodyPose]]:
    poses: dict[int, list[BodyPose]] = {i: [] for i in range(len(throws))}
    timeline.play(TumbleAnimation(throws, ROOM, lambda i, pose: poses[i].append(pose)))
    return poses


def tumbled_to_rest(step_ms: float) -> dict[int, list[BodyPose]]:
    timeline = Timeline()
    poses = tumbled(timeline)
    while timeline.is_playing:
        timeline.advance(step_ms)
    return poses


def test_every_body_ends_exactly_at_its_given_pose() -> None:
    poses = tumbled_to_rest(16)
    assert {i: path[-1] for i, path in poses.items()} == ENDS


def test_skipping_ends_at_the_same_poses_at_once() -> None:
    timeline = Timeline()
    poses = tumbled(timeline)
    timeline.advance(100)
    timeline.finish_all()
    assert {i: path[-1] for i, path in poses.items()} == ENDS


def test_bodies_stay_in_the_room_and_really_move() -> None:
    poses = tumbled_to_rest(16)
    for path in poses.values():
        assert len({(pose.x, pose.y) for pose in path}) > 20
        assert all(-5 <= pose.x <= 405 and -5 <= pose.y <= 165 for pose in path)


def test_the_way_does_not_depend_on_the_frames() -> None:
    def rest(step_ms: float) -> BodyPose:
        timeline = Timeline()
        poses = tumbled(timeline)
        for _ in range(round(800 / step_ms)):
            timeline.advance(step_ms)
        return poses[0][-1]

    assert rest(20) == rest(40)


def test_the_blend_begins_where_the_tumbling_stopped() -> None:
    poses = tumbled_to_rest(8)
    for path in poses.values():
        steps = [
            abs(after.x - before.x) + abs(after.y - before.y)
            for before, after in zip(path[-30:], path[-29:], strict=False)
        ]
        assert max(steps) < 60  # no jump


def test_reduced_motion_lays_everything_down_at_once() -> None:
    timeline = Timeline()
    timeline.reduced = True
    poses = tumbled(timeline)
    timeline.advance(1)
    assert poses == {i: [end] for i, end in ENDS.items()}


def test_more_bodies_than_the_stage_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 40"):
        TumbleAnimation(THROWS[:1] * (MAX_THROWN_BODIES + 1), ROOM, lambda i, pose: None)


# Buttons of one row: all of them are named or none is.


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is put on a canvas."""
    texts: list[str] = []
    words = Canvas.draw_text

    def listen(self: Canvas, text: str, *rest: object, **more: object) -> object:
        texts.append(text)
        return words(self, text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "draw_text", listen)
    return texts


def pair(layout: str, names: tuple[str, str]) -> tuple[Button, Button]:
    """Two narrow buttons side by side that know of one another."""
    first, second = (
        Button(name, icon=Surface((24, 24)), arrangement=layout, width=76, height=122, x=90 * at)
        for at, name in enumerate(names)
    )
    first.companions = second.companions = (first, second)
    return first, second


@pytest.mark.parametrize("layout", ["tile", "row"])
def test_a_short_name_is_left_out_where_a_long_one_beside_it_has_no_room(
    layout: str, show: Show, written: list[str]
) -> None:
    show(*pair(layout, (SHORT, LONG)))
    assert SHORT not in written
    assert LONG not in written


@pytest.mark.parametrize("layout", ["tile", "row"])
def test_names_that_have_room_are_written(layout: str, show: Show, written: list[str]) -> None:
    show(*pair(layout, (SHORT, OTHER)))
    assert {SHORT, OTHER} <= set(written)


def test_a_name_that_is_a_part_of_a_pixel_too_wide_goes_on_in_a_second_row(kit: Kit) -> None:
    canvas = Canvas(kit)
    k = 7 / 12
    canvas.place = Transform(0.0, 0.0, k)
    rows_seen = set()
    for tenth in range(800, 1800):
        width = tenth / 10
        tile = Button(
            "Reset turn", icon=Surface((24, 24)), arrangement="tile", width=width, height=122
        )
        rows = tile.name_lines(canvas)
        pixels = int((width - 2 * NARROW_TILE_SIDE_PADDING) * k)
        assert all(kit.lettering.fits(row, tile.text_style, k, pixels) for row in rows), width
        rows_seen.add(len(rows))
    assert {1, 2} <= rows_seen
