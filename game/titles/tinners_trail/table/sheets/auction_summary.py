"""The texts of the auction bill: the area, what the winner would get, and the bidders."""

from dataclasses import dataclass
from typing import NamedTuple

from game.table_protocol import SeatPlayer
from game.titles.tinners_trail.rules.forecasts import MineContentsForecast
from game.titles.tinners_trail.rules.view_classes import AuctionView, CubeCounts, TileView
from game.titles.tinners_trail.table.county.area_pieces import ground_dice_changes
from game.titles.tinners_trail.table.description import piece_phrases, tile_bonus_sentence
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

CUBE_KINDS = ("tin", "copper", "water")
CARD_PHASES = ("survey", "play")


class MineContentsRow(NamedTuple):
    """A row of the bill's table "if you win": its words, and its count of each kind of cube as
    text."""

    source_text: str
    count_texts: tuple[str, ...]
    is_total: bool = False


class Bidder(NamedTuple):
    """A seat on the auction bill: its bid and money as texts, and its state in the auction;
    `is_state_bold` states are printed bold, and the seat that decides `is_deciding`.
    `money_text_without_words` is the money without words."""

    seat: int
    name: str
    bid_text: str
    money_text: str
    state_text: str
    is_state_bold: bool
    is_deciding: bool
    money_text_without_words: str


class TileOnSale(NamedTuple):
    """A tile on the auction bill; `tile_side` is "down", "up" or "peeked", `seats_that_peeked` are
    the seats that have seen it, and `has_card_place` keeps room for a survey card that lies there
    or may still come."""

    region: str
    tile_side: str
    cube_counts: CubeCounts
    note: str
    seats_that_peeked: tuple[int, ...]
    bonus: str
    card: str
    card_note: str
    has_card_place: bool


class GroundOnSale(NamedTuple):
    """Ground on the bill of the 2007 edition: the cubes there. `changes` are the numbers added to
    the dice of unexplored ground, None for other ground."""

    cube_counts: CubeCounts
    changes: CubeCounts | None
    note: str


@dataclass(frozen=True, slots=True)
class AuctionSummary:
    """Everything the auction bill shows.

    `price_texts` are the current prices of tin and copper; `cube_kinds` are the kinds of cubes in
    the table, `sentences_below_table` the sentences below it, and `table_heading` the heading above
    it.
    """

    title: str
    terms: str
    goods: TileOnSale | GroundOnSale
    price_texts: tuple[str, str]
    cube_kinds: tuple[str, ...]
    rows: tuple[MineContentsRow, ...]
    sentences_below_table: tuple[str, ...]
    bidders: tuple[Bidder, ...]
    table_heading: str


def _bidder_of_seat(
    model: TrailModel, seat_player: SeatPlayer, bid: int, context: TrailContext
) -> Bidder:
    view = model.view
    say = context.say
    auction = model.view.auction
    assert auction is not None
    seat = view.seats[seat_player.seat]
    leads = auction.high_bidder == seat_player.seat
    acts = view.to_move == seat_player.seat and not is_auction_decided(auction)
    pounds = auction.high_bid if leads else bid
    if leads:
        state = "leads" if view.phase == "auction" else "won"
    elif acts and view.phase == "auction":
        state = "yours" if view.viewer == seat_player.seat else "acts"
    elif acts:
        state = "chooses"
    elif seat.passing_row >= 0:
        state = "passed"
    elif seat_player.seat in auction.seats_still_bidding or view.phase == "survey":
        state = "in"
    else:
        state = "out"
    money = say("has", pounds=seat.money)
    money_sum = say("pounds", pounds=seat.money)
    if model.printed_tables.is_solo_game and seat_player.seat == int(
        model.printed_tables.wallace_seat
    ):
        money = money_sum = say("bids-by-dice")  # he handles no money (LW-4)
    sum_bid = say("pounds", pounds=pounds) if pounds else "–"
    words = say(f"bidder-{state}")
    return Bidder(
        seat_player.seat, seat_player.name, sum_bid, money, words, leads or acts, acts, money_sum
    )


def is_auction_decided(auction: AuctionView) -> bool:
    """Return whether the highest bidder is the last one left."""
    return auction.seats_still_bidding == (auction.high_bidder,)


