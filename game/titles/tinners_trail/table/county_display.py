"""Display: brings every part of a table of either edition up to date with a stand and the desk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.prompt_look import PromptLook
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.question_desk import QuestionDesk
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.county.county_view import CountyArea, CountyView
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.county_parts import CountyParts
from game.titles.tinners_trail.table.county_tips import CountyTips
from game.titles.tinners_trail.table.kinds.county import BUILD, CountyFacts
from game.titles.tinners_trail.table.look.plate import PlateLook
from game.titles.tinners_trail.table.look.working_day import (
    Landing,
    WorkTrack,
    landing,
    landing_after_work,
)
from game.titles.tinners_trail.table.panels.development import development_board
from game.titles.tinners_trail.table.panels.exchange import exchange
from game.titles.tinners_trail.table.panels.top_bar import top_bar
from game.titles.tinners_trail.table.prompts import PromptFacts, prompt_of
from game.titles.tinners_trail.table.stand import AnyCounty
from game.titles.tinners_trail.table.studio import Studio


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
