"""What an auction bill says: the area, a table of what is to be won, and the bidders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.table_protocol import SeatCard
from game.titles.tinners_trail.rules.views import AreaView, AuctionView, TileView
from game.titles.tinners_trail.table.described import bonus_in_words, standing
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel

Cubes = tuple[int, int, int]  # tin, copper, water
CUBES = ("tin", "copper", "water")
CARD_PHASES = ("survey", "play")


class YieldRow(NamedTuple):
    """A line of the table "if you win": words, and the count of each of `kinds` as written."""

    words: str
    cells: tuple[str, ...]
    total: bool = False


class Bidder(NamedTuple):
    """A seat at the auction: its bid as written, its money, and where it stands."""

    seat: int
    name: str
    bid: str
    money: str
    state: str
    strong: bool
    acts: bool


@dataclass(frozen=True, slots=True)
class SaleNotice:
    """`prices` are what tin and copper sell for this round. `kinds` are the cubes that are
    counted; `extras` are sentences below the table.
    """

    area: str
    title: str
    terms: str
    prices: tuple[str, str]
    kinds: tuple[str, ...]
    rows: tuple[YieldRow, ...]
    extras: tuple[str, ...]
    bidders: tuple[Bidder, ...]
    high_bid: int


@dataclass(frozen=True, slots=True)
class BidSheetLook(SaleNotice):
    """What the bill of the remastered edition says besides; `tile_face` is "down", "up" or
    "peeked".

    `card_slot` keeps a place for a survey card while one lies there or may still come.
    """

    region: str
    tile_face: str
    tile: Cubes
    tile_note: str
    eyes: tuple[int, ...]
    bonus: str
    card: str
    card_note: str
    card_slot: bool


# What both editions say.


def bidders_of(
    model: TrailModel, bids: tuple[int, ...], context: TableContext
) -> tuple[Bidder, ...]:
    """Return how every seat stands; `bids` are what each has bid, as far as that is known."""
    auction = model.view.auction
    assert auction is not None
    told = bids or (0,) * len(context.seats)
    return tuple(_bidder(model, auction, card, told, context) for card in context.seats)


def _bidder(
    model: TrailModel,
    auction: AuctionView,
    card: SeatCard,
    bids: tuple[int, ...],
    context: TableContext,
) -> Bidder:
    view, say = model.view, context.words.say
    seat = view.seats[card.seat]
    leads = auction.high_bidder == card.seat
    acts = view.to_move == card.seat and not is_decided(auction)
    pounds = auction.high_bid if leads else bids[card.seat]
    if leads:
        state = "leads" if view.phase == "auction" else "won"
    elif acts and view.phase == "auction":
        state = "yours" if view.viewer == card.seat else "acts"
    elif acts:
        state = "chooses"
    elif seat.place >= 0:
        state = "passed"
    elif card.seat in auction.bidding or view.phase == "survey":
        state = "in"
    else:
        state = "out"
    money = say("table.has", pounds=seat.money)
    if model.board.solo and card.seat == int(model.board.wallace_seat):
        money = say("table.bids-by-dice")  # he handles no money (LW-4)
    bid = say("table.pounds", pounds=pounds) if pounds else "–"
    words = say(f"table.bidder-{state}")
    return Bidder(card.seat, card.name, bid, money, words, leads or acts, acts)


def is_decided(auction: AuctionView) -> bool:
    """Whether the highest bidder is the last one left."""
    return auction.bidding == (auction.high_bidder,)


def prices_of(model: TrailModel, context: TableContext) -> tuple[str, str]:
    """Return the prices of tin and copper as written, "" before they are rolled."""
    say = context.words.say
    tin, copper = model.view.tin_price, model.view.copper_price
    return (
        say("table.pounds", pounds=tin) if tin else "",
        say("table.pounds", pounds=copper) if copper else "",
    )


def signed(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return what is added or taken away as written."""
    return tuple(f"{count:+d}".replace("-", "−") if count else "–" for count in counts)


def standing_on(area: AreaView, context: TableContext) -> tuple[str, ...]:
    """Say what stands there already, for whoever wins."""
    pieces = standing(area, context)
    return (context.words.say("table.bill-standing", things=", ".join(pieces)),) if pieces else ()


