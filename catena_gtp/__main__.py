"""`python -m catena_gtp` starts the engine."""

from __future__ import annotations

import sys

from catena_gtp.cli import main

if __name__ == "__main__":
    sys.exit(main())
