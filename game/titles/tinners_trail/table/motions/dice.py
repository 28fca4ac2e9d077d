"""Dice that are thrown: they tumble through a room and come to lie with the faces of an event."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Sequence
from game.scene.picture import Picture
from game.scene.sprite import Sprite
from game.scene.theatre import Pose, Room, Throw, Tumble
from game.tabletop.motion.flight import Point, picture_of
from game.titles.tinners_trail.table.motions.backstage import Backstage, TrailMoment
from game.titles.tinners_trail.table.panels.exchange import DICE

RADIUS = 70.0
ROLL_MS, BLEND_MS = 1100.0, 160.0
TURN_STEP = 12.0
LARGE = 2.2  # against the dice that lie on the exchange


class ThrownDice:
    """The tin, copper and water die of one event, thrown from the lower left of a room."""

    def __init__(
        self, back: Backstage, moment: TrailMoment, room: Room, spots: tuple[Point, ...]
    ) -> None:
        """Take the room in which they tumble and where they come to lie."""
        self._back = back
        self._room = room
        self._spots = spots
        faces = (moment.event.amount(f"{kind}_die") for kind, _ in DICE)
        self._dice = [_Die(back, kind, face) for (kind, _), face in zip(DICE, faces, strict=True)]

    def throw(self) -> Animation:
        """Return the throw; the dice lie there afterwards."""
        room = self._room
        throws = []
        for number, ((_, degrees), (x, y)) in enumerate(zip(DICE, self._spots, strict=True)):
            foot = room.y + room.height - RADIUS
            start = Pose(room.x + RADIUS + 20.0 * number, foot, 40.0 * number)
            speed = (980.0 - 90 * number, -420.0 + 90 * number)
            spin = 900.0 - 120 * number
            throws.append(Throw(start, Pose(x, y, degrees), RADIUS, speed, spin, 60.0 * number))
        return Sequence(
            Call(self._enter),
            self._back.sound("dice"),
            Tumble(throws, room, self._show, ROLL_MS, BLEND_MS),
        )

    def clear(self) -> Animation:
        """Return what takes the dice away."""
        return Call(self._leave)

    def _show(self, number: int, pose: Pose) -> None:
        self._dice[number].lie(pose)

    def _enter(self) -> None:
        self._back.parts.flight.add(*self._dice)

    def _leave(self) -> None:
        flight = self._back.parts.flight
        for die in self._dice:
            if die in flight.children:
                flight.remove(die)


class _Die(Sprite):
    """A die that turns as it rolls."""

    def __init__(self, back: Backstage, kind: str, face: int) -> None:
        self._degrees = 0.0
        studio = back.studio

        def paint(k: float) -> Picture:
            return picture_of(studio.art(k).die(kind, face, degrees=self._degrees))

        super().__init__(paint, scale=LARGE)
        self.visible = False

    def lie(self, pose: Pose) -> None:
        """Lie so."""
        self.visible = True
        self.x, self.y = pose.x, pose.y
        self._degrees = round(pose.angle / TURN_STEP) * TURN_STEP % 360
