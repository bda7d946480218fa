#!/usr/bin/env python3
"""Writes Data/inter-regular.txt and Data/inter-display-bold.txt: advances and pair kerning of Inter.

    apt-get install fonts-inter
    pip install fonttools
    python3 Data/make-metrics.py [folder of the fonts]      (/usr/share/fonts/opentype/inter)

Run it again when Inter changes; the same fonts give the same bytes. A line is one record, numbers in font units:

    upem UNITS
    char CODEPOINT ADVANCE FIRST SECOND     code point in hexadecimal, the character's kerning classes
    class FIRST SECOND ADJUST               what the first character's advance changes by, between two classes
    pair FIRST SECOND ADJUST SECOND ADJUST  the same between two code points; counts before the classes

Only characters of Latin, Greek and Cyrillic and those common to all scripts are taken: the others need shaping.
"""

import sys
import unicodedata
from pathlib import Path

from fontTools import unicodedata as scripts
from fontTools.ttLib import TTFont

SCRIPTS = {"Latn", "Grek", "Cyrl", "Zyyy", "Zinh"}
FACES = {"Inter-Regular.otf": "inter-regular.txt", "InterDisplay-Bold.otf": "inter-display-bold.txt"}
HEADER = """\
# {name}: advances and pair kerning (GPOS kern), in font units. Written by make-metrics.py; do not edit.
# {version}; Debian fonts-inter 4.0~beta7; https://github.com/rsms/inter
# Copyright 2016-2022 The Inter Project Authors. SIL Open Font License, Version 1.1: see NOTICE.
"""


def wanted(codepoint):
    """Whether a character is assigned, of our scripts, in the Basic Multilingual Plane and no East Asian form."""
    if 0x2E80 <= codepoint < 0xA640 or 0xE000 <= codepoint < 0xFB00 or 0xFB07 <= codepoint:
        return False
    return scripts.script(chr(codepoint)) in SCRIPTS and unicodedata.category(chr(codepoint)) not in ("Cn", "Me")


def advance(codepoint, glyph, font):
    """Marks, controls and format characters take no room of their own."""
    if unicodedata.category(chr(codepoint)) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return font["hmtx"][glyph][0]


def kerning_subtables(font):
    """The pair positioning subtables of the kern feature, in the order in which they are tried."""
    gpos = font["GPOS"].table
    features = [f.Feature for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern"]
    lookups = sorted({index for feature in features for index in feature.LookupListIndex})
    assert len(lookups) == 1, "the order of several kern lookups is not handled"
    subtables = gpos.LookupList.Lookup[lookups[0]].SubTable
    pairs = [s for s in subtables if s.Format == 1]
    classes = [s for s in subtables if s.Format == 2]
    assert subtables == pairs + classes and len(classes) <= 1, "pairs come first and only one class table follows"
    return pairs, classes


def adjustment(value):
    return getattr(value, "XAdvance", 0) or 0 if value is not None else 0


def lines(font):
    glyphs = {c: g for c, g in sorted(font.getBestCmap().items()) if wanted(c)}
    codepoints = {}
    for codepoint, glyph in glyphs.items():
        codepoints.setdefault(glyph, []).append(codepoint)
    pair_tables, class_tables = kerning_subtables(font)

    first, second, matrix = {}, {}, {}
    for table in class_tables:
        covered = set(table.Coverage.glyphs)
        for glyph in codepoints:
            # Class 0 of the font is a class like any other for glyphs that are covered; ours is "never kerned".
            if glyph in covered:
                first[glyph] = table.ClassDef1.classDefs.get(glyph, 0) + 1
            second[glyph] = table.ClassDef2.classDefs.get(glyph, 0)
        for a, record in enumerate(table.Class1Record):
            for b, entry in enumerate(record.Class2Record):
                if adjustment(entry.Value1) and a + 1 in first.values() and b in second.values():
                    matrix[a + 1, b] = adjustment(entry.Value1)

    yield f"upem {font['head'].unitsPerEm}"
    for codepoint, glyph in glyphs.items():
        yield f"char {codepoint:04X} {advance(codepoint, glyph, font)} {first.get(glyph, 0)} {second.get(glyph, 0)}"
    for (a, b), value in sorted(matrix.items()):
        yield f"class {a} {b} {value}"

    pairs = {}
    for table in pair_tables:
        for glyph, pair_set in zip(table.Coverage.glyphs, table.PairSet):
            for record in pair_set.PairValueRecord:
                for a in codepoints.get(glyph, []):
                    for b in codepoints.get(record.SecondGlyph, []):
                        pairs.setdefault(a, {}).setdefault(b, adjustment(record.Value1))
    for a, seconds in sorted(pairs.items()):
        yield f"pair {a:04X} " + " ".join(f"{b:04X} {value}" for b, value in sorted(seconds.items()))


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter")
    for source, target in FACES.items():
        font = TTFont(folder / source)
        name, version = font["name"].getDebugName(4), font["name"].getDebugName(5)
        text = HEADER.format(name=name, version=version) + "".join(line + "\n" for line in lines(font))
        (Path(__file__).parent / target).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
