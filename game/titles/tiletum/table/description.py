"""Describes the position and the question in words, for screen readers."""

from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.map_look import space_text_lines
from game.titles.tiletum.table.panels.action_sheet import join_sentences
from game.titles.tiletum.table.panels.board_look import board_look
from game.titles.tiletum.table.panels.king_track_and_fairs import (
    fair_text_with_payments,
    king_track_text,
)
from game.titles.tiletum.table.panels.seat import challenge_lines, spoken_seat_text
from game.titles.tiletum.table.panels.technologies import technology_lines
from game.titles.tiletum.table.panels.underground_maps import underground_map_text
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.view import TiletumModel


def describe_question(parts: TiletumParts) -> tuple[str, str]:
    """Return two spoken texts: the open question, and the answers that can be picked in the action
    sheet; each is "" if there is none."""
    prompt = parts.prompt.look
    action_sheet = parts.action_sheet
    asked = [prompt.heading, prompt.next_step_text] if prompt is not None else []
    asked += [action_sheet.label] if action_sheet.visible else []
    return (
        join_sentences(asked),
        join_sentences(str(row.label) for row in action_sheet.pickable_rows),
    )


def describe_position(context: TableContext, model: TiletumModel) -> tuple[str, ...]:
    """Return the position in words, a paragraph each for the round, the wheel, offers, fairs, every
    seat and every space.
    """
    say = context.say
    view = model.view
    dice = [
        say("die", good=context.area_name(good), value=value) + (f" ×{count}" if count > 1 else "")
        for good, value, count in view.dice
    ]
    wheel = [
        f"{value}: {say(f'action-{action}')}"
        for value, action in view.rose_window_values_and_actions
    ]
    offered = [
        context.area_name(tile)
        for tile in (*view.offered_contracts, *view.offered_characters)
        if tile
    ]
    paragraphs = [
        say("said-round", round=ROMAN_NUMERALS[view.round], turn=view.turn),
        f"{', '.join(wheel)}. {', '.join(dice)}",
        f"{say('said-offers')} {'; '.join(offered)}",
        king_track_text(context, view.king_track),
        " ".join(f"{fair_text_with_payments(context, fair)}." for fair in view.fairs),
    ]
    paragraphs += _silver_paragraphs(context, model)
    for own in view.seats:
        paragraphs += [spoken_seat_text(context, own), *challenge_lines(context, model, own)]
        paragraphs.append(board_look(context, model, own.seat).spoken_text)
    for name in view.spaces:
        if lines := space_text_lines(context, model, name):
            paragraphs.append(f"{capitalised(context.area_name(name))}. {'. '.join(lines)}")
    return tuple(paragraphs)


def _silver_paragraphs(context: TableContext, model: TiletumModel) -> list[str]:
    """Return the parts of Silver in words: the explorer field, technologies, maps and tablets."""
    if (below := model.view.silver_view) is None:
        return []
    one, other = below.explorer_field_values
    uncovered = [tablet for tablet in below.tablets if not tablet.is_covered]
    lying = ", ".join(
        f"{' – '.join(map(context.area_name, tablet.towns))}: {context.area_name(tablet.name)}"
        for tablet in uncovered
    )
    told = [technology_lines(context, below, model.viewer, each) for each in below.technologies]
    return [
        context.say("said-field", one=one, other=other, symbol=below.step_symbol_value),
        *(". ".join(lines) for lines in told),
        *(underground_map_text(context, each, model.viewer) for each in below.maps),
        context.say("said-tablets", tablets=lying),
    ]
