"""For tests of any screen: a driver without hands, faults of a layout."""
