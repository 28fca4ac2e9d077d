"""The recipes of sounds, by how much softer they are, and what is heard below everything."""

from tools.bake.sounds.waves import Recipes
from tools.titles.tiletum.bake.river_ambience import river
from tools.titles.tiletum.bake.sounds import (
    boots,
    cart,
    cathedral,
    crest,
    dice,
    dividers,
    house,
    mine,
    pillar,
    quill,
    silver,
)

RECIPES: Recipes = {
    5: (pillar, cathedral, mine),
    6: (dice, house),
    7: (crest,),
    8: (cart, boots, quill),
    9: (dividers, silver),
}

BED = (river, 1500)
