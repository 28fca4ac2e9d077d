"""Learning: the page all ways of learning start from, the lessons, and the coach."""
