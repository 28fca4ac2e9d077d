"""One file per action of Tinners' Trail: what the table knows of it (`all.py` lists them)."""
