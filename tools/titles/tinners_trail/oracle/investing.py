"""Phase 3, second half: investing for points (I-2 .. I-4, LW-D5, LW-D6)."""

from tools.titles.tinners_trail.oracle.table import INVESTMENT_ROWS, TrailOracleTable

STEP = 5
LARGE = 10


def largest_investment(table: TrailOracleTable, colour: str) -> int:
    """I-2, I-3: the largest multiple of £5 a player has."""
    return table.players[colour].money // STEP * STEP


def moves(table: TrailOracleTable) -> list[str]:
    """I-2: any multiple of £5, at least £5, or decline for good."""
    largest = largest_investment(table, table.to_move)
    return [f"invest {amount}" for amount in range(STEP, largest + 1, STEP)] + ["invest none"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """I-2: then the next one below who has not declined, from the top again after the last."""
    colour = table.to_move
    if words[1] == "none":
        table.declined.append(colour)
    else:
        invest(table, colour, int(words[1]))
    table.to_move = next_in_passing_order(table, colour)


def invest(table: TrailOracleTable, colour: str, amount: int) -> None:
    """I-2, I-4: as many £10 as possible plus at most one £5, by place in the column and round."""
    table.players[colour].money -= amount
    score(table, colour, amount)


def score(table: TrailOracleTable, colour: str, amount: int) -> None:
    """I-4: points by place in the column and round."""
    row = INVESTMENT_ROWS[row_of(table, colour)]
    player = table.players[colour]
    player.points += amount // LARGE * row["per_ten"][table.round - 1]
    player.points += amount % LARGE // STEP * row["per_five"][table.round - 1]


def row_of(table: TrailOracleTable, colour: str) -> int:
    """I-4: the place in the column; LW-D5: his is one higher, LW-D6: the human's one lower."""
    place = table.invested.index(colour) + 1
    if colour == table.wallace and "friends-in-high-places" in table.difficulty:
        return max(1, place - 1)
    if colour != table.wallace and "financial-sabotage" in table.difficulty:
        return place + 1
    return place


def next_in_passing_order(table: TrailOracleTable, colour: str) -> str:
    """The next below in the investment column, the top after the bottom."""
    return table.invested[(table.invested.index(colour) + 1) % len(table.invested)]


def settle(table: TrailOracleTable) -> bool:
    """I-2: with less than £5 one declines by oneself; I-3: it ends when all have declined."""
    if len(table.declined) == len(table.seats):
        table.phase = "end of round"
        return True
    if table.to_move == table.wallace and table.wallace not in table.declined:  # LW-15
        table.declined.append(table.to_move)
    elif table.to_move in table.declined:
        table.to_move = next_in_passing_order(table, table.to_move)
    elif table.players[table.to_move].money < STEP:
        table.declined.append(table.to_move)
    else:
        return False
    return True
