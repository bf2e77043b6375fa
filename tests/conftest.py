"""What every lane of the tests shares."""

from __future__ import annotations

from hypothesis import settings

# The lane without compiled code is a hundred times slower; how long an example takes proves nothing.
settings.register_profile("lanes", deadline=None)
settings.load_profile("lanes")
