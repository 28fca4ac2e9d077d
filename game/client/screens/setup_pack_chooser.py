"""The set-up page's panel of packs, for players who have some."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.app import App
from game.client.screens.setup_panels import EditSetUp, build_choice_panel
from game.client.stored.pack_reference import PackReference
from game.client.stored.set_up import SavedSetUp
from game.client.widgets import choices, pack_options
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.scene.layout import Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage


class PackChooser:
    """Builds the panels for choosing the edition and the pack of the set-up that a page edits."""

    def __init__(
        self,
        app: App,
        stage: Stage,
        set_up: Callable[[], SavedSetUp],
        edit_set_up: EditSetUp,
    ) -> None:
        self._app = app
        self._stage = stage
        self._get_current_set_up = set_up
        self._edit_set_up = edit_set_up

    def build_edition_and_pack_panels(self) -> WrappingRow | None:
        """Return the panels for choosing edition and pack, side by side; None if there is
        nothing to choose."""
        app = self._app
        panels = []
        if len(app.box.editions) > 1:
            panels.append(
                build_choice_panel(app.say("setup.edition"), self._build_edition_choice())
            )
        panels += self._build_pack_panels()
        for each in panels:
            each.grow = 1.0
        return WrappingRow(*panels, gap=theme.WIDE_GAP) if panels else None

    def _build_edition_choice(self) -> Node:
        set_up = self._get_current_set_up()

        def choose(edition: str) -> None:
            self._edit_set_up(lambda now: replace(now, edition=edition))

        edition = set_up.edition or self._app.box.editions[0]
        return choices.make_edition_choice(self._app, edition, choose)

    def _build_pack_panels(self) -> list[Row]:
        app = self._app
        mark = self._get_current_set_up().pack_reference
        if mark is None and not pack_options.packs_for_edition(
            app, self._get_current_set_up().edition
        ):
            return []
        told = app.say("numbers.ours")
        if mark is not None:
            found = pack_options.find_referenced_or_equal_pack(app, mark)
            told = app.say("numbers.lost", name=mark.name) if found.refusal else found.name
        words = app.say("numbers.panel")
        tip = app.say("numbers.change")
        way = ButtonSpec("numbers", told, self.ask_for_and_store_pack, "menu", tooltip=tip)
        button = way.make_plain_button(
            app, "slate", label=f"{words}: {told}", height=theme.CONTROL_HEIGHT
        )
        return [build_choice_panel(words, button)]

    def ask_for_and_store_pack(self) -> None:
        """Ask in a dialog which pack to play with, and store the answer in the set-up."""
        set_up = self._get_current_set_up()

        def choose(pack_reference: PackReference | None) -> None:
            self._edit_set_up(lambda now: replace(now, pack_reference=pack_reference, pack=None))

        choices.ask_for_pack(self._stage, self._app, set_up.edition, set_up.pack_reference, choose)

    def check_pack_and_call(self, function: Callable[[SavedSetUp], None]) -> None:
        """Call `function` with the set-up and its chosen pack; if the pack is missing or cannot be
        played with, first ask whether to use the built-in numbers."""
        set_up = self._get_current_set_up()
        app = self._app
        say = self._app.say
        if set_up.pack_reference is None:
            function(set_up)
            return
        found = pack_options.find_referenced_or_equal_pack(app, set_up.pack_reference)
        if not found.refusal:
            function(
                replace(
                    set_up, pack_reference=pack_options.make_pack_reference(found), pack=found.pack
                )
            )
            return
        ours = partial(function, replace(set_up, pack_reference=None, pack=None))
        replies = [
            DialogReply(say("numbers.play-ours"), ours, name="play-ours"),
            DialogReply(
                say("numbers.choose"), self.ask_for_and_store_pack, "primary", name="choose"
            ),
            DialogReply(say("button.cancel"), lambda: None, key_cap="@back", name="cancel"),
        ]
        told = [
            say("numbers.lost-note", name=set_up.pack_reference.name),
            app.translated_file_error_text(found.refusal),
        ]
        open_question_dialog(self._stage, say("numbers.lost-title"), told, replies)
