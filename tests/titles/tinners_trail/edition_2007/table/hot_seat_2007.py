"""A table of the edition of 2007, a game to play on it, and hands that click or type."""

from __future__ import annotations

from game.engine.move import Move
from game.engine.title import Options
from game.scene.window.waiting import Kit
from game.tabletop.question.inputs import SumInput
from game.titles.tinners_trail.notation.offer import EDITION_2007, TITLE
from game.titles.tinners_trail.table.edition_2007.table import Edition2007Table
from game.titles.tinners_trail.table.factory import Edition2007TableFactory
from game.words import Words
from tests.titles.tinners_trail.table.hands import Hands, Keyboard, Mouse
from tests.titles.tinners_trail.table.hot_seat import AnyHotSeat, Game


class Game2007(Game):
    """One game of 2007 played at random from a seed."""

    def options(self, seats: int) -> Options:
        """Return what is played."""
        return Options(TITLE, seats, EDITION_2007)


class HotSeat2007(AnyHotSeat[Edition2007Table]):
    """At the table of 2007."""

    def make_room(self, kit: Kit, words: Words) -> Edition2007TableFactory:
        """Return who makes the table."""
        return Edition2007TableFactory(words)


class Hands2007(Hands):
    """Puts cubes into boxes, and prospects."""

    def answer(self, move: Move) -> int:
        """Give the answer; return the code the table handed to the client."""
        if move.kind == "prospect":
            self.use(f"area:{move.places[0]}")
            self.confirm("confirm")
            return self.given(move)
        if move.kind == "invest" and not move.amounts:
            self.press("sheet-decline", "n")
            return self.given(move)
        return super().answer(move)


class Mouse2007(Hands2007, Mouse):
    """Clicks only."""

    def sum(self, slider: str, pounds: int) -> None:
        """Pick a box; the one that is picked already needs no click."""
        question_input = self.hot_seat.table._controller.question_input
        if slider != "invest-slider":
            super().sum(slider, pounds)
        elif (
            isinstance(question_input, SumInput)
            and question_input.sum
            and question_input.sum.pounds != pounds
        ):
            self.ui.click(name=f"box:{pounds}")


class Keyboard2007(Hands2007, Keyboard):
    """Keys only."""
