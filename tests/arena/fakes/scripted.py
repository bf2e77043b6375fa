"""A program that plays nothing: LOG TABLE.

TABLE is JSON: a whole line or the name of a command, and what to answer to it. An answer that does not begin
with `=` or `?` is a success with this text; whatever is not in the table is an empty success. Every line that
comes is written to LOG.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.arena.fakes.player import say


def main(log: str, table: str) -> None:
    answers: dict[str, str] = json.loads(table)
    with Path(log).open("w", encoding="utf-8") as sent:
        for line in sys.stdin:
            command = line.strip()
            say(f"{command}\n", sent)
            name = command.split()[0]
            text = answers.get(command, answers.get(name, ""))
            say(f"{text}\n\n" if text[:1] in {"=", "?"} else f"= {text}\n\n", sys.stdout)
            if name == "quit":
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
