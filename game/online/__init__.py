"""Online play: a host with tables, and the client side of a table for a screen."""
