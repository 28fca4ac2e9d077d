"""Spoken: areas described in words, for tooltips and for those who do not see the map."""

from __future__ import annotations

from dataclasses import replace

from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.look.bill import bonus_in_words
from game.titles.tinners_trail.table.look.standing import standing
from game.titles.tinners_trail.table.studio import Studio


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


def as_all_see_it(area: AreaView) -> AreaView:
    """Return an area without what its viewer alone knows of its tile."""
    if area.tile is None or area.tile.face_up:
        return area
    return replace(area, tile=replace(area.tile, known=False))


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
