"""The work track of 2007, with the order of passing beside it."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.tabletop.art.lines import FIGURE
from game.tabletop.studio import put
from game.titles.tinners_trail.table.classic.look import ClassicDay
from game.titles.tinners_trail.table.panels.work_track import PLACES_LEFT, WorkTrackPanel

DIE, BROWN = 24.0, ("#8A6A3A", "#F3E6C6")
NUMBER_X, SIGN_X = 50.0, 106.0


class ClassicDayPanel(WorkTrackPanel[ClassicDay]):
    """Dice stand beside the places whose seats prospect at the end of the round (C-15)."""

    def draw_places(self, canvas: Canvas, look: ClassicDay) -> None:
        """Put the places in the order of passing."""
        say = self.studio.say
        note = say("passed-note") if look.prospecting else ""
        self.put_places_head(canvas, say("passed-head"), note)
        art = self.studio.art(canvas.k)
        for place in range(look.places):
            seat = look.passed[place] if place < len(look.passed) else -1
            self.put_place(canvas, place, seat, is_next=place == len(look.passed))
            middle = self.place_spot(place)[1]
            box = (PLACES_LEFT + NUMBER_X, middle - 16, 40, 32)
            canvas.words(say("passed-place", place=place + 1), FIGURE, box)
            if place < look.prospecting:
                icon = art.icon("dice", DIE, tone=BROWN)
                put(canvas, icon, PLACES_LEFT + SIGN_X, middle)
