"""The printed tables of one game of the remastered edition: the county, tiles, cards and more."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.engine.state_form import Sizes
from game.titles.tinners_trail.rules import state_form
from game.titles.tinners_trail.rules.both_editions.board import STOCK_WORDS, CountyBoard
from game.titles.tinners_trail.rules.components import (
    REGION_NAMES,
    BidRow,
    CardKind,
    Components,
    MapCard,
    TrailPrinted,
    Wallace,
)
from game.titles.tinners_trail.rules.kinds import BACKS, EMPTY, REGIONS, ROUNDS, WILD
from game.titles.tinners_trail.rules.set_up import SetUp, WallaceOptions
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_LETTERS, BANDS, DICE, HIGHER, PICKS

# Lord Wallace's action cards, bid dice and limits as rows of numbers the rules read at speed.

NO_FACE = 99  # more than any die shows


@final
class WallaceTables:
    """What is printed for him, and the options of this game; `cards` counts his action cards."""

    def __init__(self, printed: Wallace, options: WallaceOptions) -> None:
        """Make the rows; the components have been checked."""
        self.cards: i64 = len(printed.cards)
        self.band_from: vec[i64] = row_of(list(printed.bands))
        self._lay_cells(printed)
        rows = [*printed.bids, printed.unknown_tile]
        self.unknown_row: i64 = len(printed.bids)
        self.net_from: vec[i64] = row_of([row.least for row in printed.bids])
        self.dice: vec[i64] = row_of([die for row in rows for die in _dice(row)])
        self.pick: vec[i64] = row_of([PICKS.index(row.pick) for row in rows])
        self.columns_ahead: i64 = printed.columns_ahead
        self.limiter_floor: vec[i64] = row_of(list(printed.limiter_floor))
        self.kimberley: vec[i64] = row_of(list(printed.kimberley))
        self.bailed_out: vec[i64] = row_of(list(printed.bailing_out))
        self.cheap_labour: bool = options.cheap_labour
        self.more_mines: i64 = options.more_mines
        self.deep_pockets: bool = options.deep_pockets
        self.friends_in_high_places: bool = options.friends_in_high_places
        self.financial_sabotage: bool = options.financial_sabotage
        self.bailing_out: bool = options.bailing_out
        self.shady_land_purchases: bool = options.shady_land_purchases

    def _lay_cells(self, printed: Wallace) -> None:
        plain: list[int] = []
        highlighted: list[int] = []
        for card in printed.cards:
            for row in card.rounds:
                for cell in row:
                    plain.append(ACTION_LETTERS.index(cell[0]))
                    highlighted.append(ACTION_LETTERS.index(cell[-1]))
        self.plain: vec[i64] = row_of(plain)
        self.highlighted: vec[i64] = row_of(highlighted)

    def band(self, column: i64) -> i64:
        """Return the band of a column of the work track, 0 to 2 (LW-3)."""
        found: i64 = 0
        for band in range(i64(BANDS)):
            if column >= self.band_from[band]:
                found = band
        return found

    def cell(self, card: i64, game_round: i64, band: i64) -> i64:
        """Return the place of a card's cell in `plain` and `highlighted`."""
        return (card * ROUNDS + game_round - 1) * BANDS + band

    def row_of_net_worth(self, net: i64) -> i64:
        """Return the bid row of a net worth, EMPTY where he passes (LW-6)."""
        found: i64 = EMPTY
        for row in range(self.unknown_row):
            if net >= self.net_from[row]:
                found = row
        return found

    def die_value(self, row: i64, tin: i64, copper: i64, water: i64) -> i64:
        """Return the lower or higher face of the dice a bid row names (LW-6)."""
        lowest: i64 = NO_FACE
        highest: i64 = 0
        first: i64 = row * len(DICE)
        for die in range(i64(len(DICE))):
            face: i64 = water
            if die == 0:
                face = tin
            elif die == 1:
                face = copper
            if self.dice[first + die] != 0:
                lowest = min(lowest, face)
                highest = max(highest, face)
        if self.pick[row] == HIGHER:
            return highest
        return lowest


def _dice(row: BidRow) -> list[int]:
    """Return 1 for each die the row names, in the order of DICE."""
    return [int(die in row.dice) for die in DICE]


# The printed tables of one game of the remastered edition: the county, tiles, cards and more.

