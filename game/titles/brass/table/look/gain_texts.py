"""The pictures of the price sheet in words: cubes left and income spaces gained."""

from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.gain_marks import GainMarks


def gain_marks_texts(context: TableContext, marks: GainMarks) -> tuple[str, ...]:
    """Return in words what the marks of a choice or a line show, without the owner: the cubes left
    and the income spaces gained."""
    cubes = (context.say("cubes-left", left=marks.cube_count),) if marks.cube_count else ()
    if marks.income_spaces is None:
        return cubes
    least, most = marks.income_spaces
    key = "gains-spaces" if least == most else "gains-span"
    return (*cubes, context.say(key, least=least, most=most))