def signed_count_texts(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return each count with its sign as text, "–" for 0."""
    return tuple(f"{count:+d}".replace("-", "−") if count else "–" for count in counts)


class AuctionBillWriter:
    """Writes the auction bill of a running auction as the viewer may read it.

    `shown_card` is the survey card picked or played, `bid_by_seat` the known bid of each seat.
    """

    def __init__(
        self,
        model: TrailModel,
        context: TrailContext,
        bid_by_seat: tuple[int, ...] = (),
        *,
        shown_card: str = "",
        is_concealed: bool = False,
    ) -> None:
        """Store the model, whose view must have an auction, the known bids and the card;
        `is_concealed` keeps the hand's secrets."""
        auction = model.view.auction
        assert auction is not None
        self._model = model
        self._view = model.view
        self._auction = auction
        self._context = context
        self._card = shown_card
        self._concealed = is_concealed
        self._area = model.view.area(auction.area)
        told = bid_by_seat or (0,) * len(context.seats)
        self.bidders = tuple(
            _bidder_of_seat(model, shown_card, told[shown_card.seat], context)
            for shown_card in context.seats
        )

    def summary(self) -> AuctionSummary:
        """Return the content of the bill: for ground in the 2007 edition, for a tile in the other
        one."""
        old = self._model.printed_tables.is_edition_2007
        return self._ground_summary() if old else self._tile_summary()

    def _auction_summary(
        self,
        terms: str,
        goods_on_sale: TileOnSale | GroundOnSale,
        kinds: tuple[str, ...],
        rows: tuple[MineContentsRow, ...],
        brought: tuple[str, ...] = (),
    ) -> AuctionSummary:
        say = self._context.say
        view = self._view
        tin, copper = (
            say("pounds", pounds=price) if price else ""
            for price in (view.tin_price, view.copper_price)
        )
        pieces = piece_phrases(self._area, self._context)  # for whoever wins
        there = (say("bill-standing", things=", ".join(pieces)),) if pieces else ()
        title = self._context.area_name(self._area.name)
        prices = (tin, copper)
        extras = brought + there
        has_won = self._view.phase == "play" and self._auction.high_bidder == self._view.viewer
        heading = self._context.say("your-new-mine" if has_won else "if-you-win")
        return AuctionSummary(
            title, terms, goods_on_sale, prices, kinds, rows, extras, self.bidders, heading
        )

    def _ground_summary(self) -> AuctionSummary:
        say = self._context.say
        area = self._area
        board = self._model.printed_tables
        ground = area.empty_ground
        counts = (area.tin, area.copper, area.water)
        coast = say("coastal" if area.is_coastal else "inland")
        terms = say("bill-terms", coast=coast, work=int(board.build_work_cost))
        if ground is None:
            goods = GroundOnSale(counts, None, say("ground-open"))
            total = tuple(map(str, counts))
            return self._auction_summary(terms, goods, CUBE_KINDS, (self._total_row(total),))
        changes = ground_dice_changes(ground)
        dice = [list(map(int, die)) for die in (board.tin_die, board.copper_die, board.water_die)]
        rows = [
            MineContentsRow(say("row-dice"), tuple(_range_text(min(die), max(die)) for die in dice))
        ]
        if any(changes):
            rows.append(MineContentsRow(say("row-changes"), signed_count_texts(changes)))
        rows.append(self._total_row(tuple(map(_range_text, ground.min_cubes, ground.max_cubes))))
        goods = GroundOnSale(counts, changes, say("ground-empty"))
        return self._auction_summary(terms, goods, CUBE_KINDS, tuple(rows))

    def _total_row(self, cells: tuple[str, ...]) -> MineContentsRow:
        return MineContentsRow(self._context.say("row-total"), cells, is_total=True)

    def _tile_summary(self) -> AuctionSummary:
        area = self._area
        card = self._card
        view = self._view
        prospect = self._model.mine_contents_forecast(area.name, card)
        tile = area.tile
        known = prospect.is_tile_known and (tile is None or tile.is_face_up or not self._concealed)
        lies, counts, note = self._tile_side_counts_and_note(tile, prospect)
        slot = bool(card) or view.phase in CARD_PHASES
        bonus = tile.bonus_text if tile is not None and known else ""
        goods = TileOnSale(
            region=area.region,
            tile_side=lies,
            cube_counts=counts,
            note=note if slot else self._context.say("tile-without-card", tile=note),
            seats_that_peeked=tile.seen_by if tile is not None else (),
            bonus=bonus,
            card=card,
            card_note=self._card_note(),
            has_card_place=slot,
        )
        kinds = (*CUBE_KINDS, "arsenic") if view.has_arsenic else CUBE_KINDS
        keys = (
            ["card-lost"]
            if prospect.is_card_piece_lost
            else [f"card-brings-{p}" for p in prospect.card_pieces]
        )
        brought = [self._context.say(key) for key in keys]
        if bonus:
            brought.append(tile_bonus_sentence(bonus, self._context.words))
        rows = self._mine_contents_rows(prospect, is_tile_known=known)
        return self._auction_summary(self._terms_text(), goods, kinds, rows, tuple(brought))

    def _terms_text(self) -> str:
        say = self._context.say
        area = self._area
        passed = len(self._view.passed_seats_in_order)
        terms = say(
            "bill-terms",
            region=area.region.upper(),
            coast=say("coastal" if area.is_coastal else "inland"),
            work=int(self._model.printed_tables.build_work_cost),
        )
        least = self._auction.minimum_bid
        if not least or (
            self._view.phase == "survey" and not self._model.lowest_opening_bid_unless_two_play
        ):
            return terms
        key = "bill-minimum-passed" if least == 1 + passed and passed else "bill-minimum"
        return f"{terms} {say(key, minimum=least, passed=passed)}"

    def _tile_side_counts_and_note(
        self, tile: TileView | None, mine_forecast: MineContentsForecast
    ) -> tuple[str, CubeCounts, str]:
        say = self._context.say
        if tile is None:
            return "up", mine_forecast.tile_cubes, say("tile-up")
        counts = (tile.tin, tile.copper, tile.water)
        if tile.is_face_up:
            return "up", counts, say("tile-up")
        if tile.is_known and not self._concealed:
            return "peeked", counts, say("tile-peeked" if self._view.viewer >= 0 else "tile-down")
        return "down", (0, 0, 0), say("tile-down")

    def _card_note(self) -> str:
        auction = self._auction
        say = self._context.say
        if not self._card:
            return say("no-card-yet")
        if self._card != auction.survey_card:
            return say("card-picked")
        if auction.opener_seat == self._view.viewer and auction.survey_card_source != "deck":
            return say("card-yours")
        tables = self._model.printed_tables
        is_his = tables.is_solo_game and auction.opener_seat == int(tables.wallace_seat)
        if auction.survey_card_source == "deck" and not is_his:
            return say("card-from-deck")
        # Lord Wallace plays the top card of a deck of his own
        return say("card-of", name=self._context.player_name(auction.opener_seat))

    def _mine_contents_rows(
        self, mine_forecast: MineContentsForecast, *, is_tile_known: bool
    ) -> tuple[MineContentsRow, ...]:
        """Return the rows of the table "if you win": the tile; the changes by the card, if there is
        one; those by what lies in the area, if there are any; and the total. If the tile is not
        known (`is_tile_known`), its counts and the total are "?"."""
        say = self._context.say
        has_arsenic = self._view.has_arsenic
        tile, total = (
            tuple(str(count) if is_tile_known else "?" for count in cubes)
            for cubes in (mine_forecast.tile_cubes, mine_forecast.total_cubes)
        )
        counted = [(self._tile_row_key(is_tile_known=is_tile_known), tile, 0)]
        if self._card:
            counted.append(("row-card", signed_count_texts(mine_forecast.card_cubes), 0))
        if any(mine_forecast.cubes_from_adits_and_tokens) or mine_forecast.arsenic_count:
            counted.append(
                (
                    "row-lying",
                    signed_count_texts(mine_forecast.cubes_from_adits_and_tokens),
                    mine_forecast.arsenic_count,
                )
            )
        rows = [
            MineContentsRow(say(key), (*cells, *signed_count_texts((arsenic,))[:has_arsenic]))
            for key, cells, arsenic in counted
        ]
        return (
            *rows,
            self._total_row((*total, *(str(mine_forecast.arsenic_count),)[:has_arsenic])),
        )

    def _tile_row_key(self, *, is_tile_known: bool) -> str:
        """Return the key of the words before the tile's row. If the viewer knows the face-down tile
        (`is_tile_known`) and no other seat does, they say so.

        A seat that opened with a card from its hand has looked at the tile too (A-5).
        """
        tile = self._area.tile
        auction = self._auction
        viewer = self._view.viewer
        if tile is None or tile.is_face_up:
            return "row-tile"
        opener = (auction.opener_seat,) if auction.survey_card_source == "hand" else ()
        others = {*tile.seen_by, *opener} - {viewer}
        return (
            "row-tile-secret" if is_tile_known and viewer >= 0 and not others else "row-tile-down"
        )


def _range_text(minimum: int, maximum: int) -> str:
    return f"{minimum}–{maximum}" if minimum < maximum else str(minimum)
