"""The table of either edition: what it does besides what every table with a map does."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from game.engine.knowledge import Event
from game.scene.stage.stage import Stage
from game.scene.stage.tip import Tip
from game.table_protocol import Entry, Landmark, RoomHandlers
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import MapTable
from game.tabletop.question.inputs import SumInput
from game.tabletop.sheet.sheet import SheetHandlers
from game.titles.tinners_trail.table.chart.map_life import CountyScene
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.controller import BothEditionsController
from game.titles.tinners_trail.table.display import CountyPresenter
from game.titles.tinners_trail.table.guide import CountyGuide
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.look.journal import Chronicler
from game.titles.tinners_trail.table.parts import CountyParts
from game.titles.tinners_trail.table.sheets.kinds import BothEditionsHandlers
from game.titles.tinners_trail.table.tips import CountyTips, odds_in_words
from game.titles.tinners_trail.table.view_model import AnyCounty
from game.titles.tinners_trail.table.words import (
    adits_in_words,
    auction_in_words,
    picks_in_words,
    round_in_words,
    seat_in_words,
)


class CountyTable(MapTable[AnyCounty, CountyScene], Generic[AnyCounty]):
    """Journal, landmarks, words and orders to bid; an edition furnishes the rest."""

    _parts: CountyParts
    _controller: BothEditionsController[AnyCounty]
    _presenter: CountyPresenter[AnyCounty]
    _tips: CountyTips[AnyCounty]
    _landmarks: Landmarks

    def __init__(
        self,
        stage: Stage,
        tools: tuple[TableContext, CountyGuide, MapPictures[CountyScene]],
        controller: BothEditionsController[AnyCounty],
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share; an edition begins with the furnishing."""
        self._context, self._answers, pictures = tools
        self._chronicler = Chronicler(self._context.words, self._context.seats)
        super().__init__(stage, self._context, pictures, controller, orders)

    @abstractmethod
    def cost_of(self, action: str) -> int:
        """Return the work points printed for an action."""

    @abstractmethod
    def told_of_seats(self, model: AnyCounty) -> tuple[str, ...]:
        """Return what an edition tells of every seat besides, "" for nothing."""

    @abstractmethod
    def told_of_table(self, model: AnyCounty) -> tuple[str, ...]:
        """Return what an edition tells of the table besides: its areas at least."""

    def first_target(self, names: list[str]) -> str:
        """What is one's own is meant more often than a rival's."""
        assert self._model is not None
        view = self._model.view
        return min(names, key=lambda name: view.area(name).owner != view.to_move)

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a step's lines as the journal has them."""
        return self._chronicler.entries(events, step)

    def landmark(self, name: str) -> Landmark | None:
        """Return where a thing lies; `landmarks.py` tells the names."""
        return self._landmarks.find(name)

    def described(self) -> tuple[str, ...]:
        """Return the position in words, from what the viewer may see, the most urgent first."""
        model = self._model
        if model is None:
            return ()
        view, context, prompt = model.view, self._context, self._presenter.prompt
        odds = odds_in_words(self._answers.odds(model.state), context)
        seats = zip(view.seats, self.told_of_seats(model), strict=True)
        told = (
            " ".join((prompt.head + ".", prompt.step)),
            picks_in_words(self._controller.question_input, context),
            auction_in_words(view, context),
            round_in_words(view, context),
            " ".join(odds),
            *(seat_in_words(view, seat, more, context) for seat, more in seats),
            *self.told_of_table(model),
            adits_in_words(view, context),
        )
        return tuple(paragraph for paragraph in told if paragraph.strip())

    def action_tip(self, action: str) -> Tip:
        """Return what an action costs and does, and why it is not possible."""
        question, question_input = self._controller.question, self._controller.question_input
        state = question.view if question is not None else None
        places = tuple(sorted(question_input.chosen)) if not question_input.action else ()
        return self._tips.action(state, self.cost_of(action), action, places)

    def area_tip(self, area: str) -> Tip:
        """Return what lies in an area, and what the action picked would do there."""
        assert self._model is not None
        return self._tips.area(self._model, self._controller, area, concealed=self._concealed)

    def _take_stand(self, model: AnyCounty) -> None:
        self._stage.kit.sound.music.duck(model.sale is not None)
        super()._take_stand(model)

    # ---- orders to bid

    def sheet_handlers(self) -> BothEditionsHandlers:
        """Return what the controls of sheets do."""
        return BothEditionsHandlers(
            sheet=SheetHandlers(self.confirm, self.decline, self.changed),
            back=self.pick_back,
            choose=self.choose,
            lead=self.show_lead,
            cancel_proxy=self._cancel_proxy,
            proxy=self._bid_by_proxy if self._orders.standing else None,
        )

    def _bid_by_proxy(self) -> None:
        question_input, model = self._controller.question_input, self._model
        if not isinstance(question_input, SumInput) or question_input.sum is None or model is None:
            return
        if model.sale is not None:
            self._controller.order_bids(model.sale.area, question_input.sum)
            self._answer(question_input.sum.least_move)

    def _cancel_proxy(self) -> None:
        if self._model is not None:
            self._controller.proxies.pop(self._model.seat, None)
            self.refresh()
