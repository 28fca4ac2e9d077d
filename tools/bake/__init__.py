"""Bakers: they make the fonts, pictures and sounds that are shipped in `assets/`."""
