"""Reads survey cards (S-4)."""

from collections.abc import Collection
from dataclasses import replace

from game.files.toml_fields import TomlFields, word_list_for_message
from game.titles.tinners_trail.components.entry_source import (
    MAX_COPIES_OF_KIND,
    joined_piece_count,
    read_source_and_finish_entry,
)
from game.titles.tinners_trail.components.tiles import repeated_entry_error
from game.titles.tinners_trail.rules import components

# Survey cards (S-4, A-9, K-1).

BENEFIT_CUBE_COUNTS = range(1, 10)
BENEFIT_WORDS = (
    *(f"{gain}{cubes}" for gain in ("tin+", "copper+", "water-") for cubes in BENEFIT_CUBE_COUNTS),
    *("miner", "port", "pump"),
)
MAX_POUNDS = 99

REGION_NAMES_WITH_WILD = (*components.REGION_NAMES, "any")


def read_cards(
    fields: TomlFields, regions: Collection[str] = REGION_NAMES_WITH_WILD
) -> tuple[components.SurveyCardKind, ...]:
    """Return the kinds of survey cards of these regions in file order, each kind once with the
    counts of its entries added. Raise Unreadable for a faulty entry or a key of the file that has
    not been read before.
    """
    cards: dict[str, components.SurveyCardKind] = {}
    for entry in fields.tables("card"):
        benefit = entry.text("benefit", 20)
        if benefit not in BENEFIT_WORDS:
            allowed = word_list_for_message(
                ("tin+N", "copper+N", "water-N", "miner", "port", "pump")
            )
            raise entry.field_error("benefit", f'is "{benefit}"', allowed)
        card = components.SurveyCardKind(
            region=entry.choice("region", regions),
            benefit_text=benefit,
            value_pounds=entry.integer("value", 0, MAX_POUNDS),
            copies=entry.integer("count", 1, MAX_COPIES_OF_KIND),
        )
        source = read_source_and_finish_entry(entry)
        if card.notation_text in cards:
            refusal = repeated_entry_error(fields, entry, f"repeats {card.notation_text}")
            card = replace(
                card,
                copies=joined_piece_count(
                    cards[card.notation_text].copies, card.copies, source, refusal
                ),
            )
        cards[card.notation_text] = card
    fields.check_no_unknown_keys()
    return tuple(cards.values())
