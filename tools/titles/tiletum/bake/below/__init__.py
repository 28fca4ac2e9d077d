"""The second sheet: rock, silver and lantern light under the three mining districts."""
