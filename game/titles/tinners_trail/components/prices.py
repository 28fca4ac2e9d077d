"""Reads dice and price columns (P-1, P-2)."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules.components import PriceTables

PRICE_COLUMN_COUNT = 4
HIGHEST_FACE = 9
HIGHEST_PRICE = 99
HIGHEST_DICE_TOTAL = 99
MAX_DIE_SIDES = 12
LARGEST_PRICE_CORRECTION = 9


def read_dice_and_price_columns(fields: TomlFields) -> PriceTables:
    """Return the dice and the price columns; raise Unreadable unless all dice have equal numbers of
    sides and prices rise."""
    dice = fields.table("dice")
    columns = fields.table("prices")
    fields.check_no_unknown_keys()
    prices = PriceTables(
        tin_die=_read_die(dice, "tin"),
        copper_die=_read_die(dice, "copper"),
        water_die=_read_die(dice, "water"),
        min_dice_total_by_column=_read_strictly_rising_prices(
            columns, "column_from", 0, HIGHEST_DICE_TOTAL
        ),
        tin_price=_read_strictly_rising_prices(columns, "tin", 1, HIGHEST_PRICE),
        copper_price=_read_strictly_rising_prices(columns, "copper", 1, HIGHEST_PRICE),
        roll_addition_after_lowest_price=columns.integer(
            "after_lowest", -LARGEST_PRICE_CORRECTION, LARGEST_PRICE_CORRECTION
        ),
        roll_addition_after_highest_price=columns.integer(
            "after_highest", -LARGEST_PRICE_CORRECTION, LARGEST_PRICE_CORRECTION
        ),
    )
    read_source_and_finish_entry(dice)
    read_source_and_finish_entry(columns)
    if not len(prices.tin_die) == len(prices.copper_die) == len(prices.water_die):
        sides = word_list_for_message(
            (len(prices.tin_die), len(prices.copper_die), len(prices.water_die))
        )
        raise fields.field_error("dice", f"have {sides} sides", "the same number for all three")
    return prices


def _read_die(dice: TomlFields, name: str) -> tuple[int, ...]:
    sides = len(dice.unchecked_list(name, "faces"))
    if not 1 <= sides <= MAX_DIE_SIDES:
        raise dice.field_error(name, f"has {sides} sides", f"1 to {MAX_DIE_SIDES} sides")
    return dice.integers(name, 0, HIGHEST_FACE, sides)


def _read_strictly_rising_prices(
    columns: TomlFields, name: str, min_price: int, max_price: int
) -> tuple[int, ...]:
    numbers = columns.integers(name, min_price, max_price, PRICE_COLUMN_COUNT)
    if list(numbers) != sorted(set(numbers)):
        raise columns.field_error(name, f"is {value_for_message(list(numbers))}", "rising numbers")
    return numbers
