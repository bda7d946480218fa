#!/usr/bin/env python3
"""Writes an artifact bundle for SwiftPM, the same bytes each time: bundle.py VERSION ARCH EPOCH PROGRAM DOCUMENTS OUTPUT."""

import json
import os
import sys
import time
import zipfile


def main(version, arch, epoch, program, documents, output):
    folder = f"lintel-{version}-linux-{arch}"
    bundle = f"lintel-{version}.artifactbundle"
    index = {
        "schemaVersion": "1.0",
        "artifacts": {
            "lintel": {
                "version": version,
                "type": "executable",
                "variants": [{"path": f"{folder}/bin/lintel", "supportedTriples": [f"{arch}-unknown-linux-gnu"]}],
            }
        },
    }
    files = [(f"{folder}/bin/lintel", program, 0o755)]
    for parent, _, names in sorted(os.walk(documents)):
        inside = os.path.relpath(parent, documents)
        for name in sorted(names):
            files.append((os.path.normpath(f"{folder}/{inside}/{name}"), os.path.join(parent, name), 0o644))
    moment = time.gmtime(int(epoch))[:6]
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def add(name, content, mode):
            info = zipfile.ZipInfo(f"{bundle}/{name}", moment)
            info.external_attr = (0o100000 | mode) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)

        add("info.json", json.dumps(index, indent=2) + "\n", 0o644)
        for name, path, mode in files:
            with open(path, "rb") as file:
                add(name, file.read(), mode)


if len(sys.argv) != 7:
    sys.exit("bundle: usage: bundle.py VERSION ARCH EPOCH PROGRAM DOCUMENTS OUTPUT")
main(*sys.argv[1:])
