"""Tips: why something is not possible, and what an action would change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic

from game.engine.rules import State
from game.engine.title import Reason
from game.scene.stage.tip import Tip
from game.table_protocol import SeatCard
from game.tabletop.question.question_input import QuestionController
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.guide import CountyGuide
from game.titles.tinners_trail.table.look.cards import benefit_name, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.look.plates import as_all_see_it
from game.titles.tinners_trail.table.odds import Odds
from game.titles.tinners_trail.table.view_model import AnyCounty, TrailModel
from game.words import Words

# Tips: why something is not possible, and what an action would change.

WATCH = 24.0


class CountyTips(ABC, Generic[AnyCounty]):
    """Writes tooltips in words; every fact comes from the rules' answers."""

    def __init__(self, context: TableContext, guide: CountyGuide, k: float) -> None:
        """Take who answers, and the pixels per u at which icons are shown."""
        self.context = context
        self.guide = guide
        self._k = k

    def why(self, reason: Reason) -> str:
        """Return the sentence of a reason."""
        return self.context.words.say(f"reason.{reason.key}", **reason.facts)

    def action(self, state: State | None, cost: int, action: str, places: tuple[str, ...]) -> Tip:
        """Return an action's tip: cost, whether it is possible, and what it does."""
        art = self.context.art(self._k)
        tone = ("#5B3D1C", "#8A6A3A")
        watches = tuple(art.icon("watch", WATCH, tone=tone).surface for _ in range(cost))
        effect = self.context.say(f"effect-{action}", work=cost)
        reason = None
        if state is not None:
            reason = self.guide.why_not(state, action, places)
            if reason is None and places and action in ("pasties", "pass", "pumps"):
                reason = self.guide.why_not(state, action)
        title = self.context.say(f"action-{action}")
        if reason is None:
            return Tip(title, (effect,), icons=watches)
        badge = self.context.say("not-possible")
        return Tip(title, (self.why(reason), effect), badge=badge, icons=watches)

    def area(
        self,
        model: AnyCounty,
        controller: QuestionController[AnyCounty],
        name: str,
        *,
        concealed: bool = False,
    ) -> Tip:
        """Return an area's tip: what lies there, and what the action picked would do there."""
        title, lying = self.context.area(name), self.lying(model, name, concealed=concealed)
        question_input, question = controller.question_input, controller.question
        if question is None or not question_input.action or question_input.chosen:
            return Tip(title, (lying,))
        reason = self.guide.why_not(model.state, question_input.action, (name,))
        if reason is not None:
            return Tip(title, (self.why(reason), lying), badge=self.context.say("not-possible"))
        moves = [
            move
            for move in question_input.moves
            if move.kind == question_input.action and move.places == (name,)
        ]
        if len(moves) != 1:
            return Tip(title, (lying,))
        after = self.guide.forecast(model.state, moves[0].code)
        if after is None:
            return Tip(title, (lying,))
        effect = self.changes(model.view, after, question.seat)
        return Tip(title, (effect, lying) if effect else (lying,))

    @abstractmethod
    def lying(self, model: AnyCounty, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""

    def of_seat(self, before: TableView, after: TableView, seat: int) -> list[str]:
        """Return what a move changes for a seat besides its money."""
        return []

    def of_area(self, was: AreaView, now: AreaView) -> list[str]:
        """Return what a move changes in an area."""
        say, name, parts = self.context.say, self.context.area(was.name), []
        if was.water > now.water:
            parts.append(say("change-water", area=name, count=was.water - now.water))
        if now.capacity > was.capacity:
            parts.append(say("change-capacity", area=name, count=now.capacity))
        ore = now.tin + now.copper - was.tin - was.copper
        if ore > 0 and was.owner == now.owner:
            parts.append(say("change-ore", area=name, count=ore))
        return parts

    def changes(self, before: TableView, after: TableView, seat: int) -> str:
        """Return what a move changes for a seat and in the areas, in a few words."""
        parts = []
        paid = before.seats[seat].money - after.seats[seat].money
        if paid > 0:
            parts.append(self.context.say("change-pays", pounds=paid))
        elif paid < 0:
            parts.append(self.context.say("change-earns", pounds=-paid))
        parts += self.of_seat(before, after, seat)
        for was, now in zip(before.areas, after.areas, strict=True):
            parts += self.of_area(was, now)
        return ". ".join(parts) + "." if parts else ""

    def prices(self, model: AnyCounty | None) -> Tip:
        """Return the tip of the ore exchange: the odds of the next roll."""
        head = self.context.say("ore-exchange")
        odds = (
            odds_in_words(self.guide.odds(model.state), self.context) if model is not None else ()
        )
        return Tip(head, odds or (self.context.say("odds-none"),))


def odds_in_words(odds: tuple[Odds, ...], context: TableContext) -> tuple[str, ...]:
    """Return a heading, a line for each ore, and how prices are rolled; nothing when they are no
    more.
    """
    if not odds:
        return ()
    lines = [context.say("odds-head")]
    for each in odds:
        parts = [
            context.say("odds-price", pounds=price, percent=each.percent(place))
            for place, price in enumerate(each.prices)
        ]
        lines.append(context.say(f"odds-{each.ore}", prices=" · ".join(parts)))
    first, second, third = odds[0].lasts
    return (*lines, context.say("odds-how", first=first, second=second, third=third))


# Tips of the remastered edition: tiles, tokens and arsenic too.


class Tips(CountyTips[TrailModel]):
    """Says nothing of a tile that its viewer alone knows while that is concealed."""

    def lying(self, model: TrailModel, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""
        area = model.view.area(name)
        return described_area(as_all_see_it(area) if concealed else area, self.context)

    def of_seat(self, before: TableView, after: TableView, seat: int) -> list[str]:
        """Return the arsenic gained and the columns it closes."""
        assert isinstance(before, TableView)
        assert isinstance(after, TableView)
        was, now = before.seats[seat], after.seats[seat]
        parts = []
        if now.arsenic > was.arsenic:
            parts.append(self.context.say("change-arsenic", count=now.arsenic))
        if now.limiter != was.limiter:
            parts.append(self.context.say("change-column", column=now.limiter))
        return parts

    def of_area(self, was: AreaView, now: AreaView) -> list[str]:
        """Return what a move changes in an area, its drainage token first."""
        assert isinstance(was, AreaView)
        assert isinstance(now, AreaView)
        laid, name = now.drainage - was.drainage, self.context.area(was.name)
        tokens = [self.context.say("change-token", area=name, count=laid)] if laid > 0 else []
        return [*tokens, *super().of_area(was, now)]


# Areas and the own hand in words, for tooltips and for those who do not see the map.


def standing(area: AreaView, seats: tuple[SeatCard, ...], words: Words) -> list[str]:
    """Return every piece by name; a company's own miner with that of the company."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"table.spoken-{key}", **facts)

    plain = area.miners - (area.own_miner >= 0)
    pieces = (
        ("port", area.port),
        ("train", area.train),
        ("pump", area.pump),
        ("calciner", area.calciner >= 0),
    )
    found = []
    if area.own_miner >= 0:
        found.append(say("own-miner", name=seats[area.own_miner].name))
    if plain:
        found.append(say("miner" if plain == 1 else "miners", count=plain))
    return found + [say(kind) for kind, there in pieces if there]


def spoken_area(area: AreaView, context: TableContext, *, concealed: bool = False) -> str:
    """Return an area's name and everything that lies there; `concealed`, nothing but what is open
    to all.
    """
    area = as_all_see_it(area) if concealed else area
    return f"{context.area(area.name)}. {described_area(area, context)}"


def is_bare_beyond(area: AreaView) -> bool:
    """Return whether an area lies beyond the map card, and nothing stands or lies there (D-1)."""
    pieces = area.miners or area.port or area.train
    return not (area.region or pieces or area.tin or area.copper or area.arsenic)


def described_area(area: AreaView, context: TableContext) -> str:
    """Return everything that lies in an area, in one sentence after another."""
    say = context.say
    coast = say("coastal" if area.coastal else "inland")
    parts = [say("spoken-region", region=area.region.upper(), coast=coast)]
    if not area.region:
        parts = [say("spoken-beyond", coast=coast)]
    elif area.owner >= 0:
        name = context.name(area.owner)
        parts.append(say("spoken-mine", name=name, capacity=area.capacity))
    elif area.tile is not None and area.tile.known:
        tile = area.tile
        key = "spoken-tile-up" if tile.face_up else "spoken-tile-seen"
        parts.append(say(key, tin=tile.tin, copper=tile.copper, water=tile.water))
        if tile.bonus:
            parts.append(bonus_in_words(tile.bonus, context.words))
    elif area.tile is not None:
        parts.append(say("spoken-tile-down"))
    else:
        parts.append(say("spoken-no-tile"))
    counts = (
        ("tin", area.tin),
        ("copper", area.copper),
        ("water", area.water),
        ("arsenic", area.arsenic),
    )
    lying = [say(f"spoken-{kind}", count=count) for kind, count in counts if count]
    if lying:
        parts.append(say("spoken-lying", things=", ".join(lying)))
    if area.drainage:
        parts.append(say("spoken-drainage", count=area.drainage))
    pieces = standing(area, context.seats, context.words)
    if pieces:
        parts.append(say("spoken-standing", things=", ".join(pieces)))
    return " ".join(parts)


def arsenic_held(view: TableView, context: TableContext) -> tuple[str, ...]:
    """Return a sentence for each seat, "" for none."""
    return tuple(
        context.say("spoken-arsenic", count=seat.arsenic) + "." if seat.arsenic else ""
        for seat in view.seats
    )


def hand_and_areas(view: TableView, context: TableContext, *, concealed: bool) -> tuple[str, ...]:
    """Return the viewer's hand, and area after area."""
    return _hand(view, context, concealed=concealed), *_areas(view, context, concealed=concealed)


def _hand(view: TableView, context: TableContext, *, concealed: bool) -> str:
    hand = hand_of_viewer(view, concealed=concealed)
    if not hand.cards:
        return ""
    if hand.hidden:
        return context.say("describe-hand-hidden", count=len(hand.cards))
    cards = ", ".join(_card(card, context) for card in hand.cards)
    return context.say("describe-hand", cards=cards)


def _card(card: str, context: TableContext) -> str:
    if is_hidden(card):
        return context.say("card-hidden", region=card[0].upper())
    region, benefit, value = card.split(":")
    where = context.say("wild" if region == "any" else "region", region=region.upper())
    name = benefit_name(benefit, context.words)
    return context.say("card-spoken", name=name, region=where, value=value)


def _areas(view: TableView, context: TableContext, *, concealed: bool) -> Iterator[str]:
    """Mines first, then tiles, then areas with neither; the bare ones beyond the map card last."""

    def order(area: AreaView) -> tuple[bool, bool, str, str]:
        return area.owner < 0, area.tile is None, area.region, context.area(area.name)

    bare = [area for area in view.areas if is_bare_beyond(area)]
    for area in sorted(view.areas, key=order):
        if area not in bare:
            yield spoken_area(area, context, concealed=concealed)
    if bare:
        yield context.say("describe-beyond", areas=", ".join(context.area(a.name) for a in bare))


def bonus_in_words(bonus: str, words: Words) -> str:
    """Return what the winner of a tile gets, "money+3" or "work+1", in a sentence (K-2)."""
    kind, _, count = bonus.partition("+")
    return words.say(f"table.bonus-{kind}", count=int(count))
