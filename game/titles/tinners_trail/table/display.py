"""Display: brings every part of the table up to date with a stand and the desk."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move
from game.tabletop.panel.prompt_look import PromptLook
from game.tabletop.question.question_desk import QuestionDesk
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.table_view import AreaView, TableView
from game.titles.tinners_trail.table.chart.evening import CountyScene, scene_of
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.kinds.trail_kind import ActionFacts
from game.titles.tinners_trail.table.look.areas import area_looks
from game.titles.tinners_trail.table.look.buttons import Asked, action_buttons
from game.titles.tinners_trail.table.look.development import development_board, work_of
from game.titles.tinners_trail.table.look.emigration import emigration_board
from game.titles.tinners_trail.table.look.exchange import exchange
from game.titles.tinners_trail.table.look.hand import hand_of_viewer
from game.titles.tinners_trail.table.look.market import market_board
from game.titles.tinners_trail.table.look.plate import plates
from game.titles.tinners_trail.table.look.top_bar import top_bar
from game.titles.tinners_trail.table.look.working_day import (
    Landing,
    landing,
    landing_after_work,
    working_day,
)
from game.titles.tinners_trail.table.prompts import PromptFacts, prompt_of
from game.titles.tinners_trail.table.spoken import spoken_area
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import changes_in_words
from game.titles.tinners_trail.table.trail_parts import TrailParts

PICKED_ON_THE_MAP = ("pump", "peek", "place")


class TablePresenter:
    """Makes the looks and hands them to the furniture; keeps nothing but what is laid out, and
    which areas are in words already.
    """

    def __init__(
        self,
        studio: Studio,
        guide: Guide,
        furniture: TrailParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        self._studio = studio
        self._guide = guide
        self._furniture = furniture
        self._lay_ground = lay_ground
        self._laid: tuple[tuple[str, ...], int, float] = ((), 0, 1.0)
        self._told: dict[str, tuple[AreaView, bool]] = {}
        self.dice: tuple[int, ...] = ()
        self.prompt = PromptLook(head="")

    def show(self, moment: SheetMoment[Stand], note: str, *, on_sheet: bool) -> None:
        """Bring everything up to date; `on_sheet` when a sheet carries the question."""
        stand, desk, concealed = moment.stand, moment.desk, moment.concealed
        parts = self._furniture
        view, board = stand.view, stand.board
        after = self._forecast(stand, desk)
        self._show_map(stand, desk, concealed=concealed)
        parts.top_bar.show(top_bar(view))
        ghost = self._ghost(stand, desk, after)
        parts.working_day.show(working_day(view, board, ghost))
        parts.exchange.show(exchange(view, board, self.dice))
        affairs = self._guide.affairs(stand.state)
        looks = plates(view, self._studio.seats, self._studio.words, affairs)
        for panel, look in zip(parts.plates, looks, strict=True):
            panel.show(look)
        parts.development.show(development_board(view, board))
        self._show_expansions(stand)
        self._show_controls(stand, desk, concealed=concealed)
        effect = ""
        if after is not None and desk.question is not None:
            effect = self._sale_alone(after, desk.question.seat) or changes_in_words(
                view, after, desk.question.seat, self._studio
            )
        seat = desk.question.seat if desk.question is not None else view.to_move
        facts = PromptFacts(view, seat, desk.enquiry, effect, note, on_sheet)
        self.prompt = prompt_of(facts, self._studio)
        parts.prompt.show(self.prompt)

    def _sale_alone(self, after: TableView, seat: int) -> str:
        """What a mine costs for which nobody else can bid: the bid is not asked for again."""
        sale = after.auction
        if sale is None or sale.bidding != (seat,):
            return ""
        area = self._studio.area(sale.area)
        return self._studio.say("step-confirm-build-alone", area=area, pounds=sale.minimum)

    def _show_expansions(self, stand: Stand) -> None:
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

    def _show_map(self, stand: Stand, desk: QuestionDesk[Stand], *, concealed: bool) -> None:
        chart, view = self._furniture.chart, stand.view
        names = tuple(area.name for area in view.areas)
        if names != tuple(chart.targets):
            chart.lay_targets(names)
            self._told.clear()
        laid = names, view.round, chart.space.zoom
        if laid != self._laid:
            self._laid = laid
            self._lay_ground(scene_of(view))
        looks = area_looks(view, concealed=concealed)
        chart.show(looks, view.adits, view.round)
        enquiry = desk.enquiry
        picking = bool(enquiry.action) or enquiry.kind in PICKED_ON_THE_MAP
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
                node.label = spoken_area(told[0], self._studio, concealed=concealed)
        self._furniture.veil.show(stand.sale.area if stand.sale is not None else "")

    def _show_controls(self, stand: Stand, desk: QuestionDesk[Stand], *, concealed: bool) -> None:
        parts, view, enquiry = self._furniture, stand.view, desk.enquiry
        question = desk.question
        acting = enquiry.kind == "action"
        asked = Asked(enquiry.action, enquiry.actions if acting else frozenset())
        worth = self._guide.arsenic_worth(stand.state, view.to_move)
        facts = ActionFacts(view, stand.board, worth, enquiry.moves if acting else ())
        buttons = action_buttons(facts, asked, self._studio.words)
        parts.actions.show(buttons, asked=acting, veiled=stand.sale is not None)
        parts.look_back.show(question, may_undo=desk.may_undo)
        drafting = view.phase == "draft" and view.to_move == view.viewer
        parts.hand.show(hand_of_viewer(view, concealed=concealed))
        parts.hand.visible = not parts.layout.foot and not (drafting and not concealed)
        word = self._studio.say("show-hand" if concealed else "hide-hand")
        parts.hide_hand.words = parts.hide_hand.label = word

    def _forecast(self, stand: Stand, desk: QuestionDesk[Stand]) -> TableView | None:
        move = desk.enquiry.preview
        if desk.question is None or move is None or desk.enquiry.kind != "action":
            return None
        return self._guide.forecast(stand.state, move.code)

    def _ghost(
        self, stand: Stand, desk: QuestionDesk[Stand], after: TableView | None
    ) -> Landing | None:
        move: Move | None = desk.enquiry.preview
        if after is None or move is None or desk.question is None:
            return None
        seat = desk.question.seat
        if move.kind == "build":
            return landing_after_work(stand.view, seat, work_of(stand.board, "build"))
        return landing(stand.view, after, seat)
