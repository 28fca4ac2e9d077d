"""Tips: why something is not possible, and what an action would change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.tip import Tip
from game.tabletop.question.question_desk import QuestionDesk
from game.titles.tinners_trail.rules.county.county_view import CountyArea, CountyView
from game.titles.tinners_trail.table.guide import CountyGuide
from game.titles.tinners_trail.table.odds import Odds
from game.titles.tinners_trail.table.stand import AnyCounty
from game.titles.tinners_trail.table.studio import Studio

WATCH = 24.0


class CountyTips(ABC, Generic[AnyCounty]):
    """Writes tooltips in words; every fact comes from the rules' answers."""

    def __init__(self, studio: Studio, guide: CountyGuide, k: float) -> None:
        """Take who answers, and the pixels per u at which icons are shown."""
        self.studio = studio
        self.guide = guide
        self._k = k

    def why(self, reason: Reason) -> str:
        """Return the sentence of a reason."""
        return self.studio.words.say(f"reason.{reason.key}", **reason.facts)

    def action(self, state: State | None, cost: int, action: str, places: tuple[str, ...]) -> Tip:
        """Return an action's tip: cost, whether it is possible, and what it does."""
        art = self.studio.art(self._k)
        tone = ("#5B3D1C", "#8A6A3A")
        watches = tuple(art.icon("watch", WATCH, tone=tone).surface for _ in range(cost))
        effect = self.studio.say(f"effect-{action}", work=cost)
        reason = None
        if state is not None:
            reason = self.guide.why_not(state, action, places)
            if reason is None and places and action in ("pasties", "pass", "pumps"):
                reason = self.guide.why_not(state, action)
        title = self.studio.say(f"action-{action}")
        if reason is None:
            return Tip(title, (effect,), icons=watches)
        badge = self.studio.say("not-possible")
        return Tip(title, (self.why(reason), effect), badge=badge, icons=watches)

    def area(
        self, stand: AnyCounty, desk: QuestionDesk[AnyCounty], name: str, *, concealed: bool = False
    ) -> Tip:
        """Return an area's tip: what lies there, and what the action picked would do there."""
        title, lying = self.studio.area(name), self.lying(stand, name, concealed=concealed)
        enquiry, question = desk.enquiry, desk.question
        if question is None or not enquiry.action or enquiry.chosen:
            return Tip(title, (lying,))
        reason = self.guide.why_not(stand.state, enquiry.action, (name,))
        if reason is not None:
            return Tip(title, (self.why(reason), lying), badge=self.studio.say("not-possible"))
        moves = [
            move for move in enquiry.moves if move.kind == enquiry.action and move.places == (name,)
        ]
        if len(moves) != 1:
            return Tip(title, (lying,))
        after = self.guide.forecast(stand.state, moves[0].code)
        if after is None:
            return Tip(title, (lying,))
        effect = self.changes(stand.view, after, question.seat)
        return Tip(title, (effect, lying) if effect else (lying,))

    @abstractmethod
    def lying(self, stand: AnyCounty, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""

    def of_seat(self, before: CountyView, after: CountyView, seat: int) -> list[str]:
        """Return what a move changes for a seat besides its money."""
        return []

    def of_area(self, was: CountyArea, now: CountyArea) -> list[str]:
        """Return what a move changes in an area."""
        say, name, parts = self.studio.say, self.studio.area(was.name), []
        if was.water > now.water:
            parts.append(say("change-water", area=name, count=was.water - now.water))
        if now.capacity > was.capacity:
            parts.append(say("change-capacity", area=name, count=now.capacity))
        ore = now.tin + now.copper - was.tin - was.copper
        if ore > 0 and was.owner == now.owner:
            parts.append(say("change-ore", area=name, count=ore))
        return parts

    def changes(self, before: CountyView, after: CountyView, seat: int) -> str:
        """Return what a move changes for a seat and in the areas, in a few words."""
        parts = []
        paid = before.seats[seat].money - after.seats[seat].money
        if paid > 0:
            parts.append(self.studio.say("change-pays", pounds=paid))
        elif paid < 0:
            parts.append(self.studio.say("change-earns", pounds=-paid))
        parts += self.of_seat(before, after, seat)
        for was, now in zip(before.areas, after.areas, strict=True):
            parts += self.of_area(was, now)
        return ". ".join(parts) + "." if parts else ""

    def prices(self, stand: AnyCounty | None) -> Tip:
        """Return the tip of the ore exchange: the odds of the next roll."""
        head = self.studio.say("ore-exchange")
        odds = odds_in_words(self.guide.odds(stand.state), self.studio) if stand is not None else ()
        return Tip(head, odds or (self.studio.say("odds-none"),))


def odds_in_words(odds: tuple[Odds, ...], studio: Studio) -> tuple[str, ...]:
    """Return a heading, a line for each ore, and how prices are rolled; nothing when they are no
    more.
    """
    if not odds:
        return ()
    lines = [studio.say("odds-head")]
    for each in odds:
        parts = [
            studio.say("odds-price", pounds=price, percent=each.percent(place))
            for place, price in enumerate(each.prices)
        ]
        lines.append(studio.say(f"odds-{each.ore}", prices=" · ".join(parts)))
    first, second, third = odds[0].lasts
    return (*lines, studio.say("odds-how", first=first, second=second, third=third))
