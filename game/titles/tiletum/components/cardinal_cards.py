"""The Cardinal's decrees, challenges and levels (C-103, C-104), and his surprises (S-901)."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.components.boards import LARGEST_NUMBER, require_all_known_entries_in_order
from game.titles.tiletum.rules import components as printed
from game.titles.tiletum.rules.components import (
    CardinalComponents,
    Decree,
    SilverCardinal,
    SurpriseCard,
)

LONGEST_NAME: Final = 40


def read_cardinal_components(fields: TomlFields) -> CardinalComponents:
    """Return the Cardinal's components; raise Unreadable unless there is a decree for every
    fair and two for every game."""
    fairs = (*printed.BASE_FAIR_KINDS, *printed.DECREES_OF_EVERY_GAME)
    known = printed.CHALLENGE_NAMES
    require_all_known_entries_in_order(
        fields, "challenges", fields.word_list("challenges", known, "challenges"), known
    )
    decrees = fields.read_each_table("decree", lambda entry: _read_decree(entry, fairs))
    if sorted(decree.fair_kind for decree in decrees) != sorted(fairs):
        raise fields.field_error("decree", "leaves out a fair", word_list_for_message(fairs))
    levels = fields.table("levels").read_and_check_all_known(
        lambda entry: tuple(
            (level, entry.integer(level, 0, len(known))) for level in printed.CARDINAL_LEVEL_NAMES
        )
    )
    return CardinalComponents(decrees, levels, fields.integer("joker_points", 0, LARGEST_NUMBER))


def read_silver_cardinal(fields: TomlFields) -> SilverCardinal:
    """Return the Cardinal's components for games with silver; raise Unreadable if a challenge
    or the decree of a new fair is missing (S-901, S-902)."""
    every = (*printed.ALL_FAIR_KINDS, *printed.SILVER_END_DECREES)
    known = printed.SILVER_CHALLENGE_NAMES
    require_all_known_entries_in_order(
        fields, "challenges", fields.word_list("challenges", known, "challenges"), known
    )
    decrees = fields.read_each_table("decree", lambda entry: _read_decree(entry, every))
    new = (*printed.SILVER_FAIR_KINDS, *printed.SILVER_END_DECREES)
    if not {*new} <= {decree.fair_kind for decree in decrees}:
        raise fields.field_error("decree", "leaves out a fair", word_list_for_message(new))
    hard = fields.table("hard_start").read_and_check_all_known(
        lambda entry: (
            entry.integer("points", 0, LARGEST_NUMBER),
            entry.integer("silver", 0, LARGEST_NUMBER),
        )
    )
    surprises = fields.read_each_table("surprise", _read_surprise)
    prices = [
        _read_silver_and_cards_of_surprise_price(fields, price)
        for price in fields.unchecked_list("surprise_price", "prices")
    ]
    return SilverCardinal(decrees, surprises, tuple(prices), *hard)


def _read_silver_and_cards_of_surprise_price(
    fields: TomlFields, toml_key: object
) -> tuple[int, int]:
    silver, cards = fields.checked_item_as_tuple(
        "surprise_price", toml_key, (int, int), "silver and cards"
    )
    return silver, cards


def _read_surprise(entry: TomlFields) -> SurpriseCard:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"surprise {name}: "
    effects = tuple(
        _read_effect(entry, effect) for effect in entry.unchecked_list("effects", "effects")
    )
    return SurpriseCard(name, entry.integer("points", 0, LARGEST_NUMBER), effects)


def _read_effect(entry: TomlFields, toml_value: object) -> tuple[str, int]:
    if toml_value in printed.SURPRISE_EFFECT_WORDS:
        return str(toml_value), 1
    word = str(toml_value).rstrip("0123456789")
    known = *printed.GOOD_NAMES, *printed.ALL_ACTION_NAMES, "silver", printed.NEEDED_DIE_WORD
    if word not in known or word == str(toml_value):
        raise entry.field_error(
            "effects", f"has {value_for_message(toml_value)}", "an effect or a gain"
        )
    return word, int(str(toml_value)[len(word) :])


def _read_decree(entry: TomlFields, fairs: tuple[str, ...]) -> Decree:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"decree {name}: "
    return Decree(
        name,
        entry.choice("fair", fairs),
        tuple(_read_decree_line(entry, line) for line in entry.unchecked_list("lines", "lines")),
        tuple(entry.word_list("foot", printed.DECREE_FOOT_WORDS, "goods")),
    )


def _read_decree_line(entry: TomlFields, toml_value: object) -> tuple[str, str]:
    condition, text = entry.checked_item_as_tuple(
        "lines", toml_value, (str, str), "a condition and a deed"
    )
    if condition not in printed.DECREE_CONDITION_WORDS:
        allowed = f"one of {word_list_for_message(printed.DECREE_CONDITION_WORDS)}, a deed"
        raise entry.field_error("lines", f"has {value_for_message(toml_value)}", allowed)
    deed, _, goods = text.partition(":")
    known = set(goods.split("/")) <= set(printed.GOOD_NAMES) or goods == printed.ANY_WORD
    if not (
        (
            deed == printed.EXPLORER_ACTION_NAME
            and set(goods.split(">")) <= set(printed.EXPLORER_SITE_NAMES)
        )
        or (deed in printed.CHARACTER_TYPE_NAMES and not goods)
        or (deed in (printed.HIGHEST_DIE_WORD, printed.NEEDED_DIE_WORD) and known)
    ):
        raise entry.field_error(
            "lines", f"has {value_for_message(text)}", "an action, highest: or needed:"
        )
    return condition, text
