"""Scarce money, mines and cards in the text of a position, so that rare rules come up."""

import re
from random import Random

from tools.titles.tinners_trail.oracle.components import MARKET
from tools.titles.tinners_trail.oracle.market import UNLIMITED

ODDS = 0.6


def make_scarce(text: str, random: Random) -> str:
    """The position with less of everything; nothing is there that the box does not hold."""
    text = re.sub(r"(?m)^money = (\d+)$", lambda found: f"money = {fewer(found, random)}", text)
    text = re.sub(r"(?m)^mines_left = (\d+)$", lambda found: few_mines(found, random), text)
    text = re.sub(
        r"(?m)^hand = \[(.+)\]$", lambda found: f"hand = [{thinned(found, random)}]", text
    )
    text = re.sub(
        r"(?m)^miners_left = (\d+)$", lambda found: f"miners_left = {few(found, random)}", text
    )
    text = re.sub(r"(?m)^under = \[.*\]$", "under = []", text)  # they may be gone from his hand
    text = re.sub(r"(?m)^market = \[.*\]$", lambda _: filled_market(random), text)
    return re.sub(r"(?m)^([abcd]) = \[(.+)\]$", lambda found: thin_deck(found, random), text)


def fewer(found: re.Match[str], random: Random) -> int:
    """At most as much as there was."""
    money = int(found[1])
    return min(money, random.choice([0, 1, 2, 3, 4, 5, 6, 8, money]))


def few_mines(found: re.Match[str], random: Random) -> str:
    """Sometimes only one mine, or none."""
    return f"mines_left = {few(found, random)}"


def few(found: re.Match[str], random: Random) -> int:
    """At most as many pieces as there were."""
    return min(int(found[1]), random.choice([0, 1, 1, 2, 6, 6]))


def filled_market(random: Random) -> str:
    """Some spaces of the arsenic market, but never the last (AR-5)."""
    spaces = [space for section in MARKET for space in section if space != UNLIMITED]
    return f"market = {[space for space in spaces if random.random() < ODDS]}"


def thinned(found: re.Match[str], random: Random) -> str:
    """Some of the cards."""
    cards = re.findall(r'"[^"]+"', found[found.lastindex or 1])
    return ", ".join(card for card in cards if random.random() < ODDS)


def thin_deck(found: re.Match[str], random: Random) -> str:
    """A deck without cards, with one, or with some."""
    cards = thinned(found, random).split(", ")
    kept = random.choice([0, 0, 1, len(cards)])
    return f"{found[1]} = [{', '.join(card for card in cards[:kept] if card)}]"
