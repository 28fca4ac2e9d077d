"""What every table is made from: art, map, layout, motions, panels, questions and sheets."""
