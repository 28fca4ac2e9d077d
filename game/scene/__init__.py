"""A small 2-D scene library on pygame-ce and pymunk; it knows no game. Start with README.md."""
