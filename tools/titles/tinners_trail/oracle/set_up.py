"""Set-up of a new game as a position in the draft of survey cards (S-1 .. S-6, K, LW-1)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tools.titles.tinners_trail.oracle.table import (
    BOARDS,
    COMPANY,
    MAP_CARDS,
    PIECES,
    facts,
    regions_in_play,
)

COLOURS = ["pink", "yellow", "blue", "green", "orange"]
LORD_WALLACE = "orange"
MORE_MINES = {"more-mines": 1, "more-mines-2": 2}


def new_position(
    players: int, seed: int, expansions: Sequence[str] = (), difficulty: Sequence[str] = ()
) -> dict[str, Any]:
    """A dealt game, 1 player against Lord Wallace; the seed says nothing about the engine's."""
    random = Random(seed)
    solo = players == 1
    colours = [COLOURS[0], LORD_WALLACE] if solo else COLOURS[:players]
    number = len(colours)
    decks = {region: shuffled_deck(region, random) for region in regions_in_play(number)}
    wild = shuffled_deck("any", random)
    if "kickstarter-cards" in expansions:
        wild = shuffled_deck("any", random, "kickstarter")  # K-1
    hands = {colour: deal(decks, wild, number) for colour in colours}
    left = {region: [card.partition(":")[2] for card in decks[region]] for region in decks}
    return {
        "format": 1,
        "title": "tinners-trail",
        "edition": "remastered",
        "expansions": list(expansions),
        "wallace": list(difficulty),
        "round": 1,
        "phase": "draft",
        "to_move": colours[0],
        "work": {"0": colours[::-1] if solo else random.sample(colours, number)},  # LW-1
        "developments": {key: BOARDS[number][key] for key in [*PIECES, "pumps"]},
        "player": [company(colour, hands[colour], solo, difficulty) for colour in colours],
        "area": [
            area
            for region in regions_in_play(number)
            for area in areas_with_tiles(region, players, random, expansions)
        ],
        "decks": left if number == 2 else {},
    }


def company(colour: str, hand: list[str], solo: bool, difficulty: Sequence[str]) -> dict[str, Any]:
    """S-1; LW-D3: Lord Wallace may have 1 or 2 mines more."""
    if not solo or colour != LORD_WALLACE:
        return {"colour": colour, "hand": hand}
    extra = sum(MORE_MINES[name] for name in difficulty if name in MORE_MINES)
    mines = COMPANY["start"]["mines"] + extra
    return {"colour": colour, "hand": hand, "wallace": True, "mines_left": mines}


def shuffled_deck(region: str, random: Random, box: str = "cards") -> list[str]:
    """S-4: the survey cards of one region, or the wild ones; K-1: or those for two regions."""
    kinds = [
        kind
        for kind in facts(box)["card"]
        if kind["region"] == region or (box == "kickstarter" and region == "any")
    ]
    deck = [
        f"{kind['region']}:{kind['benefit']}:{kind['value']}"
        for kind in kinds
        for _ in range(kind["count"])
    ]
    random.shuffle(deck)
    return deck


def deal(decks: dict[str, list[str]], wild: list[str], players: int) -> list[str]:
    """S-4: 2 cards of each region in play and 1 wild; S-5: no wild card with 2 players."""
    hand = [decks[region].pop() for region in regions_in_play(players) for _ in range(2)]
    return hand if players == 2 else [*hand, wild.pop()]


def areas_with_tiles(
    region: str, players: int, random: Random, expansions: Sequence[str]
) -> list[dict[str, Any]]:
    """S-2, K-2: one face-down tile an area; S-3: some of them are turned face up."""
    names = MAP_CARDS[players][region]
    box = facts("tiles")["tile"]
    if "kickstarter-tiles" in expansions:
        box = box + facts("kickstarter")["tile"]
    tiles = [tile for tile in box if tile["region"] == region]
    face_up = random.sample(names, MAP_CARDS[players]["face_up_per_region"])
    areas = []
    for name, tile in zip(names, random.sample(tiles, len(names)), strict=True):
        shown = {key: tile[key] for key in ("tin", "copper", "water", "bonus") if key in tile}
        face = "up" if name in face_up else "down"
        areas.append({"name": name, "tile": {**shown, "face": face, "seen": []}})
    return areas
