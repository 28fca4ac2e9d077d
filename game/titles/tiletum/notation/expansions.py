"""The parts of a position that exist only with In Search of Silver: maps, technologies and covered
tablets."""

from game.files.toml_fields import Fields, listed, shown
from game.titles.tiletum.notation.cells import fill_cells, names_of_cells, names_of_marked_cells
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOODS, TECHNOLOGIES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_on_used_side
from game.titles.tiletum.rules.tables import SIDE_NAMES


def silver_table(state: TiletumState) -> dict[str, object]:
    """Return maps, technologies and tablets as a table."""
    return {
        "sides": [SIDE_NAMES[int(side)] for side in state.sides],
        "overlay": SIDE_NAMES[state.overlay],
        "technologies": names_of_cells(state.technologies, TECHNOLOGIES),
        "bonused_left": names_of_marked_cells(state.bonused_left, GOODS),
        "covered": sorted(
            path for n, path in enumerate(tablet_path_ends(state)) if state.covered[n]
        ),
    }


def tablet_path_ends(state: TiletumState) -> list[tuple[str, str]]:
    """Return the ends of every path with a tablet, in alphabetical order."""
    names = state.board.space_names
    depths = state.board.depths
    ends = zip(depths.one_end, depths.other_end, strict=True)
    found = [sorted((names[int(one)], names[int(other)])) for one, other in ends]
    return [(one, other) for one, other in found]


def read_silver(fields: Fields, state: TiletumState) -> None:
    """Set maps, technologies and tablets; if missing, the first sides and the tablets of S-110."""
    if not state.board.silver:
        if "silver" in fields:
            problem = "belongs to the expansion silver, which is not in play"
            raise fields.refusal("silver", problem, 'no such table, or expansions with "silver"')
        return
    silver = fields.table("silver", needed=False)
    sides = silver.items("sides", "sides", ["A"] * kinds.MAPS)
    if len(sides) != kinds.MAPS or not set(map(str, sides)) <= set(SIDE_NAMES):
        allowed = f"{kinds.MAPS} of {listed(SIDE_NAMES)}"
        raise silver.refusal("sides", f"is {shown(sides)}", allowed)
    fill_cells(state.sides, 0, [SIDE_NAMES.index(str(side)) for side in sides])
    state.overlay = SIDE_NAMES.index(silver.choice("overlay", SIDE_NAMES, default="A"))
    usual = [TECHNOLOGIES[int(tech)] for tech in state.board.depths.first_technologies]
    found = silver.words("technologies", TECHNOLOGIES, "technologies", usual)
    if len(found) != kinds.IN_PLAY:
        raise silver.refusal("technologies", f"has {len(found)}", str(kinds.IN_PLAY))
    fill_cells(state.technologies, 0, map(TECHNOLOGIES.index, found))
    _read_covered(silver, state)
    # Set the tiles of goods nobody has; left out all of them, if they are used at all
    board = state.board
    goods = [GOODS[int(good)] for good in board.depths.bonused]
    is_used = kinds.TECH_GOODS in [int(tech) for tech in state.technologies]
    owned = {int(good) for good in state.bonused}
    usual = [good for good in goods if is_used and GOODS.index(good) not in owned]
    for good in silver.words("bonused_left", goods, "goods", usual):
        if good not in usual:
            raise silver.refusal("bonused_left", f"has {good}", listed(usual))
        state.bonused_left[GOODS.index(good)] = 1
    silver.finish()


def _read_covered(silver: Fields, state: TiletumState) -> None:
    """Cover tablets; their paths must be on the map sides in use."""
    paths = tablet_path_ends(state)
    board = state.board
    ends = zip(paths, board.depths.one_end, strict=True)
    used = [path for path, end in ends if is_on_used_side(state, end)]
    for item in silver.items("covered", "paths", ()):
        path = tuple(sorted(map(str, item))) if isinstance(item, list) else ()
        if path not in used:
            raise silver.refusal("covered", f"has {shown(item)}", "paths with a tablet")
        place = paths.index((path[0], path[1]))
        if state.covered[place]:
            raise silver.refusal("covered", f"has {shown(item)} twice", "each of the paths once")
        state.covered[place] = 1
