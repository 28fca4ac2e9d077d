"""Areas and the own hand in words, for tooltips and for those who do not see the map."""

from __future__ import annotations

from collections.abc import Iterator

from game.room import SeatCard
from game.titles.tinners_trail.rules.table_view import AreaView, TableView
from game.titles.tinners_trail.table.look.areas import as_all_see_it
from game.titles.tinners_trail.table.look.hand import benefit_name, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.studio import Studio
from game.words import Words


def standing(area: AreaView, seats: tuple[SeatCard, ...], words: Words) -> list[str]:
    """Return every piece by name; a company's own miner with that of the company."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"table.spoken-{key}", **facts)

    plain = area.miners - (area.own_miner >= 0)
    pieces = (
        ("port", area.port),
        ("train", area.train),
        ("pump", area.pump),
        ("calciner", area.calciner >= 0),
    )
    found = []
    if area.own_miner >= 0:
        found.append(say("own-miner", name=seats[area.own_miner].name))
    if plain:
        found.append(say("miner" if plain == 1 else "miners", count=plain))
    return found + [say(kind) for kind, there in pieces if there]


def spoken_area(area: AreaView, studio: Studio, *, concealed: bool = False) -> str:
    """Return an area's name and everything that lies there; `concealed`, nothing but what is open
    to all.
    """
    area = as_all_see_it(area) if concealed else area
    return f"{studio.area(area.name)}. {described_area(area, studio)}"


def is_bare_beyond(area: AreaView) -> bool:
    """Return whether an area lies beyond the map card, and nothing stands or lies there (D-1)."""
    pieces = area.miners or area.port or area.train
    return not (area.region or pieces or area.tin or area.copper or area.arsenic)


def described_area(area: AreaView, studio: Studio) -> str:
    """Return everything that lies in an area, in one sentence after another."""
    say = studio.say
    coast = say("coastal" if area.coastal else "inland")
    parts = [say("spoken-region", region=area.region.upper(), coast=coast)]
    if not area.region:
        parts = [say("spoken-beyond", coast=coast)]
    elif area.owner >= 0:
        name = studio.name(area.owner)
        parts.append(say("spoken-mine", name=name, capacity=area.capacity))
    elif area.tile is not None and area.tile.known:
        tile = area.tile
        key = "spoken-tile-up" if tile.face_up else "spoken-tile-seen"
        parts.append(say(key, tin=tile.tin, copper=tile.copper, water=tile.water))
        if tile.bonus:
            parts.append(bonus_in_words(tile.bonus, studio.words))
    elif area.tile is not None:
        parts.append(say("spoken-tile-down"))
    else:
        parts.append(say("spoken-no-tile"))
    counts = (
        ("tin", area.tin),
        ("copper", area.copper),
        ("water", area.water),
        ("arsenic", area.arsenic),
    )
    lying = [say(f"spoken-{kind}", count=count) for kind, count in counts if count]
    if lying:
        parts.append(say("spoken-lying", things=", ".join(lying)))
    if area.drainage:
        parts.append(say("spoken-drainage", count=area.drainage))
    pieces = standing(area, studio.seats, studio.words)
    if pieces:
        parts.append(say("spoken-standing", things=", ".join(pieces)))
    return " ".join(parts)


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


def bonus_in_words(bonus: str, words: Words) -> str:
    """Return what the winner of a tile gets, "money+3" or "work+1", in a sentence (K-2)."""
    kind, _, count = bonus.partition("+")
    return words.say(f"table.bonus-{kind}", count=int(count))
