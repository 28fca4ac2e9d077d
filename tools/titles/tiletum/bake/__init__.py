"""What is drawn for Tiletum alone: its map and its shapes."""

BAKERS = {
    "tiletum-map": ("tools.titles.tiletum.bake.map.write", "bake_map"),
    "tiletum-shapes": ("tools.titles.tiletum.bake.shapes", "list_shapes"),
}
SHEET = ("tools.titles.tiletum.bake.sheet", "draw_sheet")
