"""Display of the remastered edition: tiles, cards, and what expansions and Lord Wallace lay out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.chart.evening import CountyScene, scene_of
from game.titles.tinners_trail.table.county_display import CountyPresenter
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.kinds.all import TrailFacts, actions_of
from game.titles.tinners_trail.table.look.areas import areas_seen
from game.titles.tinners_trail.table.look.buttons import action_buttons
from game.titles.tinners_trail.table.look.hand import hand_of_viewer
from game.titles.tinners_trail.table.look.plate import PlateLook, plates
from game.titles.tinners_trail.table.look.working_day import Landing, WorkingDay, working_day
from game.titles.tinners_trail.table.panels.emigration import emigration_board
from game.titles.tinners_trail.table.panels.market import market_board
from game.titles.tinners_trail.table.spoken import spoken_area
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import Tips
from game.titles.tinners_trail.table.trail_parts import TrailParts

LUCK_HEADS: Final = {"wallace": "luck-wallace", "survey": "luck-survey", "auction": "luck-bid"}


class TablePresenter(CountyPresenter[Stand]):
    """Shows nothing of cards and tiles that is concealed."""

    picked_on_the_map = frozenset({"pump", "peek", "place"})

    def __init__(
        self,
        tools: tuple[Studio, Guide, Tips],
        furniture: TrailParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        studio, self._guide, tips = tools
        super().__init__(studio, tips, furniture, lay_ground)
        self._furniture = furniture

    def scene(self, stand: Stand) -> CountyScene:
        """Return the regions of the map card at the round's time of day."""
        return scene_of(stand.view)

    def area_looks(self, stand: Stand, *, concealed: bool) -> tuple[AreaView, ...]:
        """Return what lies in every area."""
        return areas_seen(stand.view, concealed=concealed)

    def day(self, stand: Stand, ghost: Landing | None) -> WorkingDay:
        """Return work track and investment column."""
        return working_day(stand.view, stand.board, ghost)

    def plates(self, stand: Stand) -> tuple[PlateLook, ...]:
        """Return the panels of the seats."""
        affairs = self._guide.affairs(stand.state)
        return plates(stand.view, self.studio.seats, self.studio.words, affairs)

    def buttons(self, stand: Stand, enquiry: Enquiry) -> tuple[ActionLook, ...]:
        """Return the buttons of actions, those of expansions in play among them."""
        worth = self._guide.arsenic_worth(stand.state, stand.view.to_move)
        facts = TrailFacts(stand.view, stand.board, enquiry.moves, worth)
        return action_buttons(actions_of(stand.extras), facts, enquiry, self.studio.words)

    def spoken(self, stand: Stand, name: str, *, concealed: bool) -> str:
        """Return an area in words."""
        return spoken_area(stand.view.area(name), self.studio, concealed=concealed)

    def aside(self, view: CountyView) -> tuple[str, str]:
        """Return the least bid (A-3)."""
        say = self.studio.say
        return say("minimum-bid"), say("pounds", pounds=1 + len(view.invested))

    def luck(self, view: CountyView) -> str:
        """Return the key of what is said while luck decides."""
        return LUCK_HEADS.get(view.phase, "luck-head")

    def show_own(self, moment: SheetMoment[Stand]) -> None:
        """Bring cards, boards and Lord Wallace's panel up to date."""
        stand, concealed = moment.stand, moment.concealed
        parts, view = self._furniture, stand.view
        affairs = self._guide.affairs(stand.state)
        if affairs is not None:
            parts.wallace.show(affairs)
        if view.has_arsenic:
            worth = self._guide.arsenic_worth(stand.state, view.viewer)
            parts.market.show(market_board(view, worth))
        if view.has_emigration:
            look = emigration_board(view, stand.board)
            parts.emigration.show(look)
            if parts.strip is not None:
                parts.strip.show(look)
        drafting = view.phase == "draft" and view.to_move == view.viewer
        parts.hand.show(hand_of_viewer(view, concealed=concealed))
        parts.hand.visible = not parts.layout.foot and not (drafting and not concealed)
        word = self.studio.say("show-hand" if concealed else "hide-hand")
        parts.hide_hand.words = parts.hide_hand.label = word
