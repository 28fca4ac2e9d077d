"""The prompt has room for every sentence that it may show, in small windows and every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.units import PxSize
from game.tabletop.map_table import MapTable
from game.tabletop.panel.prompt import PromptLook, RemainingAmount
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import SHELF
from tests.client.client_driver import ClientDriver
from tests.helpers.layout_faults import proof_of
from tests.helpers.reading_over import AT_ONCE, application

SMALL_WINDOWS: Final = ((1178, 663), (1366, 768))
"""What a window gets on a screen of 1280 x 720, and a small laptop."""
SENTENCE_PREFIXES: Final = ("step-", "ask-", "more-link", "more-develop", "more-sell")
CONFIRMED_PREFIXES: Final = ("step-confirm-", "step-give-up-", "turn-done-note")
OUTSIDE_WORK_PREFIXES: Final = ("step-bid", "step-draft", "step-invest", "step-area-place")
"""Sentences of Tinners' Trail beside which no work points are counted."""
CONFIRM_AND_DECLINE_KEYS_OF_TILETUM: Final = {
    "step-die": ("take-it", "step-back"),
    "step-die-price": ("take-it-for", "step-back"),
    "step-other-value": ("take-it", "step-back"),
    "step-next-die": ("take-it", "step-back"),
    "step-draws": ("confirm-it", "step-back"),
    "step-ends-round": ("end-turn", "step-back"),
    "step-act": ("end-lapse", ""),
    "step-tile-or-list": ("end-lapse", ""),
    "step-list": ("end-lapse", ""),
    "step-spent": ("end-lapse", ""),
    "step-spent-joker": ("to-second-action", ""),
    "step-lapse": ("end-lapse", ""),
    "step-lapse-free": ("end-turn", ""),
    "step-steps": ("stop-here", ""),
    "step-gain": ("stop-here", ""),
    "step-task": ("", "step-back"),
    "step-bonus": ("", "leave-it"),
    "step-king-tile": ("", "leave-it"),
    "step-colour": ("", "leave-it"),
    "step-silver": ("", "leave-it"),
}
"""The buttons beside a sentence of Tiletum; those of other titles have the usual ones."""
SENTENCE_BEFORE: Final = {"step-other-value": "step-die", "step-next-die": "step-die"}
"""Sentences of Tiletum that are never alone, and the one before them."""
LONG_PLACE: Final = {"tinners-trail": "perranzabuloe", "brass": "warrington-runcorn"}
FACTS: Final[dict[str, Any]] = {
    "pumps": 3,
    "piece": "steam pumps",
    "action": "Extract",
    "pounds": 12,
    "second_rail": 15,
    "ap": 3,
    "value": 6,
    "gold": 6,
}
GOODS_OF_TILETUM: Final = ("gold", "food", "wool", "stone", "iron")


@pytest.fixture(params=[(name, size) for name in SHELF for size in SMALL_WINDOWS], ids=str)
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ClientDriver]:
    """A game of a title in a small window, at the table of the person who plays."""
    name: str
    size: PxSize
    name, size = request.param
    with application(tmp_path, AT_ONCE, size, name) as flow:
        driver = ClientDriver(flow)
        driver.play("human", "ai:1", wait=0.3)
        yield driver


def table_of(driver: ClientDriver) -> MapTable[Any, Any]:
    """Return the table on the screen."""
    table = driver.table.table
    assert isinstance(table, MapTable)
    return table


def prompt_looks(driver: ClientDriver) -> Iterator[tuple[str, PromptLook]]:
    """Yield every sentence that the prompt of the open title may show, with its buttons."""
    title = driver.app.box.title.name
    context = table_of(driver).parts.context
    place = context.area_name(LONG_PLACE.get(title, ""))
    goods = [context.area_name(good) for good in GOODS_OF_TILETUM]
    facts = {**FACTS, "area": place, "good": max(goods, key=len).capitalize()}
    work_left = RemainingAmount("watch", 2, 10, context.say("work-left", work=2))
    for whole_key in context.words.sentence_keys():
        key = whole_key.removeprefix("table.")
        if key == whole_key or not key.startswith((*SENTENCE_PREFIXES, "turn-done-note")):
            continue
        sentence = context.say(key, **facts)
        is_confirmed = key.startswith(CONFIRMED_PREFIXES)
        counts_work = title == "tinners-trail" and not key.startswith(OUTSIDE_WORK_PREFIXES)
        confirm_key = "confirm" if is_confirmed else ""
        decline_key = "step-back" if key.startswith("step-give-up-") else ""
        if title == "tiletum":
            confirm_key, decline_key = CONFIRM_AND_DECLINE_KEYS_OF_TILETUM.get(key, ("", ""))
            if key in SENTENCE_BEFORE:
                sentence = f"{context.say(SENTENCE_BEFORE[key], **facts)} {sentence}"
        look = PromptLook(
            context.say("your-turn-name", name="Morwenna"),
            next_step_text=sentence,
            remaining_amount=work_left if counts_work and not is_confirmed else None,
            confirm_label=context.say(confirm_key, **facts) if confirm_key else "",
            is_confirm_shown=bool(confirm_key),
            decline_label=context.say(decline_key) if decline_key else "",
        )
        yield key, look


@pytest.mark.thorough
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_prompt_has_room_for_every_sentence(driver: ClientDriver, language: str) -> None:
    driver.app.change_settings(language=language)
    driver.advance_time(0.3)
    prompt = table_of(driver).parts.prompt
    shown = 0
    written = 0
    cut: list[str] = []
    for key, look in prompt_looks(driver):
        prompt.show_look(look)
        stage = driver.table.stage
        lines = proof_of(stage).lines
        area = next(spot.rect() for spot in stage.visible_nodes() if spot.node is prompt)
        lines = [line for line in lines if area.contains(line.rect)]
        written += len(lines)
        cut += [f"{key}: {line.text}" for line in lines if line.cut]
        shown += 1
    assert not cut, "\n".join(cut)
    assert written > shown > 10


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_sentence_without_room_is_told_whole_by_the_tooltip(
    driver: ClientDriver, language: str
) -> None:
    driver.app.change_settings(language=language)
    driver.advance_time(0.3)
    context = table_of(driver).parts.context
    prompt = table_of(driver).parts.prompt
    long = " ".join([context.say("confirm")] * 40)
    for sentence, is_told in ((long, True), (context.say("confirm"), False)):
        prompt.show_look(
            PromptLook(
                context.say("your-turn-name", name="Morwenna"),
                next_step_text=sentence,
                confirm_label=context.say("confirm"),
                is_confirm_shown=True,
                decline_label=context.say("confirm"),
            )
        )
        proof_of(driver.table.stage)
        tooltip = tooltip_from_source(prompt.tooltip)
        assert (tooltip is not None and sentence in tooltip.lines) == is_told
