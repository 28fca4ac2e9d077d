"""What no single file can say: there are enough tiles and cards for every player count."""

from __future__ import annotations

from game.engine.reasons import Unreadable
from game.titles.tinners_trail.rules.components import REGION_NAMES, Components, MapCard

CARDS_A_REGION = 2  # dealt to each seat (S-4)
WILD_CARDS = 1


def check_supply(components: Components) -> None:
    """Refuse a box too small for its map cards (S-2) or for the deal (S-4, S-5)."""
    for map_card in components.map_cards:
        _check_tiles(components, map_card)
        _check_cards(components, map_card)
    _check_pair_cards(components)


def _check_tiles(components: Components, map_card: MapCard) -> None:
    for region, areas in zip(REGION_NAMES, map_card.regions, strict=True):
        tiles = sum(tile.count for tile in components.tiles if tile.region == region)
        if tiles < len(areas):
            raise Unreadable(
                f"tiles.toml: region {region} has {tiles} tiles; allowed: at least "
                f"{len(areas)}, the areas of the map card for {map_card.players} players."
            )


def _check_cards(components: Components, map_card: MapCard) -> None:
    players = max(map_card.players, 2)  # a solo game is dealt like one for two
    needed = {
        region: CARDS_A_REGION * players
        for region, areas in zip(REGION_NAMES, map_card.regions, strict=True)
        if areas
    }
    if players > 2:
        needed["any"] = WILD_CARDS * players
    for region, least in needed.items():
        cards = sum(card.count for card in components.cards if card.region == region)
        if cards < least:
            raise Unreadable(
                f"cards.toml: region {region} has {cards} cards; allowed: at least "
                f"{least}, the deal for {players} players."
            )


def _check_pair_cards(components: Components) -> None:
    """One card for two regions is dealt to each seat (K-1)."""
    cards = sum(card.count for card in components.kickstarter_cards)
    most = max(card.players for card in components.map_cards)
    if cards < WILD_CARDS * most:
        raise Unreadable(
            f"kickstarter.toml: there are {cards} cards; allowed: at least "
            f"{WILD_CARDS * most}, the deal for {most} players."
        )