BENEFITS: Final = ["tin+", "copper+", "water-", "miner", "port", "pump"]
WILD_REGION: Final = "any"
TWO_PLAYERS: Final = 2
HIS_SURVEY_CARDS: Final = 6  # Lord Wallace keeps all he is dealt, two of three regions (LW-1)
SOLO: Final = 1  # players on the map card when the other one is Lord Wallace


@final
class Board(CountyBoard):
    """The county, and every table of this edition for this player count.

    In play are the areas of the map card: only they ever have a tile or a token. Pieces and cubes
    may lie in any of `all_areas`, beyond the card as well (D-1).
    """

    # Every number has a value from the start, so compiled code need not ask whether it has one.
    extended: bool = False
    arsenic: bool = False
    emigration: bool = False
    two_player: bool = False
    wallace_seat: i64 = 0
    solo: bool = False
    other_seat: i64 = 0
    better_mines: bool = False  # LW-D1
    wallace_cards: i64 = 0
    wallace_cells: i64 = 0

    regions: i64 = 0
    face_up_per_region: i64 = 0
    region: vec[i64] = NO_CELLS
    region_bit: vec[i64] = NO_CELLS

    tile_kinds: i64 = 0
    tiles_in_box: i64 = 0
    tile_region: vec[i64] = NO_CELLS
    first_tile: vec[i64] = NO_CELLS  # kind of each region
    tile_tin: vec[i64] = NO_CELLS
    tile_copper: vec[i64] = NO_CELLS
    tile_water: vec[i64] = NO_CELLS
    tile_count: vec[i64] = NO_CELLS
    tiles_of_region: vec[i64] = NO_CELLS
    tile_money: vec[i64] = NO_CELLS
    tile_work: vec[i64] = NO_CELLS

    card_kinds: i64 = 0
    decked_kinds: i64 = 0  # decks: two players only
    cards_in_box: i64 = 0
    card_back: vec[i64] = NO_CELLS
    first_card: vec[i64] = NO_CELLS  # kind with each back
    card_fits: vec[i64] = NO_CELLS  # bit of each region where it may be played
    card_count: vec[i64] = NO_CELLS
    cards_of_back: vec[i64] = NO_CELLS
    card_value: vec[i64] = NO_CELLS
    card_benefit: vec[i64] = NO_CELLS
    card_amount: vec[i64] = NO_CELLS

    dear_copper: i64 = 0  # the lower of the two highest prices (LW-3)
    per_ten: vec[i64] = NO_CELLS
    per_five: vec[i64] = NO_CELLS

    market_pounds: vec[i64] = NO_CELLS
    market_spaces: i64 = 0
    market_from: vec[i64] = NO_CELLS
    sell_work: i64 = 0

    own_miners: i64 = 0
    emigrate_work: i64 = 0
    michigan_piece: vec[i64] = NO_CELLS
    michigan_count: vec[i64] = NO_CELLS
    sierra_madre_points: vec[i64] = NO_CELLS
    kimberley_pounds: vec[i64] = NO_CELLS
    adelaide_chosen: vec[i64] = NO_CELLS
    adelaide_other: vec[i64] = NO_CELLS

    def __init__(self, components: Components, set_up: SetUp) -> None:
        """Make the tables for this game; the components have been checked."""
        solo = set_up.wallace_seat != EMPTY
        map_card = _card_of(components, SOLO if solo else set_up.seats)
        super().__init__(set_up.seats, _printed(components, set_up.seats, map_card))
        self.set_up: SetUp = set_up
        self.extended = set_up.extended
        self.arsenic = set_up.arsenic
        self.emigration = set_up.emigration
        self.two_player = set_up.seats == TWO_PLAYERS
        self._seat_wallace(components, set_up)
        self._lay_regions(map_card)
        self._lay_tiles(components)
        self._lay_cards(components)
        self._lay_investments(components)
        self._lay_market(components)
        self._lay_emigration(components)
        self.sizes: Sizes = self._sizes()

    def _sizes(self) -> Sizes:
        """Return how many cells a state's rows have; of areas the map card's are always written."""
        made = {
            state_form.SEAT: int(self.seats),
            state_form.HAND: int(self.seats),
            state_form.AREA: int(self.all_areas),
            state_form.BORDER: int(self.borders),
            state_form.STOCK: len(self.stock),
            state_form.PUMPS: len(self.pumps),
            state_form.REGION: REGIONS,
            state_form.CARD: int(self.card_kinds),
            state_form.DECKED_CARD: int(self.decked_kinds),
            state_form.TILE: int(self.tile_kinds),
            state_form.ROUND: ROUNDS,
            state_form.MARKET_SPACE: int(self.market_spaces),
            state_form.WALLACE_CARD: int(self.wallace_cells),
        }
        on_card = {
            state_form.AREA: int(self.areas),
            state_form.BORDER: int(self.borders_on_card),
        }
        return Sizes(made, on_card, [state_form.EXTRAS] if self.extended else [])

    def _seat_wallace(self, components: Components, set_up: SetUp) -> None:
        """LW-1: his seat, the seat of who plays against him, and his tables; EMPTY without him."""
        self.wallace_seat = set_up.wallace_seat
        self.solo = set_up.wallace_seat != EMPTY
        self.wins_ties = set_up.wallace_seat
        self.other_seat = TWO_PLAYERS - 1 - set_up.wallace_seat if self.solo else EMPTY
        self.better_mines = set_up.wallace.better_mines
        self.wallace: WallaceTables = WallaceTables(components.wallace, set_up.wallace)
        self.wallace_cards = len(components.wallace.cards) if self.solo else 0
        self.wallace_cells = self.wallace_cards + HIS_SURVEY_CARDS if self.solo else 0

    def _lay_regions(self, map_card: MapCard) -> None:
        """S-2, S-3: the regions of the map card; beyond it there are none (D-1)."""
        region_of = _regions_on(map_card)
        self.regions = len([names for names in map_card.regions if names])
        self.face_up_per_region = map_card.face_up_per_region
        self.region = row_of([region_of[name] for name in self.area_names[: len(region_of)]])
        self.region_bit = row_of([2**region for region in self.region])

    def _lay_tiles(self, components: Components) -> None:
        """S-2, K-2: with the Kickstarter tiles the stacks hold their kinds too."""
        bonuses = components.kickstarter_tiles if self.set_up.kickstarter_tiles else ()
        tiles = [*components.tiles, *(bonus.tile for bonus in bonuses)]
        without_bonus = len(components.tiles)
        self.tile_kinds = len(tiles)
        self.tiles_in_box = sum(tile.count for tile in tiles)
        regions = [REGION_NAMES.index(tile.region) for tile in tiles]
        self.tile_region = row_of(regions)
        self.first_tile = row_of(_first_of_each(regions, REGIONS))
        self.tile_tin = row_of([tile.tin for tile in tiles])
        self.tile_copper = row_of([tile.copper for tile in tiles])
        self.tile_water = row_of([tile.water for tile in tiles])
        copies = [tile.count for tile in tiles]
        self.tile_count = row_of(copies)
        self.tiles_of_region = row_of(_sum_of_each(regions, copies, REGIONS))
        self.tile_money = row_of([0] * without_bonus + [b.money for b in bonuses])
        self.tile_work = row_of([0] * without_bonus + [b.work for b in bonuses])
        self.tile_bonus: list[str] = [""] * without_bonus + [bonus.text for bonus in bonuses]

    def _lay_cards(self, components: Components) -> None:
        """S-4, S-5: region D only with 4 and 5 players, no wild cards with 2.

        Cards for two regions take the place of the wild ones and have their back (K-1).
        """
        paired = self.set_up.kickstarter_cards and not self.two_player
        cards = [*components.cards, *(components.kickstarter_cards if paired else ())]
        self.card_kinds = len(cards)
        self.decked_kinds = self.card_kinds * int(self.two_player)
        self.cards_in_box = sum(card.count for card in cards)
        self.card_texts: list[str] = [card.text for card in cards]
        self.card_numbers: dict[str, int] = {card.text: n for n, card in enumerate(cards)}
        backs: list[int] = []
        fits: list[int] = []
        counts: list[int] = []
        for card in cards:
            regions = _regions_of(card)
            back = regions[0] if len(regions) == 1 else WILD
            if card.region == WILD_REGION:
                used = not self.two_player and not paired
            else:
                used = back == WILD or back < self.regions
            backs.append(back)
            fits.append(sum(2**region for region in regions))
            counts.append(card.count if used else 0)
        self.card_back = row_of(backs)
        self.first_card = row_of(_first_of_each(backs, BACKS))
        self.card_fits = row_of(fits)
        self.card_count = row_of(counts)
        self.cards_of_back = row_of(_sum_of_each(backs, counts, BACKS))
        self.card_value = row_of([card.value for card in cards])
        self.card_benefit = row_of([_benefit(card.benefit) for card in cards])
        self.card_amount = row_of([_amount(card.benefit) for card in cards])

    def _lay_investments(self, components: Components) -> None:
        """I-4, LW-3."""
        self.dear_copper = components.prices.copper[2]
        rows = sorted(components.investment, key=lambda row: row.place)
        self.per_ten = row_of([n for row in rows for n in row.per_ten])
        self.per_five = row_of([n for row in rows for n in row.per_five])

    def _lay_market(self, components: Components) -> None:
        """AR-5: spaces for one cube each, dearest first; after them the one for any number."""
        spaces = [pounds for section in components.market.sections for pounds in section]
        lengths = [len(section) for section in components.market.sections]
        self.market_pounds = row_of(spaces)
        self.market_spaces = len(spaces) - 1 if self.arsenic else 0
        self.market_from = row_of([sum(lengths[:n]) for n in range(ROUNDS)])
        self.sell_work = components.market.sell

    def _lay_emigration(self, components: Components) -> None:
        """E-1 .. E-7: what each place gives in rounds 1 to 4."""
        emigration = components.emigration
        pieces = [STOCK_WORDS.index(piece) for piece in emigration.michigan_piece]
        self.own_miners = emigration.own_miners
        self.emigrate_work = emigration.work
        self.michigan_piece = row_of(pieces)
        self.michigan_count = row_of(list(emigration.michigan_count))
        self.sierra_madre_points = row_of(list(emigration.sierra_madre_points))
        self.kimberley_pounds = row_of(list(emigration.kimberley_pounds))
        self.adelaide_chosen = row_of(list(emigration.adelaide_chosen))
        self.adelaide_other = row_of(list(emigration.adelaide_other))

    def points_for(self, place: i64, game_round: i64, pounds: i64) -> i64:
        """Return the points an investment earns at a passing place (0 = first) (I-2, I-4)."""
        box: i64 = place * ROUNDS + game_round - 1
        points: i64 = (pounds // 10) * self.per_ten[box]
        if pounds % 10 >= 5:
            points += self.per_five[box]
        return points


def _card_of(components: Components, players: int) -> MapCard:
    """Return the map card for so many players (S-2)."""
    return next(card for card in components.map_cards if card.players == players)


def _regions_on(map_card: MapCard) -> dict[str, int]:
    """Return the region of every area on a map card."""
    return {name: region for region, names in enumerate(map_card.regions) for name in names}


def _printed(components: Components, seats: int, map_card: MapCard) -> TrailPrinted:
    """S-2, D-1: the map card's areas come first, then those beyond it, each from west to east."""
    on_card = _regions_on(map_card)
    areas = sorted(components.areas, key=lambda area: (area.name not in on_card, area.x))
    board = next(board for board in components.boards if board.players == seats)
    return TrailPrinted(tuple(areas), len(on_card), components.company, board, components.prices)


def _regions_of(card: CardKind) -> list[int]:
    """Return the regions a card names, all of them for a wild one."""
    if card.region == WILD_REGION:
        return list(range(REGIONS))
    return [REGION_NAMES.index(letter) for letter in card.region]


def _first_of_each(groups: list[int], count: int) -> list[int]:
    """Return where each group, numbered from 0, first occurs; 0 for one that never does."""
    return [groups.index(group) if group in groups else 0 for group in range(count)]


def _sum_of_each(groups: list[int], counts: list[int], count: int) -> list[int]:
    """Return how many pieces each group, numbered from 0, has in all its kinds."""
    sums = [0] * count
    for group, copies in zip(groups, counts, strict=True):
        sums[group] += copies
    return sums


def _benefit(text: str) -> int:
    """Return which benefit a card's text names."""
    return next(n for n, word in enumerate(BENEFITS) if text.startswith(word))


def _amount(text: str) -> int:
    """Return how many cubes the benefit is about, 1 for pieces."""
    return int(text[-1]) if text[-1].isdigit() else 1
