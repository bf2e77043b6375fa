"""Training the network that judges positions: games against itself, fitting, a match, and again.

Stands above the player and the kernel.  What fits needs the packages jax and optax, an extra, and is loaded
when fitting begins.
"""
