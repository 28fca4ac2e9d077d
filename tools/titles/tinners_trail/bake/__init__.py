"""What is drawn for Tinners' Trail alone: its map, title picture, portraits, stamps and shapes."""

BAKERS = {
    "stamps": ("tools.titles.tinners_trail.bake.pieces", "bake_stamps"),
    "shapes": ("tools.titles.tinners_trail.bake.pieces", "list_shapes"),
    "map": ("tools.titles.tinners_trail.bake.chart.write", "bake_chart"),
    "handover": ("tools.titles.tinners_trail.bake.chart.write", "bake_handover"),
    "title": ("tools.titles.tinners_trail.bake.title.write", "bake_title"),
    "old-map": ("tools.titles.tinners_trail.bake.old_map", "bake_old_map"),
    "portraits": ("tools.titles.tinners_trail.bake.pieces", "bake_portraits"),
}
SHEET = ("tools.titles.tinners_trail.bake.sheet", "draw_sheet")
