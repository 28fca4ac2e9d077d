"""Cards and boards: survey cards, Kickstarter cards, development boards, Lord Wallace's
action cards and dice (S-4, S-6, K, LW)."""

from collections.abc import Collection
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tinners_trail.components.areas import PLAYER_COUNTS, read_tile, repeated
from game.titles.tinners_trail.components.source import MOST_COPIES, SOURCES, finish_entry, joined
from game.titles.tinners_trail.rules import components
from game.titles.tinners_trail.rules.kinds import PUMP_GROUPS, ROUNDS
from game.titles.tinners_trail.rules.wallace.tables import ACTION_LETTERS, DICE, PICKS

# Survey cards (S-4, A-9, K-1).

CUBES = range(1, 10)
BENEFITS = (
    *(f"{gain}{cubes}" for gain in ("tin+", "copper+", "water-") for cubes in CUBES),
    *("miner", "port", "pump"),
)
MOST_POUNDS = 99


ONE_REGION_OR_WILD = (*components.REGION_NAMES, "any")

PAIRS: Final = tuple("".join(pair) for pair in combinations(components.REGION_NAMES, 2))
KICKSTARTER_MOST_POUNDS: Final = 9
WORK_BACK: Final = 1  # a mine costs two work points and never nothing
BONUSES: Final = {
    **{f"money+{pounds}": (pounds, 0) for pounds in range(1, KICKSTARTER_MOST_POUNDS + 1)},
    f"work+{WORK_BACK}": (0, WORK_BACK),
}

MOST_PIECES = 9

BANDS: Final = 3
LAST_COLUMN: Final = 9  # of the work track before the final one
LEAST_NET: Final = -99
MOST_NET: Final = 99
MOST_COLUMNS: Final = 20
WALLACE_MOST_POUNDS: Final = 99
MOST_PUMPED: Final = 9


def read_cards(
    fields: Fields, regions: Collection[str] = ONE_REGION_OR_WILD
) -> tuple[components.CardKind, ...]:
    """Return the kinds of cards of these regions in the order of the file; ours has one entry of a
    kind.

    Other entries of the file must have been read before.
    """
    cards: dict[str, components.CardKind] = {}
    for entry in fields.tables("card"):
        benefit = entry.text("benefit", 20)
        if benefit not in BENEFITS:
            allowed = listed(("tin+N", "copper+N", "water-N", "miner", "port", "pump"))
            raise entry.refusal("benefit", f'is "{benefit}"', allowed)
        card = components.CardKind(
            region=entry.choice("region", regions),
            benefit=benefit,
            value=entry.whole("value", 0, MOST_POUNDS),
            count=entry.whole("count", 1, MOST_COPIES),
        )
        source = finish_entry(entry)
        if card.text in cards:
            refusal = repeated(fields, entry, f"repeats {card.text}")
            card = replace(card, count=joined(cards[card.text].count, card.count, source, refusal))
        cards[card.text] = card
    fields.finish()
    return tuple(cards.values())


# The Kickstarter pack: tiles with a bonus and survey cards for two regions (K-1, K-2).


def read_kickstarter(
    fields: Fields,
) -> tuple[tuple[components.BonusTile, ...], tuple[components.CardKind, ...]]:
    """Return the tiles, no two of them alike, and the cards, each for two regions."""
    found: dict[tuple[object, ...], components.BonusTile] = {}
    for entry in fields.tables("tile"):
        money, work = BONUSES[entry.choice("bonus", tuple(BONUSES))]
        bonus = components.BonusTile(read_tile(entry), money, work)
        source = finish_entry(entry)
        tile = bonus.tile
        numbers = (tile.region, tile.tin, tile.copper, tile.water, bonus.money, bonus.work)
        if numbers in found:
            refusal = repeated(fields, entry, "repeats a tile")
            count = joined(found[numbers].tile.count, tile.count, source, refusal)
            bonus = replace(bonus, tile=replace(tile, count=count))
        found[numbers] = bonus
    return tuple(found.values()), read_cards(fields, PAIRS)


# Development boards: what becomes available in which round (S-6).


def read_boards(fields: Fields) -> tuple[components.DevelopmentBoard, ...]:
    """Return the boards, one for each player count."""
    boards = tuple(_board(entry) for entry in fields.tables("board"))
    fields.finish()
    counts = [board.players for board in boards]
    if sorted(counts) != list(PLAYER_COUNTS):
        allowed = f"one for each of {listed(PLAYER_COUNTS)}"
        raise fields.refusal("board", f"is there for {listed(counts)} players", allowed)
    return boards


def _board(entry: Fields) -> components.DevelopmentBoard:
    players = entry.whole("players", min(PLAYER_COUNTS), max(PLAYER_COUNTS))
    entry.label = f"board of {players} players: "
    return read_columns(entry, players)


