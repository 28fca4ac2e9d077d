"""The widths of the names of actions in the language of the table."""

from game.scene.stage.stage import Stage
from game.scene.text.text_styles import BOLD_STYLE
from game.tabletop.layout.action_row_and_hand import MIN_NAME_WIDTH_OF_COST
from game.titles.tinners_trail.table.move_kinds import ACTION_KINDS
from game.titles.tinners_trail.table.view_model import TrailContext


def action_name_widths(context: TrailContext, stage: Stage) -> dict[str, float]:
    """Return, for each usual action, the width in u that its name needs: that of its longest word,
    since a name of several words has two lines, but at least `MIN_NAME_WIDTH_OF_COST` if the action
    has a cost."""
    width_px = stage.kit.lettering.width_px_below_which_line_is_shortened
    k = stage.units.px_per_u
    return {
        action.kind: max(
            MIN_NAME_WIDTH_OF_COST if action.has_work_cost else 0.0,
            *(
                width_px(word, BOLD_STYLE, k) / k
                for word in context.say(f"action-{action.kind}").split(" ")
            ),
        )
        for action in ACTION_KINDS
    }
