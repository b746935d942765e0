"""The map's stylesheet, with custom properties for a page or fixed colours for a still picture."""

from __future__ import annotations

import re

from .colours import DAY, NIGHT
from .data import ROAD
from .lines import num

FILLS = (
    *("paper", "paper-lit", "water", "water-deep", "plains-deep", "desert-deep", "wall", "wall-shade", "dark"),
    *("gold", "bark", "roof-red", "roof-blue", "roof-green", "roof-ochre", "roof-plum", "roof-slate", "crown-b"),
    *("crown-shade", "rock-lit", "rock-shade", "snow", "banner", "banner-fold", "royal", "royal-fold"),
)
#: How much larger names are on a small map; they grow upwards, away from the pieces.
FAR = 1.4

ROADS = ("plains", "woods", "desert", "mountains")

GROUND_RULES = """
.flower,.grass,.dune,.sand,.hatch,.wave,.foam,.stem,.berry,.fire,.trunk,.frond,.rail{fill:none;stroke-linecap:round}
.o{stroke:var(--ink);stroke-width:.9;stroke-linejoin:round;stroke-linecap:round}
.l{fill:none;stroke:var(--ink);stroke-width:.8;stroke-linejoin:round;stroke-linecap:round}
.thin{stroke-width:.55}
.soft{stroke:var(--ink-soft)}
.tether{stroke-width:1.4}
.grass{stroke:var(--plains-ink);stroke-width:.9}
.flower{stroke:var(--paper-lit);stroke-width:1.9}
.dune{stroke:var(--desert-ink);stroke-width:.9}
.sand{stroke:var(--desert-ink);stroke-width:1.1}
.lit,.shade{stroke:var(--mountains-ink);stroke-linejoin:round;stroke-linecap:round}
.lit{fill:url(#lit);stroke-width:.95}
.shade{fill:url(#shade);stroke-width:.55}
.hatch{stroke:var(--mountains-ink);stroke-width:.5}
.shore,.lining{fill:none;stroke:var(--water-ink);stroke-linejoin:round}
.shore{stroke-width:1.1}
.lining{stroke-width:.7;stroke-dasharray:38 3 22 4 51 5 15 3}
.wave{stroke:var(--water-ink);stroke-width:.7}
.foam{stroke:var(--water-lit);stroke-width:1.1}
.river{fill:var(--water)}
.bank{fill:var(--water-ink)}
.halo{fill:none;stroke:var(--halo);stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.62}
.stem{stroke:var(--roof-green);stroke-width:1.3}
.smoke{fill:none;stroke:var(--ink-soft)}
.fire{stroke:var(--roof-red);stroke-width:1.6}
.berry{stroke:var(--roof-red);stroke-width:3.2}
.trunk{stroke:var(--ink);stroke-width:1.4}
.frond{stroke:var(--roof-green);stroke-width:1.5}
.lake-name{fill:var(--water-ink);stroke:var(--water);stroke-width:220;stroke-linejoin:round;paint-order:stroke}
.title{fill:var(--ink)}
"""

# The edge shows the terrain even without colour: solid, dashed, dotted, stepped.
ROAD_RULES = f"""
.arrow{{fill:var(--water-ink);stroke:var(--water-lit);stroke-width:.9;paint-order:stroke}}
.ferry{{fill:none;stroke:var(--water-ink);stroke-width:2;stroke-linecap:round;stroke-dasharray:4.5 4.5}}
.edge,.ribbon,.mark{{fill:none;stroke-linejoin:round}}
.edge{{stroke-width:{num(ROAD + 2.6)}}}
.ribbon{{stroke-width:{num(ROAD)};stroke-linecap:round}}
[data-terrain] .halo{{stroke-width:{num(ROAD + 7)}}}
[data-terrain="lake"] .halo{{stroke-width:4.5}}
.socket{{fill:var(--paper-lit);fill-opacity:.9;stroke:var(--ink);stroke-width:.8}}
.glyph{{stroke-width:.95;stroke-linejoin:round;stroke-linecap:round}}
.rail{{stroke:var(--ink);stroke-width:1.5}}
[data-terrain="woods"] .edge{{stroke-dasharray:7 2.6}}
[data-terrain="desert"] .edge{{stroke-dasharray:1.9 2}}
[data-terrain="woods"] .mark{{stroke-width:1.7;stroke-dasharray:0 6;stroke-linecap:round;stroke-opacity:.85}}
[data-terrain="mountains"] .mark{{stroke-width:{num(ROAD - 1.6)};stroke-dasharray:1.3 4.2;stroke-opacity:.6}}
.name{{font-weight:700;text-anchor:middle;fill:var(--banner-text)}}
.royal-name{{fill:var(--royal-text)}}
"""

# Positions add light below roads and towns.
GLOW_RULES = """
.glow,.glow-rim,.flow{fill:none;stroke-linecap:round;stroke-linejoin:round}
.glow-rim{stroke:var(--glow-ink);stroke-width:24;stroke-opacity:.7}
.glow{stroke:var(--glow);stroke-width:22}
.glow-rim.slim{stroke-width:15}
.glow.slim{stroke-width:13}
.flow{stroke:var(--water);stroke-width:6}
.glow-plate{fill:var(--glow);stroke:var(--glow-ink);stroke-width:1.2}
"""

