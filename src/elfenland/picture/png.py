"""Pictures as PNG, by resvg."""

from __future__ import annotations

from elfenland.errors import from_clone

NEEDS = f"PNG pictures need an extra, {from_clone('pictures')}"


def png(picture: str, width: int = 1000) -> bytes:
    """An SVG as PNG, so many pixels wide."""
    try:
        import resvg_py
    except ImportError as error:
        raise ImportError(NEEDS) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True))
