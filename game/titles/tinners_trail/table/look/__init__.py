"""What each part of the table shows, as plain values made from a view: nothing drawn."""
