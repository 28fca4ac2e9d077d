"""The position in words, for those who listen to the screen."""

from __future__ import annotations

from game.titles.brass.table.draft import Draft
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.look.hand import card_name
from game.titles.brass.table.look.seats import seat_said
from game.titles.brass.table.stand import BrassStand


def described(
    studio: Studio, stand: BrassStand, draft: Draft, *, concealed: bool
) -> tuple[str, ...]:
    """Return a paragraph for the round, the hand, the seats, the counters and the links."""
    say, view = studio.say, stand.view
    paragraphs = [
        say("said-round", era=say(f"era-{view.era}"), round=view.round, rounds=view.rounds)
    ]
    paragraphs.append(say("said-tracks", coal=view.coal, iron=view.iron, demand=view.demand))
    if draft.options and not concealed:
        names = ", ".join(card_name(studio, card) for card in stand.hand)
        paragraphs.append(say("said-hand", cards=names))
    for seat in view.seats:
        paragraphs += [seat_said(studio, seat), _works(studio, stand, seat.seat)]
    return tuple(paragraph for paragraph in paragraphs if paragraph)


def _works(studio: Studio, stand: BrassStand, seat: int) -> str:
    say = studio.say
    counters = [
        f"{say(f'industry-{space.counter.kind.industry}')} {space.counter.kind.level}, "
        f"{studio.area(space.place)}"
        for space in stand.view.spaces
        if space.counter is not None and space.counter.owner == seat
    ]
    links = [
        say("between", first=studio.area(link.places[0]), second=studio.area(link.places[1]))
        for link in stand.view.links
        if link.owner == seat
    ]
    return "; ".join([*counters, *links])
