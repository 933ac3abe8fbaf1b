"""Draws the app's icons as PNG from their SVG: `python tools/draw_icons.py`. Each notes the drawing it comes from."""

from __future__ import annotations

import hashlib
import struct
import zlib
from pathlib import Path
from typing import Final

ICONS: Final = Path(__file__).parents[1] / "web/icons"
CHROMIUM: Final = "/usr/bin/chromium"
# each icon, its source and its size
DRAWN: Final = (
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("maskable-512.png", "maskable.svg", 512),
    ("apple-180.png", "maskable.svg", 180),  # Apple rounds the corners itself
)
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
END: Final = b"\x00\x00\x00\x00IEND"
KEYWORD: Final = b"Source"


def source_note(svg: str) -> bytes:
    """The note in a PNG about the drawing it was made from: the hash of the drawing."""
    return hashlib.sha256(svg.encode()).hexdigest().encode()


def noted(png: bytes, svg: str) -> bytes:
    """The PNG with that note, before its end."""
    body = b"tEXt" + KEYWORD + b"\x00" + source_note(svg)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png.replace(END, chunk + END)


def draw() -> None:
    """Draw all icons anew, in Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, source, size in DRAWN:
            svg = (ICONS / source).read_text(encoding="utf-8")
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            (ICONS / name).write_bytes(noted(page.screenshot(omit_background=True), svg))
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
