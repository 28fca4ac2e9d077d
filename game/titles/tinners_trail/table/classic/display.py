"""Display of the edition of 2007: unexplored ground, boxes, and the last player's one action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.classic.table_view import ClassicArea, ClassicView
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.table.chart.evening import CountyScene, county_scene
from game.titles.tinners_trail.table.classic.kinds import ACTIONS, LEAST_BID
from game.titles.tinners_trail.table.classic.look import (
    ClassicDay,
    as_first_seen,
    box_table,
    classic_day,
    classic_plates,
)
from game.titles.tinners_trail.table.classic.parts import ClassicParts
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.classic.tips import ClassicTips, spoken_ground
from game.titles.tinners_trail.table.county_display import CountyPresenter
from game.titles.tinners_trail.table.kinds.county import CountyFacts
from game.titles.tinners_trail.table.look.buttons import action_buttons
from game.titles.tinners_trail.table.look.plate import PlateLook
from game.titles.tinners_trail.table.look.working_day import Landing
from game.titles.tinners_trail.table.studio import Studio

GROUND_PHASES: Final = ("auction", "prospect")
WASH: Final = "county"
"""No regions are told apart: all land in play has one colour."""


def classic_scene(view: ClassicView) -> CountyScene:
    """Return what the map looks like below everything."""
    return county_scene({area.name: WASH for area in view.areas}, view.round)


class ClassicPresenter(CountyPresenter[ClassicStand]):
    """Everything is open: nothing is concealed."""

    picked_on_the_map = frozenset({"pump", "prospect"})

    def __init__(
        self,
        tools: tuple[Studio, ClassicTips],
        furniture: ClassicParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        super().__init__(*tools, furniture, lay_ground)
        self._furniture = furniture

    def scene(self, stand: ClassicStand) -> CountyScene:
        """Return the county at the round's time of day."""
        return classic_scene(stand.view)

    def area_looks(self, stand: ClassicStand, *, concealed: bool) -> tuple[ClassicArea, ...]:
        """Return what lies in every area."""
        return tuple(map(as_first_seen, stand.view.areas))

    def day(self, stand: ClassicStand, ghost: Landing | None) -> ClassicDay:
        """Return work track and order of passing."""
        return classic_day(stand.view, ghost)

    def plates(self, stand: ClassicStand) -> tuple[PlateLook, ...]:
        """Return the panels of the seats."""
        return classic_plates(stand.view, self.studio.seats, self.studio.words)

    def buttons(self, stand: ClassicStand, enquiry: Enquiry) -> tuple[ActionLook, ...]:
        """Return the buttons of actions."""
        facts = CountyFacts(stand.view, stand.board, enquiry.moves)
        return action_buttons(ACTIONS, facts, enquiry, self.studio.words)

    def spoken(self, stand: ClassicStand, name: str, *, concealed: bool) -> str:
        """Return an area in words."""
        return spoken_ground(stand.view.area(name), self.studio)

    def aside(self, view: CountyView) -> tuple[str, str]:
        """Return the least bid (C-9)."""
        return self.studio.say("minimum-bid"), self.studio.say("pounds", pounds=LEAST_BID)

    def is_last_action(self, view: CountyView) -> bool:
        """Return whether all others have passed (C-7)."""
        assert isinstance(view, ClassicView)
        return any(seat.last for seat in view.seats)

    def luck(self, view: CountyView) -> str:
        """Return the key of what is said while luck decides."""
        return "luck-ground" if view.phase in GROUND_PHASES else "luck-head"

    def show_own(self, moment: SheetMoment[ClassicStand]) -> None:
        """Bring the investment table up to date, with the box that is being chosen."""
        enquiry = moment.desk.enquiry
        invests = isinstance(enquiry, SumEnquiry) and enquiry.kind == "invest"
        chosen = enquiry.sum if isinstance(enquiry, SumEnquiry) and invests else None
        pounds = chosen.pounds if chosen is not None else 0
        self._furniture.boxes.show(box_table(moment.stand.view, pounds))
