#!/usr/bin/env python3
"""Applies the fixes of a SARIF report to the files that they are about.

    lintel audit . --format sarif --fail-on never > lintel.sarif
    Scripts/apply-fixes.py lintel.sarif [FOLDER]

FOLDER is the one that lintel ran in; without it, the current one. Each file keeps its encoding, its byte order mark and its
line ends; nothing outside FOLDER is touched. Of fixes that change the same characters the first is applied. Says how many were
applied, and leaves what is to be looked at to `git diff`.
"""

import json
import os
import re
import sys
from urllib.parse import unquote

MARKS = [(b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")]


def decode(data):
    """The mark, the encoding and the text of a file."""
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return mark, encoding, data[len(mark):].decode(encoding)
    if b"\0" in data[:1024]:
        encoding = "utf-16-be" if data[:1] == b"\0" else "utf-16-le"
        return b"", encoding, data.decode(encoding)
    return b"", "utf-8", data.decode("utf-8")


def offset(text, lines, line, column):
    """Of a line and a column in UTF-16 units, both from 1."""
    index = lines[line - 1]
    units = column - 1
    while units > 0:
        units -= 2 if ord(text[index]) > 0xFFFF else 1
        index += 1
    return index


def replacements(report):
    """By file, each change once."""
    changes = {}
    for run in report["runs"]:
        for result in run.get("results", []):
            # A result may propose several; any of them mends it.
            for change in result.get("fixes", [{"artifactChanges": []}])[0]["artifactChanges"]:
                path = unquote(change["artifactLocation"]["uri"])
                for replacement in change["replacements"]:
                    region = replacement["deletedRegion"]
                    start = region["startLine"], region.get("startColumn", 1)
                    end = region.get("endLine", start[0]), region["endColumn"]
                    text = replacement.get("insertedContent", {}).get("text", "")
                    changes.setdefault(path, {})[start, end] = text
    return changes


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        report = json.load(file)
    root = os.path.realpath(sys.argv[2] if len(sys.argv) == 3 else ".")
    applied, passed = 0, 0
    for path, changes in sorted(replacements(report).items()):
        file = os.path.realpath(os.path.join(root, path))
        if os.path.commonpath([root, file]) != root:
            sys.exit(f"{path} is outside of {root}")
        with open(file, "rb") as stream:
            mark, encoding, text = decode(stream.read())
        lines = [0] + [match.end() for match in re.finditer("\r\n|\n|\r", text)]
        pieces, position = [], 0
        for (start, end), inserted in sorted(changes.items()):
            first, last = offset(text, lines, *start), offset(text, lines, *end)
            if first < position:
                passed += 1
                continue
            pieces += [text[position:first], inserted]
            position = last
            applied += 1
        pieces.append(text[position:])
        with open(file, "wb") as stream:
            stream.write(mark + "".join(pieces).encode(encoding))
    print(f"{applied} applied" + (f", {passed} left for the next run" if passed else ""))


main()
