"""What a bill says of any sale: the area, a table of what is to be won, and the bidders."""

from __future__ import annotations

from dataclasses import dataclass

from game.room import SeatCard
from game.titles.tinners_trail.rules.county.county_view import CountyAuction, CountyView
from game.words import Words


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

    view: CountyView
    auction: CountyAuction
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


def is_decided(auction: CountyAuction) -> bool:
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
