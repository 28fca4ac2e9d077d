"""A random set-up of a title, for programs that play whatever is offered."""

import random
from collections.abc import Sequence

from game.box.box import GameBox
from game.client.stored.edition_offer import offer_of_edition
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.titles import is_playable_with_options


def random_set_up(box: GameBox, chance: random.Random, kinds: Sequence[str]) -> SavedSetUp:
    """Return a random set-up of any edition for a person and players of these kinds, or a solo
    one."""
    shelved = box.title
    edition = chance.choice(box.editions)
    offer = offer_of_edition(shelved, edition)
    automa = None if not offer.has_automa or chance.random() < 0.7 else ()
    expansions = tuple(name for name in offer.expansions if chance.random() < 0.4)
    counts = offer.player_counts if automa is None else (2,)
    options = [Options(shelved.name, seats, edition, expansions, automa) for seats in counts]
    offered = [one.seats for one in options if is_playable_with_options(shelved, one)]
    if not offered:  # these expansions are not for so many
        return random_set_up(box, chance, kinds)
    others = (
        chance.choices(kinds, k=chance.choice(offered) - 1) if automa is None else [AUTOMA_PLAYER]
    )
    seats = tuple(map(SeatPlan, box.player_names, (HUMAN_PLAYER, *others)))
    return SavedSetUp(seats, chance.randrange(10**6), expansions=expansions, edition=edition)
