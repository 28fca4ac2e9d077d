"""Tips: why something is not possible, and what an action would change."""

from __future__ import annotations

from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.tip import Tip
from game.tabletop.question.question_desk import QuestionDesk
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.development import work_of
from game.titles.tinners_trail.table.odds import Odds
from game.titles.tinners_trail.table.spoken import as_all_see_it, described_area
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio

WATCH = 24.0


class Tips:
    """Writes tooltips in words; every fact comes from the rules' answers."""

    def __init__(self, studio: Studio, guide: Guide, k: float) -> None:
        """Take who answers, and the pixels per u at which icons are shown."""
        self._studio = studio
        self._guide = guide
        self._k = k

    def why(self, reason: Reason) -> str:
        """Return the sentence of a reason."""
        return self._studio.words.say(f"reason.{reason.key}", **reason.facts)

    def action(
        self, state: State | None, board: Board, action: str, places: tuple[str, ...]
    ) -> Tip:
        """Return an action's tip: cost, whether it is possible, and what it does."""
        art = self._studio.art(self._k)
        tone = ("#5B3D1C", "#8A6A3A")
        watches = tuple(
            art.icon("watch", WATCH, tone=tone).surface for _ in range(work_of(board, action))
        )
        effect = self._studio.say(f"effect-{action}")
        reason = None
        if state is not None:
            reason = self._guide.why_not(state, action, places)
            if reason is None and places and action in ("pasties", "pass", "pumps"):
                reason = self._guide.why_not(state, action)
        title = self._studio.say(f"action-{action}")
        if reason is None:
            return Tip(title, (effect,), icons=watches)
        badge = self._studio.say("not-possible")
        return Tip(title, (self.why(reason), effect), badge=badge, icons=watches)

    def area(
        self, stand: Stand, desk: QuestionDesk[Stand], name: str, *, concealed: bool = False
    ) -> Tip:
        """Return an area's tip: what lies there, and what the action picked would do there."""
        title, area = self._studio.area(name), stand.view.area(name)
        lying = described_area(as_all_see_it(area) if concealed else area, self._studio)
        enquiry, question = desk.enquiry, desk.question
        if question is None or not enquiry.action or enquiry.chosen:
            return Tip(title, (lying,))
        reason = self._guide.why_not(stand.state, enquiry.action, (name,))
        if reason is not None:
            return Tip(title, (self.why(reason), lying), badge=self._studio.say("not-possible"))
        moves = [
            move for move in enquiry.moves if move.kind == enquiry.action and move.places == (name,)
        ]
        if len(moves) != 1:
            return Tip(title, (lying,))
        after = self._guide.forecast(stand.state, moves[0].code)
        if after is None:
            return Tip(title, (lying,))
        effect = changes_in_words(stand.view, after, question.seat, self._studio)
        return Tip(title, (effect, lying) if effect else (lying,))

    def prices(self, stand: Stand | None) -> Tip:
        """Return the tip of the ore exchange: the odds of the next roll."""
        head = self._studio.say("ore-exchange")
        odds = (
            odds_in_words(self._guide.odds(stand.state), self._studio) if stand is not None else ()
        )
        return Tip(head, odds or (self._studio.say("odds-none"),))


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
    return (*lines, studio.say("odds-how"))


def changes_in_words(before: TableView, after: TableView, seat: int, studio: Studio) -> str:
    """Return what a move changes for a seat and in the areas, in a few words."""
    parts = []
    paid = before.seats[seat].money - after.seats[seat].money
    if paid > 0:
        parts.append(studio.say("change-pays", pounds=paid))
    elif paid < 0:
        parts.append(studio.say("change-earns", pounds=-paid))
    parts += _arsenic_in_words(before, after, seat, studio)
    for was, now in zip(before.areas, after.areas, strict=True):
        name = studio.area(was.name)
        if was.water > now.water:
            parts.append(studio.say("change-water", area=name, count=was.water - now.water))
        if now.drainage > was.drainage:
            parts.append(studio.say("change-token", area=name, count=now.drainage - was.drainage))
        if now.capacity > was.capacity:
            parts.append(studio.say("change-capacity", area=name, count=now.capacity))
        ore = now.tin + now.copper - was.tin - was.copper
        if ore > 0 and was.owner == now.owner:
            parts.append(studio.say("change-ore", area=name, count=ore))
    return ". ".join(parts) + "." if parts else ""


def _arsenic_in_words(before: TableView, after: TableView, seat: int, studio: Studio) -> list[str]:
    """Return the arsenic gained and the columns it closes."""
    was, now = before.seats[seat], after.seats[seat]
    parts = []
    if now.arsenic > was.arsenic:
        parts.append(studio.say("change-arsenic", count=now.arsenic))
    if now.limiter != was.limiter:
        parts.append(studio.say("change-column", column=now.limiter))
    return parts