# States that a page gives to the groups (`reachable`, `selected`), and hovering.
STATE_RULES = """
.way .halo,.way .stream{stroke-opacity:0}
.stream{fill:none;stroke:var(--water);stroke-width:6;stroke-linecap:round}
.hit{fill:none;stroke:transparent;stroke-width:18;pointer-events:stroke;stroke-linecap:round}
.spot{fill:none;pointer-events:all}
.town-glow{fill-opacity:0;pointer-events:none}
.way .halo,.way .stream,.town-glow{transition:stroke-opacity .25s,fill-opacity .25s}
.reachable .halo,.selected .halo{stroke:var(--glow);stroke-width:20;stroke-opacity:1}
.selected .halo{stroke:var(--chosen)}
[data-terrain="lake"].reachable .halo,[data-terrain="lake"].selected .halo{stroke-width:12}
[data-terrain="river"].reachable .halo,[data-terrain="river"].selected .halo{stroke-width:14}
.reachable .stream,.selected .stream{stroke-opacity:1}
.way:hover .halo,.way:focus-visible .halo{stroke:var(--chosen);stroke-opacity:1}
.way:hover .stream,.way:focus-visible .stream{stroke-opacity:1}
.reachable .town-glow{fill-opacity:.75}
.selected .town-glow,.town:hover .town-glow,.town:focus-visible .town-glow{fill-opacity:1}
.reachable .plate{stroke:var(--glow-ink);stroke-width:2}
.selected .plate{stroke:var(--chosen);stroke-width:3}
.reachable,.way.selected{cursor:pointer}
.label{transform-box:fill-box;transform-origin:50% 100%}
.way:focus,.town:focus,.label:focus{outline:none}
"""


def fills() -> str:
    """The classes that only set a colour."""
    out = [f".f-{name}{{fill:var(--{name})}}" for name in FILLS]
    for terrain in (*ROADS, "water"):
        out.append(f".wash-{terrain}{{fill:var(--{terrain})}}.pool-{terrain}{{fill:var(--{terrain}-deep)}}")
        out.append(f".rim-{terrain}{{fill:none;stroke:var(--{terrain}-deep)}}")
    for terrain in ROADS:
        edge, ribbon = f"var(--edge-{terrain})", f"var(--road-{terrain})"
        here = f'[data-terrain="{terrain}"]'
        out.append(f"{here} .edge{{stroke:{edge}}}{here} .ribbon{{stroke:{ribbon}}}{here} .mark{{stroke:{edge}}}")
        out.append(f"{here} .glyph{{stroke:{edge};fill:{ribbon}}}")
    out.append("[data-terrain] .open{fill:none}")
    return "".join(out)


def scoped(rules: str, scope: str) -> str:
    """Limit rules to a scope, so that they leave the page and other pictures alone."""
    out = []
    for rule in filter(None, map(str.strip, rules.split("}"))):
        selectors, body = rule.split("{")
        out.append(",".join(f"{scope} {one}" for one in selectors.split(",")) + f"{{{body}}}")
    return "\n".join(out)


def needed(rules: str, drawing: str) -> str:
    """The rules of which a drawing has the classes."""
    present = {name for found in re.findall(r'class="([^"]*)"', drawing) for name in found.split()}

    def used(selectors: str) -> bool:
        return any(present.issuperset(re.findall(r"\.([a-z][\w-]*)", one)) for one in selectors.split(","))

    return "".join(rule for rule in re.findall(r"[^{}]+\{[^}]*\}", rules) if used(rule.split("{")[0]))


def page_css(drawing: str) -> str:
    """The stylesheet of a live drawing in a page, with what the page adds to it."""
    day = "".join(f"--{name}:{value};" for name, value in DAY.items())
    night = "".join(f"--{name}:{value};" for name, value in NIGHT.items() if DAY[name] != value)
    head = f".elfmap{{{day}font-family:Philosopher,serif}}\n.night .elfmap,.elfmap.night{{{night}}}\n"
    far = f".far .elfmap .label,.elfmap.far .label{{transform:scale({FAR})}}\n"  # names on a small screen
    far += ".far .elfmap .label.royal,.elfmap.far .label.royal{transform:none}\n"  # already large
    still = "@media (prefers-reduced-motion:reduce){.elfmap *{transition:none}}\n"
    rules = needed(GROUND_RULES + ROAD_RULES + fills(), drawing) + GLOW_RULES + STATE_RULES
    return head + scoped(rules, ".elfmap") + "\n" + far + still


def scope_name(night: bool) -> str:
    """The class of a still picture; day and night differ, so that one page can show both."""
    return "elfmap-night" if night else "elfmap-day"


def still_css(night: bool, drawing: str | None = None) -> str:
    """The stylesheet inside a still picture, without custom properties: every rule, or those that a drawing needs."""
    rules = GROUND_RULES + ROAD_RULES + fills() + GLOW_RULES
    return painted(scoped(rules if drawing is None else needed(rules, drawing), f".{scope_name(night)}"), night)


# Definitions that contain a colour; a page that shows both day and night needs each under two names.
COLOURED = re.compile(r'(id="|#)(lit|shade|stain|town-ground|town-light|(?:tree|wood)\d)\b')


def painted(svg: str, night: bool) -> str:
    """Replace the custom properties in SVG or CSS with their colours."""
    colours = NIGHT if night else DAY
    svg = re.sub(r"var\(--([\w-]+)\)", lambda found: colours[found.group(1)], svg)
    return COLOURED.sub(r"\1\2-night", svg) if night else svg
