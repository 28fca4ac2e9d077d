"""Skins: pure, cached painters that return a picture for a px size and k."""
