"""Described: the whole position in words, for those who listen instead of looking.

Made from what one seat sees and from nothing else, so it tells nothing that the table hides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.tabletop.panel.prompt_look import PromptLook
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.rules.table_view import AreaView, SeatView, TableView
from game.titles.tinners_trail.table.look.hand import benefit_name, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.spoken import is_bare_beyond, spoken_area
from game.titles.tinners_trail.table.studio import Studio


@dataclass(frozen=True, slots=True)
class DescribedPosition:
    """What is told: a view, whether the viewer's cards lie face down, what is asked of whom.

    `odds` are sentences about the prices of the next roll.
    """

    view: TableView
    concealed: bool
    prompt: PromptLook
    enquiry: Enquiry
    odds: tuple[str, ...] = ()


def described(position: DescribedPosition, studio: Studio) -> tuple[str, ...]:
    """Return the position in paragraphs, the most urgent first."""
    view = position.view
    return tuple(
        paragraph
        for paragraph in (
            " ".join((position.prompt.head + ".", position.prompt.step)),
            _allowed(position.enquiry, studio),
            _auction(view, studio),
            _round(view, studio),
            " ".join(position.odds),
            *(_seat(view, seat, studio) for seat in view.seats),
            _hand(position, studio),
            *_areas(position, studio),
            _adits(view, studio),
        )
        if paragraph.strip()
    )


def _allowed(enquiry: Enquiry, studio: Studio) -> str:
    say, parts = studio.say, []
    if enquiry.actions:
        names = ", ".join(studio.say(f"action-{action}") for action in sorted(enquiry.actions))
        parts.append(say("describe-actions", actions=names))
    if enquiry.targets:
        places = ", ".join(studio.area(area) for area in sorted(enquiry.targets))
        parts.append(say("describe-targets", areas=places))
    return " ".join(parts)


def _auction(view: TableView, studio: Studio) -> str:
    auction, say = view.auction, studio.say
    if auction is None:
        return ""
    area = studio.area(auction.area)
    if auction.high_bidder < 0:
        return say("describe-auction", area=area, minimum=auction.minimum)
    name = studio.name(auction.high_bidder)
    return say("describe-high-bid", area=area, name=name, pounds=auction.high_bid)


def _round(view: TableView, studio: Studio) -> str:
    told = [studio.say("describe-round", round=view.round)]
    if view.tin_price:
        told.append(studio.say("describe-prices", tin=view.tin_price, copper=view.copper_price))
    return " ".join(told)


def _seat(view: TableView, seat: SeatView, studio: Studio) -> str:
    say = studio.say
    mines = [studio.area(area.name) for area in view.areas if area.owner == seat.seat]
    told = [
        say("describe-seat", name=studio.name(seat.seat), money=seat.money, points=seat.points),
        say("describe-ore", tin=seat.tin, copper=seat.copper) if seat.tin + seat.copper else "",
        say("describe-mines", count=len(mines), areas=", ".join(mines)) if mines else "",
        say("describe-mines-left", count=seat.mines_left),
        say("spoken-arsenic", count=seat.arsenic) + "." if seat.arsenic else "",
    ]
    if seat.place >= 0:
        told.append(say("describe-passed", place=seat.place + 1))
    else:
        told.append(say("describe-work", column=seat.column, count=seat.work_left))
    return " ".join(part for part in told if part)


def _hand(position: DescribedPosition, studio: Studio) -> str:
    hand = hand_of_viewer(position.view, concealed=position.concealed)
    if not hand.cards:
        return ""
    if hand.hidden:
        return studio.say("describe-hand-hidden", count=len(hand.cards))
    cards = ", ".join(_card(card, studio) for card in hand.cards)
    return studio.say("describe-hand", cards=cards)


def _card(card: str, studio: Studio) -> str:
    if is_hidden(card):
        return studio.say("card-hidden", region=card[0].upper())
    region, benefit, value = card.split(":")
    where = studio.say("wild" if region == "any" else "region", region=region.upper())
    name = benefit_name(benefit, studio.words)
    return studio.say("card-spoken", name=name, region=where, value=value)


def _areas(position: DescribedPosition, studio: Studio) -> Iterator[str]:
    """Mines first, then tiles, then areas with neither; the bare ones beyond the map card last."""

    def order(area: AreaView) -> tuple[bool, bool, str, str]:
        return area.owner < 0, area.tile is None, area.region, studio.area(area.name)

    bare = [area for area in position.view.areas if is_bare_beyond(area)]
    for area in sorted(position.view.areas, key=order):
        if area not in bare:
            yield spoken_area(area, studio, concealed=position.concealed)
    if bare:
        yield studio.say("describe-beyond", areas=", ".join(studio.area(a.name) for a in bare))


def _adits(view: TableView, studio: Studio) -> str:
    pairs = [f"{studio.area(one)} – {studio.area(other)}" for one, other in view.adits]
    return studio.say("describe-adits", places=", ".join(pairs)) if pairs else ""
