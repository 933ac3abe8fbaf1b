"""What the site shows beside these pages: sources that they link to are copied to it.

In the repository a page links to `../examples/stream_bot.py`, which lies outside the documentation.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = re.compile(r"\]\(\.\./((?:examples|tools)/[^)#]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the sources that pages link to."""
    pages = [Path(file.abs_src_path or "") for file in files.documentation_pages()]
    linked = {target for page in pages for target in OUTSIDE.findall(page.read_text(encoding="utf-8"))}
    for target in sorted(linked):
        files.append(File.generated(config, target, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Link to the copies."""
    return OUTSIDE.sub(r"](\1)", markdown)