def read_columns(entry: Fields, players: int) -> components.DevelopmentBoard:
    """Return what the columns of the four rounds hold."""
    board = components.DevelopmentBoard(
        players=players,
        miner=entry.wholes("miner", 0, MOST_PIECES, ROUNDS),
        port=entry.wholes("port", 0, MOST_PIECES, ROUNDS),
        train=entry.wholes("train", 0, MOST_PIECES, ROUNDS),
        adit=entry.wholes("adit", 0, MOST_PIECES, ROUNDS),
        pumps=_pump_columns(entry),
    )
    finish_entry(entry)
    return board


def _pump_columns(entry: Fields) -> tuple[tuple[int, ...], ...]:
    allowed = f"{ROUNDS} lists of at most {PUMP_GROUPS} groups of 1 to {MOST_PIECES} pumps"
    columns = entry.items("pumps", "pump groups")
    for column in columns:
        if not isinstance(column, list) or len(column) > PUMP_GROUPS:
            raise entry.refusal("pumps", f"has {shown(column)}", allowed)
        for group in column:
            if type(group) is not int or not 1 <= group <= MOST_PIECES:
                raise entry.refusal("pumps", f"has a group {shown(group)}", allowed)
    if len(columns) != ROUNDS:
        raise entry.refusal("pumps", f"has {len(columns)} lists", allowed)
    return tuple(tuple(column) for column in columns if isinstance(column, list))


# Lord Wallace: his action cards, bid dice and limits (LW-3, LW-6, LW-AR, LW-E, LW-D7).


def read_wallace(fields: Fields) -> components.Wallace:
    """Return everything of his; the cards are numbered from 1, the bid rows leave no gap."""
    bands = fields.wholes("bands", 0, LAST_COLUMN, BANDS)
    if list(bands) != sorted(set(bands)) or bands[0] != 0:
        raise fields.refusal("bands", f"is {shown(list(bands))}", "numbers that rise from 0")
    fields.choice("source_of_bands", SOURCES)
    cards = tuple(
        _card_of_wallace(entry, n) for n, entry in enumerate(fields.tables("card"), start=1)
    )
    if not cards:
        raise fields.refusal("card", "is there 0 times", "at least one card")
    bids = []
    for entry in fields.tables("bid"):
        least = entry.whole("from", LEAST_NET, MOST_NET)
        bids.append(_dice(entry, least, entry.whole("to", least, MOST_NET)))
    # Each row begins one above the end of the row before; the last one goes on for ever
    for before, row in pairwise(bids):
        if row.least != before.most + 1:
            problem = f"goes on from {row.least} after {before.most}"
            raise fields.refusal("bid", problem, f"rows without a gap, next {before.most + 1}")
    if not bids or bids[-1].most != MOST_NET:
        raise fields.refusal("bid", "ends too early", f"a last row to {MOST_NET}")
    unknown = _dice(fields.table("unknown_tile"), LEAST_NET, MOST_NET)
    limits = fields.table("limits")
    fields.finish()
    wallace = components.Wallace(
        bands=bands,
        cards=cards,
        bids=tuple(bids),
        unknown_tile=unknown,
        columns_ahead=limits.whole("columns_ahead", 0, MOST_COLUMNS),
        limiter_floor=limits.wholes("limiter_floor", 0, MOST_COLUMNS, ROUNDS),
        kimberley=limits.wholes("kimberley", 0, WALLACE_MOST_POUNDS, ROUNDS),
        bailing_out=limits.wholes("bailing_out", 0, MOST_PUMPED, ROUNDS),
    )
    finish_entry(limits)
    return wallace


def _card_of_wallace(entry: Fields, number: int) -> components.ActionCard:
    entry.whole("number", number, number)
    entry.label = f"card {number}: "
    rows = entry.items("rounds", "rows of cells")
    if len(rows) != ROUNDS:
        raise entry.refusal("rounds", f"has {len(rows)} rows", f"{ROUNDS}, one a round")
    card = components.ActionCard(number, tuple(_row(entry, row) for row in rows))
    finish_entry(entry)
    return card


def _row(entry: Fields, row: object) -> tuple[str, ...]:
    if not isinstance(row, list) or len(row) != BANDS:
        raise entry.refusal("rounds", f"has {shown(row)}", f"rows of {BANDS} cells")
    return tuple(_cell(entry, cell) for cell in row)


def _cell(entry: Fields, cell: object) -> str:
    """Return a cell: a letter, or two with a stroke between (the second when copper is dear)."""
    letters = cell.split("/") if isinstance(cell, str) else []
    if len(letters) not in (1, 2) or any(letter not in ACTION_LETTERS for letter in letters):
        allowed = f"a letter of {ACTION_LETTERS}, or two as in B/M"
        raise entry.refusal("rounds", f"has a cell {shown(cell)}", allowed)
    return str(cell)


def _dice(entry: Fields, least: int, most: int) -> components.BidRow:
    dice = tuple(entry.words("dice", DICE, "dice"))
    if not dice:
        raise entry.refusal("dice", "is []", listed(DICE))
    row = components.BidRow(least, most, dice, entry.choice("pick", PICKS))
    finish_entry(entry)
    return row
