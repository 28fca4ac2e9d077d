"""Tips: what a place, a counter or a line is, told when it is pointed at."""

from __future__ import annotations

from game.engine.rules import State
from game.scene.tip import Tip
from game.titles.brass.rules.table_view import SpaceView
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.look.hand import card_name
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.map_plan import MapPlan
from game.titles.brass.table.options import INDUSTRY, SPACE
from game.titles.brass.table.stand import BrassStand

MOST_LINES = 9


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

    def card(self, draft: Draft, slot: int) -> Tip | None:
        """Return what a card of the hand opens, with prices; None without a question."""
        stand = self.stand
        if stand is None or slot >= len(draft.hand):
            return None
        kind = draft.hand[slot]
        say = self._studio.say
        name = card_name(self._studio, kind)
        lines = []
        for option in draft.options:
            if option.cards is None or kind not in option.cards:
                continue
            industry, space = option.parts[INDUSTRY], option.parts[SPACE]
            offer = self._guide.build(stand.state, stand.seat, industry, space)
            place = self._studio.area(space.rpartition(".")[0])
            price = pounds(offer.pounds) if offer is not None else ""
            lines.append(f"{say(f'industry-{industry}')}, {place}: {price}")
        if len(lines) > MOST_LINES:
            lines = [*lines[: MOST_LINES - 1], say("tip-more", count=len(lines) - MOST_LINES + 1)]
        return Tip(name, tuple(lines) or (say("card-no-build"),))

    def action(self, action: str, refused: State | None) -> Tip:
        """Return what an action does, and why it is not possible in a view it is `refused` in."""
        say = self._studio.say
        costs = self.stand.costs if self.stand is not None else {}
        lines = [say(f"effect-{action}", **costs)]
        if refused is not None:
            reason = self._guide.why_not(refused, self._guide.kind_of(refused, action))
            if reason is not None:
                lines.insert(0, self._studio.words.say(f"reason.{reason.key}", **reason.facts))
        return Tip(say(f"action-{action}"), tuple(lines))

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
        circles = self._guide.circles(stand.state)
        would = say("tip-link-would", count=sum(circles[place] for place in name.split()))
        return Tip(title, (say("tip-free"), would, words))

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
