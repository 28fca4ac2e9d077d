"""What is drawn and played for Brass alone: map, title, portraits, shapes, sounds and music."""

BAKERS = {
    "brass-map": ("tools.titles.brass.bake.map.write", "bake_map"),
    "brass-title": ("tools.titles.brass.bake.title.write", "bake_title"),
    "brass-sounds": ("tools.titles.brass.bake.sounds.sounds", "bake_sounds"),
    "brass-music": ("tools.titles.brass.bake.sounds.sounds", "bake_music"),
    "brass-portraits": ("tools.titles.brass.bake.shapes", "bake_portraits"),
    "brass-shapes": ("tools.titles.brass.bake.shapes", "list_shapes"),
}
SHEET = ("tools.titles.brass.bake.sheet", "draw_sheet")
