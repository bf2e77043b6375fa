"""An engine and referee for the board game Catena that speaks the Go Text Protocol."""

__version__ = "0.1.0"
