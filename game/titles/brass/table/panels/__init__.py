"""Parts of the table round the map; each draws one look."""
