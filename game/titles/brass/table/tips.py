"""Tips: what a place, a counter or a line is, told when it is pointed at."""

from __future__ import annotations

from game.scene.tip import Tip
from game.titles.brass.rules.table_view import SpaceView
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.map_plan import MapPlan
from game.titles.brass.table.stand import BrassStand


class BoardTips:
    """Tells of everything on the map by its name."""

    def __init__(self, studio: Studio, guide: Guide, plan: MapPlan) -> None:
        """Take words, rules and the map."""
        self._studio, self._guide, self._plan = studio, guide, plan
        self.stand: BrassStand | None = None

    def of(self, name: str) -> Tip | None:
        """Return the tip of a space, line or place."""
        stand = self.stand
        if stand is None:
            return None
        if name in self._plan.places:
            return self._place(stand, name)
        if name in self._plan.lines:
            return self._line(stand, name)
        return self._space(stand, stand.view.space(name))

    def _place(self, stand: BrassStand, name: str) -> Tip:
        say = self._studio.say
        circles = self._guide.circles(stand.state)[name]
        lines = [say("tip-circles", count=circles)]
        if stand.hand.count(name):
            lines.append(say("tip-cards", count=stand.hand.count(name)))
        return Tip(self._studio.area(name), tuple(lines))

    def _line(self, stand: BrassStand, name: str) -> Tip:
        say = self._studio.say
        first, second = (self._studio.area(place) for place in name.split())
        title = say("between", first=first, second=second)
        link = stand.view.link(name)
        if link is not None:
            owner = self._studio.name(link.owner)
            return Tip(title, (owner, say("tip-link-worth", count=link.points)))
        eras = self._plan.lines[name].eras
        words = say("tip-both") if len(eras) == 2 else say(f"tip-{eras[0]}-only")
        return Tip(title, (say("tip-free"), words))

    def _space(self, stand: BrassStand, space: SpaceView) -> Tip:
        say, counter = self._studio.say, space.counter
        place = self._studio.area(space.place)
        if counter is None:
            kinds = say("tip-or").join(say(f"industry-{each}") for each in space.industries)
            return Tip(place, (say("tip-takes", kinds=kinds),))
        kind = counter.kind
        name = f"{say(f'industry-{kind.industry}')} {kind.level}, {place}"
        owner = self._studio.name(counter.owner)
        state = say("tip-flipped", points=kind.points) if counter.flipped else self._waits(space)
        return Tip(name, (owner, state, say("tip-cost", cost=pounds(kind.cost))))

    def _waits(self, space: SpaceView) -> str:
        counter = space.counter
        assert counter is not None
        facts = {"income": counter.kind.income, "points": counter.kind.points}
        if counter.cubes:
            return self._studio.say("tip-cubes", count=counter.cubes, **facts)
        return self._studio.say("tip-unsold", **facts)
