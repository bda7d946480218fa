#!/usr/bin/env python3
"""Writes made-up projects, each with a bar in SwiftUI and a table in some languages, and their list.

    make_projects.py FOLDER [COUNT]

The same numbers give the same projects: what three ways of auditing them find can be compared.
"""
import pathlib
import sys

# Text, German, French, Japanese: long ones among them, so that some bars are too narrow.
WORDS = [
    ("Save", "Sichern", "Enregistrer", "保存"),
    ("Delete", "Löschen", "Supprimer", "削除"),
    ("Share", "Teilen", "Partager", "共有"),
    ("Edit", "Bearbeiten", "Modifier", "編集"),
    ("Settings", "Einstellungen", "Réglages", "設定"),
    ("Observations", "Beobachtungsübersicht", "Vue d’ensemble des observations", "観察の概要"),
    ("Synchronise now", "Jetzt mit allen Geräten synchronisieren", "Synchroniser maintenant", "今すぐ同期"),
    ("%d files", "%d Dateien", "%@ fichiers", "%d個のファイル"),
]
LANGUAGES = ["de", "fr", "ja"]
OWNERS = ["Birds", "Maps", "Shop", "Platform"]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write(folder, number):
    words = [WORDS[(number + step) % len(WORDS)] for step in range(3 + number % 4)]
    languages = LANGUAGES[: 1 + number % 3]
    view = [
        "import SwiftUI", "", f"struct Screen{number}: View {{", "  var body: some View {", "    NavigationStack {",
        "      Text(verbatim: \"\")", f"        .navigationTitle({quoted(words[0][0])})", "        .toolbar {",
    ]
    for word in words[1:]:
        view += ["          ToolbarItem(placement: .topBarTrailing) {", f"            Button({quoted(word[0])}) {{}}", "          }"]
    view += ["        }", "    }", "  }", "}", ""]
    (folder / "Sources").mkdir(parents=True, exist_ok=True)
    (folder / "Sources" / "Screen.swift").write_text("\n".join(view))
    for column, language in enumerate(["en", *languages]):
        # Every seventh project lacks its last translation.
        kept = words if language == "en" or number % 7 else words[:-1]
        lines = [f"{quoted(word[0])} = {quoted(word[0 if language == 'en' else LANGUAGES.index(language) + 1])};" for word in kept]
        # Every thirteenth has a table that the platform does not read to its end.
        if language == "de" and number % 13 == 0:
            lines.insert(1, "»")
        table = folder / f"{language}.lproj" / "Localizable.strings"
        table.parent.mkdir(parents=True, exist_ok=True)
        table.write_text("\n".join(lines) + "\n")


def main():
    root = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    lines = ["# path, name, owner"]
    for number in range(count):
        name = f"app-{number:03}"
        write(root / "apps" / name, number)
        lines.append(f"apps/{name}\t{name}\t{OWNERS[number % len(OWNERS)]}")
    (root / "apps.txt").write_text("\n".join(lines) + "\n")
    print(root / "apps.txt")


if __name__ == "__main__":
    main()
