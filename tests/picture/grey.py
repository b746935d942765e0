"""Pictures without their colours, to see whether their lines alone tell them apart."""

from __future__ import annotations

import io
from typing import Any


def outlines(svg: str, size: int) -> Any:
    """Which pixels are much darker or lighter than their neighbours, of a square picture on a green ground."""
    import numpy as np
    import resvg_py
    from PIL import Image

    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size))))
    ground = Image.new("RGBA", picture.size, "#94b072")
    ground.alpha_composite(picture.convert("RGBA"))
    grey = np.asarray(ground.convert("L"), dtype=int)
    return np.abs(np.diff(grey, axis=1)[:-1]) + np.abs(np.diff(grey, axis=0)[:, :-1]) > 60
