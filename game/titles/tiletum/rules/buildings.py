"""The six buildings of a seat: rooms, roof houses, crests and markers (T-501 to T-512)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import count_number_in_cells, insert_sorted
from game.titles.tiletum.rules import kinds, possessions, questions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def count_filled_rooms(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return how many rooms of a building are filled, from floor 1 up."""
    board: Board = st.board
    first: i64 = seat * kinds.ROOM_COUNT_OF_A_SEAT + board.first_room_of_building[building]
    most: i64 = board.first_room_of_building[building + 1] - board.first_room_of_building[building]
    count: i64 = 0
    while count < most and st.rooms[first + count] != kinds.EMPTY:
        count += 1
    return count


def is_building_full(st: TiletumState, seat: i64, building: i64) -> bool:
    """Return whether all rooms of a building are filled."""
    return (
        st.rooms[
            seat * kinds.ROOM_COUNT_OF_A_SEAT + st.board.first_room_of_building[building + 1] - 1
        ]
        != kinds.EMPTY
    )


def is_building_completed(st: TiletumState, seat: i64, building: i64) -> bool:
    """Return whether a building is full and has a crest below (T-509)."""
    crest: i64 = st.crests[seat * kinds.BUILDING_COUNT + building]
    return crest != kinds.EMPTY and is_building_full(st, seat, building)


