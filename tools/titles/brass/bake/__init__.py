"""What is drawn for Brass alone: its map, title picture and shapes."""

BAKERS = {
    "brass-map": ("tools.titles.brass.bake.map.write", "bake_map"),
    "brass-title": ("tools.titles.brass.bake.title.write", "bake_title"),
    "brass-shapes": ("tools.titles.brass.bake.shapes", "list_shapes"),
}
SHEET = ("tools.titles.brass.bake.sheet", "draw_sheet")
