"""What the auction bill of 2007 says: ground whose cubes all can see, or dice to be thrown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.room import SeatCard
from game.titles.tinners_trail.rules.classic.table_view import ClassicArea, Cubes, GroundView
from game.titles.tinners_trail.rules.county.board import CountyBoard
from game.titles.tinners_trail.table.classic.look import changes_of
from game.titles.tinners_trail.table.classic.spoken import pieces_in_words
from game.titles.tinners_trail.table.look.areas import Counts
from game.titles.tinners_trail.table.look.notice import (
    SaleFacts,
    SaleNotice,
    YieldRow,
    bidder,
    price_of,
    signed,
)
from game.words import Words

KINDS: Final = ("tin", "copper", "water")


@dataclass(frozen=True, slots=True)
class GroundBill(SaleNotice):
    """`lying` are the cubes there; `changes` are added to the dice of empty ground, else None."""

    lying: Cubes
    changes: Counts | None
    note: str


def write_ground_bill(
    facts: SaleFacts,
    area: ClassicArea,
    board: CountyBoard,
    tools: tuple[tuple[SeatCard, ...], Words],
) -> GroundBill:
    """Return the bill of the running auction."""
    seats, words = tools
    view, auction = facts.view, facts.auction
    ground, lying = area.ground, (area.tin, area.copper, area.water)
    coast = words.say("table.coastal" if area.coastal else "table.inland")
    standing = pieces_in_words(area, words)
    if ground is None:
        total = tuple(str(count) for count in lying)
        rows: tuple[YieldRow, ...] = ()
    else:
        total = tuple(map(_range, ground.least, ground.most))
        rows = _dice_rows(ground, board, words)
    extras = (words.say("table.bill-standing", things=", ".join(standing)),) if standing else ()
    return GroundBill(
        area=auction.area,
        title=str(words.name(auction.area)),
        terms=words.say("classic.bill-terms", coast=coast, work=int(board.build_work)),
        prices=(price_of(view.tin_price, words), price_of(view.copper_price, words)),
        kinds=KINDS,
        rows=(*rows, YieldRow(words.say("table.row-total"), total, total=True)),
        extras=extras,
        bidders=tuple(bidder(facts, seat, words) for seat in seats),
        high_bid=auction.high_bid,
        lying=lying,
        changes=changes_of(ground) if ground is not None else None,
        note=words.say("classic.ground-open" if ground is None else "classic.ground-empty"),
    )


def _dice_rows(ground: GroundView, board: CountyBoard, words: Words) -> tuple[YieldRow, ...]:
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [[int(face) for face in die] for die in dice]
    thrown = YieldRow(
        words.say("classic.row-dice"), tuple(_range(min(die), max(die)) for die in faces)
    )
    changes = changes_of(ground)
    if not any(changes):
        return (thrown,)
    return thrown, YieldRow(words.say("classic.row-changes"), signed(changes))


def _range(least: int, most: int) -> str:
    return f"{least}–{most}" if least < most else str(least)
