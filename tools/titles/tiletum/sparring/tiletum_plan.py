"""The plan of a sparring partner: its weights."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TiletumPlan:
    """The weights of a sparring partner: numbers of points, or factors by which the points that
    something is worth for certain are multiplied."""

    cathedral: float = 0.0  # points more for each contribution
    contract: float = 0.0  # for each contract fulfilled
    crest: float = 0.3  # for each crest placed
    building: float = 1.0  # of what completed buildings bring
    fair: float = 1.15
    king: float = 1.45
    product: float = 1.0  # houses times pillars
    ribbon: float = 1.25  # silver and mines of the king's favour
    mine: float = 1.0  # mines and explorers
    technology: float = 1.0
    helper: float = 0.88  # helpers in the storehouse
    character: float = 0.45  # characters there
    near_house: float = 0.82  # of what spaces near the merchant bring
    near_below: float = 0.7
    early: float = 2.4  # turns before the end at which half of what may come is still believed in
    good: float = 0.68  # a good nobody needs yet, early in the game
    missing: float = 1.12  # what a good costs that a deed still lacks
    step: float = 1.25  # a point of action still to be spent
    sure: float = 0.7  # of a contribution that still lacks stone
    house_rate: float = 0.33  # houses still to be built, a turn
    pillar_rate: float = 0.35
    freed: float = 0.4  # the pillar below a contract
    roof: float = 2.0  # the house on a full building
    units: float = 2.7  # points of action and food a turn may give to buildings
    fair_later: float = 0.48  # chance to take part in the fair of a later round
    climb: float = 3.3  # steps on the king track in a later round
    lead: float = 2.0  # being ahead of all when the tile beside the track is given
    order: float = 0.8  # a place in the turn order
    silver: float = 1.05
