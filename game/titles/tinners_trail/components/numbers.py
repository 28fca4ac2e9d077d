"""Numbers of companies, boards and tracks: what they start with, prices, market, investment,
emigration, and that there is enough of all."""

from game.engine.title import Unreadable
from game.fields import Fields, listed, shown
from game.titles.tinners_trail.components.areas import PLAYER_COUNTS
from game.titles.tinners_trail.components.cards import WORK_BACK
from game.titles.tinners_trail.components.source import SOURCES, finish_entry
from game.titles.tinners_trail.rules.components import (
    REGION_NAMES,
    Components,
    Emigration,
    InvestmentRow,
    Market,
    Prices,
    TrailCompany,
)
from game.titles.tinners_trail.rules.kinds import MOST_POUNDS, ROUNDS

ACTIONS = ("extract", "miner", "port", "train", "adit", "pumps", "pasties")  # beside build
MOST_MINES = 20
MOST_COLUMNS = 20
MOST_CAPACITY = 9

PIECES = ("miner", "port", "train", "adit")
MOST_MINERS = 9
MOST_WORK = 10
MOST_PIECES = 4
MOST_POINTS = 99
EMIGRATION_MOST_POUNDS = 99

MARKET_MOST_POUNDS = 99

PRICE_COLUMNS = 4
HIGHEST_FACE = 9
HIGHEST_PRICE = 99
HIGHEST_TOTAL = 99
MOST_SIDES = 12
LARGEST_CORRECTION = 9

CARDS_A_REGION = 2  # dealt to each seat (S-4)
WILD_CARDS = 1


def read_company(fields: Fields) -> TrailCompany:
    """Return the start and the work points; no action costs more than the track has."""
    start = fields.table("start")
    work = fields.table("work")
    extract = fields.table("extract")
    fields.finish()
    columns = work.whole("columns", 1, MOST_COLUMNS)
    company = TrailCompany(
        start_money=start.whole("money", 0, MOST_POUNDS),
        mines=start.whole("mines", 1, MOST_MINES),
        columns=columns,
        build_work=work.whole("build", WORK_BACK + 1, columns),
        **{f"{action}_work": work.whole(action, 1, columns) for action in ACTIONS},
        base_capacity=extract.whole("base_capacity", 1, MOST_CAPACITY),
    )
    for entry in (start, work, extract):
        finish_entry(entry)
    return company


# Emigration: own miners and the four places (E-1 .. E-7).


