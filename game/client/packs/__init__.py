"""Pages of packs: those a player keeps, and the editor of one."""
