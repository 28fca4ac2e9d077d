"""Display: brings every part of a table of either edition up to date with a stand and the desk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.prompt import PromptLook
from game.tabletop.question.question_input import Enquiry, QuestionDesk
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.both_editions.county_view import CountyArea, CountyView
from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.chart.map_life import CountyScene, scene_of
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.cards import hand_of_viewer
from game.titles.tinners_trail.table.look.plates import (
    Landing,
    PlateLook,
    WorkingDay,
    WorkTrack,
    action_buttons,
    areas_seen,
    landing,
    landing_after_work,
    plates,
    working_day,
)
from game.titles.tinners_trail.table.move_kinds import BUILD, CountyFacts, TrailFacts, actions_of
from game.titles.tinners_trail.table.panels.boards import development_board, market_board
from game.titles.tinners_trail.table.panels.emigration import emigration_board
from game.titles.tinners_trail.table.panels.ore import exchange
from game.titles.tinners_trail.table.panels.top_bar import top_bar
from game.titles.tinners_trail.table.parts import CountyParts, TrailParts
from game.titles.tinners_trail.table.stand import AnyCounty, Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import CountyTips, Tips, spoken_area
from game.titles.tinners_trail.table.words import PromptFacts, prompt_of

# Display: brings every part of a table of either edition up to date with a stand and the desk.


class CountyPresenter(ABC, Generic[AnyCounty]):
    """Makes the looks and hands them to the furniture; keeps nothing but what is laid out, and
    which areas are in words already. What an edition looks like, it says in methods of its own.
    """

    picked_on_the_map: ClassVar[frozenset[str]]
    """The kinds of questions besides actions that are answered on the map."""

    def __init__(
        self,
        studio: Studio,
        tips: CountyTips[AnyCounty],
        furniture: CountyParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        self.studio, self.tips = studio, tips
        self._county, self._lay_ground = furniture, lay_ground
        self._laid: tuple[tuple[str, ...], int, float] = ((), 0, 1.0)
        self._told: dict[str, tuple[object, bool]] = {}
        self.dice: tuple[int, ...] = ()
        self.prompt = PromptLook(head="")

    # ---- what an edition says

    @abstractmethod
    def scene(self, stand: AnyCounty) -> CountyScene:
        """Return what the map looks like below everything."""

    @abstractmethod
    def area_looks(self, stand: AnyCounty, *, concealed: bool) -> tuple[CountyArea, ...]:
        """Return what lies in every area."""

    @abstractmethod
    def day(self, stand: AnyCounty, ghost: Landing | None) -> WorkTrack:
        """Return the work track and, perhaps, where a marker would come to lie."""

    @abstractmethod
    def plates(self, stand: AnyCounty) -> tuple[PlateLook, ...]:
        """Return the panels of the seats."""

    @abstractmethod
    def buttons(self, stand: AnyCounty, enquiry: Enquiry) -> tuple[ActionLook, ...]:
        """Return the buttons of actions; `enquiry` asks for one of them, or for nothing."""

    @abstractmethod
    def spoken(self, stand: AnyCounty, name: str, *, concealed: bool) -> str:
        """Return an area in words."""

    @abstractmethod
    def aside(self, view: CountyView) -> tuple[str, str]:
        """Return what is said beside the heading while a mine can be built."""

    def is_last_action(self, view: CountyView) -> bool:
        """Return whether whoever takes an action now has passed with it."""
        return False

    @abstractmethod
    def luck(self, view: CountyView) -> str:
        """Return the key of what is said while luck decides."""

    def effect_of(self, stand: AnyCounty, after: CountyView, seat: int) -> str:
        """Return what the picked move does, in words."""
        return self.sale_alone(after, seat) or self.tips.changes(stand.view, after, seat)

    def show_own(self, moment: SheetMoment[AnyCounty]) -> None:
        """Bring what only this edition has up to date."""

    # ---- what both editions have

    def show(self, moment: SheetMoment[AnyCounty], note: str, *, on_sheet: bool) -> None:
        """Bring everything up to date; `on_sheet` when a sheet carries the question."""
        stand, desk, concealed = moment.stand, moment.desk, moment.concealed
        parts, view = self._county, stand.view
        after = self._forecast(stand, desk)
        self._show_map(stand, desk, concealed=concealed)
        parts.top_bar.show(top_bar(view))
        parts.working_day.show(self.day(stand, self._ghost(stand, desk, after)))
        parts.exchange.show(exchange(view, stand.board, self.dice))
        for panel, look in zip(parts.plates, self.plates(stand), strict=True):
            panel.show(look)
        parts.development.show(development_board(view, stand.board))
        self.show_own(moment)
        self._show_controls(stand, desk)
        question = desk.question
        effect = ""
        if after is not None and question is not None:
            effect = self.effect_of(stand, after, question.seat)
        seat = question.seat if question is not None else view.to_move
        facts = PromptFacts(
            view=view,
            seat=seat,
            enquiry=desk.enquiry,
            effect=effect,
            note=note,
            on_sheet=on_sheet,
            aside=self.aside(view),
            is_last_action=self.is_last_action(view),
            luck=self.luck(view),
        )
        self.prompt = prompt_of(facts, self.studio)
        parts.prompt.show(self.prompt)

    def sale_alone(self, after: CountyView, seat: int) -> str:
        """What a mine costs for which nobody else can bid: the bid is not asked for again."""
        sale = after.auction
        if sale is None or sale.bidding != (seat,):
            return ""
        area = self.studio.area(sale.area)
        return self.studio.say("step-confirm-build-alone", area=area, pounds=sale.minimum)

    def _show_map(
        self, stand: AnyCounty, desk: QuestionDesk[AnyCounty], *, concealed: bool
    ) -> None:
        chart, view = self._county.chart, stand.view
        names = tuple(area.name for area in view.areas)
        if names != tuple(chart.targets):
            chart.lay_targets(names)
            self._told.clear()
        laid = names, view.round, chart.space.zoom
        if laid != self._laid:
            self._laid = laid
            self._lay_ground(self.scene(stand))
        chart.show(self.area_looks(stand, concealed=concealed), view.adits, view.round)
        enquiry = desk.enquiry
        picking = bool(enquiry.action) or enquiry.kind in self.picked_on_the_map
        targets = enquiry.targets  # asked for once: every move there is takes part in the answer
        shown = targets if picking else frozenset()
        chosen = enquiry.chosen | ({stand.site} if stand.site else set())
        chart.light(shown, chosen, dim=bool(shown))
        for name, node in chart.targets.items():
            node.enabled = name in targets or not enquiry.moves
            node.focusable = name in targets
            told = view.area(name), concealed
            if self._told.get(name) != told:
                self._told[name] = told
                node.label = self.spoken(stand, name, concealed=concealed)
        self._county.veil.show(stand.sale.area if stand.sale is not None else "")

    def _show_controls(self, stand: AnyCounty, desk: QuestionDesk[AnyCounty]) -> None:
        parts, enquiry = self._county, desk.enquiry
        acting = enquiry.kind == "action"
        buttons = self.buttons(stand, enquiry if acting else Enquiry())
        parts.actions.show(buttons, asked=acting, veiled=stand.sale is not None)
        parts.look_back.show(desk.question, may_undo=desk.may_undo)

    def _forecast(self, stand: AnyCounty, desk: QuestionDesk[AnyCounty]) -> CountyView | None:
        move = desk.enquiry.preview
        if desk.question is None or move is None or desk.enquiry.kind != "action":
            return None
        return self.tips.guide.forecast(stand.state, move.code)

    def _ghost(
        self, stand: AnyCounty, desk: QuestionDesk[AnyCounty], after: CountyView | None
    ) -> Landing | None:
        move = desk.enquiry.preview
        if after is None or move is None or desk.question is None:
            return None
        seat = desk.question.seat
        if move.kind == BUILD.kind:
            work = BUILD.work(CountyFacts(stand.view, stand.board))
            return landing_after_work(stand.view, seat, work)
        return landing(stand.view, after, seat)


# Display of the remastered edition: tiles, cards, and what expansions and Lord Wallace lay out.

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
