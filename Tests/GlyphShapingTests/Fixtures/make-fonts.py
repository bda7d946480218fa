#!/usr/bin/env python3
"""Writes fixture.ttc and spaced.ttf, four small faces drawn for the tests: pip install fonttools, then python3 make-fonts.py

Lintel Fixture  1000 units an em. Letters A to Z 600 wide, a to z 500, space and digits 250, a ligature of f and i 700; A and V
                80 nearer; Arabic beh 800 alone and 300, 200, 400 where it joins. Axis wght from 400 to 900 adds up to 100 to
                each advance above 400, axis opsz from 10 to 30 takes 50 away at 30. A black heart (U+2764) 400.
Lintel Second   2048 units an em. Hebrew alef to tav 1024 wide, a 2048, space 100.
Lintel Colour   1000 units an em. A red heart 1250.
Lintel Spaced   1000 units an em. Space 250, Arabic beh 800, a space 100 nearer to the beh before it: alone in spaced.ttf.
"""

from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem arab dflt;
feature liga { sub f i by f_i; } liga;
feature kern { pos A V -80; } kern;
feature init { script arab; sub uni0628 by uni0628.init; } init;
feature medi { script arab; sub uni0628 by uni0628.medi; } medi;
feature fina { script arab; sub uni0628 by uni0628.fina; } fina;
feature zero { sub zero by zero.slash; } zero;
"""


def box(width, top):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, top))
    pen.qCurveTo((width // 2, top + 100), (width - 50, top))
    pen.lineTo((width - 50, 0))
    pen.closePath()
    return pen.glyph()


def build(family, units, advances, characters, features="", axes=()):
    order = [".notdef"] + [g for g in advances if g != ".notdef"]
    font = FontBuilder(units, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(characters)
    empty = TTGlyphPen(None).glyph()
    font.setupGlyf({g: empty if "space" in g else box(advances[g], units * 7 // 10) for g in order})
    font.setupHorizontalMetrics({g: (advances[g], 0 if "space" in g else 50) for g in order})
    font.setupHorizontalHeader(ascent=units * 8 // 10, descent=-units * 2 // 10)
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupOS2()
    font.setupPost(keepGlyphNames=False)
    if axes:
        font.setupFvar(axes, [])
        variations = {}
        for glyph in order:
            points = 0 if "space" in glyph else 5
            def widened(axis, by):
                return TupleVariation({axis: (0.0, 1.0, 1.0)}, [(0, 0)] * points + [(0, 0), (by, 0), (0, 0), (0, 0)])
            variations[glyph] = [widened("wght", 100), widened("opsz", -50)] if advances[glyph] > 400 else []
        font.setupGvar(variations)
    if features:
        addOpenTypeFeaturesFromString(font.font, features)
    font.font["head"].created = font.font["head"].modified = 3000000000
    font.font.recalcTimestamp = False
    return font.font


latin = {".notdef": 450, "space": 250, "f_i": 700}
latin |= {chr(c): 600 for c in range(ord("A"), ord("Z") + 1)} | {chr(c): 500 for c in range(ord("a"), ord("z") + 1)}
digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
latin |= {d: 250 for d in digits} | {"zero.slash": 260}
latin |= {"uni0628": 800, "uni0628.init": 300, "uni0628.medi": 200, "uni0628.fina": 400, "heart": 400}
characters = {0x20: "space", 0x628: "uni0628", 0x2764: "heart"} | {ord(g): g for g in latin if len(g) == 1}
characters |= {0x30 + n: d for n, d in enumerate(digits)}
first = build("Lintel Fixture", 1000, latin, characters, FEATURES, [("wght", 400, 400, 900, "Weight"), ("opsz", 10, 10, 30, "Optical size")])

hebrew = {".notdef": 500, "space": 100, "a": 2048} | {f"uni{c:04X}": 1024 for c in range(0x5D0, 0x5EB)}
second = build("Lintel Second", 2048, hebrew, {0x20: "space", 0x61: "a"} | {c: f"uni{c:04X}" for c in range(0x5D0, 0x5EB)})

colour = build("Lintel Colour", 1000, {".notdef": 500, "heart": 1250, "layer": 1250}, {0x2764: "heart"})
painter = FontBuilder(font=colour)
painter.setupCOLR({"heart": [("layer", 0)]})
painter.setupCPAL([[(1.0, 0.0, 0.0, 1.0)]])

collection = TTCollection()
collection.fonts = [first, second, colour]
collection.save(Path(__file__).parent / "fixture.ttc")

spacing = "languagesystem DFLT dflt; languagesystem arab dflt; feature kern { pos uni0628 space -100; } kern;"
spaced = build("Lintel Spaced", 1000, {".notdef": 450, "space": 250, "uni0628": 800}, {0x20: "space", 0x628: "uni0628"}, spacing)
spaced.save(Path(__file__).parent / "spaced.ttf")
