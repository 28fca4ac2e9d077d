"""Cards: what is printed on a survey card, in words, and the viewer's hand."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.art.cards import CardFace
from game.words import Words

WILD = "any"


def face_of(card: str, words: Words) -> CardFace:
    """Return the printed face of a card in the notation, such as "a:tin+1:2"."""
    region, benefit, value = card.split(":")
    return CardFace(
        region=region,
        head=words.say("table.wild") if region == WILD else region.upper(),
        benefit=benefit,
        name=benefit_name(benefit, words),
        value=words.say("table.pounds", pounds=value),
    )


def benefit_name(benefit: str, words: Words) -> str:
    """Return the words for a benefit such as "copper+2" or "port"."""
    for sign in "+-":
        if sign in benefit:
            kind, number = benefit.split(sign)
            return words.say(f"table.benefit-{kind}", number=number)
    return words.say(f"table.benefit-{benefit}")


def is_hidden(card: str) -> bool:
    """Return whether only the card's back is known."""
    return card.endswith("?")


def back_of(card: str) -> str:
    """Return the card as its back alone tells it, such as "a:?".

    Cards for two regions have the back of the wild ones they replace (K-1).
    """
    region = card.partition(":")[0]
    return f"{region if len(region) == 1 else WILD}:?"


def back_letter(region: str, words: Words) -> str:
    """Return what is written on the back of a region's cards, or of the wild ones."""
    return words.say("table.wild-letter") if region == WILD else region.upper()


@dataclass(frozen=True, slots=True)
class Hand:
    """The viewer's cards; `hidden` shows backs only."""

    cards: tuple[str, ...]
    hidden: bool


def hand_of_viewer(view: TableView, *, concealed: bool) -> Hand:
    """Return the viewer's hand; an onlooker has none."""
    if not 0 <= view.viewer < len(view.seats):
        return Hand((), True)
    return Hand(view.seats[view.viewer].hand, concealed)
