"""Reads the entry of a player: money, income, points and stacks."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState

MAX_POUNDS_OR_POINTS: Final = 99_999  # pounds or points


def read_players_into_state(players: tuple[TomlFields, ...], state: BrassState) -> None:
    """Set money, spent money, income, points and stacks of every seat; missing keys have the
    values of the set-up. Raise Unreadable for a wrong value or an unknown key."""
    board = state.board
    for seat, player in enumerate(players):
        state.money[seat] = player.integer(
            "money", -MAX_POUNDS_OR_POINTS, MAX_POUNDS_OR_POINTS, default=int(board.start_money)
        )
        state.spent[seat] = player.integer("spent", 0, MAX_POUNDS_OR_POINTS, default=0)
        start = int(board.start_income_space)
        state.income[seat] = player.integer(
            "income_space", 0, kinds.LAST_INCOME_SPACE, default=start
        )
        state.points[seat] = player.integer("points", 0, MAX_POUNDS_OR_POINTS, default=0)
        _read_stacks_into_state(player, state, seat)
        player.check_no_unknown_keys()


def _read_stacks_into_state(player: TomlFields, state: BrassState, seat: int) -> None:
    """Set the number of counters of each kind in a seat's stacks; for a missing industry it is
    all counters that are not on the board."""
    stacks = player.table("stacks", is_required=False)
    for industry, word in enumerate(INDUSTRY_NAMES):
        counts = _off_board_counts_by_level(state, seat, industry)
        if word in stacks:
            counts = _read_level_counts(stacks, word, counts)
        for level, count in enumerate(counts):
            state.stack[(seat * kinds.INDUSTRY_COUNT + industry) * kinds.LEVEL_COUNT + level] = (
                count
            )
    stacks.check_no_unknown_keys()


def _off_board_counts_by_level(state: BrassState, seat: int, industry: int) -> list[int]:
    """Return how many of a seat's counters of an industry are not on the board, by level."""
    counts = [
        int(state.board.copies_of_counter_kind[industry * kinds.LEVEL_COUNT + level])
        for level in range(kinds.LEVEL_COUNT)
    ]
    for space in range(int(state.board.space_count)):
        kind = int(state.counter[space])
        if state.owner[space] == seat and kind // kinds.LEVEL_COUNT == industry:
            counts[kind % kinds.LEVEL_COUNT] -= 1
    return counts


def _read_level_counts(stacks: TomlFields, key: str, max_counts: list[int]) -> list[int]:
    levels = stacks.unchecked_list(key, "levels")
    free = [level for level, count in enumerate(max_counts) for _counter in range(count)]
    allowed = f"levels, ascending, of those {word_list_for_message(free)} that are not on the board"
    numbers = [level for level in levels if type(level) is int]
    if len(numbers) < len(levels) or numbers != sorted(numbers):
        raise stacks.field_error(key, f"is {value_for_message(levels)}", allowed)
    counts = [numbers.count(level) for level in range(kinds.LEVEL_COUNT)]
    fits = all(count <= limit for count, limit in zip(counts, max_counts, strict=True))
    if sum(counts) < len(numbers) or not fits:
        raise stacks.field_error(key, f"is {value_for_message(levels)}", allowed)
    return counts


def check_money(players: tuple[TomlFields, ...], state: BrassState) -> None:
    """Raise Unreadable for money below 0 that is no allowed debt, or for a seat that must pay a
    debt but has none (B-3.2, B-19.1)."""
    if state.phase == kinds.DEBT_PHASE and state.money[state.to_move] >= 0:
        player = players[int(state.to_move)]
        raise player.field_error(
            "money", f"is {state.money[state.to_move]}", "below 0 in phase debt"
        )
    for seat, player in enumerate(players):
        in_debt = state.phase == kinds.DEBT_PHASE and state.to_move == seat
        if state.money[seat] < 0 and not (in_debt or state.board.may_debt_remain):
            problem = f"is {state.money[seat]}"
            raise player.field_error(
                "money", problem, "0 or more, but for who is asked in phase debt"
            )
