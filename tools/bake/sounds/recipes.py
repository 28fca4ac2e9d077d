"""The recipes of the shared sounds, grouped by loudness, and the ambience."""

from tools.bake.sounds.bells import hint, round_end, win, your_turn
from tools.bake.sounds.materials import bid, coin, coins, pick, ship
from tools.bake.sounds.paper_and_water import (
    adit,
    bill,
    card,
    page,
    pass_,
    pasty,
    pump,
    seal,
    train,
    water,
)
from tools.bake.sounds.sea_ambience import ambience
from tools.bake.sounds.waves import Recipes
from tools.bake.sounds.wood import copper, cube, dice, gavel, marker, not_possible, pour, tin

RECIPES: Recipes = {
    0: (pick, gavel, seal, win),
    1: (adit, round_end),
    2: (pour, dice),
    3: (pump, train, your_turn),
    4: (coins, bid, ship, pasty, pass_, hint),
    5: (water, bill, not_possible),
    6: (cube, tin, copper),
    7: (coin,),
    8: (card, page),
    10: (marker,),
}

BED = (ambience, 1834)
"""The background sound, and its seed."""
