"""The content of the price sheet of a sale."""

from dataclasses import dataclass

from game.engine.rules import NOBODY
from game.titles.brass.rules.table_view import CounterView
from game.titles.brass.table import draft as drafts
from game.titles.brass.table import move_options
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.gain_marks import GainMarks, certain_gain_range
from game.titles.brass.table.description import unused_tiles_text
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.look.drafted_parts import income_spaces_gained_by_selling_mill
from game.titles.brass.table.look.market_gain import market_payment_note, market_payment_text
from game.titles.brass.table.move_lookahead import source_preference_rank
from game.titles.brass.table.panels.price_sheet import (
    MAX_CHOICES,
    PriceChoice,
    PriceLine,
    PriceSheetLook,
)
from game.titles.brass.table.view_model import BrassModel, counter_face_on_space


@dataclass(frozen=True, slots=True)
class SaleSheetWriter:
    """Makes the price sheet of a drafted sale of cotton."""

    context: TableContext
    action_draft: ActionDraft

    @property
    def model(self) -> BrassModel:
        """The position in which the sale is drafted."""
        assert self.action_draft.model is not None
        return self.action_draft.model

    @property
    def _draft(self) -> Draft:
        return self.action_draft.current_part_draft

    def _say(self, key: str, **facts: object) -> str:
        return self.context.say(key, **facts)

    def sheet_look(self) -> PriceSheetLook:
        """Return the look of the price sheet of the drafted sale."""
        draft = self._draft
        mill = draft.picked_or_only_value(move_options.MILL_PART)
        buyer = draft.picked_or_only_value(move_options.BUYER_PART)
        motto = self._say("deed-sell")
        title = self._say("deed-cotton")
        if not mill:
            return PriceSheetLook(motto, title, notes=(self._say("pick-mill"),))
        space = self.model.view.space_by_name(mill)
        face = counter_face_on_space(self.context, space)
        income = certain_gain_range(income_spaces_gained_by_selling_mill(self.model, mill))
        place = self.context.area_name(space.place)
        lines = [PriceLine(place, "", seat=self.model.seat, income_spaces=income)]
        choices: tuple[PriceChoice, ...] = ()
        ways = sorted(draft.legal_values(move_options.BUYER_PART), key=self._buyer_sort_key)
        alike = {
            self._place_and_port_of_buyer(way): way
            for way in (*reversed(ways), *filter(None, [buyer]))
        }
        ways = [way for way in ways if alike[self._place_and_port_of_buyer(way)] == way]
        if len(ways) > 1 or not buyer:
            ports = [way for way in ways if way != drafts.MARKET_BUYER]
            shown = [*ports[: MAX_CHOICES - 1], *ways[len(ports) :]]
            choices = tuple(
                PriceChoice(
                    move_options.BUYER_PART,
                    way,
                    self._buyer_name(way),
                    self._money_gain_text(way),
                    way == buyer,
                    GainMarks(self._port_owner(way), income_spaces=self._buyer_income_spaces(way)),
                )
                for way in shown
            )
        elif buyer:
            place = self._buyer_name(buyer)
            owner = self._port_owner(buyer)
            said = self._say("port-at", place=place) if owner != NOBODY else place
            lines.append(
                PriceLine(
                    place,
                    self._money_gain_text(buyer),
                    seat=owner,
                    spoken_text=said,
                    income_spaces=self._buyer_income_spaces(buyer),
                )
            )
        notes: tuple[str, ...] = (self._say("coins-are-income-spaces"),)
        if drafts.MARKET_BUYER in ways and buyer in ("", drafts.MARKET_BUYER):
            gain = market_payment_note(self.context, self.model)
            more = (self._say("tile-is-luck"), unused_tiles_text(self.context, self.model.view))
            notes = (*notes, gain, *more) if gain else (*notes, *more)
            distant = {move_options.MILL_PART: mill, move_options.BUYER_PART: drafts.MARKET_BUYER}
            market = next((each for each in draft.options if each.contains_picks(distant)), None)
            if market is not None:
                chance = self.action_draft.lookahead.chance_to_sell(self.model.state, market.move)
                notes = (self._say("market-chance", percent=round(100 * chance)), *notes)
        confirm = self._say("do-sell") if draft.option_to_confirm is not None else ""
        later = face._replace(is_flipped=True, shows_bale=False) if face is not None else None
        return PriceSheetLook(
            motto, title, tuple(lines), notes, choices, face, later, None, confirm
        )

    def _buyer_sort_key(self, buyer: str) -> tuple[int, str]:
        """Return the sort key of buyers: ports of the seat, other ports, the distant market."""
        if buyer == drafts.MARKET_BUYER:
            return 2, buyer
        return source_preference_rank(self.model.state, self.model.seat, buyer), buyer

    def _buyer_name(self, buyer: str) -> str:
        """Return a buyer's place, with the port's level if the place has several ports."""
        place, counter = self._place_and_port_of_buyer(buyer)
        if counter is None:
            return self._say("distant")
        words = self.context.area_name(place)
        ports = map(
            self._place_and_port_of_buyer, self._draft.legal_values(move_options.BUYER_PART)
        )
        if sum(at == place for at, _ in set(ports)) > 1:
            words = self._say("port-of-level", level=counter.kind.level, place=words)
        return words

    def _buyer_income_spaces(self, buyer: str) -> tuple[int, int] | None:
        """Return the least and most income spaces that a buyer brings the owner of the port or
        the seller; None if it brings money, or nothing."""
        counter = self._place_and_port_of_buyer(buyer)[1]
        if counter is not None:
            return certain_gain_range(counter.kind.income_spaces)
        return None if self.model.view.is_market_bonus_money else self.model.market_bonus_range

    def _money_gain_text(self, buyer: str) -> str:
        """Return the pounds that the distant market pays, "" for a port or where it raises the
        income."""
        is_market = buyer == drafts.MARKET_BUYER
        return market_payment_text(self.context, self.model) if is_market else ""

    def _place_and_port_of_buyer(self, buyer: str) -> tuple[str, CounterView | None]:
        """Return the place of a buyer and its port, ("", None) for the distant market; equal
        ports in one place give equal results."""
        space = self.model.view.space_by_name(buyer) if buyer != drafts.MARKET_BUYER else None
        return (space.place, space.counter) if space is not None else ("", None)

    def _port_owner(self, buyer: str) -> int:
        """Return the seat that owns a buyer's port, NOBODY for the distant market."""
        counter = self._place_and_port_of_buyer(buyer)[1]
        return counter.owner if counter is not None else NOBODY
