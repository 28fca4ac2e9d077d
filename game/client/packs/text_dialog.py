"""A dialog that asks for a name or a file, with some answers ready to be clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.desk import Desk
from game.client.parts.dialogs import WIDTH, Reply
from game.client.parts.name_field import NameField
from game.scene.box_place import box
from game.scene.modal import Modal
from game.scene.stage import Stage
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Button, Label, Panel

SIDE, FIELD, ROW = 32.0, 54.0, 62.0
LONGEST = 400


def ask_text(  # noqa: PLR0913  (options by keyword)
    stage: Stage,
    desk: Desk,
    told: tuple[str, str],
    value: str,
    then: Callable[[str], str],
    *,
    ready: Sequence[Reply] = (),
    limit: int = LONGEST,
) -> Modal:
    """Open a dialog and return it; `told` are its heading and its sentence.

    `then` hears what was typed, and returns what is wrong with it: then the dialog stays open and
    says so. The `ready` replies close it.
    """
    title, sentence = told
    height = 92 + 60 + FIELD + 66 + ROW * (len(ready) + 1) + 20
    panel = Panel("parchment", width=WIDTH, height=height, label=title, name="dialog")
    modal = Modal(panel)
    typed = [value]
    room = WIDTH - 2 * SIDE
    refusal = Label(
        "",
        NOTE_ON_PARCHMENT,
        wrap=True,
        name="refusal",
        **box(SIDE, 148 + FIELD, room, 56),
    )

    def submit() -> None:
        wrong = then(typed[0])
        if wrong:
            refusal.set_text(wrong)
            stage.refresh()
        else:
            stage.close(modal)

    def answer(reply: Reply) -> None:
        stage.close(modal)
        reply.then()

    def hear(text: str) -> None:
        typed[0] = text

    field = NameField(
        value,
        hear,
        limit=limit,
        on_submit=submit,
        name="typed",
        label=sentence,
        **box(SIDE, 140, room, FIELD),
    )
    panel.add(
        Label(title, HEAD_ON_PARCHMENT, **box(SIDE, 22, room, 44)),
        Label(sentence, BODY_ON_PARCHMENT, wrap=True, **box(SIDE, 78, room, 56)),
        field,
        refusal,
    )
    top = 148 + FIELD + 62
    for reply in ready:
        panel.add(
            Button(
                reply.text,
                skin="quiet",
                name=reply.name,
                on_click=lambda reply=reply: answer(reply),  # type: ignore[misc]
                **box(SIDE, top, room, ROW - 10),
            )
        )
        top += ROW
    half = (room - 14) / 2
    panel.add(
        Button(
            desk.say("button.cancel"),
            skin="quiet",
            cap="@back",
            layout="centred",
            name="cancel",
            on_click=lambda: stage.close(modal),
            **box(SIDE, top, half, ROW - 8),
        ),
        Button(
            desk.say("packs.go"),
            skin="primary",
            layout="centred",
            name="go",
            on_click=submit,
            **box(SIDE + half + 14, top, half, ROW - 8),
        ),
    )
    stage.open(modal, field)
    return modal
