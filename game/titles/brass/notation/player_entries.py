"""Reads the entry of a player: money, income, points and stacks."""

from typing import Final

from game.files.toml_fields import Fields, listed, shown
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.state import BrassState

MOST: Final = 99_999  # pounds or points


def read_players(players: tuple[Fields, ...], state: BrassState) -> None:
    """Fill in every seat except its hand; missing keys have the values of the set-up."""
    board = state.board
    for seat, player in enumerate(players):
        state.money[seat] = player.whole("money", -MOST, MOST, default=int(board.start_money))
        state.spent[seat] = player.whole("spent", 0, MOST, default=0)
        start = int(board.start_income)
        state.income[seat] = player.whole("income_space", 0, kinds.LAST_INCOME_SPACE, default=start)
        state.points[seat] = player.whole("points", 0, MOST, default=0)
        _read_stacks(player, state, seat)
        player.finish()


def _read_stacks(player: Fields, state: BrassState, seat: int) -> None:
    """Fill in the stacks; if missing, they hold all counters that are not on the board."""
    stacks = player.table("stacks", needed=False)
    for industry, word in enumerate(INDUSTRIES):
        counts = _counts_in_box(state, seat, industry)
        if word in stacks:
            counts = _read_level_counts(stacks, word, counts)
        for level, count in enumerate(counts):
            state.stack[(seat * kinds.INDUSTRY_COUNT + industry) * kinds.LEVELS + level] = count
    stacks.finish()


def _counts_in_box(state: BrassState, seat: int, industry: int) -> list[int]:
    """Return how many counters of each level of an industry are not on the board."""
    counts = [
        int(state.board.count[industry * kinds.LEVELS + level]) for level in range(kinds.LEVELS)
    ]
    for space in range(int(state.board.spaces)):
        kind = int(state.counter[space])
        if state.owner[space] == seat and kind // kinds.LEVELS == industry:
            counts[kind % kinds.LEVELS] -= 1
    return counts


def _read_level_counts(stacks: Fields, word: str, most: list[int]) -> list[int]:
    levels = stacks.items(word, "levels")
    free = [level for level, count in enumerate(most) for _counter in range(count)]
    allowed = f"levels, ascending, of those {listed(free)} that are not on the board"
    numbers = [level for level in levels if type(level) is int]
    if len(numbers) < len(levels) or numbers != sorted(numbers):
        raise stacks.refusal(word, f"is {shown(levels)}", allowed)
    counts = [numbers.count(level) for level in range(kinds.LEVELS)]
    fits = all(count <= limit for count, limit in zip(counts, most, strict=True))
    if sum(counts) < len(numbers) or not fits:
        raise stacks.refusal(word, f"is {shown(levels)}", allowed)
    return counts


def check_money(players: tuple[Fields, ...], state: BrassState) -> None:
    """Check that money below 0 is a debt that is being paid, or one that remains (B-3.2,
    B-19.1)."""
    if state.phase == kinds.DEBT_PHASE and state.money[state.to_move] >= 0:
        player = players[int(state.to_move)]
        raise player.refusal("money", f"is {state.money[state.to_move]}", "below 0 in phase debt")
    for seat, player in enumerate(players):
        in_debt = state.phase == kinds.DEBT_PHASE and state.to_move == seat
        if state.money[seat] < 0 and not (in_debt or state.board.debt_stays):
            problem = f"is {state.money[seat]}"
            raise player.refusal("money", problem, "0 or more, but for who is asked in phase debt")
