"""What each part of the table shows: plain values made from a view."""
