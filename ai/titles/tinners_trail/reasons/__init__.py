"""Why a move of Tinners' Trail is good, in pounds, cubes, water and points."""
