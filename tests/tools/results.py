"""Games of a contest that were never played."""

from tools.contest.result import Bout, Result, Setting

SETTING = Setting("tinners-trail", "remastered")


def ended(seating: str, order: str, seed: int = 1) -> Result:
    """Players "ABB" in seat order finished in the order "BAB"; each took 1 µs for one decision."""
    places = [0] * len(seating)
    left = list(enumerate(seating))
    for place, name in enumerate(order):
        seat = next(entry for entry in left if entry[1] == name)
        left.remove(seat)
        places[seat[0]] = place
    thought = tuple(((0, 1),) for _name in seating)
    bout = Bout(SETTING, tuple(seating), seed)
    return Result(bout, tuple(places), tuple(10 - place for place in places), thought)


def tied(seating: str, places: tuple[int, ...], seed: int = 1) -> Result:
    """A game whose places are given, equal where even the last tie-break left a tie."""
    thought = tuple(((0, 1),) for _name in seating)
    return Result(Bout(SETTING, tuple(seating), seed), places, places, thought)
