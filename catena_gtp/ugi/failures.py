"""What a line that cannot be obeyed is answered with: a word to the onlooker."""

from __future__ import annotations


class UgiFailure(Exception):  # noqa: N818 - a line that is not obeyed, no failure of the program
    """A line that is wrong in itself, or not possible here; the text says why, in ASCII and on one line."""
