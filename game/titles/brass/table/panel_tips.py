"""Tips of what lies round the map: what its figures mean, told when it is pointed at."""

from __future__ import annotations

from game.numerals import signed
from game.scene.tip import Tip
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.look.hand import card_name
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.stand import BrassStand

ROMAN = ("0", "I", "II", "III", "IV")


class PanelTips:
    """Tells of seats, works, tracks, market, deck and order on the stand it is given."""

    def __init__(self, studio: Studio, guide: Guide) -> None:
        """Take words and rules."""
        self._studio, self._say, self._guide = studio, studio.say, guide
        self.stand: BrassStand | None = None

    def of(self, part: str) -> Tip | None:
        """Return the tip of "tracks", "market", "neatline", or of a part of the bar above."""
        tell = {
            "tracks": self._tracks,
            "market": self._market,
            "neatline": self._income,
            "rounds": self._rounds,
            "deck": self._deck,
            "order": self._order,
        }
        return tell[part](self.stand) if self.stand is not None else None

    def seat(self, seat: int) -> Tip | None:
        """Return what the figures of a player's panel mean."""
        if self.stand is None:
            return None
        say, view = self._say, self.stand.view.seats[seat]
        return Tip(
            self._studio.name(seat),
            (
                say("tip-money", money=pounds(view.money), spent=pounds(view.spent)),
                say("tip-income", income=signed(view.income)),
                say("tip-points", points=view.points, counts=sum(view.counts_now[:2])),
                say("tip-holds", cards=len(view.hand), links=view.links_left),
            ),
        )

    def stack(self, seat: int, industry: str) -> Tip | None:
        """Return what the counter on top of a stack costs and brings, and what lies below."""
        if self.stand is None:
            return None
        say, view = self._say, self.stand.view.seats[seat]
        name, top = say(f"industry-{industry}"), view.tops[industry]
        if top is None:
            return Tip(name, (say("stack-empty"),))
        lines = [] if top.in_era and top.level else [say("tip-locked")]
        if top.level:
            cubes = {"coal": top.coal, "iron": top.iron}
            needs = [say(f"tip-needs-{cube}") for cube, needed in cubes.items() if needed]
            lines.append(" ".join([say("tip-cost", cost=pounds(top.cost)), *needs]))
            lines.append(say("tip-brings", income=top.income, points=top.points))
        if top.cubes:
            lines.append(say("tip-carries", count=top.cubes))
        stack = view.stacks[industry]
        levels = ", ".join(f"{stack.count(each)} × {ROMAN[each]}" for each in sorted({*stack}))
        return Tip(f"{name} {ROMAN[top.level]}", (*lines, say("tip-below", levels=levels)))

    def _tracks(self, stand: BrassStand) -> Tip:
        view, say = stand.view, self._say
        next_ones = say("tip-next", coal=pounds(view.coal_price), iron=pounds(view.iron_price))
        empty = say("tip-empty", price=pounds(self._guide.empty_price(stand.state)))
        return Tip(say("tracks"), (next_ones, say("tip-track-coal"), say("tip-track-iron"), empty))

    def _market(self, stand: BrassStand) -> Tip:
        view, say = stand.view, self._say
        tiles = ", ".join(signed(-step) if step else "0" for step in view.distant)
        state = (say("tip-tile"), say("tiles-left", tiles=tiles))
        return Tip(say("market"), state if view.market_open else (say("tip-market-closed"),))

    def _income(self, stand: BrassStand) -> Tip:
        seats = sorted(stand.view.seats, key=lambda seat: -seat.income_space)
        lines = (f"{self._studio.name(each.seat)}: {signed(each.income)}" for each in seats)
        return Tip(self._say("tip-track"), (self._say("tip-track-note"), *lines))

    def _rounds(self, stand: BrassStand) -> Tip:
        view, say = stand.view, self._say
        said = say("said-round", era=say(f"era-{view.era}"), round=view.round, rounds=view.rounds)
        return Tip(said, (say("tip-rounds"),))

    def _deck(self, stand: BrassStand) -> Tip:
        """Tell how many cards are left, and what has been played in this era."""
        view, say = stand.view, self._say
        played = [
            f"{card_name(self._studio, card)} {count}" for card, count in view.discards.items()
        ]
        title = say("deck", count=view.deck_size) if view.deck_size else say("no-deck")
        lines = [say("tip-deck")]
        if played:
            lines.append(say("tip-played", cards=", ".join(played)))
        return Tip(title, tuple(lines))

    def _order(self, stand: BrassStand) -> Tip:
        lines = [
            f"{self._say(f'place-{place}')} {self._studio.name(seat)}: "
            f"{pounds(stand.view.seats[seat].spent)}"
            for place, seat in enumerate(stand.view.order, start=1)
        ]
        return Tip(self._say("spent"), (self._say("tip-order"), *lines))
