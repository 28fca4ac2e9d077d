"""Dice and cubes tumble, and lie at last exactly where they were told to."""

import pytest

from game.scene.theatre import MOST_BODIES, Pose, Room, Throw, Tumble
from game.scene.timeline import Timeline

ROOM = Room(0, 0, 400, 160)
THROWS = [
    Throw(Pose(20, 140 - 45 * i), Pose(100 + 90 * i, 80, 90.0 * i), 40, (900, -200), 400)
    for i in range(3)
]
ENDS = {i: throw.end for i, throw in enumerate(THROWS)}


def tumbled(timeline: Timeline, throws: list[Throw] = THROWS) -> dict[int, list[Pose]]:
    poses: dict[int, list[Pose]] = {i: [] for i in range(len(throws))}
    timeline.play(Tumble(throws, ROOM, lambda i, pose: poses[i].append(pose)))
    return poses


def test_every_body_ends_exactly_at_its_given_pose() -> None:
    timeline = Timeline()
    poses = tumbled(timeline)
    while timeline.busy:
        timeline.advance(16)
    assert {i: path[-1] for i, path in poses.items()} == ENDS


def test_skipping_ends_at_the_same_poses_at_once() -> None:
    timeline = Timeline()
    poses = tumbled(timeline)
    timeline.advance(100)
    timeline.finish()
    assert {i: path[-1] for i, path in poses.items()} == ENDS


def test_bodies_stay_in_the_room_and_really_move() -> None:
    timeline = Timeline()
    poses = tumbled(timeline)
    while timeline.busy:
        timeline.advance(16)
    for path in poses.values():
        assert len({(pose.x, pose.y) for pose in path}) > 20
        assert all(-5 <= pose.x <= 405 and -5 <= pose.y <= 165 for pose in path)


def test_the_way_does_not_depend_on_the_frames() -> None:
    def rest(step_ms: float) -> Pose:
        timeline = Timeline()
        poses = tumbled(timeline)
        for _ in range(round(800 / step_ms)):
            timeline.advance(step_ms)
        return poses[0][-1]

    assert rest(20) == rest(40)


def test_the_blend_begins_where_the_tumbling_stopped() -> None:
    timeline = Timeline()
    poses = tumbled(timeline)
    while timeline.busy:
        timeline.advance(8)
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
        Tumble(THROWS[:1] * (MOST_BODIES + 1), ROOM, lambda i, pose: None)