def character_type_in_building(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return the type of the characters in a building, EMPTY when there are none."""
    tile: i64 = st.rooms[
        seat * kinds.ROOM_COUNT_OF_A_SEAT + st.board.first_room_of_building[building]
    ]
    if tile == kinds.EMPTY:
        return kinds.EMPTY
    return st.board.character_type_of_tile[tile]


def may_take_character_type(
    st: TiletumState, seat: i64, building: i64, character_type: i64
) -> bool:
    """Return whether a character type may move into a building. Building 6 takes all types; each
    other building takes only one type, and each type may be in only one of these buildings (T-502,
    T-503)."""
    if building == kinds.LAST_BUILDING:
        return True
    lives: i64 = character_type_in_building(st, seat, building)
    if lives != kinds.EMPTY:
        return lives == character_type
    for other in range(kinds.LAST_BUILDING):
        if character_type_in_building(st, seat, other) == character_type:
            return False
    return True


def floor_for_new_character_or_zero(
    st: TiletumState, seat: i64, building: i64, character_type: i64
) -> i64:
    """Return the floor that a character of this type would get, 0 when it may not move in
    (T-501).
    """
    if is_building_full(st, seat, building) or not may_take_character_type(
        st, seat, building, character_type
    ):
        return 0
    return count_filled_rooms(st, seat, building) + 1


def move_character_into_building(st: TiletumState, seat: i64, tile: i64, building: i64) -> None:
    """Move a character from the storehouse to the next room of a building, and give its gain
    (T-501).

    Filling the building gives the seat a house, except for the last building, and may complete it.
    """
    possessions.remove_tile_from_storehouse(st, seat, tile)
    room: i64 = (
        seat * kinds.ROOM_COUNT_OF_A_SEAT
        + st.board.first_room_of_building[building]
        + count_filled_rooms(st, seat, building)
    )
    st.rooms[room] = tile
    record_step_fact(st, step_facts.CHARACTER_MOVED_INTO_BUILDING_FACT, seat, tile, building)
    if is_building_full(st, seat, building):
        if building != kinds.LAST_BUILDING:
            st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.HOUSE_PIECE] += 1
            record_step_fact(st, step_facts.ALL_ROOMS_FILLED_FACT, seat, building, 0)
        add_marker_points_if_building_complete(st, seat, building)
    questions.give_gain(st, seat, st.board.gain_of_tile[tile])
    ask_for_gains_of_building_with_character_3(st, seat, building)


def put_crest_below_building(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Place a crest below a building. If that completes it, its marker is placed; the gain printed
    below the building comes at once (T-606)."""
    st.crests[seat * kinds.BUILDING_COUNT + building] = crest
    record_step_fact(st, step_facts.CREST_PLACED_FACT, seat, crest, building)
    add_marker_points_if_building_complete(st, seat, building)
    questions.give_gain(st, seat, st.board.crest_gain_of_building[building])
    ask_for_gains_of_building_with_character_3(st, seat, building)


def ask_for_gains_of_building_with_character_3(st: TiletumState, seat: i64, building: i64) -> None:
    """With character III ask for the gains of a building just completed (S-609).

    A building is completed only once, since rooms and crests are filled only once.
    """
    if seat_progress.technology_level(
        st, seat, kinds.CHARACTER_TECHNOLOGY
    ) >= 3 and is_building_completed(st, seat, building):
        ask_for_character_gains(st, seat, building)


def add_marker_points_if_building_complete(st: TiletumState, seat: i64, building: i64) -> None:
    """If a building is complete, add its marker points to the action of its characters' type, and
    to the main action in progress if it is that action (T-509, T-510). The last building has no
    marker; its completion is only recorded.
    """
    if not is_building_completed(st, seat, building):
        return
    marker: i64 = st.board.marker_points_of_building[building]
    if building == kinds.LAST_BUILDING:
        record_step_fact(st, step_facts.BUILDING_COMPLETED_FACT, seat, building, marker)
        return
    action: i64 = character_type_in_building(st, seat, building)
    st.markers[seat * kinds.CHARACTER_TYPE_COUNT + action] += marker
    record_step_fact(st, step_facts.BUILDING_COMPLETED_FACT, seat, building, marker)
    at: i64 = questions.stack_position_of_main_action(st)
    if at != kinds.EMPTY and st.stack[at + 1] == action and st.stack[at + 5] == 0:
        more: i64 = (
            1 if seat_progress.technology_level(st, seat, kinds.CHARACTER_TECHNOLOGY) >= 2 else 0
        )  # S-609
        add_action_points_to_main_action(st, seat, marker + more)


def add_action_points_to_main_action(st: TiletumState, seat: i64, points: i64) -> None:
    """Add points to the main action in progress; king steps are made at once (T-308, T-510)."""
    at: i64 = questions.stack_position_of_main_action(st)
    if st.stack[at + 1] == kinds.KING_ACTION:
        seat_progress.move_king_marker_up(st, seat, points)
    else:
        st.stack[at + 2] += points


def ask_for_character_gains(st: TiletumState, seat: i64, building: i64) -> None:
    """Ask for the gains of all characters of a building, in any order (T-512)."""
    board: Board = st.board
    questions.push_question(st, kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION, 0, 0, 0)
    at: i64 = (st.depth - 1) * kinds.CELLS_PER_QUESTION
    for room in range(
        board.first_room_of_building[building], board.first_room_of_building[building + 1]
    ):
        tile: i64 = st.rooms[seat * kinds.ROOM_COUNT_OF_A_SEAT + room]
        if tile != kinds.EMPTY:
            insert_sorted(st.stack, at + 1, at + kinds.MAX_CHARACTERS_OF_BUILDING, tile + 1, 0)


def count_completed_buildings(st: TiletumState, seat: i64) -> i64:
    """Return how many buildings of a seat are completed."""
    count: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        if is_building_completed(st, seat, building):
            count += 1
    return count


def count_full_buildings(st: TiletumState, seat: i64) -> i64:
    """Return how many buildings of a seat have all rooms full."""
    count: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        if is_building_full(st, seat, building):
            count += 1
    return count


def count_characters_on_upper_floors(st: TiletumState, seat: i64) -> i64:
    """Return how many characters of a seat live on floor 2 or 3."""
    count: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        people: i64 = count_filled_rooms(st, seat, building)
        if people > 1:
            count += people - 1
    return count


def count_placed_crests(st: TiletumState, seat: i64) -> i64:
    """Return how many crests of a seat lie below buildings."""
    first: i64 = seat * kinds.BUILDING_COUNT
    return kinds.BUILDING_COUNT - count_number_in_cells(
        st.crests, first, first + kinds.BUILDING_COUNT, kinds.EMPTY
    )
