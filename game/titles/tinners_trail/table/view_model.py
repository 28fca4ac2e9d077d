"""The view model of a table of either edition, and the context that draws it."""

from dataclasses import dataclass, replace
from typing import Self, cast

from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.tabletop.panel.look_widget import Look, LookWidget
from game.tabletop.table_context import TableContext
from game.titles.tinners_trail.rules import forecasts, reasons, refusals
from game.titles.tinners_trail.rules.arsenic_market import arsenic_sale_proceeds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.forecasts import MineContentsForecast, SeatAfterAuction
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import cards_under_wallace_survey_deck
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.rules.view_classes import AreaView, AuctionView, TableView
from game.titles.tinners_trail.rules.wallace.card_draws import count_action_cards_in_deck
from game.titles.tinners_trail.rules.wallace.difficulty import (
    investment_row_of_place,
    payable_part_of_costs,
)
from game.titles.tinners_trail.rules.wallace.rounds import wallace_revenue_pounds
from game.titles.tinners_trail.rules.wallace.wallace_mines import is_copper_expensive
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.extras import ExtrasInPlay

UNLISTED_MOVE_CODE = -1
"""The code of a move that is asked about and is not legal."""

SALE_PHASES = ("survey", "auction", "play")
PHASES_ABOUT_ONE_AREA = ("calciner", "look")
CHANCE_NOTE_KEY_BY_PHASE = {
    "wallace": "luck-wallace",
    "survey": "luck-survey",
    "auction": "luck-bid",
}
CHANCE_NOTE_KEY_BY_PHASE_OF_2007 = {"auction": "luck-ground", "prospect": "luck-ground"}
"""By phase the key of what is said while luck decides, if not the usual one."""
REGION_OF_ALL_LAND_IN_2007 = "county"
"""The region of all land in 2007: none are told apart, it has one colour."""

BASE_GAME_EXTRAS = ExtrasInPlay()
EXTRAS_OF_2007 = ExtrasInPlay(investment_boxes=True)


class TrailContext(TableContext[PieceArt]):
    """The context of a table; texts that differ in the 2007 edition have keys that begin with
    `classic.`."""

    is_edition_2007 = False

    def say(self, key: str, /, **facts: object) -> str:
        """Return the text of a key with its facts: in the 2007 edition the text for that edition if
        there is one, otherwise the text for both editions."""
        own = f"classic.{key}"
        classic = self.is_edition_2007 and own in self.words
        return self.words.say(own if classic else f"table.{key}", **facts)


class TrailWidget(LookWidget[PieceArt, Look]):
    """A widget that draws one look with this title's pictures."""

    context: TrailContext


@dataclass(frozen=True, slots=True)
class WallaceAffairs:
    """Lord Wallace's affairs: the pounds he owes and earns in this round, the cards left in his
    decks, and whether copper is expensive (None before the prices)."""

    seat: int
    owed_pounds: int
    earned_pounds: int
    survey_deck_size: int
    action_deck_size: int
    copper_is_dear: bool | None  # None before the first dice of a round