class BillWriter:
    """Writes the bill of a running auction as the viewer may read it; `card` is the one picked or
    played.
    """

    def __init__(self, model: TrailModel, card: str, context: TableContext, *, concealed: bool):
        """Ask the rules what is to be won."""
        auction = model.view.auction
        assert auction is not None
        self._model, self._view, self._auction = model, model.view, auction
        self._card, self._context, self._concealed = card, context, concealed
        self._area = model.view.area(auction.area)
        self._prospect = model.prospect(auction.area, card)
        tile = self._area.tile
        self._open = tile is None or tile.face_up
        self._known = self._prospect.known and (self._open or not concealed)

    def written(self, bids: tuple[int, ...] = ()) -> BidSheetLook:
        """Return the bill; `bids` are what each seat has bid, as far as that is known."""
        view, area, say = self._view, self._area, self._context.words.say
        tile, known = area.tile, self._known
        face, counts, note = self._tile(tile)
        slot = bool(self._card) or view.phase in CARD_PHASES
        return BidSheetLook(
            area=area.name,
            region=area.region,
            title=str(self._context.words.name(area.name)),
            terms=self._terms(),
            tile_face=face,
            tile=counts,
            tile_note=note if slot else say("table.tile-without-card", tile=note),
            eyes=tile.seen_by if tile is not None else (),
            bonus=tile.bonus if tile is not None and known else "",
            card=self._card,
            card_note=self._card_note(),
            card_slot=slot,
            prices=prices_of(self._model, self._context),
            kinds=(*CUBES, "arsenic") if view.has_arsenic else CUBES,
            rows=self._rows(),
            extras=(*self._brought(), *standing_on(area, self._context)),
            bidders=bidders_of(self._model, bids, self._context),
            high_bid=self._auction.high_bid,
        )

    def _terms(self) -> str:
        say, area, passed = self._context.words.say, self._area, len(self._view.invested)
        terms = say(
            "table.bill-terms",
            region=area.region.upper(),
            coast=say("table.coastal" if area.coastal else "table.inland"),
            work=int(self._model.board.build_work),
        )
        least = self._auction.minimum
        if not least:
            return terms
        key = "bill-minimum-passed" if least == 1 + passed and passed else "bill-minimum"
        return f"{terms} {say(f'table.{key}', minimum=least, passed=passed)}"

    def _tile(self, tile: TileView | None) -> tuple[str, Cubes, str]:
        say = self._context.words.say
        if tile is None:
            return "up", self._prospect.tile, say("table.tile-up")
        counts = (tile.tin, tile.copper, tile.water)
        if tile.face_up:
            return "up", counts, say("table.tile-up")
        if tile.known and not self._concealed:
            return (
                "peeked",
                counts,
                say(f"table.tile-{'peeked' if self._view.viewer >= 0 else 'down'}"),
            )
        return "down", (0, 0, 0), say("table.tile-down")

    def _card_note(self) -> str:
        auction, say = self._auction, self._context.words.say
        if not self._card:
            return say("table.no-card-yet")
        if self._card != auction.card:
            return say("table.card-picked")
        if auction.card_from == "deck":
            return say("table.card-from-deck")
        if auction.opener == self._view.viewer:
            return say("table.card-yours")
        return say("table.card-of", name=self._context.name(auction.opener))

    def _rows(self) -> tuple[YieldRow, ...]:
        """Arsenic lies there before the mine, and nowhere but on the ground."""
        prospect, say = self._prospect, self._context.words.say
        counted = [(self._tile_head(), self._counts(prospect.tile), 0)]
        if self._card:
            counted.append(("row-card", signed(prospect.card), 0))
        if any(prospect.lying) or prospect.arsenic:
            counted.append(("row-lying", signed(prospect.lying), prospect.arsenic))
        has_arsenic = self._view.has_arsenic
        rows = [
            YieldRow(say(f"table.{key}"), (*cells, *signed((arsenic,))[:has_arsenic]))
            for key, cells, arsenic in counted
        ]
        total = (*self._counts(prospect.total), *(str(prospect.arsenic),)[:has_arsenic])
        return (*rows, YieldRow(say("table.row-total"), total, total=True))

    def _tile_head(self) -> str:
        """Return the words before the tile's row: a secret is the viewer's if nobody else has it.

        Who opened with a card from the hand has looked as well (A-5).
        """
        tile, auction, viewer = self._area.tile, self._auction, self._view.viewer
        if tile is None or tile.face_up:
            return "row-tile"
        opener = (auction.opener,) if auction.card_from == "hand" else ()
        others = {*tile.seen_by, *opener} - {viewer}
        own = self._known and viewer >= 0 and not others
        return "row-tile-secret" if own else "row-tile-down"

    def _counts(self, cubes: Cubes) -> tuple[str, ...]:
        return tuple(str(count) if self._known else "?" for count in cubes)

    def _brought(self) -> list[str]:
        """What the card brings beyond cubes, or that its piece has no place; the bonus."""
        prospect, words, tile = self._prospect, self._context.words, self._area.tile
        keys = [f"card-brings-{piece}" for piece in prospect.pieces]
        brought = [words.say(f"table.{key}") for key in (["card-lost"] if prospect.lost else keys)]
        if tile is not None and tile.bonus and self._known:
            brought.append(bonus_in_words(tile.bonus, words))
        return brought
