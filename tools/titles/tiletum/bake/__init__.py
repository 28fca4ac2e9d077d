"""What is drawn and played for Tiletum alone: its maps, title picture, portraits, shapes,
sounds and music.
"""

BAKERS = {
    "tiletum-map": ("tools.titles.tiletum.bake.below", "bake_map"),
    "tiletum-below": ("tools.titles.tiletum.bake.below", "bake_below"),
    "tiletum-sounds": ("tools.titles.tiletum.bake.sounds.sounds", "bake_sounds"),
    "tiletum-music": ("tools.titles.tiletum.bake.sounds.sounds", "bake_music"),
    "tiletum-portraits": ("tools.titles.tiletum.bake.shapes", "bake_portraits"),
    "tiletum-title": ("tools.titles.tiletum.bake.title.write", "bake_title"),
    "tiletum-shapes": ("tools.titles.tiletum.bake.shapes", "list_shapes"),
}
SHEET = ("tools.titles.tiletum.bake.sheet", "draw_sheet")
