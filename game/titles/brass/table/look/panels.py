"""What the hand in the bar shows."""

from __future__ import annotations

from collections import Counter

from game.numerals import MINUS, signed
from game.titles.brass.rules.table_view import KindView, SeatView
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.draft import ACTION, BUILD, SPACE, Draft
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.panels.documents import MarketLook, NeatlineLook, TracksLook
from game.titles.brass.table.panels.hand import HeldLook
from game.titles.brass.table.panels.seat import BrassSeatLook
from game.titles.brass.table.panels.top_bar import TopLook
from game.titles.brass.table.panels.works import StackLook, WorksLook
from game.titles.brass.table.view_model import BrassStand, fresh_face

# What the hand in the bar shows.

LONG_NAME = 11


def card_name(studio: Studio, card: str) -> str:
    """Return what a card is called: an industry or a place."""
    return studio.say(f"card-{card}") if card in INDUSTRIES else studio.area(card)


def hand_looks(
    studio: Studio, stand: BrassStand, draft: Draft | None, *, concealed: bool
) -> tuple[HeldLook, ...]:
    """Return the cards of whoever looks on, face down while they are concealed."""
    if concealed:
        said = studio.say("card-hidden")
        return tuple(HeldLook(None, said=said) for _ in stand.hand)
    up = draft.proposed() if draft is not None else ()
    return tuple(
        _held(studio, stand, draft, slot, raised=slot in up) for slot in range(len(stand.hand))
    )


def plain_card(studio: Studio, stand: BrassStand, kind: str) -> CardPrint:
    """Return a card by itself, without a word about what it opens."""
    name = card_name(studio, kind)
    if kind in INDUSTRIES:
        return CardPrint(lines_of(name), kind)
    return CardPrint(lines_of(name), spaces=_spaces(studio, stand, kind))


def _held(
    studio: Studio, stand: BrassStand, draft: Draft | None, slot: int, *, raised: bool
) -> HeldLook:
    kind = stand.hand[slot]
    foot, good, faint, glow = "", True, False, ""
    if draft is not None and draft.options:
        builds = draft.builds_with(kind)
        fits = draft.fits_card(slot)
        faint = draft.begun and not fits and not raised
        foot = studio.say("card-builds", count=builds) if builds else studio.say("card-no-build")
        good = builds > 0
        if raised:
            foot, good, glow = studio.say("card-this"), True, "chosen"
        elif draft.begun and draft.value(ACTION) == BUILD:
            glow = "fits" if fits else ""
            if draft.value(SPACE):
                foot, good = studio.say("card-fits" if fits else "card-not"), fits
    name = card_name(studio, kind)
    face = plain_card(studio, stand, kind)._replace(foot=foot, good=good, glow=glow)
    return HeldLook(face, raised, faint, f"{name}, {foot}" if foot else name)


def _spaces(studio: Studio, stand: BrassStand, place: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        space.industries if space.counter is None else (f"@{studio.colour(space.counter.owner)}",)
        for space in stand.view.spaces
        if space.place == place
    )


def lines_of(name: str) -> tuple[str, ...]:
    """Break a long name at a hyphen or a space."""
    if len(name) <= LONG_NAME:
        return (name,)
    for mark in (" & ", "-", " "):
        at = name.rfind(mark)
        if at > 0:
            cut = at + (1 if mark == "-" else 0)
            return name[:cut].strip(), name[cut:].strip()
    return (name,)


# What the panels beside the map show: players, works, the bar along the top.


def pounds(number: int) -> str:
    """Return a sum of money."""
    return f"{MINUS}£{-number}" if number < 0 else f"£{number}"


def seat_look(studio: Studio, stand: BrassStand, seat: int, *, chosen: bool) -> BrassSeatLook:
    """Return a player's panel."""
    view, card = stand.view.seats[seat], studio.seats[seat]
    acts = stand.view.active == seat
    place = stand.view.order.index(seat) + 1
    aside = studio.say(f"place-{place}")
    return BrassSeatLook(
        seat,
        card.name,
        card.caption,
        aside,
        studio.say("acts") if acts else "",
        pounds(view.money),
        signed(view.income),
        view.income < 0,
        str(view.points),
        signed(sum(view.counts_now[:2])),
        len(view.hand),
        view.links_left,
        stand.night,
        seat_said(studio, view),
        chosen,
    )


def seat_said(studio: Studio, seat: SeatView) -> str:
    """Return what a player has, in words."""
    return studio.say(
        "seat-said",
        name=studio.name(seat.seat),
        money=seat.money,
        income=seat.income,
        points=seat.points,
        counts=sum(seat.counts_now[:2]),
        cards=len(seat.hand),
        links=seat.links_left,
    )


def works_look(studio: Studio, stand: BrassStand, seat: int, *, keys: bool) -> WorksLook:
    """Return a seat's stacks."""
    view = stand.view.seats[seat]
    own = seat == stand.seat
    head = studio.say("works-yours") if own else studio.say("works-of", name=studio.name(seat))
    stacks = tuple(_stack(studio, view, industry, keys=keys) for industry in INDUSTRIES)
    return WorksLook(seat, head, studio.say("works-note"), stacks)


def top_look(stand: BrassStand) -> TopLook:
    """Return the bar along the top."""
    view = stand.view
    order = tuple((seat, view.seats[seat].spent, view.active == seat) for seat in view.order)
    return TopLook(view.era, view.round, view.rounds, view.deck_size, order)


def tracks_look(stand: BrassStand, empty_price: int) -> TracksLook:
    """Return the coal and iron tracks."""
    return TracksLook(stand.view.coal, stand.view.iron, stand.view.prices, empty_price)


def market_look(stand: BrassStand, *, lit: bool) -> MarketLook:
    """Return the distant market."""
    view = stand.view
    return MarketLook(view.bonuses, view.demand, len(view.distant), lit)


def neatline_look(
    stand: BrassStand, levels: tuple[int, ...], ghost: tuple[int, int] | None
) -> NeatlineLook:
    """Return the income track; `ghost` is a seat and the space it would come to."""
    seats = stand.view.seats
    markers = [(seat.seat, seat.income_space, False) for seat in seats]
    if ghost is not None:
        markers.append((*ghost, True))
    return NeatlineLook(levels, tuple(markers))


def _stack(studio: Studio, view: SeatView, industry: str, *, keys: bool) -> StackLook:
    top = view.tops[industry]
    key = f"@stack-{industry}" if keys else ""
    name = studio.say(f"industry-{industry}")
    if top is None:
        said = studio.say("stack-none", industry=name)
        return StackLook(industry, key, None, said=said)
    levels = Counter(view.stacks[industry])
    locked = "" if top.in_era and top.level else studio.say("develop-first")
    return StackLook(
        industry,
        key,
        fresh_face(studio, view.seat, top),
        cost=pounds(top.cost),
        coal=top.coal,
        iron=top.iron,
        income=str(top.income),
        points=str(top.points),
        locked=locked,
        levels=tuple(sorted(levels.items())),
        said=stack_said(studio, name, top, locked),
    )


def stack_said(studio: Studio, name: str, top: KindView, locked: str) -> str:
    """Return a stack in words."""
    if locked:
        return f"{name} {top.level}: {locked}"
    return studio.say(
        "stack-said",
        industry=name,
        level=top.level,
        cost=top.cost,
        income=top.income,
        points=top.points,
    )
