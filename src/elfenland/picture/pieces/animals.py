"""The giant pig, the unicorn and the dragon, each in a box of 100 by 100, whole and as a head."""

from __future__ import annotations

from ..colours import GOLD, LIT, ROYAL, WOOD
from .pen import area, disc, dot, inked, line, shade, spark, tube, wash

ROSE, ROSE_DEEP, ROSE_PALE, HOOF = "#e3869a", "#c9708a", "#f9c9c6", "#6b3a45"
COAT, COAT_DEEP, MANE, MANE_DEEP = "#fffaf0", "#cabfdd", "#8358b5", "#4f3080"
HORN = "M75 17L98 0L84 24Z"
SCALES, BELLY, WING = "#d1432f", "#f3c565", "#e8863a"


def pig_head() -> str:
    """Ears, snout and tusks."""
    return "".join(
        (
            area("M51 56C51 42 60 34 71 34C84 34 93 44 93 57C93 71 83 79 71 79C59 79 51 70 51 56Z", ROSE),
            shade("M51 56C53 67 61 73 71 73C81 73 89 68 93 58C93 71 83 79 71 79C59 79 51 70 51 56Z", 0.16),
            area("M56 44C47 38 45 27 49 20C58 22 66 29 68 37C65 42 60 45 56 44Z", ROSE_DEEP),
            wash("M56 39C52 35 51 30 51.5 26C56 28 60 32 62 36Z", ROSE_PALE),
            area("M77 37C78 29 84 23 92 22C96 29 95 38 89 44C84 43 79 41 77 37Z", ROSE_DEEP),
            wash("M83 37C84 32 87 29 90 27C91 31 90 35 88 38Z", ROSE_PALE),
            area("M69 62C69 54 75 51 81 51C87 51 93 54 93 62C93 69 87 72 81 72C75 72 69 69 69 62Z", ROSE_PALE),
            wash("M75.2 61a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0ZM82.5 61a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0Z", HOOF),
            area("M73 74C65 73 61 64 65 55C67 61 71 66 76 68.5Z", LIT, stroke_width="2.2"),
            area("M89 74C96 73 100 64 97 55C95 61 91 66 86 68.5Z", LIT, stroke_width="2.2"),
            dot(69, 48.5, 3.3),
            dot(86, 48, 3),
            dot(70.2, 47.3, 1.2, LIT),
            dot(87, 46.9, 1.1, LIT),
        )
    )


def pig() -> str:
    """A giant pig with a saddle cloth and a bedroll."""
    return inked(
        tube("M16 50C7 50 4 41 9 38C14 35 16 42 11 43", 2.4, ROSE, 2.2),
        area("M35 70L36 88H46L48 70ZM63 72L62 88H72L75 70Z", ROSE_DEEP),
        area("M19 66L22 91H34L37 74ZM47 76L48 91H60L62 72Z", ROSE),
        wash("M22 86.5H33.6L33.3 90H22.3ZM48 86.5H59.7L59.5 90H48.3ZM37 84.5H45V87H37ZM63 84.5H71V87H63Z", HOOF),
        area("M13 53C13 32 30 21 50 22C72 23 84 35 84 54C84 71 68 81 47 81C26 81 13 72 13 53Z", ROSE),
        shade("M13 53C16 65 28 71 46 72C54 72 58 71 60 70L66 77.5C60 80 54 81 47 81C26 81 13 72 13 53Z"),
        line("M22 68L26 73M28 71.5L32 76M35 73.5L38 77.5", 1.4),
        wash("M19 47C20 38 23 33 27 30C27 37 25 43 22 48Z", ROSE_PALE),
        area("M28 26.5C32 38 31 48 28 58C36 61 45 61 54 59C56 47 55 34 54 22C44 21 35 22 28 26.5Z", ROYAL),
        line("M29.5 54C38 57 46 57 54 55", 2.6, GOLD),
        wash(spark(42, 42, 6), GOLD),
        area("M31 25C32 17 38 21 42 21C47 21 49 14 55 18C57 25 50 29 43 29C37 29 32 29 31 25Z", WOOD),
        line("M41 21C39 23 39 26 40 29M49 18C47 21 47 25 48 28", 1.5),
        pig_head(),
    )


def horn() -> str:
    """The unicorn's horn."""
    return area(HORN, GOLD) + line("M80.5 13L83.5 19M86.5 8.5L89 13", 1.7)


