"""What is drawn for Tinners' Trail alone beside portraits and shapes, and the module of each."""

BAKERS = {
    "stamps": "stamps",
    "map": "chart.write",
    "handover": "chart.write",
    "title": "title.write",
    "old-map": "old_map",
}
