import LintelInputs

extension FuzzFormat {
  static let sketch = FuzzFormat(
    name: "sketch",
    seeds: [
      "ios18 de 375pt Large\n< Zurück | Einstellungen | [Fertig]!\n",
      """
      macos26 en 640pt
      name: Editor
      display: iconAndLabel
      min-width: 480pt
      style: unified
      customizable: yes
      Notes | [Save {tray}]^high "Saves the note" (Save Note) -- [Share {square.and.arrow.up}] search[Find] [Print]?
      ---
      ios26 ipados18 de 375pt 402pt AX3
      name: Inbox
      app: Post
      app de: Brief
      kind: navigation
      large-title: no
      source en: < Mail | Inbox | [Edit] [Compose {square.and.pencil}]!
      < Mail | Eingang | [Bearbeiten] [Verfassen {square.and.pencil}]!
      """,
      """
      // every kind of item
      fiori
      kind: fiori
      code-title: yes
      help[3 selected] [Delete]~ {plus "Add note"} image{logo} [Home image{house}] [] menu[Sort: Name / Date] [Sort ▾]
      ---
      visionos
      pulldown[View] segments[Day / Week] toggle[Bold] view[Cancel 60pt] group[Tools] system[done] sidebar[] separator[]
      ---
      watchos26
      [a] - [b] -12pt -- & … more[] overflow[] [Go]@cancel [\\[1\\] \\u{200F}\\ \\/]
      ---
      tvos ar 5pt
      # 日本語 👨‍👩‍👧 | [x]
      """,
    ].map { Array($0.utf8) },
    words: [
      "ios26", "macos26 ", "watchos26", "visionos26", "fiori", "375pt", "AX5", "xxxLarge", "name: ", "kind: navigation",
      "kind: window", "app de: ", "display: iconOnly", "style: preference", "min-width: 1pt", "default-width: ",
      "large-title: yes", "customizable: ", "code-title: ", "source en: ", "---\n", "\n", " | ", "# ", "< ", "[", "]", "{",
      "}",
      "image{", "menu[", "pulldown[", "segments[", "search[", "toggle[", "view[", "60pt]", "group[", "help[", "system[",
      "sidebar[]", "separator[]", " - ", "-12pt", " -- ", "…", "more[]", "overflow[]", " & ", "]!", "]~", "]@cancel",
      "]^high",
      "]?", " \"tip\"", " (label)", "\\u{200F}", "\\/", "▾", "//", "\u{301}", "9999999999999999999pt",
    ],
    growth: .sketch
  ) { bytes in
    let file = SourceFile(path: "Design/Bars.sketch", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(SketchReader.read(file))
  }
}
