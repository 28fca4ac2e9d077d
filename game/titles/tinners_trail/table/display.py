"""Display: brings every part of a table of either edition up to date with a stand and the desk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.prompt import PromptLook
from game.tabletop.question.question_input import QuestionController, QuestionInput
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.chart.map_life import CountyScene, scene_of
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.cards import hand_of_viewer
from game.titles.tinners_trail.table.look.plates import (
    Landing,
    TrailPlateLook,
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
from game.titles.tinners_trail.table.tips import CountyTips, Tips, spoken_area
from game.titles.tinners_trail.table.view_model import AnyCounty, TrailModel
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
        context: TableContext,
        tips: CountyTips[AnyCounty],
        furniture: CountyParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        self.context, self.tips = context, tips
        self._county, self._lay_ground = furniture, lay_ground
        self._laid: tuple[tuple[str, ...], int, float] = ((), 0, 1.0)
        self._told: dict[str, tuple[object, bool]] = {}
        self.dice: tuple[int, ...] = ()
        self.prompt = PromptLook(head="")

    # ---- what an edition says

    @abstractmethod
    def scene(self, model: AnyCounty) -> CountyScene:
        """Return what the map looks like below everything."""

    @abstractmethod
    def area_looks(self, model: AnyCounty, *, concealed: bool) -> tuple[AreaView, ...]:
        """Return what lies in every area."""

    @abstractmethod
    def day(self, model: AnyCounty, ghost: Landing | None) -> WorkTrack:
        """Return the work track and, perhaps, where a marker would come to lie."""

    @abstractmethod
    def plates(self, model: AnyCounty) -> tuple[TrailPlateLook, ...]:
        """Return the panels of the seats."""

    @abstractmethod
    def buttons(self, model: AnyCounty, question_input: QuestionInput) -> tuple[ActionLook, ...]:
        """Return the buttons of actions; `question_input` asks for one of them, or for nothing."""

    @abstractmethod
    def spoken(self, model: AnyCounty, name: str, *, concealed: bool) -> str:
        """Return an area in words."""

    @abstractmethod
    def aside(self, view: TableView) -> tuple[str, str]:
        """Return what is said beside the heading while a mine can be built."""

    def is_last_action(self, view: TableView) -> bool:
        """Return whether whoever takes an action now has passed with it."""
        return False

    @abstractmethod
    def luck(self, view: TableView) -> str:
        """Return the key of what is said while luck decides."""

    def effect_of(self, model: AnyCounty, after: TableView, seat: int) -> str:
        """Return what the picked move does, in words."""
        return self.sale_alone(after, seat) or self.tips.changes(model.view, after, seat)

    def show_own(self, moment: SheetMoment[AnyCounty]) -> None:
        """Bring what only this edition has up to date."""

    # ---- what both editions have

    def show(self, moment: SheetMoment[AnyCounty], note: str, *, on_sheet: bool) -> None:
        """Bring everything up to date; `on_sheet` when a sheet carries the question."""
        model, controller, concealed = moment.model, moment.controller, moment.concealed
        parts, view = self._county, model.view
        after = self._forecast(model, controller)
        self._show_map(model, controller, concealed=concealed)
        parts.top_bar.show(top_bar(view))
        parts.working_day.show(self.day(model, self._ghost(model, controller, after)))
        parts.exchange.show(exchange(view, model.board, self.dice))
        for panel, look in zip(parts.plates, self.plates(model), strict=True):
            panel.show(look)
        parts.development.show(development_board(view, model.board))
        self.show_own(moment)
        self._show_controls(model, controller)
        question = controller.question
        effect = ""
        if after is not None and question is not None:
            effect = self.effect_of(model, after, question.seat)
        seat = question.seat if question is not None else view.to_move
        facts = PromptFacts(
            view=view,
            seat=seat,
            question_input=controller.question_input,
            effect=effect,
            note=note,
            on_sheet=on_sheet,
            aside=self.aside(view),
            is_last_action=self.is_last_action(view),
            luck=self.luck(view),
        )
        self.prompt = prompt_of(facts, self.context)
        parts.prompt.show(self.prompt)

    def sale_alone(self, after: TableView, seat: int) -> str:
        """What a mine costs for which nobody else can bid: the bid is not asked for again."""
        sale = after.auction
        if sale is None or sale.bidding != (seat,):
            return ""
        area = self.context.area(sale.area)
        return self.context.say("step-confirm-build-alone", area=area, pounds=sale.minimum)

    def _show_map(
        self, model: AnyCounty, controller: QuestionController[AnyCounty], *, concealed: bool
    ) -> None:
        chart, view = self._county.chart, model.view
        names = tuple(area.name for area in view.areas)
        if names != tuple(chart.targets):
            chart.lay_targets(names)
            self._told.clear()
        laid = names, view.round, chart.space.zoom
        if laid != self._laid:
            self._laid = laid
            self._lay_ground(self.scene(model))
        chart.show(self.area_looks(model, concealed=concealed), view.adits, view.round)
        question_input = controller.question_input
        picking = bool(question_input.action) or question_input.kind in self.picked_on_the_map
        targets = (
            question_input.targets
        )  # asked for once: every move there is takes part in the answer
        shown = targets if picking else frozenset()
        chosen = question_input.chosen | ({model.site} if model.site else set())
        chart.light(shown, chosen, dim=bool(shown))
        for name, node in chart.targets.items():
            node.enabled = name in targets or not question_input.moves
            node.focusable = name in targets
            told = view.area(name), concealed
            if self._told.get(name) != told:
                self._told[name] = told
                node.label = self.spoken(model, name, concealed=concealed)
        self._county.veil.show(model.sale.area if model.sale is not None else "")

    def _show_controls(self, model: AnyCounty, controller: QuestionController[AnyCounty]) -> None:
        parts, question_input = self._county, controller.question_input
        acting = question_input.kind == "action"
        buttons = self.buttons(model, question_input if acting else QuestionInput())
        parts.actions.show(buttons, asked=acting, veiled=model.sale is not None)
        parts.look_back.show(controller.question, may_undo=controller.may_undo)

    def _forecast(
        self, model: AnyCounty, controller: QuestionController[AnyCounty]
    ) -> TableView | None:
        move = controller.question_input.preview
        if (
            controller.question is None
            or move is None
            or controller.question_input.kind != "action"
        ):
            return None
        return self.tips.guide.forecast(model.state, move.code)

    def _ghost(
        self, model: AnyCounty, controller: QuestionController[AnyCounty], after: TableView | None
    ) -> Landing | None:
        move = controller.question_input.preview
        if after is None or move is None or controller.question is None:
            return None
        seat = controller.question.seat
        if move.kind == BUILD.kind:
            work = BUILD.work(CountyFacts(model.view, model.board))
            return landing_after_work(model.view, seat, work)
        return landing(model.view, after, seat)


# Display of the remastered edition: tiles, cards, and what expansions and Lord Wallace lay out.

LUCK_HEADS: Final = {"wallace": "luck-wallace", "survey": "luck-survey", "auction": "luck-bid"}


class TablePresenter(CountyPresenter[TrailModel]):
    """Shows nothing of cards and tiles that is concealed."""

    picked_on_the_map = frozenset({"pump", "peek", "place"})

    def __init__(
        self,
        tools: tuple[TableContext, Guide, Tips],
        furniture: TrailParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        context, self._guide, tips = tools
        super().__init__(context, tips, furniture, lay_ground)
        self._furniture = furniture

    def scene(self, model: TrailModel) -> CountyScene:
        """Return the regions of the map card at the round's time of day."""
        return scene_of(model.view)

    def area_looks(self, model: TrailModel, *, concealed: bool) -> tuple[AreaView, ...]:
        """Return what lies in every area."""
        return areas_seen(model.view, concealed=concealed)

    def day(self, model: TrailModel, ghost: Landing | None) -> WorkingDay:
        """Return work track and investment column."""
        return working_day(model.view, model.board, ghost)

    def plates(self, model: TrailModel) -> tuple[TrailPlateLook, ...]:
        """Return the panels of the seats."""
        affairs = self._guide.affairs(model.state)
        return plates(model.view, self.context.seats, self.context.words, affairs)

    def buttons(self, model: TrailModel, question_input: QuestionInput) -> tuple[ActionLook, ...]:
        """Return the buttons of actions, those of expansions in play among them."""
        worth = self._guide.arsenic_worth(model.state, model.view.to_move)
        facts = TrailFacts(model.view, model.board, question_input.moves, worth)
        return action_buttons(actions_of(model.extras), facts, question_input, self.context.words)

    def spoken(self, model: TrailModel, name: str, *, concealed: bool) -> str:
        """Return an area in words."""
        return spoken_area(model.view.area(name), self.context, concealed=concealed)

    def aside(self, view: TableView) -> tuple[str, str]:
        """Return the least bid (A-3)."""
        say = self.context.say
        return say("minimum-bid"), say("pounds", pounds=1 + len(view.invested))

    def luck(self, view: TableView) -> str:
        """Return the key of what is said while luck decides."""
        return LUCK_HEADS.get(view.phase, "luck-head")

    def show_own(self, moment: SheetMoment[TrailModel]) -> None:
        """Bring cards, boards and Lord Wallace's panel up to date."""
        model, concealed = moment.model, moment.concealed
        parts, view = self._furniture, model.view
        affairs = self._guide.affairs(model.state)
        if affairs is not None:
            parts.wallace.show(affairs)
        if view.has_arsenic:
            worth = self._guide.arsenic_worth(model.state, view.viewer)
            parts.market.show(market_board(view, worth))
        if view.has_emigration:
            look = emigration_board(view, model.board)
            parts.emigration.show(look)
            if parts.strip is not None:
                parts.strip.show(look)
        drafting = view.phase == "draft" and view.to_move == view.viewer
        parts.hand.show(hand_of_viewer(view, concealed=concealed))
        parts.hand.visible = not parts.layout.foot and not (drafting and not concealed)
        word = self.context.say("show-hand" if concealed else "hide-hand")
        parts.hide_hand.words = parts.hide_hand.label = word
