"""The flow: which screen follows which, and how games begin, go on and end."""
