"""Tooltips of everything on the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.engine.move import Move
from game.engine.reasons import Reason
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.plain.table_texts import PlainTableTexts
from game.titles.tiletum.rules.forecasts import NO_GOOD_NAME, results_by_die_value
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.action_sheet_lines import PATH_GROUP_PREFIX
from game.titles.tiletum.table.action_sheet_look import (
    die_value_action_additions_and_tiles_texts,
    move_text,
)
from game.titles.tiletum.table.coaching import TiletumMoveForecaster
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.dimmed_target_reasons import (
    reasons_against_dimmed_target,
    space_and_task_at_space,
)
from game.titles.tiletum.table.map_look import space_text_lines
from game.titles.tiletum.table.move_effects import compute_move_effects, move_effects_text
from game.titles.tiletum.table.move_targets import MOVE_KIND_BY_RENAMED_TASK, targets_of_move
from game.titles.tiletum.table.own_board_tooltips import (
    own_building_tooltip,
    technology_tooltip,
    underground_map_tooltip,
)
from game.titles.tiletum.table.panels.technologies import level_prices_text
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.store_tooltips import storage_problem_lines
from game.titles.tiletum.table.symbol_tooltips import table_symbol_tooltip
from game.titles.tiletum.table.tile_tooltips import tile_tooltip, tile_use_sentences
from game.titles.tiletum.table.view import ACTIONS_SPENDING_POINTS_ONE_BY_ONE, TiletumModel

TARGET_KINDS_WITH_DIE_VALUE: Final = frozenset({"die", "petal", "new"})
"""Kinds of targets whose tooltip says what a die value brings."""
EXCHANGE_TASK: Final = "exchange"
"""The button of a part of the Contract action, beside those of the tasks."""
BONUS_QUESTION: Final = "bonus"
MAX_LISTED_MOVES: Final = 3
"""A tooltip lists the effects of at most this many moves."""


class TableTooltips:
    """Makes tooltips of spaces, dice, tiles and tasks, for the model that is shown."""

    def __init__(
        self,
        context: TableContext,
        table_texts: PlainTableTexts,
        move_forecaster: TiletumMoveForecaster,
        controller: TiletumController,
    ) -> None:
        """Store the texts, the forecaster and the controller with the question."""
        self._context = context
        self._table_texts = table_texts
        self._forecaster = move_forecaster
        self._controller = controller
        self.model: TiletumModel | None = None
        self._effect_line_cache: tuple[
            TiletumModel | None, tuple[str, ...], dict[str, tuple[str, ...]]
        ]
        self._effect_line_cache = None, (), {}

    def target_tooltip(self, name: str, refused: Reason | None = None) -> Tooltip | None:
        """Return the tooltip of a target, with the reason `refused` why it cannot be picked; None
        for a target without a tooltip."""
        tooltip = self._tooltip_with_effects(name)
        reasons = (refused,) if refused else self._reasons_against_dimmed_target(name)
        if tooltip is None or not reasons:
            return tooltip
        texts = [self._reason_text(reason) for reason in reasons]
        others = tuple(line for line in tooltip.lines if line not in texts)
        return self._context.tooltip_with_reason(
            replace(tooltip, lines=(*texts[1:], *others)), texts[0]
        )

    def _reasons_against_dimmed_target(self, name: str) -> tuple[Reason, ...]:
        """Return the rules' reasons why an offered or stored tile or a building cannot be picked;
        () for other targets, or if the viewer is not asked."""
        model = self.model
        asking = self._controller.current_input
        question = self._controller.question
        if model is None or asking is None or question is None or question.seat != model.seat:
            return ()
        game = self._forecaster.game
        against_move = partial(game.reason_against_move, question.view)
        against_action = partial(game.reason_against_action, question.view)
        return reasons_against_dimmed_target(model, asking, name, against_move, against_action)

    def reason_against(self, action: str, places: tuple[str, ...]) -> Reason | None:
        """Return the rules' reason why the deciding seat cannot do something, None if it can or
        no question is open."""
        question = self._controller.question
        return (
            self._forecaster.game.reason_against_action(question.view, action, places)
            if question
            else None
        )

    def reason_against_space(self, space: str, picked_task: str) -> Reason | None:
        """Return the rules' reason why nothing can be done in a space with the picked
        task, "" for no task."""
        return self.reason_against("space", space_and_task_at_space(space, picked_task))

    def _tooltip_with_effects(self, name: str) -> Tooltip | None:
        if self.model is None:
            return None
        kind, _, rest = name.partition(":")
        if kind == "line":
            return self._answer_line_tooltip(self.model, int(rest))
        base = self._tooltip_without_effects_of_pick(self.model, name)
        would = (
            self._move_effect_lines_of_target(self.model, name)
            if kind not in TARGET_KINDS_WITH_DIE_VALUE
            else ()
        )
        return replace(base, lines=(*would, *base.lines)) if base is not None else None

    def _tooltip_without_effects_of_pick(self, model: TiletumModel, name: str) -> Tooltip | None:
        """Return a target's tooltip without the effects of picking it."""
        view = model.view
        say = self._context.say
        if name in view.spaces:
            tile = view.spaces[name].tile
            lies = (
                *tile_use_sentences(self._context, model, tile),
                *self._storage_problem_lines(model, tile),
            )
            return Tooltip(
                self._context.area_name(name),
                (*space_text_lines(self._context, model, name), *lies),
            )
        kind, _, rest = name.partition(":")
        if kind in ("die", "petal"):
            return (
                self._die_tooltip(model, rest)
                if kind == "die"
                else self._petal_tooltip(model, rest)
            )
        if kind in ("building", "technology", "action", "map"):
            return self._building_technology_action_or_map_tooltip(model, name)
        symbol = table_symbol_tooltip(self._context, model, name)
        if symbol is not None:
            return symbol
        tile = rest if kind in ("offer", "store") else ""
        lines: tuple[str, ...] = ()
        if kind == "offer":
            priced = dict(
                zip(view.offered_contracts, view.contract_prices_in_action_points, strict=True)
            )
            costs = say("offer-costs", ap=priced.get(tile, 1))
            lines = costs, *self._storage_problem_lines(model, tile)
        if name == "bonus" and view.bonus_tile_action:
            tile = view.tile_by_action[view.bonus_tile_action]
        if not tile:
            return None
        return tile_tooltip(self._context, model, tile, *lines, is_stored=kind == "store")

    def _storage_problem_lines(self, model: TiletumModel, tile: str) -> tuple[str, ...]:
        """Return why the seat that is asked cannot store a tile, or that no building has room for
        it; () if there is no problem, or the viewer is not asked."""
        if not tile or self._controller.current_input is None or model.state.seat != model.seat:
            return ()
        return storage_problem_lines(self._context, model, tile, self._reason_text)

    def _move_effect_lines_of_target(self, model: TiletumModel, name: str) -> tuple[str, ...]:
        """Return the effects of picking a target, a line for each move; () if there are too
        many."""
        asking = self._controller.current_input
        if asking is None or model.state.to_move < 0:
            return ()
        return self._cached_lines(
            name, asking, partial(self._compute_effect_lines, model, asking, name)
        )

    def _cached_lines(
        self, name: str, sheet_input: ActionSheetInput, compute_lines: Callable[[], tuple[str, ...]]
    ) -> tuple[str, ...]:
        """Return the lines that `compute_lines` returns for this name. They are cached until the
        position or the picks change."""
        if (self.model, sheet_input.picked_targets) != self._effect_line_cache[:2]:
            self._effect_line_cache = self.model, sheet_input.picked_targets, {}
        known = self._effect_line_cache[2]
        if name not in known:
            known[name] = compute_lines()
        return known[name]

    def _compute_effect_lines(
        self, model: TiletumModel, sheet_input: ActionSheetInput, name: str
    ) -> tuple[str, ...]:
        moves = sheet_input.moves_after_pick(name)
        walks = all(move.kind in ("step", "symbol") for move in moves)
        if (
            walks
            and name in sheet_input.pickable_paths
            and (not moves or sheet_input.is_first_step_free(name))
        ):
            foreseen = self._forecaster.forecast_of_path(
                model.state, sheet_input.pickable_paths[name]
            )
            if foreseen is None:
                return ()
            key = "brings-free-way" if sheet_input.is_first_step_free(name) else "brings-way"
            way = self._context.say(key, steps=len(sheet_input.pickable_paths[name]))
            brings = move_effects_text(self._context, compute_move_effects(model, foreseen))
            return (f"{way}, {brings}",) if brings else ()
        few = moves if len(moves) <= MAX_LISTED_MOVES else ()
        told = [
            (move_text(self._table_texts, move), self._move_effects_text(model, move))
            for move in few
        ]
        if len(told) == 1 and name not in model.view.spaces:
            return tuple(capitalised(brings) for _, brings in told if brings)
        say = self._context.say
        return tuple(say("brings", move=said, what=brings) for said, brings in told if brings)

    def _move_effects_text(self, model: TiletumModel, move: Move) -> str:
        foreseen = self._forecaster.forecast_of_move(model.state, move)
        asking = self._controller.current_input
        leaves = asking.finishing_move if asking is not None else None
        instead = None
        if model.view.question_key == BONUS_QUESTION and leaves is not None and move != leaves:
            # The goods and the action of the die come without the tile too
            instead = self._forecaster.forecast_of_move(model.state, leaves)
        return move_effects_text(self._context, compute_move_effects(model, foreseen, instead))

    def _answer_line_tooltip(self, model: TiletumModel, line_index: int) -> Tooltip | None:
        """Return the tooltip of an answer in the action sheet: the effects of its move, and what is
        known about the move's first place or last target. An answer with several moves has the
        tooltip of its target. None if there is no such answer or nothing to tell."""
        asking = self._controller.current_input
        if asking is None or line_index >= len(asking.answer_lines):
            return None
        answer = asking.answer_lines[line_index]
        if answer.target.startswith(PATH_GROUP_PREFIX):
            return self.target_tooltip(answer.target.removeprefix(PATH_GROUP_PREFIX))
        if len(answer.moves) > 1 or answer.target.partition(":")[0] in TARGET_KINDS_WITH_DIE_VALUE:
            return self.target_tooltip(answer.target)
        (move,) = answer.moves

        def brings() -> tuple[str, ...]:
            said = self._move_effects_text(model, move)
            return (capitalised(said),) if said else ()

        lines = self._cached_lines(f"line:{line_index}", asking, brings)
        lies = self._tooltip_without_effects_of_pick(
            model, (*move.places, *targets_of_move(move)[-1:], "")[0]
        )
        told = Tooltip(
            move_text(self._table_texts, move), lines + (lies.lines if lies is not None else ())
        )
        return told if told.lines else None

    def _die_tooltip(self, model: TiletumModel, die_name: str) -> Tooltip:
        say = self._context.say
        (good, _, value) = die_name.partition(".")
        named = self._context.area_name(good)
        each = results_by_die_value(model.state, model.viewer, good, int(value))[int(value) - 1]
        gained = say("bill-line-goods", number=each.goods_count, good=named)
        title = capitalised(say("die", good=named, value=value))
        return Tooltip(
            title, (gained, *self._die_value_lines_besides_goods(model, good, int(value)))
        )

    def _petal_tooltip(self, model: TiletumModel, die_value_text: str) -> Tooltip:
        action, *others = self._die_value_lines_besides_goods(
            model, NO_GOOD_NAME, int(die_value_text)
        )
        return Tooltip(
            action, (self._context.say("petal-goods", number=int(die_value_text)), *others)
        )

    def _die_value_lines_besides_goods(
        self, model: TiletumModel, good: str, value: int
    ) -> tuple[str, ...]:
        """Return what a die of a value brings apart from goods."""
        action, others, tile = die_value_action_additions_and_tiles_texts(
            self._context, model, good, value
        )
        name = results_by_die_value(model.state, model.viewer, good, value)[value - 1].action
        buys = (
            [self._context.say(f"note-{name}")]
            if name in ACTIONS_SPENDING_POINTS_ONE_BY_ONE
            else []
        )
        return action, *buys, *others, *tile

    def _building_technology_action_or_map_tooltip(self, model: TiletumModel, name: str) -> Tooltip:
        """Return the tooltip of a building, technology, action or underground map, given by its
        target name, which explains it."""
        context = self._context
        silver_view = model.view.silver_view
        kind, _, rest = name.partition(":")
        if kind == "building":
            return own_building_tooltip(context, model, int(rest))
        if kind == "action" or silver_view is None:
            is_explained = rest in ACTIONS_SPENDING_POINTS_ONE_BY_ONE
            lines = (context.say(f"note-{rest}"),) if is_explained else ()
            return Tooltip(context.say(f"action-{rest}"), lines)
        if kind == "technology":
            return technology_tooltip(context, model, silver_view, rest)
        return underground_map_tooltip(context, model, silver_view, name)

    def task_tooltip(self, task: str) -> Tooltip:
        """Return the tooltip of a task: what the task does and, if it is not possible now, why."""
        say = self._context.say
        question = self._controller.question
        costs = level_prices_text(self.model.view.silver_view) if self.model is not None else ""
        title = say(f"action-{task}")
        lines = [say(f"tip-{task}", costs=costs)]
        if task != EXCHANGE_TASK:
            lines.append(say("tip-task"))
        asking = self._controller.current_input
        if (
            question is not None
            and asking is not None
            and task not in asking.possible_actions_or_tasks
        ):
            reason = self._forecaster.game.reason_against_action(
                question.view, MOVE_KIND_BY_RENAMED_TASK.get(task, task)
            )
            if reason is not None:
                return self._context.tooltip_with_reason(
                    Tooltip(title, tuple(lines)), self._reason_text(reason)
                )
        return Tooltip(title, tuple(lines))

    def _reason_text(self, reason: Reason) -> str:
        """Return a reason as a sentence, with its facts in the table's names."""
        area = self._context.area_name
        facts = dict(reason.facts)
        facts |= {key: area(fact) for key, fact in facts.items() if isinstance(fact, str)}
        return self._context.words.say(f"reason.{reason.key}", **facts)
