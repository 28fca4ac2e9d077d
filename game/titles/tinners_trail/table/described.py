"""Described: the whole position in words, for those who listen instead of looking.

Made from what one seat sees and from nothing else, so it tells nothing that the table hides.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.panel.prompt_look import PromptLook
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.rules.county.county_view import CountySeat, CountyView
from game.titles.tinners_trail.table.studio import Studio


@dataclass(frozen=True, slots=True)
class DescribedPosition:
    """What is told: a view, and what is asked of whom.

    `odds` are sentences about the prices of the next roll; `of_seats` what an edition says of each
    seat besides, and `rest` of the table.
    """

    view: CountyView
    prompt: PromptLook
    enquiry: Enquiry
    odds: tuple[str, ...]
    of_seats: tuple[str, ...]
    rest: tuple[str, ...]


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
            *(
                _seat(view, seat, more, studio)
                for seat, more in zip(view.seats, position.of_seats, strict=True)
            ),
            *position.rest,
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


def _auction(view: CountyView, studio: Studio) -> str:
    auction, say = view.auction, studio.say
    if auction is None:
        return ""
    area = studio.area(auction.area)
    if auction.high_bidder < 0:
        return say("describe-auction", area=area, minimum=auction.minimum)
    name = studio.name(auction.high_bidder)
    return say("describe-high-bid", area=area, name=name, pounds=auction.high_bid)


def _round(view: CountyView, studio: Studio) -> str:
    told = [studio.say("describe-round", round=view.round)]
    if view.tin_price:
        told.append(studio.say("describe-prices", tin=view.tin_price, copper=view.copper_price))
    return " ".join(told)


def _seat(view: CountyView, seat: CountySeat, more: str, studio: Studio) -> str:
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


def _adits(view: CountyView, studio: Studio) -> str:
    pairs = [f"{studio.area(one)} – {studio.area(other)}" for one, other in view.adits]
    return studio.say("describe-adits", places=", ".join(pairs)) if pairs else ""
