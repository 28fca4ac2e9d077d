"""Words of the table: prompts, tips, moves and reasons as sentences."""

from typing import cast

from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Reason
from game.scene.nodes.node import Tip
from game.tabletop.panel.prompt import LeftOver, PromptLook
from game.tabletop.plain.sayings import PlainPhrases
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import card_text, hand_of
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.described import area_in_words, odds_in_words
from game.titles.tinners_trail.table.journal import card_in_text, load_in_text, region_in_text
from game.titles.tinners_trail.table.move_kinds import kind_of
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.selection import pairs_of
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WORK_POINTS = 10
WITH_DAY = frozenset({"action", "pump"})
ROUNDS = ("round", "until")  # facts that are told as the bar numbers them

AUCTIONED = ("bid", "drop")
DISCARDED = "discard"
PLACES = {1: "place", 2: "places"}

WATCH = 24.0
WATCH_TONE = ("#5B3D1C", "#8A6A3A")
ANYWHERE = ("pasties", "pass", "pumps")


def prompt_of(
    moment: SheetMoment[TrailModel],
    context: TrailContext,
    effect: str,
    note: str,
    *,
    on_sheet: bool,
) -> PromptLook:
    """Return the prompt for a question, or for a table at rest when nobody is asked.

    `effect` hints at what the picked move does, `note` is said while nobody is asked; `on_sheet`
    when a sheet carries the question: then it is confirmed there.
    """
    model = moment.model
    question = moment.controller.question
    asked = moment.controller.question_input
    if question is None or not asked.moves:
        return _at_rest(model, note, context)
    say = context.say
    ready = asked.pending is not None and not on_sheet
    refusal = asked.refusal is not None and not on_sheet
    may_build = asked.kind == "action" and any(move.kind == "build" for move in asked.moves)
    least = model.least_bid if may_build else 0
    in_day = asked.kind in WITH_DAY and not (ready or refusal)
    step = effect if ready else ""
    return PromptLook(
        head=say("your-turn-name", name=context.name(question.seat)),
        aside=say("minimum-bid") if least else "",
        aside_strong=say("pounds", pounds=least) if least else "",
        tally=_day(model, question.seat, context) if in_day else None,
        step=step
        or say(
            _step(model, asked),
            area=context.area(min(asked.chosen)) if asked.chosen else "",
            pumps=model.view.pumps_left,
            piece=say(f"kind-{asked.piece}").lower() if asked.piece else "",
            action=say(f"action-{asked.action}") if asked.action else "",
        ),
        confirm=say("confirm") if ready else "",
        ready=ready,
        decline=say(f"decline-{asked.kind}") if refusal else "",
    )


def _step(model: TrailModel, asked: QuestionInput) -> str:
    """Return the key of what is to be done next; of an action only what is true of it."""
    if asked.step != "action":
        return f"step-{asked.step}"
    if {move.kind for move in asked.moves} == {"pass"}:
        return "step-only-pass"
    if any(seat.last for seat in model.view.seats):  # whoever acts now passes with it (C-7)
        return "step-last-action"
    return "step-action" if any(move.places for move in asked.moves) else "step-action-alone"


def _day(model: TrailModel, seat: int, context: TrailContext) -> LeftOver:
    """Return the work points that are left of a day."""
    left = model.view.seats[seat].work_left
    return LeftOver("watch", left, WORK_POINTS, context.say("work-left", work=left))


def _at_rest(model: TrailModel, note: str, context: TrailContext) -> PromptLook:
    view = model.view
    if view.phase == "over":
        return PromptLook(head=context.say("game-over"), step=note)
    if view.to_move < 0:
        return PromptLook(head=context.say(model.luck), step=note)
    in_day = view.phase in ("actions", "pumps")
    if in_day and view.seats[view.to_move].place != EMPTY:  # the last to pass: ore is sold
        return PromptLook(head=context.say("phase-sell"), step=note)
    head = context.say("turn-of", name=context.name(view.to_move))
    return PromptLook(head, tally=_day(model, view.to_move, context) if in_day else None, step=note)


# Moves and reasons as sentences for hints and judged games.


