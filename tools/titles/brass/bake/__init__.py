"""What is drawn for Brass alone beside portraits, shapes and sounds, and the module of each."""

BAKERS = {"map": "map.write", "title": "title"}
