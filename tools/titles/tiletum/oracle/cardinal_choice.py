"""Which die the Cardinal takes and what he does with it (C-202 to C-208, S-908)."""

from dataclasses import dataclass, field

from tools.titles.tiletum.oracle import cardinal_explorer, maps, placing
from tools.titles.tiletum.oracle.cardinal_actions import can_do, contract_place
from tools.titles.tiletum.oracle.cardinal_needs import foot_order, lack
from tools.titles.tiletum.oracle.cardinal_tiles import is_new_crest
from tools.titles.tiletum.oracle.facts import GOODS, SPACES, decrees
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

NEEDED_TIES = ["wool", "iron", "gold"]
JOKER_KINDS = ["king", "merchant", "architect", "character", "contract"]


@dataclass
class OracleCardinalChoice:
    """A die, the action done with it, and the kinds of site an explorer looks for."""

    good: str
    value: int
    action: str
    kinds: list[str] = field(default_factory=list)


def choose(table: TiletumOracleTable, player: TiletumOraclePlayer) -> OracleCardinalChoice:
    """C-202, C-207: the first line that applies, else by the foot of the card."""
    card = decrees(table.silver)[table.cards.decree]
    goods = foot_order(table, player, card["dice"])
    for when, do in card["lines"]:
        choice = try_line(table, player, goods, do)
        if choice is not None and holds(table, player, when, choice):
            return named(table, player, choice, card["lines"])
    good = next(good for good in goods if table.dice.get(good))
    return named(
        table, player, OracleCardinalChoice(good, max(table.dice[good]), ""), card["lines"]
    )


def try_line(
    table: TiletumOracleTable, player: TiletumOraclePlayer, goods: list[str], do: str
) -> OracleCardinalChoice | None:
    """C-203, C-205: the die of a line, if it can be done; an action that is not named is ""."""
    word, _, rest = do.partition(":")
    if word == "highest":
        wanted = GOODS if rest == "any" else rest.split("/")
        return highest(table, goods, wanted)
    if word == "needed":
        return needed(table, player, rest.split("/"))
    found = segment_die(table, goods, word)
    if found is None:
        return None
    good, value = found
    if not can_do(table, player, word, points_of(player, word, value)):
        return None
    return OracleCardinalChoice(good, value, word, rest.split(">") if rest else [])


def highest(
    table: TiletumOracleTable, goods: list[str], wanted: list[str]
) -> OracleCardinalChoice | None:
    """C-203, C-206: the highest die; of equal ones the good first at the foot."""
    found = [(good, value) for good in wanted for value in table.dice.get(good, [])]
    if not found:
        return None
    good, value = min(found, key=lambda die: (-die[1], goods.index(die[0])))
    return OracleCardinalChoice(good, value, "")


def needed(
    table: TiletumOracleTable, player: TiletumOraclePlayer, wanted: list[str]
) -> OracleCardinalChoice | None:
    """C-203: the good he lacks most, then with more dice, then wool, iron, gold."""
    missing = lack(table, player)
    there = [good for good in NEEDED_TIES if good in wanted and table.dice.get(good)]
    if not there:
        return None
    good = min(there, key=lambda one: (-missing[one], -len(table.dice[one])))
    return OracleCardinalChoice(good, max(table.dice[good]), "")


def segment_die(table: TiletumOracleTable, goods: list[str], action: str) -> tuple[str, int] | None:
    """C-203: in the segment of the action, with none there in the joker's."""
    values = table.explorer_values if action == "explorer" else [table.wheel.index(action) + 1]
    for places in (values, [table.wheel.index("joker") + 1]):
        found = [(good, value) for good in goods for value in places if value in dice(table, good)]
        if found:
            return min(found, key=lambda die: (goods.index(die[0]), die[1]))
    return None


def dice(table: TiletumOracleTable, good: str) -> list[int]:
    """The dice of a good on the wheel."""
    return table.dice.get(good, [])


def points_of(player: TiletumOraclePlayer, action: str, value: int) -> int:
    """C-209: 7 - v AP and his markers."""
    return 7 - value + player.markers.get(action, 0)


def holds(
    table: TiletumOracleTable, player: TiletumOraclePlayer, when: str, choice: OracleCardinalChoice
) -> bool:
    """C-204."""
    if when in ("always", "open-contract"):
        return when == "always" or bool(player.open)
    points = points_of(player, choice.action, choice.value)
    if when in ("crest-in-reach", "crest-below"):
        here = player.merchant if choice.action == "merchant" else player.architect
        places = [here] if when == "crest-in-reach" else player.explorers
        return crest_near(table, player, places, points)
    if when == "crest-in-offer":
        place = contract_place(table, player, points)
        return place >= 0 and is_new_crest(player, table.contract_offer[place])
    if when == "pillar-site-below":
        return bool(cardinal_explorer.goals(table, player, ["pillar"]))
    return compare(table, player, when)


def crest_near(
    table: TiletumOracleTable, player: TiletumOraclePlayer, places: list[str], points: int
) -> bool:
    """C-204: a new crest on a space within so many steps."""
    for here in places:
        tiles = table.map_tiles if here in SPACES else table.underground_tiles
        away = maps.distances(table, here)
        if any(
            away.get(at, points + 1) <= points and is_new_crest(player, tiles[at]) for at in tiles
        ):
            return True
    return False


def compare(table: TiletumOracleTable, player: TiletumOraclePlayer, when: str) -> bool:
    """A comparison of his numbers, as in `mines<4`."""
    for sign in ("<=", ">=", "<", ">"):
        if sign in when:
            left, right = (count(table, player, word) for word in when.split(sign))
            return {
                "<=": left <= right,
                ">=": left >= right,
                "<": left < right,
                ">": left > right,
            }[sign]
    raise ValueError(when)


def count(table: TiletumOracleTable, player: TiletumOraclePlayer, word: str) -> int:
    """His pieces on the maps, his cathedral tiles, or a plain number."""
    if word.isdigit():
        return int(word)
    if word == "cathedrals":
        return len(player.cathedral_tiles)
    if word == "buildings-below":
        return sum(
            placing.number_below(table, player.colour, piece) for piece in ("house", "pillar")
        )
    return placing.number_on_maps(table, player.colour, word.removesuffix("s"))


def named(
    table: TiletumOracleTable,
    player: TiletumOraclePlayer,
    choice: OracleCardinalChoice,
    lines: list[list[str]],
) -> OracleCardinalChoice:
    """C-208, S-908: a die without a named action does the action of its segment."""
    if choice.action:
        return choice
    below = table.silver and choice.value in table.explorer_values
    if below and cardinal_explorer.goals(table, player, cardinal_explorer.ALL_KINDS):
        return OracleCardinalChoice(choice.good, choice.value, "explorer")
    action = table.wheel[choice.value - 1]
    if action == "joker":
        action = joker_action(table, player, choice.value, lines)
    return OracleCardinalChoice(choice.good, choice.value, action)


def joker_action(
    table: TiletumOracleTable, player: TiletumOraclePlayer, value: int, lines: list[list[str]]
) -> str:
    """C-208: the first action named on the decree that can be done, else king."""
    for _, do in lines:
        if do in JOKER_KINDS and can_do(table, player, do, points_of(player, do, value)):
            return do
    return "king"
