"""Described: parts of the position in words, for those who listen instead of looking.

Made from what one seat sees and from nothing else, so they tell nothing that the table hides.
"""

from __future__ import annotations

from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.rules.county.county_view import CountySeat, CountyView
from game.titles.tinners_trail.table.studio import Studio


def picks_in_words(enquiry: Enquiry, studio: Studio) -> str:
    """Return which actions and areas may be picked now."""
    say, parts = studio.say, []
    if enquiry.actions:
        names = ", ".join(studio.say(f"action-{action}") for action in sorted(enquiry.actions))
        parts.append(say("describe-actions", actions=names))
    if enquiry.targets:
        places = ", ".join(studio.area(area) for area in sorted(enquiry.targets))
        parts.append(say("describe-targets", areas=places))
    return " ".join(parts)


def auction_in_words(view: CountyView, studio: Studio) -> str:
    """Return what is for sale, and who leads."""
    auction, say = view.auction, studio.say
    if auction is None:
        return ""
    area = studio.area(auction.area)
    if auction.high_bidder < 0:
        return say("describe-auction", area=area, minimum=auction.minimum)
    name = studio.name(auction.high_bidder)
    return say("describe-high-bid", area=area, name=name, pounds=auction.high_bid)


def round_in_words(view: CountyView, studio: Studio) -> str:
    """Return the round and its prices."""
    told = [studio.say("describe-round", round=view.round)]
    if view.tin_price:
        told.append(studio.say("describe-prices", tin=view.tin_price, copper=view.copper_price))
    return " ".join(told)


def seat_in_words(view: CountyView, seat: CountySeat, more: str, studio: Studio) -> str:
    """Return what a seat has; `more` is what an edition says of it besides."""
    say = studio.say
    mines = [studio.area(area.name) for area in view.areas if area.owner == seat.seat]
    told = [
        say("describe-seat", name=studio.name(seat.seat), money=seat.money, points=seat.points),
        say("describe-ore", tin=seat.tin, copper=seat.copper) if seat.tin + seat.copper else "",
        say("describe-mines", count=len(mines), areas=", ".join(mines)) if mines else "",
        say("describe-mines-left", count=seat.mines_left),
        more,
    ]
    if seat.place >= 0:
        told.append(say("describe-passed", place=seat.place + 1))
    else:
        told.append(say("describe-work", column=seat.column, count=seat.work_left))
    return " ".join(part for part in told if part)


def adits_in_words(view: CountyView, studio: Studio) -> str:
    """Return the borders with an adit."""
    pairs = [f"{studio.area(one)} – {studio.area(other)}" for one, other in view.adits]
    return studio.say("describe-adits", places=", ".join(pairs)) if pairs else ""
