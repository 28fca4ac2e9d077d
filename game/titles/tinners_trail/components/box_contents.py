"""Checks, across files, that there are enough tiles and cards for every player count."""

from game.engine.reasons import Unreadable
from game.titles.tinners_trail.rules.components import REGION_NAMES, Components

CARDS_PER_SEAT_AND_REGION = 2  # dealt to each seat (S-4)
WILD_CARDS_PER_SEAT = 1


def check_box_holds_enough(components: Components) -> None:
    """Raise Unreadable if a region has fewer tiles than a map card has areas (S-2), or if there are
    too few cards for the deal with some number of players (S-4, S-5, K-1).
    """
    tiles = components.area_tiles
    cards = components.survey_cards
    for map_card in components.map_cards:
        players = max(map_card.player_count, 2)  # a solo game is dealt like one for two
        needed = {}
        for region, areas in zip(REGION_NAMES, map_card.regions, strict=True):
            found = sum(tile.copies for tile in tiles if tile.region == region)
            whose = f"one for each area on the map card for {map_card.player_count} players"
            _require_count("tiles", f"region {region} has {found} tiles", found, len(areas), whose)
            needed[region] = CARDS_PER_SEAT_AND_REGION * players if areas else 0
        needed["any"] = WILD_CARDS_PER_SEAT * players if players > 2 else 0
        for region, least in needed.items():
            found = sum(card.copies for card in cards if card.region == region)
            what = f"region {region} has {found} cards"
            _require_count("cards", what, found, least, f"the number dealt with {players} players")
    pairs = sum(card.copies for card in components.kickstarter_cards)
    most = max(card.player_count for card in components.map_cards)
    what = f"there are {pairs} cards"
    deal = f"the number dealt with {most} players"
    _require_count("kickstarter", what, pairs, WILD_CARDS_PER_SEAT * most, deal)


def _require_count(
    file_name: str, found_text: str, found_count: int, min_count: int, reason_text: str
) -> None:
    if found_count < min_count:
        raise Unreadable(
            f"{file_name}.toml: {found_text}; allowed: at least {min_count}, {reason_text}."
        )