def unicorn_face() -> str:
    """Ear, mane, horn and eye; the outline of the head belongs to the body."""
    mane = (
        "M70 11C57 6 46 14 46 24C39 25 35 32 38 38C34 42 36 48 41 50C49 52 55 47 57 41C64 40 66 34 65 30"
        "C71 28 74 21 73 16Z"
    )
    return "".join(
        (
            area("M66 15L65 2L75 12Z", COAT),
            area(mane, MANE),
            line("M66 14C56 15 52 22 53 29M62 23C55 26 49 31 47 37M57 35C52 37 46 41 43 45", 1.7, MANE_DEEP),
            line("M58 14C53 16 50 20 50 25M44 33C42 36 41 39 42 42", 1.5, "#b492dc"),
            horn(),
            dot(77.5, 27, 2.7),
            dot(78.4, 26, 0.9, LIT),
            line("M74 23.5C76 22 79 22 81 24", 1.5),
            dot(89, 36.5, 1.4),
            line("M87.5 41L83 40", 1.5),
            wash("M74 34a3 2 0 1 0 6 0a3 2 0 1 0-6 0Z", "#f2b9c0"),
        )
    )


def unicorn() -> str:
    """A unicorn at a canter."""
    body = (
        "M21 47C24 38 35 36 43 39C49 41 51 38 52 33C54 21 61 13 70 13C76 14 81 18 84 24C89 28 94 32 93 38"
        "C91 43 86 44 81 42C77 40 75 40 73 41C72 45 73 49 76 52C83 51 91 53 95 58C97 61 96 63 94 66L88 80L79 77"
        "L84 65C77 64 71 67 65 67C56 70 46 69 39 67C33 69 30 72 28 76C25 79 20 80 17 84L11 93L2 88L8 79"
        "C11 75 15 74 17 70C18 64 17 55 21 47Z"
    )
    dark = (
        "M21 50C21 58 24 64 20 71C16 76 12 78 6 90L11 93L17 84C20 80 25 79 28 76C30 72 33 69 39 67C46 69 56 70 65 67"
        "C71 67 77 64 84 65L79 77L83 78L88 63C79 59 70 63 63 61C50 63 30 66 21 50Z"
    )
    return inked(
        # the far legs: one tucked under the chest, one reaching forward under the belly
        area("M57 62C62 68 68 70 74 72L64 80L55 84L58 92L67 90L79 79C84 75 83 69 78 65L70 58Z", COAT_DEEP),
        area("M27 60C32 68 38 70 43 73L39 82L46 93L55 88L50 81L54 72C53 66 48 62 44 60Z", COAT_DEEP),
        wash("M56 86L64.5 83.5L66 89.2L58.7 91ZM43.5 87.5L51 83.5L54 87.7L46.5 91.8Z", GOLD),
        line("M55.5 85.5L65 82.5M43 87.5L51.5 83", 1.8),
        area("M24 44C14 33 1 39 3 54C4 62-1 64-2 71C9 73 21 67 18 56C18 52 20 50 25 50Z", MANE),
        line("M19 44C10 44 8 52 10 59C11 64 8 66 4 69M14 64C15 62 14 60 13 57", 1.7, MANE_DEEP),
        line("M13 40C8 42 6 48 7 54", 1.5, "#b492dc"),
        area(body, COAT),
        shade(dark, 0.17),
        wash("M4.5 85.5L13 90L10.6 92L3.2 87.6ZM80.3 74L89 76.8L87.5 79L80 76.5Z", GOLD),
        line("M5 84L14 89M80.5 72.5L89.5 75.5", 1.8),
        unicorn_face(),
    )


def unicorn_bust() -> str:
    """The unicorn's head and neck, for small counters."""
    neck = (
        "M36 58C45 52 51 44 52 33C54 21 61 13 70 13C76 14 81 18 84 24C89 28 94 32 93 38C91 43 86 44 81 42"
        "C77 40 75 40 73 41C72 48 75 58 80 71H49Z"
    )
    return inked(
        area(neck, COAT), shade("M73 41C72 48 75 58 80 71H69C66 60 66 50 73 41Z", 0.15), unicorn_face(), width=2.2
    )


