#!/usr/bin/env python3
"""Writes what a list keeps of ICU's data: icu_data.py DATA LIST OUTPUT.

DATA is a package of ICU (`.dat`), LIST has a pattern a line. ICU's own icupkg does the same and counts what an older one
cannot hold; the format has not changed since ICU 2. It is a header, the number of items, for each the places of its name and
its bytes, the names, and the items, each at a multiple of sixteen.
"""

import fnmatch
import struct
import sys


def patterns(path):
    """The lines of a list, and whether they keep."""
    with open(path, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return [(line.lstrip("-"), not line.startswith("-")) for line in lines if line and not line.startswith("#")]


def kept(name, rules):
    """Whether the last pattern that fits keeps. A star does not reach into another folder."""
    verdict = False
    for pattern, keeps in rules:
        if pattern.count("/") == name.count("/") and fnmatch.fnmatchcase(name, pattern):
            verdict = keeps
    return verdict


def main(data_path, list_path, output_path):
    with open(data_path, "rb") as file:
        data = file.read()
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        sys.exit(f"icu_data: {data_path} is no package of ICU's data")
    if data[8] != 0:
        sys.exit(f"icu_data: {data_path} has its bytes in another order than this script reads")
    base = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, base)[0]
    places = [struct.unpack_from("<II", data, base + 4 + 8 * i) for i in range(count)]
    ends = sorted(start for _, start in places) + [len(data) - base]
    following = dict(zip(ends, ends[1:]))

    rules = patterns(list_path)
    items, used = [], set()
    for name_start, start in places:
        end = data.index(b"\0", base + name_start)
        name = data[base + name_start : end].decode("ascii")
        short = name.split("/", 1)[1]
        used.update(pattern for pattern, _ in rules if fnmatch.fnmatchcase(short, pattern))
        # A folder's pool holds the names that its other items share.
        if kept(short, rules) or short.endswith("/pool.res") and kept(short.replace("pool", "root"), rules):
            items.append((name, data[base + start : base + following[start]]))
    missing = [pattern for pattern, _ in rules if pattern not in used]
    if missing:
        sys.exit(f"icu_data: {data_path} has nothing that {', '.join(missing)} names")

    names = b"".join(name.encode("ascii") + b"\0" for name, _ in items)
    start = 4 + 8 * len(items) + len(names)
    padding = -(base + start) % 16
    start += padding
    table, body, name_start = [struct.pack("<I", len(items))], [], 4 + 8 * len(items)
    for name, content in items:
        table.append(struct.pack("<II", name_start, start))
        name_start += len(name) + 1
        content += b"\xaa" * (-len(content) % 16)
        body.append(content)
        start += len(content)
    with open(output_path, "wb") as file:
        file.write(data[:base] + b"".join(table) + names + b"\xaa" * padding + b"".join(body))
    print(f"icu_data: {len(items)} of {count} items, {start // 1024} of {len(data) // 1024} KiB", file=sys.stderr)


if len(sys.argv) != 4:
    sys.exit("icu_data: usage: icu_data.py DATA LIST OUTPUT")
main(*sys.argv[1:])
