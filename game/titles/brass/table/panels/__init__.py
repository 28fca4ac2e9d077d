"""Parts of the table around the map; each draws one view state."""
