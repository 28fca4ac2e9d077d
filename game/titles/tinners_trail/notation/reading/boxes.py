"""Reads the investment boxes of the 2007 edition (C-14, C-18)."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.rules.investment_boxes import put_cube_into_box
from game.titles.tinners_trail.rules.kinds import (
    CUBES_PER_INVESTMENT_BOX,
    GAME_OVER_PHASE,
    INVEST_PHASE,
    PROSPECT_PHASE,
)
from game.titles.tinners_trail.rules.state import TrailState

PHASES_FROM_INVESTING_ON: Final = (INVEST_PHASE, PROSPECT_PHASE, GAME_OVER_PHASE)


def read_investment_boxes_into_state(
    fields: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set the cubes in the investment boxes of past rounds; add their points to each seat's points
    and set its cubes left. Raise Unreadable for an unknown round or price, or too many cubes.
    """
    boxes = fields.table("boxes", is_required=False)
    last = int(state.round) if state.phase in PHASES_FROM_INVESTING_ON else int(state.round) - 1
    rounds = [str(number) for number in range(1, last + 1)]
    prices = [str(price) for price in state.board.investment_box_price]
    for number in boxes.take_all_keys():
        if number not in rounds:
            problem = "is not a round with investments"
            raise boxes.field_error(
                value_for_message(number).strip('"'), problem, word_list_for_message(rounds)
            )
        column = boxes.table(number)
        for price in column.take_all_keys():
            if price not in prices:
                raise column.field_error(
                    value_for_message(price).strip('"'),
                    "is not a row",
                    word_list_for_message(prices),
                )
            row = prices.index(price)
            for owner in _read_cube_owner_seats(column, price, colours):
                put_cube_into_box(state, owner, int(number), row)
                state.points[owner] += state.board.investment_box_points[
                    (int(number) - 1) * state.board.investment_box_row_count + row
                ]
    for seat, colour in enumerate(colours):  # no colour has more than at the start (C-1)
        cubes = list(state.boxes).count(seat)
        if cubes > state.board.investment_cubes_per_seat:
            problem = f"hold {cubes} cubes of {colour}"
            raise boxes.field_error(
                "all boxes", problem, f"{state.board.investment_cubes_per_seat} of each colour"
            )
        state.cubes_left[seat] = state.board.investment_cubes_per_seat - cubes


def _read_cube_owner_seats(column: TomlFields, price: str, colours: tuple[str, ...]) -> list[int]:
    owners = column.unchecked_list(price, "colours")
    if not 0 < len(owners) <= CUBES_PER_INVESTMENT_BOX:
        raise column.field_error(
            price, f"has {len(owners)} cubes", f"1 to {CUBES_PER_INVESTMENT_BOX} in a box"
        )
    for owner in owners:
        if owner not in colours:
            raise column.field_error(
                price, f"has {value_for_message(owner)}", word_list_for_message(colours)
            )
    return [colours.index(str(owner)) for owner in owners]
