"""Tooltips: why something is not possible, and the effects of an action. All facts come from the
rules."""

from game.engine.reasons import Reason
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.description import area_in_words, price_odds_lines
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

ROUNDS = ("round", "until")  # facts that are told as the bar numbers them

WATCH = 24.0
WATCH_TONE = ("#5B3D1C", "#8A6A3A")
ANYWHERE = ("pasties", "pass", "pumps")


class TrailTips:
    """Writes the tooltips of the table."""

    def __init__(self, context: TrailContext, k: float) -> None:
        """Store the context and the scale of icons in pixels per u."""
        self.context = context
        self._k = k

    def reason_sentence(self, reason: Reason) -> str:
        """Return the sentence for a reason, with Roman numerals for rounds."""
        told = {k: ROMAN[int(n) - 1] if k in ROUNDS else n for k, n in reason.facts.items()}
        return self.context.words.say(f"reason.{reason.key}", **told)

    def action_tip(
        self, model: TrailModel | None, cost: int, action: str, places: tuple[str, ...]
    ) -> Tooltip:
        """Return an action's tooltip: its cost, its effect, and the reason if it is not possible
        at the picked `places`; without a question (`model` None) no reason is given."""
        art = self.context.art_at_scale(self._k)
        say = self.context.say
        watches = tuple(art.icon("watch", WATCH, tone=WATCH_TONE).surface for _ in range(cost))
        title = say(f"action-{action}")
        effect = say(f"effect-{action}", work=cost)
        reason = model.reason_against_action(action, places) if model is not None else None
        if reason is None and model is not None and places and action in ANYWHERE:
            reason = model.reason_against_action(action)
        if reason is None:
            return Tooltip(title, (effect,), icons=watches)
        told = Tooltip(title, (effect,), icons=watches)
        return self.context.tooltip_with_reason(told, self.reason_sentence(reason))

    def refusal_of_area(self, model: TrailModel, asked: QuestionInput, area: str) -> Reason | None:
        """Return why an area cannot be picked for the present picks, None if it can. While picks
        are incomplete, the area is tried together with the picked ones, as for the other end of an
        adit.
        """
        places = (*asked.picked_areas, area) if asked.confirmable_move is None else (area,)
        if asked.picked_action in ("", "place"):
            return model.refusal_reason(
                asked.picked_action or asked.kind, places, asked.piece_to_place
            )
        own = asked.picked_action == "miner" and asked.piece_to_place
        return model.reason_against_action("own-miner" if own else asked.picked_action, places)

    def area_tip(
        self, moment: SheetInputs[TrailModel], name: str, refused: Reason | None = None
    ) -> Tooltip:
        """Return an area's tooltip: its content, the reason `refused` if it cannot be picked,
        and the effect of the picked action there."""
        model = moment.model
        question = moment.controller.question
        picked = moment.controller.question_input
        title = self.context.area_name(name)
        area = next(
            each
            for each in model.area_views_as_seen(concealed=moment.is_hand_hidden)
            if each.name == name
        )
        lying = area_in_words(area, self.context)
        if refused is not None:
            return self.context.tooltip_with_reason(
                Tooltip(title, (lying,)), self.reason_sentence(refused)
            )
        if question is None or not picked.picked_action or picked.picked_areas:
            return Tooltip(title, (lying,))
        if (reason := model.reason_against_action(picked.picked_action, (name,))) is not None:
            return self.context.tooltip_with_reason(
                Tooltip(title, (lying,)), self.reason_sentence(reason)
            )
        here = [m for m in picked.moves if (m.kind, m.places) == (picked.picked_action, (name,))]
        after = model.table_view_after_move(here[0].code) if len(here) == 1 else None
        effect = (
            self.move_effects_text(model.view, after, question.seat) if after is not None else ""
        )
        return Tooltip(title, (effect, lying) if effect else (lying,))

    def move_effects_text(self, before: TableView, after: TableView, seat: int) -> str:
        """Return in a few words what changes for a seat and in the areas between the view before
        a move and the view after it."""
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
            area = self.context.area_name(old.name)
            counts = area_change_amounts(old, new).items()
            parts += [say(key, area=area, count=count) for key, count in counts if count > 0]
        return ". ".join(parts) + "." if parts else ""

    def price_odds_tip(self, model: TrailModel | None) -> Tooltip:
        """Return the tooltip of the ore exchange with the odds of the next roll, or a note that
        no roll is left."""
        odds = price_odds_lines(model, self.context) if model is not None else ()
        say = self.context.say
        return Tooltip(say("ore-exchange"), odds or (say("odds-none"),))


def area_change_amounts(was: AreaView, now: AreaView) -> dict[str, int]:
    """Return the effects of a move on one area as amounts by text key, without those that are 0."""
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
