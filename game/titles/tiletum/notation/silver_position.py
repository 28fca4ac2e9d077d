"""The parts of a position that exist only with In Search of Silver: maps, technologies and covered
tablets."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.notation.cells import fill_cells, names_of_cells, names_of_marked_cells
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOOD_NAMES, TECHNOLOGY_NAMES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use
from game.titles.tiletum.rules.underground_tables import MAP_SIDE_NAMES


def silver_toml_table(state: TiletumState) -> dict[str, object]:
    """Return the table of the Silver expansion for a position text: map sides, side of the end
    scoring, technologies, goods that may still become payable as gold, and covered tablets."""
    return {
        "sides": [MAP_SIDE_NAMES[int(side)] for side in state.sides],
        "overlay": MAP_SIDE_NAMES[state.overlay],
        "technologies": names_of_cells(state.technologies, TECHNOLOGY_NAMES),
        "bonused_left": names_of_marked_cells(state.bonused_left, GOOD_NAMES),
        "covered": sorted(
            path for n, path in enumerate(tablet_path_ends(state)) if state.covered_tablets[n]
        ),
    }


def tablet_path_ends(state: TiletumState) -> list[tuple[str, str]]:
    """Return the names of the two ends of every path with a tablet, each pair sorted, in the
    order of the board."""
    names = state.board.space_names
    depths = state.board.depths
    ends = zip(depths.first_end_of_path, depths.second_end_of_path, strict=True)
    found = [sorted((names[int(one)], names[int(other)])) for one, other in ends]
    return [(one, other) for one, other in found]


def read_silver_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set map sides, technologies, covered tablets and the goods that may still become payable as
    gold of the Silver expansion; if missing, sides A and the first technologies of S-110.

    Raise Unreadable if the table is there without the expansion, or a value is not possible.
    """
    if not state.board.silver:
        if "silver" in fields:
            problem = "belongs to the expansion silver, which is not in play"
            raise fields.field_error(
                "silver", problem, 'no such table, or expansions with "silver"'
            )
        return
    silver = fields.table("silver", is_required=False)
    sides = silver.unchecked_list("sides", "sides", ["A"] * kinds.UNDERGROUND_MAP_COUNT)
    if len(sides) != kinds.UNDERGROUND_MAP_COUNT or not set(map(str, sides)) <= set(MAP_SIDE_NAMES):
        allowed = f"{kinds.UNDERGROUND_MAP_COUNT} of {word_list_for_message(MAP_SIDE_NAMES)}"
        raise silver.field_error("sides", f"is {value_for_message(sides)}", allowed)
    fill_cells(state.sides, 0, [MAP_SIDE_NAMES.index(str(side)) for side in sides])
    state.overlay = MAP_SIDE_NAMES.index(silver.choice("overlay", MAP_SIDE_NAMES, default="A"))
    usual = [TECHNOLOGY_NAMES[int(tech)] for tech in state.board.depths.first_technologies]
    found = silver.word_list("technologies", TECHNOLOGY_NAMES, "technologies", usual)
    if len(found) != kinds.TECHNOLOGIES_IN_PLAY_COUNT:
        raise silver.field_error(
            "technologies", f"has {len(found)}", str(kinds.TECHNOLOGIES_IN_PLAY_COUNT)
        )
    fill_cells(state.technologies, 0, map(TECHNOLOGY_NAMES.index, found))
    _read_covered_tablets_into_state(silver, state)
    # Set the goods that no seat has chosen; if missing, all of them if they are used
    board = state.board
    goods = [GOOD_NAMES[int(good)] for good in board.depths.bonused_goods]
    is_used = kinds.GOODS_TECHNOLOGY in [int(tech) for tech in state.technologies]
    owned = {int(good) for good in state.bonused}
    usual = [good for good in goods if is_used and GOOD_NAMES.index(good) not in owned]
    for good in silver.word_list("bonused_left", goods, "goods", usual):
        if good not in usual:
            raise silver.field_error("bonused_left", f"has {good}", word_list_for_message(usual))
        state.bonused_left[GOOD_NAMES.index(good)] = 1
    silver.check_no_unknown_keys()


def _read_covered_tablets_into_state(silver: TomlFields, state: TiletumState) -> None:
    """Mark the covered tablets; raise Unreadable for a path that is not on the map sides in use
    or appears twice."""
    paths = tablet_path_ends(state)
    board = state.board
    ends = zip(paths, board.depths.first_end_of_path, strict=True)
    used = [path for path, end in ends if is_space_on_map_side_in_use(state, end)]
    for item in silver.unchecked_list("covered", "paths", ()):
        path = tuple(sorted(map(str, item))) if isinstance(item, list) else ()
        if path not in used:
            raise silver.field_error(
                "covered", f"has {value_for_message(item)}", "paths with a tablet"
            )
        place = paths.index((path[0], path[1]))
        if state.covered_tablets[place]:
            raise silver.field_error(
                "covered", f"has {value_for_message(item)} twice", "each of the paths once"
            )
        state.covered_tablets[place] = 1
