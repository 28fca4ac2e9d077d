"""What a bill says of any sale: the area, a table of what is to be won, and the bidders."""

from __future__ import annotations

from dataclasses import dataclass

from game.table_protocol import SeatCard
from game.titles.tinners_trail.rules.table_view import MineForecast
from game.titles.tinners_trail.rules.views import AreaView, AuctionView, Cubes, TableView, TileView
from game.titles.tinners_trail.table.tips import bonus_in_words, standing
from game.words import Words

# What a bill says of any sale: the area, a table of what is to be won, and the bidders.


@dataclass(frozen=True, slots=True)
class YieldRow:
    """A line of the table "if you win": words, and the count of each of `kinds` as written."""

    words: str
    cells: tuple[str, ...]
    total: bool = False


@dataclass(frozen=True, slots=True)
class Bidder:
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
class SaleFacts:
    """What the bidders are written from: what each seat has bid, as far as that is known (0:
    nothing), and who bids by dice, -1 for nobody.
    """

    view: TableView
    auction: AuctionView
    bids: tuple[int, ...] = ()
    by_dice: int = -1


def bidder(facts: SaleFacts, card: SeatCard, words: Words) -> Bidder:
    """Return how a seat stands at the auction."""
    view, auction = facts.view, facts.auction
    seat = view.seats[card.seat]
    leads = auction.high_bidder == card.seat
    acts = view.to_move == card.seat and not is_decided(auction)
    told = facts.bids[card.seat] if facts.bids else 0
    pounds = auction.high_bid if leads else told
    if leads:
        state = "table.bidder-leads" if view.phase == "auction" else "table.bidder-won"
    elif acts and view.phase == "auction":
        state = "table.bidder-yours" if view.viewer == card.seat else "table.bidder-acts"
    elif acts:
        state = "table.bidder-chooses"
    elif seat.place >= 0:
        state = "table.bidder-passed"
    elif card.seat in auction.bidding or view.phase == "survey":
        state = "table.bidder-in"
    else:
        state = "table.bidder-out"
    return Bidder(
        seat=card.seat,
        name=card.name,
        bid=words.say("table.pounds", pounds=pounds) if pounds else "–",
        money=_money(facts, card.seat, words),
        state=words.say(state),
        strong=leads or acts,
        acts=acts,
    )


def is_decided(auction: AuctionView) -> bool:
    """Whether the highest bidder is the last one left."""
    return auction.bidding == (auction.high_bidder,)


def price_of(pounds: int, words: Words) -> str:
    """Return a price as written, "" before it is rolled."""
    return words.say("table.pounds", pounds=pounds) if pounds else ""


