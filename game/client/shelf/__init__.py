"""The shelf page: every title as a box, and what can be done with the one that is chosen."""
