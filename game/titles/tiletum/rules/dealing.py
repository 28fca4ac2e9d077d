"""Set up a game (T-105 to T-114), with In Search of Silver (S-102 to S-111, S-902)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import chances, explorers, kinds, offers, rounds, stone_tablets
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.card_tables import CardinalTables
from game.titles.tiletum.rules.cardinal.turn import move_king_marker_up_for_court_favour
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.underground_tables import SIDES_PER_MAP

EVERY_GAME_DECREE_COUNT: Final = 2  # decrees of each side of the end scoring


def shuffle(st: TiletumState, row: vec[i64], cell_count: i64) -> None:
    """Put the first `cell_count` cells of a row into random order, in place."""
    for back in range(cell_count - 1):
        last: i64 = cell_count - 1 - back
        other: i64 = st.luck.draw_below(last + 1)
        number: i64 = row[last]
        row[last] = row[other]
        row[other] = number


def is_decree_in_game(st: TiletumState, decree: i64) -> bool:
    """Return whether a decree can be drawn in this game: it belongs to every game with this
    overlay, or to one of the four fairs in play (C-103, S-901)."""
    cards: CardinalTables = st.board.cards
    for at in range(EVERY_GAME_DECREE_COUNT):
        if cards.decrees_of_every_game[st.overlay * EVERY_GAME_DECREE_COUNT + at] == decree:
            return True
    for number in range(kinds.ROUND_COUNT):
        if cards.decree_of_fair[st.fair[number]] == decree:
            return True
    return False


def draw_silver_components(st: TiletumState) -> None:
    """Draw the sides of the maps, the explorer field, the technologies in play and the end
    scoring (S-102 to S-111)."""
    first_game: bool = st.board.first_game
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        st.sides[number] = 0 if first_game else st.luck.draw_below(SIDES_PER_MAP)
    st.overlay = st.luck.draw_below(SIDES_PER_MAP)
    st.field = 1 + st.luck.draw_below(kinds.ACTION_COUNT)
    drawn: vec[i64] = make_zero_row(kinds.TECHNOLOGY_COUNT)
    for technology in range(kinds.TECHNOLOGY_COUNT):
        drawn[technology] = technology
    shuffle(st, drawn, kinds.TECHNOLOGY_COUNT)
    for place in range(kinds.TECHNOLOGIES_IN_PLAY_COUNT):
        known: i64 = st.board.depths.first_technologies[place]
        st.technologies[place] = known if first_game else drawn[place]


def give_explorer_mines_and_silver(st: TiletumState, seat: i64, turn_order_place: i64) -> None:
    """Put a seat's explorer and a mine on the start space of map I, and give the seat its supply of
    mines and its silver, which depends on its place in the turn order, `turn_order_place` (S-107,
    S-108, S-902)."""
    board: Board = st.board
    start: i64 = explorers.start_town_of_map(st, 0)
    st.explorers[seat * kinds.UNDERGROUND_MAP_COUNT] = start
    st.owner[
        board.first_slot_of_piece_in_space[kinds.MINE_PIECE * board.space_count + start]
        + turn_order_place
    ] = seat
    if seat == board.cardinal:
        st.mines[seat * kinds.MINE_SUPPLY_COUNT] = kinds.CARDINAL_MINE_COUNT
        return
    st.mines[seat * kinds.MINE_SUPPLY_COUNT] = board.depths.start_mines
    st.mines[seat * kinds.MINE_SUPPLY_COUNT + 1] = board.depths.start_mines_in_general_supply
    st.silver[seat] = board.depths.start_silver[turn_order_place]


def set_up_goods_as_gold_and_surprises(st: TiletumState) -> None:
    """Set which goods may become payable as gold and, with the Cardinal, the surprises, the unused
    tiles and what he gets at the hard level (S-105, S-901, S-902)."""
    board: Board = st.board
    for place in range(kinds.TECHNOLOGIES_IN_PLAY_COUNT):
        if st.technologies[place] == kinds.GOODS_TECHNOLOGY:
            for at in range(i64(len(board.depths.bonused_goods))):
                st.bonused_left[board.depths.bonused_goods[at]] = 1
    if board.cardinal < 0:
        return
    for surprise in range(kinds.SURPRISE_COUNT):
        st.surprises_left[surprise] = 1
    for tile in range(board.tile_count):
        st.box[tile] = board.unused_copies_of_tile[tile]
    if board.hard > 0:
        st.points[board.cardinal] = board.depths.cardinal_hard_points
        st.silver[board.cardinal] = board.depths.cardinal_hard_silver


def set_up_new_game(st: TiletumState, seed: i64) -> None:
    """Set up a new game in place from a seed, and begin round 1, for which chance draws the first
    die.

    In this order: turn order, maps of the Silver expansion, what each seat starts with, wheel,
    tiles, fairs, cost tiles, and the Cardinal's decrees and challenges.
    """
    st.clear()
    st.luck.reset_from_seed(seed)
    for at in range(st.board.pile_cell_count):  # every tile of the box that is used (T-104)
        st.pile[at] = st.board.tile_copies_of_pile_cell[at]
    for place in range(st.seats):  # king markers stand in the order of round 1 (T-113)
        st.order[place] = place
    shuffle(st, st.order, st.seats)
    for place in range(st.seats):
        st.king_order[place] = st.order[place]
    if st.board.silver > 0:
        draw_silver_components(st)
    for place in range(st.seats):
        give_seat_start_possessions(st, place)
    # action tiles lie shuffled, or in printed order and turned (T-105, T-114)
    turned: i64 = st.luck.draw_below(kinds.ACTION_COUNT) if st.board.first_game else 0
    for value in range(kinds.ACTION_COUNT):
        st.wheel[(value + turned) % kinds.ACTION_COUNT] = st.board.printed_wheel_actions[value]
    if not st.board.first_game:
        shuffle(st, st.wheel, kinds.ACTION_COUNT)
    lay_start_tiles(st)
    draw_and_lay_fairs(st)
    shuffle_and_lay_cost_tiles_of_payment_kind(st, kinds.STONE)
    if st.board.silver > 0:
        shuffle_and_lay_cost_tiles_of_payment_kind(st, kinds.GOLD)
        shuffle_and_lay_cost_tiles_of_payment_kind(st, kinds.SILVER_PAYMENT)
        set_up_goods_as_gold_and_surprises(st)
    if st.board.cardinal >= 0:
        mark_decrees_in_game(st)
        many: i64 = i64(len(st.challenges))  # his level says how many are in force (C-104)
        drawn: vec[i64] = make_zero_row(many)
        for challenge in range(many):
            drawn[challenge] = challenge
        shuffle(st, drawn, many)
        for at in range(st.board.cards.challenge_count):
            st.challenges[drawn[at]] = 1
        move_king_marker_up_for_court_favour(st)
    rounds.begin_round(st)


def give_seat_start_possessions(st: TiletumState, turn_order_place: i64) -> None:
    """Give the seat at a place of the turn order its goods and pieces, and place its first house
    and people on the start space (T-111, T-112). The Cardinal gets pieces but no goods. With In
    Search of Silver each seat also gets its explorer and mines, and each seat but the Cardinal
    silver."""
    board: Board = st.board
    seat: i64 = st.order[turn_order_place]
    for at in range(seat * kinds.MEEPLES_PER_SEAT_COUNT, (seat + 1) * kinds.MEEPLES_PER_SEAT_COUNT):
        st.people[at] = board.start_town_space
    st.owner[board.first_slot_of_piece_in_space[board.start_town_space] + turn_order_place] = seat
    if board.silver > 0:
        give_explorer_mines_and_silver(st, seat, turn_order_place)
    if seat == board.cardinal:
        st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.HOUSE_PIECE] = (
            kinds.CARDINAL_HOUSE_AND_PILLAR_COUNT
        )
        st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.PILLAR_PIECE] = (
            kinds.CARDINAL_HOUSE_AND_PILLAR_COUNT + board.silver
        )
        return
    for good in range(kinds.GOOD_COUNT):
        st.goods[seat * kinds.GOOD_COUNT + good] = board.start_goods[good]
    st.goods[seat * kinds.GOOD_COUNT + kinds.GOLD] += board.start_gold[turn_order_place]
    st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.HOUSE_PIECE] = board.start_houses
    st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.PILLAR_PIECE] = board.start_pillars


def mark_decrees_in_game(st: TiletumState) -> None:
    """Store which decrees are used in this game, in card order: those of its four fairs and the two
    that every game uses. Mark each as still in the deck to be drawn (C-103)."""
    cards: CardinalTables = st.board.cards
    count: i64 = 0
    for decree in range(i64(len(cards.first_line_of_decree)) - 1):
        if is_decree_in_game(st, decree):
            st.decrees[count] = decree
            st.decrees_left[count] = 1
            count += 1


def lay_start_tiles(st: TiletumState) -> None:
    """Place bonus tiles on actions, king track and spaces, and fill both offers (T-106, T-107)."""
    board: Board = st.board
    for spot in range(board.first_action_spot, board.king_track_spot + 1):
        draw_and_lay_tile(st, spot, kinds.BONUS_DECK)
    for space in range(board.space_count):
        if board.has_tile_at_start[space] == 0:
            continue
        if board.silver == 0 or board.depths.underground_map_of_space[space] == kinds.EMPTY:
            draw_and_lay_tile(st, space, kinds.BONUS_DECK)
        elif stone_tablets.is_space_on_map_side_in_use(st, space):
            draw_and_lay_tile(st, space, kinds.UNDERGROUND_DECK)
    for place in range(kinds.OFFERED_TILE_COUNT):
        draw_and_lay_tile(st, board.first_contract_spot + place, kinds.CONTRACT_DECK)
    for place in range(kinds.OFFERED_TILE_COUNT):
        draw_and_lay_tile(st, board.first_character_spot + place, kinds.CHARACTER_DECK)


def draw_and_lay_tile(st: TiletumState, spot: i64, deck: i64) -> None:
    """Draw a random tile of a deck from its pile and lay it on a spot."""
    tile: i64 = chances.choose_random_tile_of_pile(st, deck)
    offers.remove_from_pile(st, deck, tile)
    st.lying[spot] = tile


def draw_and_lay_fairs(st: TiletumState) -> None:
    """Draw the kinds of the four fairs, and the towns of the last three; the first town is fixed
    (T-108)."""
    board: Board = st.board
    many: i64 = i64(len(board.fair_kinds))
    fairs: vec[i64] = board.fair_kinds[:]
    shuffle(st, fairs, many)
    towns: i64 = i64(len(board.fair_towns)) - 1
    drawn: vec[i64] = make_zero_row(towns)
    for town in range(towns):
        drawn[town] = board.fair_towns[town + 1]
    shuffle(st, drawn, towns)
    for number in range(kinds.ROUND_COUNT):
        st.fair[number] = fairs[number]
        st.fair[kinds.ROUND_COUNT + number] = (
            board.fair_towns[0] if number == 0 else drawn[number - 1]
        )


def shuffle_and_lay_cost_tiles_of_payment_kind(st: TiletumState, payment_kind: i64) -> None:
    """Shuffle the cost tiles paid in `payment_kind` and lay one at each cathedral in play with that
    payment (T-109, S-104).

    The tile of a closed cathedral stays unknown: EMPTY.
    """
    board: Board = st.board
    costs: vec[i64] = make_zero_row(board.cathedral_count)
    count: i64 = 0
    for kind in range(board.cost_tile_kind_count):
        if board.cost_tile_good[kind] == payment_kind:
            for _copy in range(board.cost_tile_count[kind]):
                costs[count] = kind
                count += 1
    shuffle(st, costs, count)
    laid: i64 = 0
    for number in range(board.cathedral_count):
        if board.payment_good_of_cathedral[
            number
        ] != payment_kind or not stone_tablets.is_space_on_map_side_in_use(
            st, board.town_of_cathedral[number]
        ):
            continue
        st.cost[number] = costs[laid] if board.is_cathedral_open[number] > 0 else kinds.EMPTY
        laid += 1
