"""Reports on a match, made from its records: HTML with every game to play through, Markdown, plain text.

The same tables go into all of them. Boards and positions come from the rules and the notation; a report
knows nothing of how the games were played, and returns text for others to write.
"""

from __future__ import annotations

from catena_gtp.arena.report.html import html_report
from catena_gtp.arena.report.markdown import markdown_report
from catena_gtp.arena.report.plain import text_summary

__all__ = ["html_report", "markdown_report", "text_summary"]
