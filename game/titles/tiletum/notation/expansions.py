"""What only some games have, as text: with silver maps, technologies and covered tablets; against
the Cardinal challenges, decrees and the one in force."""

from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.cells import fill, mark, marked, named
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOODS, TECHNOLOGIES
from game.titles.tiletum.rules.dealing import is_in_game
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.silver import is_side_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tables import SIDE_NAMES


def silver_of(state: TiletumState) -> dict[str, object]:
    """Return maps, technologies and tablets."""
    return {
        "sides": [SIDE_NAMES[int(side)] for side in state.sides],
        "overlay": SIDE_NAMES[state.overlay],
        "technologies": named(state.technologies, TECHNOLOGIES),
        "bonused_left": marked(state.bonused_left, GOODS),
        "covered": sorted(path for n, path in enumerate(paths_of(state)) if state.covered[n]),
    }


def paths_of(state: TiletumState) -> list[tuple[str, str]]:
    """Return the ends of every path with a tablet, in alphabetical order."""
    names = state.board.space_names
    depths = state.board.depths
    ends = zip(depths.one_end, depths.other_end, strict=True)
    found = [sorted((names[int(one)], names[int(other)])) for one, other in ends]
    return [(one, other) for one, other in found]


def read_silver(fields: Fields, state: TiletumState) -> None:
    """Set maps, technologies and tablets; left out are the first sides and those of S-110."""
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
    fill(state.sides, 0, [SIDE_NAMES.index(str(side)) for side in sides])
    state.overlay = SIDE_NAMES.index(silver.choice("overlay", SIDE_NAMES, default="A"))
    usual = [TECHNOLOGIES[int(tech)] for tech in state.board.depths.first_technologies]
    found = silver.words("technologies", TECHNOLOGIES, "technologies", usual)
    if len(found) != kinds.IN_PLAY:
        raise silver.refusal("technologies", f"has {len(found)}", str(kinds.IN_PLAY))
    fill(state.technologies, 0, map(TECHNOLOGIES.index, found))
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
    """Cover tablets; their paths lie on the sides that are used."""
    paths = paths_of(state)
    board = state.board
    ends = zip(paths, board.depths.one_end, strict=True)
    used = [path for path, end in ends if is_side_up(state, end)]
    for item in silver.items("covered", "paths", ()):
        path = tuple(sorted(map(str, item))) if isinstance(item, list) else ()
        if path not in used:
            raise silver.refusal("covered", f"has {shown(item)}", "paths with a tablet")
        place = paths.index((path[0], path[1]))
        if state.covered[place]:
            raise silver.refusal("covered", f"has {shown(item)} twice", "each of the paths once")
        state.covered[place] = 1


# What only a solo game has: challenges, decrees and the one in force.


def solo_of(state: TiletumState) -> dict[str, object]:
    """Return challenges, decrees and surprises; there are none without the Cardinal."""
    cards = state.board.cards
    mine = named(state.decrees, cards.decree_names)
    told: dict[str, object] = {"challenges": marked(state.challenges, cards.challenge_names)}
    told |= {"decrees": mine, "decrees_left": marked(state.decrees_left, mine)}
    if state.decree != EMPTY:
        told["decree"] = cards.decree_names[state.decree]
    if state.board.silver:
        told["surprises_left"] = marked(state.surprises_left, cards.surprise_names)
        told |= {"surprises_due": state.surprises_due, "crest_due": bool(state.crest_due)}
        if state.after != EMPTY:
            told["after"] = kinds.PHASE_NAMES[state.after]
    return told


def read_solo(fields: Fields, state: TiletumState) -> None:
    """Set the decrees of the fairs, and what is left of them; left out all are."""
    board = state.board
    if board.cardinal < 0:
        if "solo" in fields:
            problem = "belongs to a game against the Cardinal, who is not in play"
            raise fields.refusal("solo", problem, "no such table, or a game with the Cardinal")
        return
    solo = fields.table("solo", needed=False)
    known = board.cards.challenge_names
    mark(state.challenges, known, solo.words("challenges", known, "challenges", ()))
    names = board.cards.decree_names
    due = [name for number, name in enumerate(names) if is_in_game(state, number)]
    found = solo.words("decrees", names, "decrees", due)
    if found != due or len(due) != kinds.DECREES:
        raise solo.refusal("decrees", f"is {shown(found)}", f"those of the fairs: {listed(due)}")
    left = solo.words("decrees_left", due, "decrees", due)
    for number, name in enumerate(due):
        state.decrees[number] = names.index(name)
        state.decrees_left[number] = int(name in left)
    if not left:
        raise solo.refusal("decrees_left", "is empty", "some: after the sixth all are left")
    if "decree" in solo:
        state.decree = names.index(solo.choice("decree", due))
    if board.silver:
        _read_surprises(solo, state)
    solo.finish()


def _read_surprises(solo: Fields, state: TiletumState) -> None:
    """Set the surprises left and due, and what follows them; left out none is due."""
    names = state.board.cards.surprise_names
    tucked = {int(surprise) for surprise in state.tucked}
    usual = [name for number, name in enumerate(names) if number not in tucked]
    mark(state.surprises_left, names, solo.words("surprises_left", usual, "surprises", usual))
    is_due = state.phase == kinds.SURPRISE
    crest = solo.flag("crest_due", default=False)
    least = 1 if is_due and not crest else 0
    left = sum(int(n) for n in state.surprises_left)
    state.surprises_due = solo.whole("surprises_due", least, left, default=least)
    state.crest_due = int(crest)
    if not is_due and (state.surprises_due or state.crest_due):
        raise solo.refusal("surprises_due", "is there", "surprises in phase surprise alone")
    if is_due:
        word = kinds.PHASE_NAMES[kinds.CLEAN_UP if state.step == state.seats else kinds.REFILL]
        state.after = kinds.PHASE_NAMES.index(solo.choice("after", (word,), default=word))
