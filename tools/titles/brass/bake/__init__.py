"""What is drawn for Brass alone: its map and shapes."""

BAKERS = {
    "brass-map": ("tools.titles.brass.bake.map.write", "bake_map"),
    "brass-shapes": ("tools.titles.brass.bake.shapes", "list_shapes"),
}
SHEET = ("tools.titles.brass.bake.sheet", "draw_sheet")
