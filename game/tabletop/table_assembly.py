"""What a table is equipped with: its parts, what updates and animates them, its kinds of sheets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from game.tabletop.motion.step_animator import StepAnimator
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_model import AnyModel
from game.tabletop.table_parts import TableParts


class TablePresenter(Protocol[AnyModel]):
    """Updates all panels."""

    def update_panels(
        self, inputs: SheetInputs[AnyModel], note_text: str, *, is_question_on_sheet: bool
    ) -> None:
        """Show a view model and its question; `note_text` is the status text shown while no player
        has to decide. `is_question_on_sheet` is True when a sheet shows the question."""


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` would fail
class TableAssembly(Generic[AnyModel]):
    """The parts of a table and what works with them; `sheets` are the kinds of sheets, most urgent
    first.
    """

    parts: TableParts
    presenter: TablePresenter[AnyModel]
    sheets: tuple[SheetKind[AnyModel], ...]
    step_animator: StepAnimator[Any, AnyModel]
    step_broadcast: StepBroadcast
    draw_ahead: Callable[[AnyModel | None], bool]
