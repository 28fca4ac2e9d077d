"""Pages of packs: the list of a player's packs, and the editor of one."""
