"""Words of the prompt: whose turn it is, and what confirming and leaving mean now."""

from __future__ import annotations

from game.tabletop.panel.prompt_look import PromptLook, at_rest
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.stand import TiletumStand


def prompt_look(
    studio: Studio, stand: TiletumStand, asking: ErrandEnquiry | None, note: str, *, by_keys: bool
) -> PromptLook:
    """Return what the prompt says; `by_keys` where no list tells that numbers pick dice."""
    say, view = studio.say, stand.view
    if asking is None:
        return at_rest(studio, int(stand.state.to_move), note)
    name = studio.name(stand.seat)
    head = say("your-turn-name", name=name)
    if asking.die:
        good, value = asking.die[0].choice, asking.value
        words = say("step-die", good=studio.area(good), value=value)
        step = words[:1].upper() + words[1:]
        return PromptLook(
            head, step=step, confirm=say("take-it"), ready=True, decline=say("step-back")
        )
    step = say("step-task") if asking.task else say(f"step-{view.question}")
    if by_keys:
        step = say("step-turn-by-keys")
    elif view.question == "act" and not asking.answers:
        step = say("step-spent")
    decline = say("step-back") if asking.picked else ""
    finish = asking.finish
    if finish is None or asking.picked:
        return PromptLook(head, step=step, decline=decline)
    if asking.leaves:  # Enter takes, it never leaves something that is free
        return PromptLook(head, step=step, decline=say("leave-it"))
    words = say("stop-here")
    if finish.kind == "end":
        words = say("end-lapse", ap=view.ap) if view.ap else say("end-turn")
    return PromptLook(head, step=step, confirm=words, ready=True, decline=decline)
