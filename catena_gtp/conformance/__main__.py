"""`python -m catena_gtp.conformance`: what `bin/conformance` runs."""

from __future__ import annotations

import sys

from catena_gtp.conformance.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
