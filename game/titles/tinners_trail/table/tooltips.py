"""Tooltips: why something is not possible, and the effects of an action. All facts come from the
rules."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.move import Move
from game.engine.reasons import Reason
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tinners_trail.table.description import area_description, price_odds_lines
from game.titles.tinners_trail.table.effects_text import move_effects_text
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

FACTS_IN_ROMAN_NUMERALS = ("round", "until")  # facts that are told as the bar numbers them

POCKET_WATCH_SIZE = 24.0
POCKET_WATCH_TONES = ("#5B3D1C", "#8A6A3A")
ACTIONS_WITHOUT_AREA = ("pasties", "pass", "pumps")


class TrailTooltips:
    """Writes the tooltips of the table."""

    def __init__(
        self,
        context: TrailContext,
        px_per_u: float,
        last_action_seats_in: Callable[[str], tuple[int, ...]] = lambda area: (),
    ) -> None:
        """Store the context, the scale of icons in pixels per u, and the function that returns
        the seats whose last action is marked in an area."""
        self.context = context
        self._k = px_per_u
        self._last_action_seats_in = last_action_seats_in

    def reason_sentence(self, reason: Reason) -> str:
        """Return the sentence for a reason, with Roman numerals for rounds."""
        told = {
            k: ROMAN_NUMERALS[int(n) - 1] if k in FACTS_IN_ROMAN_NUMERALS else n
            for k, n in reason.facts.items()
        }
        return self.context.words.say(f"reason.{reason.key}", **told)

    def action_tooltip(
        self, model: TrailModel | None, cost: int, action: str, places: tuple[str, ...]
    ) -> Tooltip:
        """Return an action's tooltip: its cost, its effect, and the reason if it is not possible
        at the picked `places`; without a question (`model` None) no reason is given."""
        art = self.context.art_at_scale(self._k)
        say = self.context.say
        watches = tuple(
            art.icon("watch", POCKET_WATCH_SIZE, tone=POCKET_WATCH_TONES).surface
            for _ in range(cost)
        )
        title = say(f"action-{action}")
        effect = say(f"effect-{action}", work=cost)
        reason = model.reason_against_action(action, places) if model is not None else None
        if reason is None and model is not None and places and action in ACTIONS_WITHOUT_AREA:
            reason = model.reason_against_action(action)
        if reason is None:
            return Tooltip(title, (effect,), icons=watches)
        told = Tooltip(title, (effect,), icons=watches)
        return self.context.tooltip_with_reason(told, self.reason_sentence(reason))

    def area_refusal_reason(
        self, model: TrailModel, question_input: QuestionInput, area: str
    ) -> Reason | None:
        """Return why an area cannot be picked, None if it can. As long as the picks are not
        complete, the area is checked together with the picked areas, as for the other end of an
        adit; otherwise it is checked alone."""
        places = (
            (*question_input.picked_areas, area)
            if question_input.confirmable_move is None
            else (area,)
        )
        if question_input.picked_action_or_task in ("", "place"):
            return model.refusal_reason(
                question_input.picked_action_or_task or question_input.kind,
                places,
                question_input.piece_to_place,
            )
        own = question_input.picked_action_or_task == "miner" and question_input.piece_to_place
        return model.reason_against_action(
            "own-miner" if own else question_input.picked_action_or_task, places
        )

    def area_tooltip(
        self, inputs: SheetInputs[TrailModel], name: str, refused: Reason | None = None
    ) -> Tooltip:
        """Return an area's tooltip: its content, the reason `refused` if it cannot be picked,
        the effect of the picked action there, and whose last action its coloured line marks."""
        tip = self._tooltip_of_content_and_picks(inputs, name, refused)
        seats = self._last_action_seats_in(name)
        if not seats:
            return tip
        names = ", ".join(self.context.player_name(seat) for seat in seats)
        return replace(tip, lines=(*tip.lines, self.context.say("last-action-here", names=names)))

    def _tooltip_of_content_and_picks(
        self, inputs: SheetInputs[TrailModel], name: str, refused: Reason | None
    ) -> Tooltip:
        model = inputs.model
        question = inputs.controller.question
        picked = inputs.controller.question_input
        title = self.context.area_name(name)
        area = next(
            each
            for each in model.area_views_as_seen(is_concealed=inputs.is_hand_hidden)
            if each.name == name
        )
        lying = area_description(area, self.context)
        if refused is not None:
            return self.context.tooltip_with_reason(
                Tooltip(title, (lying,)), self.reason_sentence(refused)
            )
        if picked.kind == "peek" and model.printed_tables.is_solo_game:
            is_offered = name in picked.pickable_areas | picked.picked_areas
            told = (self.context.say("peek-solo-tip"),) if is_offered else ()
            return Tooltip(title, (*told, lying))
        move = picked.confirmable_move
        if question is not None and move is not None and name in picked.picked_areas:
            effect = self._effect_of_move(model, move, question.seat, name)
            return Tooltip(title, (effect, lying) if effect else (lying,))
        if question is None or not picked.picked_action_or_task or picked.picked_areas - {name}:
            return Tooltip(title, (lying,))
        if (
            reason := model.reason_against_action(picked.picked_action_or_task, (name,))
        ) is not None:
            return self.context.tooltip_with_reason(
                Tooltip(title, (lying,)), self.reason_sentence(reason)
            )
        here = [
            m
            for m in picked.legal_moves
            if (m.kind, m.places) == (picked.picked_action_or_task, (name,))
        ]
        effect = self._effect_of_alike_moves(model, here, question.seat, name)
        return Tooltip(title, (effect, lying) if effect else (lying,))

    def _effect_of_alike_moves(
        self, model: TrailModel, moves: list[Move], seat: int, area: str
    ) -> str:
        """Return the common effect of moves that differ only in a choice, such as the miner's
        colour; "" if their amounts or effects are not all equal."""
        if len({move.amounts for move in moves}) != 1:
            return ""
        effects = {self._effect_of_move(model, move, seat, area) for move in moves}
        return effects.pop() if len(effects) == 1 else ""

    def _effect_of_move(self, model: TrailModel, move: Move, seat: int, area: str) -> str:
        """Return a sentence on what a move of a seat changes. It does not repeat the name of
        `area`, which stands above it. Return "" if the changes depend on a tile that the seat does
        not know."""
        after = model.table_view_after_move_unless_tile_unknown(move.code)
        if after is None:
            return ""
        effect = move_effects_text(self.context, model.view, after, seat, titled_area=area)
        return effect[:1].upper() + effect[1:]

    def price_odds_tooltip(self, model: TrailModel | None) -> Tooltip:
        """Return the tooltip of the ore exchange with the odds of the next roll, or a note that
        no roll is left."""
        odds = price_odds_lines(model, self.context) if model is not None else ()
        say = self.context.say
        return Tooltip(say("ore-exchange"), odds or (say("odds-none"),))
