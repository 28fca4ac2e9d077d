"""Areas with mines, cubes and pieces (C-11, C-17)."""

from __future__ import annotations

from game.fields import Fields
from game.titles.tinners_trail.notation.classic.set_up import OF_AN_AREA, pass_over_other_edition
from game.titles.tinners_trail.notation.reading.areas import MOST_CUBES, area_entries
from game.titles.tinners_trail.rules.classic.state import ClassicState


def read_areas(fields: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Set every area that is named; in the others there is nothing."""
    for entry, area in area_entries(fields, state):
        if "owner" in entry:
            state.owner[area] = colours.index(entry.choice("owner", colours))
        state.tin[area] = entry.whole("tin", 0, MOST_CUBES, 0)
        state.copper[area] = entry.whole("copper", 0, MOST_CUBES, 0)
        state.water[area] = entry.whole("water", 0, MOST_CUBES, 0)
        state.miner[area] = entry.flag("miner", default=False)
        state.port[area] = entry.flag("port", default=False)
        state.train[area] = entry.flag("train", default=False)
        if state.port[area] and not state.county.coastal[area]:
            raise entry.refusal("port", "is true inland", "false")
        pass_over_other_edition(entry, OF_AN_AREA)
        entry.finish()