@dataclass(frozen=True, slots=True)
class TrailModel:
    """A seat's view as a state (`state`) and as named values (`view`), with methods that ask the
    rules about it. `shown_deciding_seat` replaces the seat that decides."""

    state: TrailState
    view: TableView
    seat: int
    shown_deciding_seat: int | None = None

    @property
    def deciding_seat(self) -> int:
        """The seat that decides now, below 0 for none."""
        return self.view.to_move if self.shown_deciding_seat is None else self.shown_deciding_seat

    def with_deciding_seat(self, deciding_seat: int) -> Self:
        """Return a copy of the model in which `deciding_seat` is shown as the one that decides."""
        return replace(self, shown_deciding_seat=deciding_seat)

    @property
    def printed_tables(self) -> Board:
        """The printed tables of this game."""
        return self.state.board

    def investment_rates_of(self, seat: int, place_index: int) -> tuple[int, int]:
        """Return the points that each £10 and the last £5 bring in this round to a seat in a place
        of the investment column, counted from 0."""
        row = int(investment_row_of_place(self.printed_tables, seat, place_index))
        box = row * int(ROUND_COUNT) + self.view.round - 1
        return int(self.printed_tables.points_per_ten_pounds[box]), int(
            self.printed_tables.points_for_last_five_pounds[box]
        )

    def has_sabotaged_rates(self, seat: int, place_index: int) -> bool:
        """Return whether a seat in this place invests by a lower row than the row of the place
        (LW-D6)."""
        return int(investment_row_of_place(self.printed_tables, seat, place_index)) > place_index

    def presumed_investor_at_place(self, place_index: int) -> int:
        """Return the seat that passed to a place of the investment column. For an empty place
        return the person's seat in a solo game, otherwise the viewer's."""
        if place_index < len(self.view.passed_seats_in_order):
            return self.view.passed_seats_in_order[place_index]
        if self.printed_tables.is_solo_game:
            return int(self.printed_tables.solo_player_seat)
        return max(self.seat, 0)

    @property
    def unfinished_auction(self) -> AuctionView | None:
        """The auction until its mine is complete, or None.

        In the 2007 edition it ends with the sale, although ground that is not explored may still
        have its dice to roll (C-22).
        """
        auction = self.view.auction if self.view.phase in SALE_PHASES else None
        over = (
            auction is not None
            and self.printed_tables.is_edition_2007
            and not auction.seats_still_bidding
        )
        return None if over else auction

    @property
    def question_area_name(self) -> str:
        """The area that the open question itself is about (a calciner, a peek or a dice roll), ""
        for none."""
        view = self.view
        if self.printed_tables.is_edition_2007:
            auction = view.auction if self.unfinished_auction is None else None
            return auction.area if auction is not None else view.area_with_dice_due
        auction = view.auction if view.phase in PHASES_ABOUT_ONE_AREA else None
        return auction.area if auction is not None else ""

    @property
    def lowest_opening_bid_unless_two_play(self) -> int:
        """The lowest opening bid in pounds: 1 plus 1 for each seat that has passed (A-3), in the
        2007 edition always 1 (C-9). It is 0 with two players, because there it depends on the
        survey card (A2-2)."""
        if self.printed_tables.is_edition_2007:
            return 1
        return 1 + len(self.view.passed_seats_in_order) if len(self.view.seats) > 2 else 0

    @property
    def luck_text_key(self) -> str:
        """The key of the text shown while chance decides."""
        heads = (
            CHANCE_NOTE_KEY_BY_PHASE_OF_2007
            if self.printed_tables.is_edition_2007
            else CHANCE_NOTE_KEY_BY_PHASE
        )
        return heads.get(self.view.phase, "luck-head")

    @property
    def round_column(self) -> int:
        """The round's column on the boards, from 0."""
        return min(self.view.round, ROUND_COUNT) - 1

    @property
    def extras_in_play(self) -> ExtrasInPlay:
        """The expansions and other extras in play."""
        board = self.printed_tables
        return ExtrasInPlay(
            board.has_arsenic, board.has_emigration, board.is_solo_game, board.is_edition_2007
        )

    @property
    def region_letters_by_area(self) -> dict[str, str]:
        """The region letters of the areas in play; areas beyond the map card have none."""
        if self.printed_tables.is_edition_2007:
            return {area.name: REGION_OF_ALL_LAND_IN_2007 for area in self.view.areas}
        return {area.name: area.region for area in self.view.areas if area.region}

    @property
    def wallace_affairs(self) -> WallaceAffairs | None:
        """What the table tells about Lord Wallace (money owed and earned, decks, copper); None in
        games without him."""
        state = self.state
        if not self.printed_tables.is_solo_game:
            return None
        seat = int(self.printed_tables.wallace_seat)
        return WallaceAffairs(
            seat=seat,
            owed_pounds=int(payable_part_of_costs(state)),
            earned_pounds=int(wallace_revenue_pounds(state)),
            survey_deck_size=int(hand_size(state, seat))
            + len(cards_under_wallace_survey_deck(state)),
            action_deck_size=int(count_action_cards_in_deck(state)),
            copper_is_dear=bool(is_copper_expensive(state)) if state.copper_price else None,
        )

    def area_views_as_seen(self, *, is_concealed: bool) -> tuple[AreaView, ...]:
        """Return every area as the viewer sees it on the map. Until the set-up dice are shown, only
        the printed cubes are shown; with `is_concealed`, tiles that the viewer has secretly seen
        show their backs."""
        seen = tuple(map(area_without_unshown_dice_cubes, self.view.areas))
        return tuple(map(area_view_without_secrets, seen)) if is_concealed else seen

    def reason_against_action(self, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take an action, at these places if any are given,
        or None if it can."""
        return reasons.why_not_action(self.state, action, places)

    def refusal_reason(self, kind: str, places: tuple[str, ...], choice: str = "") -> Reason:
        """Return why an illegal move of this kind, with these places and this choice, is
        refused."""
        text = " ".join((kind, *filter(None, (choice,)), *places))
        return refusals.refusal_reason(
            self.state, Move(UNLISTED_MOVE_CODE, kind, text, places=places, choice=choice)
        )

    def table_view_after_move_unless_tile_unknown(self, code: int) -> TableView | None:
        """Return the table after a move, before any chance event that is due then; None for a bid
        or drop-out on a tile that is unknown in the view.
        """
        return forecasts.table_view_after_move_unless_tile_unknown(self.state, code)

    def mine_contents_forecast(self, area: str, card: str = "") -> MineContentsForecast:
        """Return what a mine in an area would contain as far as the viewer knows, with or
        without a survey card."""
        return forecasts.mine_contents_forecast(self.state, area, card)

    def seat_after_auction(self, bid_pounds: int) -> SeatAfterAuction:
        """Return what the seat to move has left if it wins the auction with this bid, as far as
        the viewer knows."""
        return forecasts.seat_after_auction(self.state, self.view.to_move, bid_pounds)

    def arsenic_worth(self, seat: int) -> int:
        """Return the pounds that all of a seat's arsenic would bring now (AR-5); 0 for an
        onlooker or without the expansion."""
        if not self.printed_tables.has_arsenic or not 0 <= seat < len(self.view.seats):
            return 0
        return int(arsenic_sale_proceeds(self.state, self.state.ore_arsenic[seat]))


def area_view_without_secrets(area: AreaView) -> AreaView:
    """Return an area in which a face-down tile shows only its back; a face-up tile is unchanged."""
    if area.tile is None or area.tile.is_face_up:
        return area
    back = replace(area.tile, is_known=False, tin=0, copper=0, water=0, bonus_text="")
    return replace(area, tile=back)


def area_without_unshown_dice_cubes(area: AreaView) -> AreaView:
    """Return an area with only the cubes printed on the map as long as its set-up dice of the
    2007 edition have not been shown; else unchanged."""
    if area.set_up_dice_faces is None:
        return area
    tin, copper = area.printed_tin_and_copper
    return replace(area, tin=tin, copper=copper, water=0)


def model_of_trail_view(view: State, seat: int) -> TrailModel:
    """Return a seat's view as state and as named values."""
    state = cast("TrailState", view)
    return TrailModel(state, make_table_view(state, seat), seat)
