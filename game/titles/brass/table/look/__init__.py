"""The view states of all parts of the table: plain values made from a view."""
