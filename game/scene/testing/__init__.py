"""For tests of any screen: a driver that simulates input, and layout checks."""
