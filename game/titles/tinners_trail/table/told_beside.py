"""What is told of a table of the remastered edition beside what both editions have."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.rules.table_view import AreaView, TableView
from game.titles.tinners_trail.table.look.hand import benefit_name, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.spoken import is_bare_beyond, spoken_area
from game.titles.tinners_trail.table.studio import Studio


def arsenic_held(view: TableView, studio: Studio) -> tuple[str, ...]:
    """Return a sentence for each seat, "" for none."""
    return tuple(
        studio.say("spoken-arsenic", count=seat.arsenic) + "." if seat.arsenic else ""
        for seat in view.seats
    )


def hand_and_areas(view: TableView, studio: Studio, *, concealed: bool) -> tuple[str, ...]:
    """Return the viewer's hand, and area after area."""
    return _hand(view, studio, concealed=concealed), *_areas(view, studio, concealed=concealed)


def _hand(view: TableView, studio: Studio, *, concealed: bool) -> str:
    hand = hand_of_viewer(view, concealed=concealed)
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


def _areas(view: TableView, studio: Studio, *, concealed: bool) -> Iterator[str]:
    """Mines first, then tiles, then areas with neither; the bare ones beyond the map card last."""

    def order(area: AreaView) -> tuple[bool, bool, str, str]:
        return area.owner < 0, area.tile is None, area.region, studio.area(area.name)

    bare = [area for area in view.areas if is_bare_beyond(area)]
    for area in sorted(view.areas, key=order):
        if area not in bare:
            yield spoken_area(area, studio, concealed=concealed)
    if bare:
        yield studio.say("describe-beyond", areas=", ".join(studio.area(a.name) for a in bare))
