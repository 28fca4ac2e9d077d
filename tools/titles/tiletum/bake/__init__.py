"""What is drawn for Tiletum alone beside portraits, shapes and sounds, and the module of each."""

BAKERS = {"map": "below", "below": "below", "title": "title"}
