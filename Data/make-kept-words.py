#!/usr/bin/env python3
"""Writes Data/kept-words.csv: English words that translators of a language keep, because it has them as well.

    python3 Data/make-kept-words.py APP…

Each APP is a folder with the sources of one app that is localized from English; two folders with sources of the same app
would count twice. Facts are counted, no text is taken over: a row is a language and a word, and says how many apps keep the
word and how many have another. A word is taken where all of this is true; the figures are ours:

- it is one to three words of letters alone, and more than an abbreviation,
- at least THREE apps keep it, in tables whose other texts are translated (70 % and more of them differ from the source),
- of the apps that have it, at most a third as many say it otherwise anywhere, as keep it,
- the language is written in Latin letters: among others, a word in Latin ones is a name at most.

All rows were read by a person, who found none that is English left over. Read the rows that are new after another run.

Last made from CotEditor, IceCubesApp, KeePassium, Loop, NetNewsWire, OsmAnd, Rectangle, Sequel Ace, UTM, Whisky, Adium,
SAP Fiori for iOS, Delta Chat, Nextcloud, IINA, Kiwix, Mastodon, Open Food Facts, Transmission, Vienna, xDrip and Firefox Focus.
"""

import json
import plistlib
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

KEEPING, SHARE, TRANSLATED = 3, 3, 0.7
LANGUAGES = set(
    "af ca cs cy da de es et eu fi fil fr ga gl hr hu id is it lt lv ms mt nb nl nn pl pt ro sk sl sq sv sw tr vi".split())

ENTRY = re.compile(r'/\*.*?\*/|//[^\n]*|"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.S)
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def language(locale):
    code = locale.replace("_", "-").split("-")[0].lower()
    return {"no": "nb", "iw": "he", "in": "id"}.get(code, code)


def strings(path):
    """The entries of a `.strings` file."""
    data = path.read_bytes()
    if data[:6] == b"bplist":
        entries = plistlib.loads(data)
        return {key: value for key, value in entries.items() if isinstance(value, str)}
    utf16 = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    text = data.decode("utf-16" if utf16 else "utf-8-sig", "replace")
    return {match[1]: match[2] for match in ENTRY.finditer(text) if match[1] is not None}


def string_files(app):
    """Every table of `.strings` in a language: its pairs of a source and a translation."""
    folders = defaultdict(dict)
    for path in app.rglob("*.strings"):
        if path.parent.suffix == ".lproj":
            folders[path.parent.parent, path.name][path.parent.stem] = path
    for (_, _), files in sorted(folders.items(), key=str):
        source = next((files[name] for name in ("en", "English", "en-US", "Base") if name in files), None)
        english = strings(source) if source else {}
        for locale, path in sorted(files.items()):
            if path != source:
                own = strings(path)
                # Where there is no English table, the keys are English.
                yield locale, [(english.get(key, key if source is None else ""), text) for key, text in own.items()]


def catalogues(app):
    for path in app.rglob("*.xcstrings"):
        catalogue = json.loads(path.read_text(encoding="utf-8-sig"))
        if language(catalogue.get("sourceLanguage", "")) != "en":
            continue
        pairs = defaultdict(list)
        for key, entry in catalogue.get("strings", {}).items():
            texts = entry.get("localizations", {})
            source = texts.get(catalogue["sourceLanguage"], {}).get("stringUnit", {}).get("value", key)
            if entry.get("shouldTranslate") is False:
                continue
            for locale, text in texts.items():
                unit = text.get("stringUnit", {})
                if unit.get("state") == "translated":
                    pairs[locale].append((source, unit.get("value", "")))
        yield from sorted(pairs.items())


def exchanges(app):
    for path in sorted(app.rglob("*.xliff")):
        for file in ElementTree.parse(path).getroot().iter("{*}file"):
            pairs = [
                (unit.findtext("{*}source") or "", unit.findtext("{*}target") or "") for unit in file.iter("{*}trans-unit")]
            yield file.get("target-language", ""), pairs


def is_counted(text):
    words = text.split(" ")
    if not 1 <= len(words) <= 3 or not all(WORD.fullmatch(word) for word in words):
        return False
    return any(len(word) > 2 and not (word.isupper() and len(word) <= 5) for word in words)


keeping, translating = defaultdict(set), defaultdict(set)
for app in map(Path, sys.argv[1:]):
    for tables in (string_files, catalogues, exchanges):
        for locale, pairs in tables(app):
            code = language(locale)
            pairs = [(source.strip(), text.strip()) for source, text in pairs if source.strip() and text.strip()]
            if code not in LANGUAGES or not pairs:
                continue
            if sum(source.lower() != text.lower() for source, text in pairs) < TRANSLATED * len(pairs):
                continue
            for source, text in pairs:
                if is_counted(source):
                    votes = keeping if source.lower() == text.lower() else translating
                    votes[code, source.lower()].add(app.name)

rows = []
for (code, word), apps in keeping.items():
    others = translating[code, word]
    if len(apps) >= KEEPING and SHARE * len(others) <= len(apps):
        rows.append(f"{code},{word},{len(apps)},{len(others)}")
Path(__file__).with_name("kept-words.csv").write_text(
    "\n".join(["language,word,keeping,translating", *sorted(rows)]) + "\n", encoding="utf-8")
