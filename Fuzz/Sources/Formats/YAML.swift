import LintelInputs

extension FuzzFormat {
  static let yaml = FuzzFormat(
    name: "yaml",
    seeds: [
      """
      # yaml-language-server: $schema=lintel-toolbars.schema.json
      sourceLocale: en
      table: Editor
      appNames: {en: Notes, de: [Notizen, Merkzettel]}
      toolbars:
        - id: editor
          kind: navigationBar
          platforms: [ios, ipados]
          osLines: [18, 26]
          title: {key: editor.title, table: Editor, default: Edit Note}
          largeTitle: true
          environments: [{width: 375, platform: ios, os: 26, textSize: Large, device: X}]
          items:
            - {id: back, kind: back, label: {en: Notes, de: Notizen}, placement: leading}
            - {id: share, symbol: square.and.arrow.up, accessibilityLabel: Share, placement: trailing, priority: high}
            - {id: save, label: {en: Save, de: Sichern}, style: prominent, group: 1, fixedWidth: 60.5}
        - id: window
          kind: windowToolbar
          title: "Nötes \\u00e9"
          minimumWidth: 480
          displayMode: iconOnly
          items:
            - &space {kind: flexibleSpace}
            - {id: find, kind: searchField, label: {key: find.placeholder}}
            - *space
            - kind: segmentedControl
              segments: [Day, 'Week']
              isInDefaultSet: no
              toolTip: |
                two
                lines
      """,
      #"{"toolbars": [{"kind": "toolbar", "items": [{"label": "Save", "unknown": 1e999}], "minimumWidth": -1}]}"#,
      "toolbars:\n- &a [*a]\n- kind: x\n---\nsecond: document\n", "a: &a [x, x]\nb: &b [*a, *a]\ntoolbars: [*b, *b]\n",
      "toolbars: !!binary aGk=\n<<: {a: b}\n? complex\n: value\n", "%YAML 1.2\n---\ntoolbars: []\n...\n", "",
    ].map { Array($0.utf8) },
    words: [
      "toolbars:\n- ", "kind: ", "navigationBar", "windowToolbar", "settingsTabs", "items:\n", "label: ", "title: ", "id: ",
      "platforms: [", "environments: [", "{width: ", "minimumWidth: ", "osLines: ", "appNames: ", "placement: ", "style: ",
      "symbol: ", "segments: [", "isInDefaultSet: ", "priority: ", "fixedWidth: ", "{key: ", "table: ", "default: ", "&a ",
      "*a",
      "<<: ", "!!str ", "---\n", "...\n", "? ", ": ", "|\n", ">-\n", "\\u00e9", "\\U0001F600", "- ", "  ", "\t", ".nan",
      ".inf",
      "1e999", "0x7fffffffffffffff", "~", "\u{FEFF}", "\u{85}", "%TAG ! tag:x,2000:\n",
    ],
    grammar: .indentation, growth: .yaml
  ) { bytes in
    let file = SourceFile(path: "lintel-toolbars.yml", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(YAMLReader.read(file))
  }
}
