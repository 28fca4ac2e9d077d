"""Set-up of a new game as a position in the draft of survey cards (S-1 .. S-6)."""

from random import Random
from typing import Any

from .components import BOARDS, MAP_CARDS, PIECES, facts, regions_in_play

COLOURS = ["pink", "yellow", "blue", "green", "orange"]


def new_position(players: int, seed: int) -> dict[str, Any]:
    """A dealt game; the seed is this module's own and says nothing about the engine's."""
    random = Random(seed)
    colours = COLOURS[:players]
    decks = {region: shuffled_deck(region, random) for region in [*regions_in_play(players), "any"]}
    hands = {colour: deal(decks, players) for colour in colours}
    left = {region: [card.partition(":")[2] for card in decks[region]] for region in decks}
    return {
        "format": 1,
        "title": "tinners-trail",
        "edition": "remastered",
        "expansions": [],
        "wallace": [],
        "round": 1,
        "phase": "draft",
        "to_move": colours[0],
        "work": {"0": random.sample(colours, players)},
        "developments": {key: BOARDS[players][key] for key in [*PIECES, "pumps"]},
        "player": [{"colour": colour, "hand": hands[colour]} for colour in colours],
        "area": [
            area
            for region in regions_in_play(players)
            for area in areas_with_tiles(region, players, random)
        ],
        "decks": {region: left[region] for region in "abc"} if players == 2 else {},
    }


def shuffled_deck(region: str, random: Random) -> list[str]:
    """S-4: the survey cards of one region, or the wild ones."""
    kinds = [kind for kind in facts("cards")["card"] if kind["region"] == region]
    deck = [
        f"{region}:{kind['benefit']}:{kind['value']}"
        for kind in kinds
        for _ in range(kind["count"])
    ]
    random.shuffle(deck)
    return deck


def deal(decks: dict[str, list[str]], players: int) -> list[str]:
    """S-4: 2 cards of each region in play and 1 wild; S-5: no wild card with 2 players."""
    hand = [decks[region].pop() for region in regions_in_play(players) for _ in range(2)]
    return hand if players == 2 else [*hand, decks["any"].pop()]


def areas_with_tiles(region: str, players: int, random: Random) -> list[dict[str, Any]]:
    """S-2: one face-down tile an area; S-3: some of them are turned face up."""
    names = MAP_CARDS[players][region]
    tiles = [tile for tile in facts("tiles")["tile"] if tile["region"] == region]
    face_up = random.sample(names, MAP_CARDS[players]["face_up_per_region"])
    areas = []
    for name, tile in zip(names, random.sample(tiles, len(names)), strict=True):
        cubes = {ore: tile[ore] for ore in ("tin", "copper", "water")}
        face = "up" if name in face_up else "down"
        areas.append({"name": name, "tile": {**cubes, "face": face, "seen": []}})
    return areas
