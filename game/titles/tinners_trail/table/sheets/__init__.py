"""Sheets: the documents laid over the map while cards, cubes or money are chosen."""