def read_emigration(fields: Fields) -> Emigration:
    """Return what own miners cost and what each place gives, round by round."""
    michigan = fields.table("michigan")
    sierra_madre = fields.table("sierra_madre")
    kimberley = fields.table("kimberley")
    adelaide = fields.table("adelaide")
    emigration = Emigration(
        own_miners=fields.whole("own_miners", 1, MOST_MINERS),
        emigrate_work=fields.whole("emigrate_work", 1, MOST_WORK),
        michigan_piece=_pieces(michigan),
        michigan_count=michigan.wholes("count", 1, MOST_PIECES, ROUNDS),
        sierra_madre_points=sierra_madre.wholes("points", 0, MOST_POINTS, ROUNDS),
        kimberley_pounds=kimberley.wholes("pounds", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
        adelaide_chosen=adelaide.wholes("chosen_ore", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
        adelaide_other=adelaide.wholes("other_ore", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
    )
    fields.choice("source_of_work", SOURCES)
    for entry in (fields, michigan, sierra_madre, kimberley, adelaide):
        finish_entry(entry)
    return emigration


def _pieces(michigan: Fields) -> tuple[str, ...]:
    """Return the piece of each round; a kind comes in one round only."""
    pieces = michigan.items("pieces", "developments")
    for piece in pieces:
        if piece not in PIECES or pieces.count(piece) > 1:
            allowed = f"each of {listed(PIECES)} once"
            raise michigan.refusal("pieces", f"has {shown(piece)}", allowed)
    if len(pieces) != ROUNDS:
        raise michigan.refusal(
            "pieces", f"has {len(pieces)} developments", f"{ROUNDS}, one a round"
        )
    return tuple(str(piece) for piece in pieces)


# The investment column: points for pounds (I-4).


def read_investment(fields: Fields) -> tuple[InvestmentRow, ...]:
    """Return one row for each place in the passing order."""
    rows = tuple(_row(entry) for entry in fields.tables("row"))
    fields.finish()
    places = [row.place for row in rows]
    wanted = list(range(1, max(PLAYER_COUNTS) + 1))
    if sorted(places) != wanted:
        allowed = f"one row for each place of {listed(wanted)}"
        raise fields.refusal("row", f"is there for the places {listed(places)}", allowed)
    return rows


def _row(entry: Fields) -> InvestmentRow:
    place = entry.whole("place", 1, max(PLAYER_COUNTS))
    entry.label = f"row of place {place}: "
    row = InvestmentRow(
        place=place,
        per_ten=entry.wholes("per_ten", 0, MOST_POINTS, ROUNDS),
        per_five=entry.wholes("per_five", 0, MOST_POINTS, ROUNDS),
    )
    finish_entry(entry)
    return row


# The arsenic market (AR-5).


def read_market(fields: Fields) -> Market:
    """Return the sections, one a round, with values that fall from space to space."""
    sections = _sections(fields)
    work = fields.table("work")
    finish_entry(fields)
    market = Market(sections=sections, sell=work.whole("sell", 1, MOST_WORK))
    finish_entry(work)
    return market


def _sections(fields: Fields) -> tuple[tuple[int, ...], ...]:
    allowed = (
        f"{ROUNDS} lists of pounds from 1 to {MARKET_MOST_POUNDS}, each lower than the one before"
    )
    sections = fields.items("sections", "lists of pounds")
    spaces: list[int] = []
    for section in sections:
        if not isinstance(section, list) or not section:
            raise fields.refusal("sections", f"has {shown(section)}", allowed)
        for pounds in section:
            most = spaces[-1] - 1 if spaces else MARKET_MOST_POUNDS
            if type(pounds) is not int or not 1 <= pounds <= most:
                raise fields.refusal("sections", f"has a space {shown(pounds)}", allowed)
            spaces.append(pounds)
    if len(sections) != ROUNDS:
        raise fields.refusal("sections", f"has {len(sections)} lists", allowed)
    return tuple(tuple(section) for section in sections if isinstance(section, list))


# Dice and price columns (P-1, P-2).


def read_prices(fields: Fields) -> Prices:
    """Return the dice, all with the same number of sides, and the rising price columns."""
    dice = fields.table("dice")
    columns = fields.table("prices")
    fields.finish()
    prices = Prices(
        tin_die=_die(dice, "tin"),
        copper_die=_die(dice, "copper"),
        water_die=_die(dice, "water"),
        column_from=_rising(columns, "column_from", 0, HIGHEST_TOTAL),
        tin_price=_rising(columns, "tin", 1, HIGHEST_PRICE),
        copper_price=_rising(columns, "copper", 1, HIGHEST_PRICE),
        after_lowest=columns.whole("after_lowest", -LARGEST_CORRECTION, LARGEST_CORRECTION),
        after_highest=columns.whole("after_highest", -LARGEST_CORRECTION, LARGEST_CORRECTION),
    )
    finish_entry(dice)
    finish_entry(columns)
    if not len(prices.tin_die) == len(prices.copper_die) == len(prices.water_die):
        sides = listed((len(prices.tin_die), len(prices.copper_die), len(prices.water_die)))
        raise fields.refusal("dice", f"have {sides} sides", "the same number for all three")
    return prices


def _die(dice: Fields, name: str) -> tuple[int, ...]:
    sides = len(dice.items(name, "faces"))
    if not 1 <= sides <= MOST_SIDES:
        raise dice.refusal(name, f"has {sides} sides", f"1 to {MOST_SIDES} sides")
    return dice.wholes(name, 0, HIGHEST_FACE, sides)


def _rising(columns: Fields, name: str, least: int, most: int) -> tuple[int, ...]:
    numbers = columns.wholes(name, least, most, PRICE_COLUMNS)
    if list(numbers) != sorted(set(numbers)):
        raise columns.refusal(name, f"is {shown(list(numbers))}", "numbers that rise")
    return numbers


# What no single file can say: there are enough tiles and cards for every player count.


def check_supply(components: Components) -> None:
    """Refuse a box too small for its map cards (S-2) or for the deal (S-4, S-5, K-1)."""
    tiles = components.tiles
    cards = components.cards
    for map_card in components.map_cards:
        players = max(map_card.players, 2)  # a solo game is dealt like one for two
        needed = {}
        for region, areas in zip(REGION_NAMES, map_card.regions, strict=True):
            found = sum(tile.count for tile in tiles if tile.region == region)
            whose = f"the areas of the map card for {map_card.players} players"
            _require("tiles", f"region {region} has {found} tiles", found, len(areas), whose)
            needed[region] = CARDS_A_REGION * players if areas else 0
        needed["any"] = WILD_CARDS * players if players > 2 else 0
        for region, least in needed.items():
            found = sum(card.count for card in cards if card.region == region)
            what = f"region {region} has {found} cards"
            _require("cards", what, found, least, f"the deal for {players} players")
    pairs = sum(card.count for card in components.kickstarter_cards)
    most = max(card.players for card in components.map_cards)
    what = f"there are {pairs} cards"
    deal = f"the deal for {most} players"
    _require("kickstarter", what, pairs, WILD_CARDS * most, deal)


def _require(file: str, what: str, found: int, least: int, whose: str) -> None:
    if found < least:
        raise Unreadable(f"{file}.toml: {what}; allowed: at least {least}, {whose}.")
