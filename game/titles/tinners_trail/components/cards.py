"""Survey cards (S-4, A-9, K-1)."""

from __future__ import annotations

from collections.abc import Collection

from game.fields import Fields, listed
from game.titles.tinners_trail.components.source import finish_entry
from game.titles.tinners_trail.rules.components import REGION_NAMES, CardKind

CUBES = range(1, 10)
BENEFITS = (
    *(f"{gain}{cubes}" for gain in ("tin+", "copper+", "water-") for cubes in CUBES),
    *("miner", "port", "pump"),
)
MOST_POUNDS = 99
MOST_COPIES = 4


ONE_REGION_OR_WILD = (*REGION_NAMES, "any")


def read_cards(
    fields: Fields, regions: Collection[str] = ONE_REGION_OR_WILD
) -> tuple[CardKind, ...]:
    """Return the kinds of cards of these regions in the order of the file; none stands there twice.

    Other entries of the file must have been read before.
    """
    cards: list[CardKind] = []
    known: set[str] = set()
    for entry in fields.tables("card"):
        card = _card(entry, regions)
        if card.text in known:
            place = entry.label.rstrip(": ")
            raise fields.refusal(place, f"repeats {card.text}", "one entry with its count")
        known.add(card.text)
        cards.append(card)
    fields.finish()
    return tuple(cards)


def _card(entry: Fields, regions: Collection[str]) -> CardKind:
    benefit = entry.text("benefit", 20)
    if benefit not in BENEFITS:
        allowed = listed(("tin+N", "copper+N", "water-N", "miner", "port", "pump"))
        raise entry.refusal("benefit", f'is "{benefit}"', allowed)
    card = CardKind(
        region=entry.choice("region", regions),
        benefit=benefit,
        value=entry.whole("value", 0, MOST_POUNDS),
        count=entry.whole("count", 1, MOST_COPIES),
    )
    finish_entry(entry)
    return card