def signed(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return what is added or taken away as written."""
    return tuple(f"{count:+d}".replace("-", "−") if count else "–" for count in counts)


def _money(facts: SaleFacts, seat: int, words: Words) -> str:
    """Lord Wallace handles no money: the dice say what he bids (LW-4)."""
    if seat == facts.by_dice:
        return words.say("table.bids-by-dice")
    return words.say("table.has", pounds=facts.view.seats[seat].money)


# The auction bill: what it says about the area, the mine to be won, and the bidders.

CUBES = ("tin", "copper", "water")
CARD_PHASES = ("survey", "play")


@dataclass(frozen=True, slots=True)
class BidSheetLook(SaleNotice):
    """Everything the bill says; `tile_face` is "down", "up" or "peeked".

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


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSheetFacts(SaleFacts):
    """What a bill is written from: the card picked or played, the rules' prospect with it, and the
    work points a mine costs.
    """

    view: TableView
    auction: AuctionView
    prospect: MineForecast
    card: str
    concealed: bool
    work: int


def write_bill(facts: BidSheetFacts, seats: tuple[SeatCard, ...], words: Words) -> BidSheetLook:
    """Return the bill of the running auction as the viewer may read it."""
    view, auction = facts.view, facts.auction
    area = view.area(auction.area)
    is_open = area.tile is None or area.tile.face_up
    known = facts.prospect.known and (is_open or not facts.concealed)
    face, counts, note = _tile(area, facts, words)
    slot = bool(facts.card) or view.phase in CARD_PHASES
    if not slot:
        note = words.say("table.tile-without-card", tile=note)
    return BidSheetLook(
        area=auction.area,
        region=area.region,
        title=str(words.name(auction.area)),
        terms=_terms(area, facts, words),
        tile_face=face,
        tile=counts,
        tile_note=note,
        eyes=area.tile.seen_by if area.tile is not None else (),
        bonus=area.tile.bonus if area.tile is not None and known else "",
        card=facts.card,
        card_note=_card_note(facts, seats, words),
        card_slot=slot,
        prices=(price_of(view.tin_price, words), price_of(view.copper_price, words)),
        kinds=(*CUBES, "arsenic") if view.has_arsenic else CUBES,
        rows=_rows(facts, words, known=known),
        extras=(*_extras(area, facts, words, known=known), *_standing(area, seats, words)),
        bidders=tuple(bidder(facts, seat, words) for seat in seats),
        high_bid=auction.high_bid,
    )


def _terms(area: AreaView, facts: BidSheetFacts, words: Words) -> str:
    coast = words.say("table.coastal" if area.coastal else "table.inland")
    passed = len(facts.view.invested)
    named = {"region": area.region.upper(), "coast": coast, "work": facts.work}
    terms = words.say("table.bill-terms", **named)
    minimum = facts.auction.minimum
    if not minimum:
        return terms
    key = "table.bill-minimum-passed" if minimum == 1 + passed and passed else "table.bill-minimum"
    return f"{terms} {words.say(key, minimum=minimum, passed=passed)}"


def _tile(area: AreaView, facts: BidSheetFacts, words: Words) -> tuple[str, Cubes, str]:
    tile = area.tile
    if tile is None:
        return "up", facts.prospect.tile, words.say("table.tile-up")
    counts = (tile.tin, tile.copper, tile.water)
    if tile.face_up:
        return "up", counts, words.say("table.tile-up")
    if tile.known and not facts.concealed:
        seen = "table.tile-peeked" if facts.view.viewer >= 0 else "table.tile-down"
        return "peeked", counts, words.say(seen)
    return "down", (0, 0, 0), words.say("table.tile-down")


def _card_note(facts: BidSheetFacts, seats: tuple[SeatCard, ...], words: Words) -> str:
    if not facts.card:
        return words.say("table.no-card-yet")
    if facts.card != facts.auction.card:
        return words.say("table.card-picked")
    if facts.auction.card_from == "deck":
        return words.say("table.card-from-deck")
    if facts.auction.opener == facts.view.viewer:
        return words.say("table.card-yours")
    return words.say("table.card-of", name=seats[facts.auction.opener].name)


def _rows(facts: BidSheetFacts, words: Words, *, known: bool) -> tuple[YieldRow, ...]:
    """Arsenic lies there before the mine, and nowhere but on the ground."""
    prospect = facts.prospect
    tile = facts.view.area(facts.auction.area).tile
    head = _tile_head(tile, facts, known=known)
    counted = [(head, _counts(prospect.tile, known=known), 0)]
    if facts.card:
        counted.append(("table.row-card", signed(prospect.card), 0))
    if any(prospect.lying) or prospect.arsenic:
        counted.append(("table.row-lying", signed(prospect.lying), prospect.arsenic))
    has_arsenic = facts.view.has_arsenic
    rows = [
        YieldRow(words.say(key), (*cells, *signed((arsenic,))[:has_arsenic]))
        for key, cells, arsenic in counted
    ]
    total = (*_counts(prospect.total, known=known), *(str(prospect.arsenic),)[:has_arsenic])
    return (*rows, YieldRow(words.say("table.row-total"), total, total=True))


def _tile_head(tile: TileView | None, facts: BidSheetFacts, *, known: bool) -> str:
    """Return the words before the tile's row: a secret is the viewer's if nobody else has it.

    Who opened with a card from the hand has looked as well (A-5).
    """
    if tile is None or tile.face_up:
        return "table.row-tile"
    auction, viewer = facts.auction, facts.view.viewer
    opener = (auction.opener,) if auction.card_from == "hand" else ()
    others = {*tile.seen_by, *opener} - {viewer}
    is_own = known and viewer >= 0 and not others
    return "table.row-tile-secret" if is_own else "table.row-tile-down"


def _counts(cubes: Cubes, *, known: bool) -> tuple[str, ...]:
    return tuple(str(count) if known else "?" for count in cubes)


def _standing(area: AreaView, seats: tuple[SeatCard, ...], words: Words) -> tuple[str, ...]:
    """Say what stands there already, for whoever wins."""
    pieces = standing(area, seats, words)
    return (words.say("table.bill-standing", things=", ".join(pieces)),) if pieces else ()


def _extras(area: AreaView, facts: BidSheetFacts, words: Words, *, known: bool) -> tuple[str, ...]:
    """What the card brings beyond cubes, or that its piece has no place, and the tile's bonus."""
    if facts.prospect.lost:
        brought = [words.say("table.card-lost")]
    else:
        brought = [words.say(f"table.card-brings-{piece}") for piece in facts.prospect.pieces]
    if area.tile is not None and area.tile.bonus and known:
        brought.append(bonus_in_words(area.tile.bonus, words))
    return tuple(brought)
