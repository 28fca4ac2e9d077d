"""The recipes of sounds, by how much softer they are, and what is heard below everything."""

from tools.bake.sounds.waves import Recipes
from tools.titles.brass.bake.sounds import town
from tools.titles.brass.bake.trade_sounds import (
    bale,
    canal,
    closed,
    coal,
    era,
    flip,
    iron,
    mill,
    mine,
    rail,
    tile,
    works,
    yard,
)

BED = (town, 1770)

RECIPES: Recipes = {
    3: (closed, era),
    4: (mill, mine, tile),
    5: (works, yard, canal, rail, bale),
    6: (coal, flip),
    7: (iron,),
}
