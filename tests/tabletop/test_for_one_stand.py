"""What is made for the stands of one title can be made by a name that says so."""

from __future__ import annotations

from typing import Any

from game.engine.knowledge import Event
from game.scene.animation.animation import Delay
from game.tabletop.motion.performance import MotionMoment
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind


def test_a_moment_of_a_titles_stands_can_be_made() -> None:
    assert MotionMoment[Any](Event("rolled", 0), None, None, Delay(0)).place == ""


def test_a_kind_of_sheet_for_a_titles_stands_can_be_made() -> None:
    kind = SheetKind[Any](wanted=lambda moment: None, make=lambda moment: Sheet())
    assert not kind.secret