def dragon_face() -> str:
    """Horns, eye and jaw; the outline of the head belongs to the body."""
    return "".join(
        (
            area("M62 15C57 6 48 2 41 3C46 7 49 13 54 20Z", LIT),
            area("M72 14C71 7 66 2 61 1C63 6 63 10 65 14Z", LIT, stroke_width="2.2"),
            area("M69 23C72 18 78 19 80 24C77 28 71 28 69 23Z", "#fbe58a", stroke_width="2"),
            dot(75.5, 23.7, 2),
            line("M66 18L78 19.5", 2.4),
            line("M96 32C90 34 81 32 74 35", 2),
            dot(92, 27, 1.7),
            area("M85 33L86.5 38L89.5 33Z", LIT, stroke_width="1.4"),
        )
    )


def dragon() -> str:
    """A seated dragon with one wing spread."""
    body = (
        "M28 64C34 54 46 48 48 38C50 24 55 14 67 13C74 12 80 16 85 21C92 22 97 26 97 32C97 37 90 39 84 38"
        "C77 38 72 39 69 41C66 45 68 49 71 54C76 61 77 69 75 77C73 86 62 90 50 90C30 90 20 83 21 74C22 69 24 67 28 64Z"
    )
    tail = "M21 76C17 92 36 100 58 98C78 97 90 92 94 81L100 85L99 67L84 73L89 77C85 86 76 90 62 91C46 92 32 90 29 82Z"
    return inked(
        area("M84 17C77 17 75 9 81 6C81 0 90-2 93 3C99 2 102 9 98 13C98 19 89 21 84 17Z", LIT, stroke_width="2"),
        line("M84 11C84 6 91 5 92 10C92 13 88 14 88 11", 1.7, "#8a7a66"),
        disc(94, 21.5, 2.4, LIT, stroke_width="1.7"),
        area("M50 60C44 42 36 16 11 2C12 17 7 28-1 40C7 37 13 39 16 45C21 43 26 46 28 52C34 50 42 57 46 64Z", WING),
        shade(
            "M48 54C42 48 33 42 28 52C34 50 42 57 46 64ZM11 2C19 18 19 33 16 45C13 39 7 37-1 40C7 28 12 17 11 2Z", 0.17
        ),
        line("M11 2C19 18 19 33 16 45M17 6C28 22 31 37 28 52", 1.8),
        area("M40 57L33 50L43 49ZM44 50L38 41L47 41ZM47 40L42 31L50 32ZM49 31L46 22L54 24Z", GOLD, stroke_width="2.2"),
        area(body, SCALES),
        area(
            "M69 41C66 45 68 49 71 54C76 61 77 69 75 77C69 79 63 75 60 67C57 57 57 46 62 39Z", BELLY, stroke_width="2"
        ),
        line("M59 48L67.5 47M58.5 56L72 56M60 64L76 64M64 72L76 72", 1.7),
        shade(
            "M28 64C24 67 22 69 21 74C20 83 30 90 50 90C54 90 58 89.5 61 89C44 86 34 78 28 64Z"
            "M48 38C51 42 47 54 36 58C42 52 47 46 48 38Z",
            0.22,
        ),
        line("M51 40l3 2l-1 4M45 55l4 1l0 4M52 29l3 2M41 63l3 1l1 3", 1.3, "#8f2419"),
        dragon_face(),
        area("M33 74C37 65 53 65 55 76C56 80 55 83 54 85H63C67 85 67 90 64 91H38C33 87 31 80 33 74Z", SCALES),
        line("M57 86V90M61 86V90", 1.6),
        line("M38 73C40 71 43 70 45 70", 1.6, "#ef7a5c"),
        area(tail, SCALES),
        shade("M21 80C20 94 40 100 58 98C78 97 90 92 94 81L92 80C88 89 76 94 58 94.5C40 95 25 92 21 80Z", 0.26),
    )


def dragon_bust() -> str:
    """The dragon's head and neck, for small counters."""
    neck = (
        "M44 49C46 46 47 42 48 38C50 24 55 14 67 13C74 12 80 16 85 21C92 22 97 26 97 32C97 37 90 39 84 38"
        "C77 38 72 39 69 41C66 45 70 52 75 61H56Z"
    )
    return inked(
        area("M45 44L39 39L47 35ZM47 36L40 28L49 28ZM49 28L45 19L54 21Z", WING, stroke_width="2"),
        area(neck, SCALES),
        area("M69 41C66 45 70 52 75 61H61C57 52 58 45 62 39Z", BELLY, stroke_width="1.8"),
        line("M59 47L68 46M59 54L71.5 54", 1.6),
        dragon_face(),
        width=2.2,
    )