class TrailPhrases(PlainPhrases):
    """Says what a hint shows: where to look, what to do, and why."""

    def places(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas a move is about, that of a running auction included."""
        state = cast("TrailState", view)
        if not move.places and state.area != EMPTY:
            return (state.board.area_names[state.area],)
        return move.places

    def where(self, move: Move, view: State) -> str:
        """Return a sentence that says where to look, and no more."""
        if move.kind in AUCTIONED:
            return self._words.say("look.bidding", place=self.places(move, view)[0])
        if move.kind == DISCARDED:
            region = move.card.split(":")[0]
            return self._words.say("look.pair", region=region_in_text(region, self._words))
        key = kind_of(move.kind).where or PLACES.get(len(move.places), "board")
        return self._words.say(f"look.{key}", **self._facts(move))

    def what(self, move: Move, view: State) -> str:
        """Return a move of this position as advice, without a full stop."""
        key = f"tell.{move.kind}"
        if move.choice and f"{key}-{move.choice}" in self._words:
            key = f"{key}-{move.choice}"
        facts = self._facts(move)
        if move.kind in AUCTIONED:
            facts["place"] = self.places(move, view)[0]
        if move.kind == DISCARDED:
            state = cast("TrailState", view)
            hand = (card_text(state.board, each) for each in hand_of(state, int(state.to_move)))
            pair = pairs_of(tuple(hand))[move.card.split(":")[0]]  # the other one is kept (S-4)
            kept = next((each for each in pair if each != move.card), move.card)
            facts["kept"] = card_in_text(kept, self._words)
        return self._words.say(key, **facts)

    def _facts(self, move: Move) -> dict[str, object]:
        facts: dict[str, object] = dict(move.amounts)
        places = move.places or ("",)
        facts["place"] = places[0]
        facts["other"] = places[-1]
        if move.card:
            facts["card"] = card_in_text(move.card, self._words)
        facts["load"] = load_in_text(move, "both", self._words)
        return facts


# Tips: why something is not possible, and what an action would change. Every fact comes from the
# rules' answers.


class TrailTips:
    """Writes tooltips in words."""

    def __init__(self, context: TrailContext, k: float) -> None:
        """Take the words, and the pixels per u at which icons are shown."""
        self.context = context
        self._k = k

    def why(self, reason: Reason) -> str:
        """Return the sentence of a reason."""
        told = {k: ROMAN[int(n) - 1] if k in ROUNDS else n for k, n in reason.facts.items()}
        return self.context.words.say(f"reason.{reason.key}", **told)

    def action(
        self, model: TrailModel | None, cost: int, action: str, places: tuple[str, ...]
    ) -> Tip:
        """Return an action's tip: cost, what it does, and whether a person who is asked can do it,
        None for the model while nobody is.
        """
        art = self.context.art(self._k)
        say = self.context.say
        watches = tuple(art.icon("watch", WATCH, tone=WATCH_TONE).surface for _ in range(cost))
        title = say(f"action-{action}")
        effect = say(f"effect-{action}", work=cost)
        reason = model.why_not(action, places) if model is not None else None
        if reason is None and model is not None and places and action in ANYWHERE:
            reason = model.why_not(action)
        if reason is None:
            return Tip(title, (effect,), icons=watches)
        told = Tip(title, (effect,), icons=watches)
        return self.context.refused(told, self.why(reason))

    def refusal(self, model: TrailModel, asked: QuestionInput, area: str) -> Reason | None:
        """Return why an area cannot be picked for what is asked; the other end of an adit has to
        lie beside the area that is picked.
        """
        places = (*asked.chosen, area) if asked.pending is None else (area,)
        if asked.action in ("", "place"):
            return model.refusal(asked.action or asked.kind, places, asked.piece)
        own = asked.action == "miner" and asked.piece
        return model.why_not("own-miner" if own else asked.action, places)

    def area(
        self, moment: SheetMoment[TrailModel], name: str, refused: Reason | None = None
    ) -> Tip:
        """Return an area's tip: what lies there, why it is `refused`, and what the action picked
        would do there.
        """
        model = moment.model
        question = moment.controller.question
        picked = moment.controller.question_input
        title = self.context.area(name)
        area = next(each for each in model.areas(concealed=moment.concealed) if each.name == name)
        lying = area_in_words(area, self.context)
        if refused is not None:
            return self.context.refused(Tip(title, (lying,)), self.why(refused))
        if question is None or not picked.action or picked.chosen:
            return Tip(title, (lying,))
        if (reason := model.why_not(picked.action, (name,))) is not None:
            return self.context.refused(Tip(title, (lying,)), self.why(reason))
        here = [m for m in picked.moves if (m.kind, m.places) == (picked.action, (name,))]
        after = model.forecast(here[0].code) if len(here) == 1 else None
        effect = self.changes(model.view, after, question.seat) if after is not None else ""
        return Tip(title, (effect, lying) if effect else (lying,))

    def changes(self, before: TableView, after: TableView, seat: int) -> str:
        """Return what a move changes for a seat and in the areas, in a few words."""
        say = self.context.say
        was = before.seats[seat]
        now = after.seats[seat]
        earned = now.money - was.money
        parts = []
        if earned and after.invested == before.invested:  # what a last pass lets be sold is no wage
            key = "change-earns" if earned > 0 else "change-pays"
            parts.append(say(key, pounds=abs(earned)))
        if now.arsenic > was.arsenic:
            parts.append(say("change-arsenic", count=now.arsenic))
        if now.limiter != was.limiter:
            parts.append(say("change-column", column=now.limiter))
        for old, new in zip(before.areas, after.areas, strict=True):
            area = self.context.area(old.name)
            counts = area_changes(old, new).items()
            parts += [say(key, area=area, count=count) for key, count in counts if count > 0]
        return ". ".join(parts) + "." if parts else ""

    def prices(self, model: TrailModel | None) -> Tip:
        """Return the tip of the ore exchange: the odds of the next roll."""
        odds = odds_in_words(model, self.context) if model is not None else ()
        say = self.context.say
        return Tip(say("ore-exchange"), odds or (say("odds-none"),))


def area_changes(was: AreaView, now: AreaView) -> dict[str, int]:
    """Return what a move changes in an area, in 2007 perhaps when its dice are thrown."""
    ore = now.tin + now.copper - was.tin - was.copper
    changes = {
        "change-token": now.drainage - was.drainage,
        "change-water": was.water - now.water,
        "change-capacity": now.capacity if now.capacity > was.capacity else 0,
        "change-ore": ore if was.owner == now.owner else 0,
    }
    if was.ground is not None and now.ground is not None:
        changes["later-water"] = now.ground.drained - was.ground.drained
        changes["later-ore"] = now.ground.ore - was.ground.ore
    return changes
