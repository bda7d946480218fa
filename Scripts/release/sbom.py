#!/usr/bin/env python3
"""Writes what the program is made of, as SPDX 2.3: sbom.py VERSION COMMIT EPOCH PROGRAM Package.resolved components.tsv LICENCES.

Packages of Swift come from what SwiftPM resolved, libraries from what libraries.sh wrote down. Each has to have a licence in the
folder LICENCES, by its name.
"""

import datetime
import hashlib
import json
import os
import sys
import uuid

SWIFT = "Apache-2.0 WITH Swift-exception"
# What the packages say in their own LICENSE files.
PACKAGES = {
    "swift-argument-parser": SWIFT,
    "swift-subprocess": SWIFT,
    "swift-syntax": SWIFT,
    "swift-system": SWIFT,
    "yams": "MIT",
}


def package(name, version, licence, location, download="NOASSERTION"):
    return {
        "SPDXID": "SPDXRef-" + "".join(c if c.isalnum() else "-" for c in name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": download,
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": location}
        ],
    }


def main(version, commit, epoch, program, resolved, components, licences):
    with open(resolved, encoding="utf-8") as file:
        pins = json.load(file)["pins"]
    found = []
    for pin in pins:
        name, state = pin["identity"], pin["state"]
        if name not in PACKAGES:
            sys.exit(f"sbom: nobody has said under which licence {name} is")
        place = pin["location"].removesuffix(".git")
        locator = f"pkg:swift/{place.removeprefix('https://')}@{state['version']}"
        found.append(package(name, state["version"], PACKAGES[name], locator, f"git+{place}@{state['revision']}"))
    with open(components, encoding="utf-8") as file:
        for line in file:
            name, its_version, licence, locator = line.rstrip("\n").split("\t")
            found.append(package(name, its_version, licence, locator.replace("+", "%2B")))
    for item in found:
        if not os.path.exists(os.path.join(licences, item["name"])):
            sys.exit(f"sbom: the licence of {item['name']} is not in {licences}")

    own = package("lintel", version, "Apache-2.0", f"pkg:generic/lintel@{version}?vcs_revision={commit}")
    with open(program, "rb") as file:
        own["checksums"] = [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(file.read()).hexdigest()}]
    own["primaryPackagePurpose"] = "APPLICATION"
    created = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"lintel-{version}",
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, own['checksums'][0]['checksumValue'])}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": [f"Tool: lintel-release-{version}"]},
        "packages": [own] + sorted(found, key=lambda item: item["name"]),
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]}
        ]
        + [
            {"spdxElementId": own["SPDXID"], "relationshipType": "STATIC_LINK", "relatedSpdxElement": item["SPDXID"]}
            for item in sorted(found, key=lambda item: item["name"])
        ],
    }
    json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
    print()


if len(sys.argv) != 8:
    sys.exit("sbom: usage: sbom.py VERSION COMMIT EPOCH PROGRAM RESOLVED COMPONENTS LICENCES")
main(*sys.argv[1:])
