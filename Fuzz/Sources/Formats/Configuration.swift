import LintelInputs
import LintelModel

extension FuzzFormat {
  static let configuration = FuzzFormat(
    name: "lintel-yml",
    seeds: [
      """
      # yaml-language-server: $schema=lintel-configuration.schema.json
      platforms: [ios, macos]
      profile: hig-2025
      source-language: en
      app: {en: Notes, de: [Notizen, "Merk\\u0020zettel"]}
      glossary: {Wi-Fi: [WLAN]}
      exclude: ["**/Pods/**", "*.generated.swift"]
      localized-functions: [L, "tr(_:table:)"]
      button-types: [RoundButton]
      rules: {label-verb: off, title-truncated: warning}
      suppress:
        - {rule: title-length, files: ["App/*"], languages: [de, fr], reason: The designer asked for it}
        - fingerprint: 0123456789abcdef
          reason: known
      fail-on: error
      min-resolved: 80%
      left-behind: fail
      devices: [iPhone SE, {platform: ios, os: 18, width: 375}]
      windows: [{platform: macos, width: 640}]
      fonts: {Arab: Fonts/Naskh.ttf}
      samples: {items.count: [1000000, "1,5"]}
      links: {source: "https://x.invalid/{file}#L{line}", translation: "https://x.invalid/{locale}/{key}"}
      tables: [{files: "*.csv", key: 1, en: 2}]
      """, "rules: &a {label-verb: off}\nsuppress: [*a, *a]\n", "exclude: '" + String(repeating: "*", count: 40) + "'\n",
      "{\"fail-on\": \"never\", \"unknown\": [1e999, null, true]}", "a: &a [*a]\n", "",
    ].map { Array($0.utf8) },
    words: ConfigurationWords.members.map { "\($0): " } + [
      "- rule: ", "  reason: ", "languages: [", "files: [", "\"**/\"", "&a ", "*a", "<<: ", "---\n", "|\n", ">-\n", "!!str ",
      "{", "}",
      "[", "]", "off", "error", "80%", "hig-2025", "1e999", ".nan", "0x7fffffffffffffff", "\\U0001F600", "\u{85}",
      "{width: ",
    ],
    grammar: .indentation, growth: .configuration
  ) { bytes in
    let file = SourceFile(path: "lintel.yml", bytes: bytes)
    let names = ConfigurationNames(
      rules: ["label-verb", "title-truncated", "title-length"], profiles: ["hig-2025", "fiori-ios"],
      failOn: ["never", "error"])
    let configuration = ConfigurationReader.read(file, knowing: names)
    let invariants = Invariants(path: file.path, bytes: bytes)
    for problem in configuration.problems {
      precondition(problem.file == file.path && !problem.reason.isEmpty, "a problem without its reason")
    }
    configuration.reading.places.values.forEach { invariants.check($0) }
  }
}

enum ConfigurationWords {
  static let members = [
    "platforms", "profile", "source-language", "app", "glossary", "exclude", "localized-functions", "button-types", "rules",
    "suppress", "fail-on", "min-resolved", "left-behind", "devices", "windows", "fonts", "samples", "links", "tables",
  ]
}
