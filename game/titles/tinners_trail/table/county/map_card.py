"""The areas on the map card of a game, and the regions they belong to."""

from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.table.view_model import REGION_OF_ALL_LAND_IN_2007


def region_letters_of_map_card(seat_count: int, *, edition_2007: bool = False) -> dict[str, str]:
    """Return the region letter of every area in play, by its name, for a number of players (S-2);
    in the 2007 edition (`edition_2007`) all areas are in play and have one letter (C-17)."""
    if edition_2007:
        printed = load_components_2007().printed_data
        return dict.fromkeys(
            (area.name for area in printed.areas[: printed.areas_in_play_count]),
            REGION_OF_ALL_LAND_IN_2007,
        )
    card = next(card for card in load_components().map_cards if card.player_count == seat_count)
    in_play = zip(REGION_NAMES, card.regions, strict=True)
    return {area: region for region, areas in in_play for area in areas}
