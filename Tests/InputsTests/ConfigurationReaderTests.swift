import LintelModel
import Testing

@testable import LintelInputs

@Suite("The configuration file")
struct ConfigurationReaderTests {
  static let names = ConfigurationNames(
    rules: ["title-length", "title-missing", "edge-space"], profiles: ["hig-2025", "fiori-ios"], failOn: ["error", "never"])

  private func read(_ text: String) -> ConfigurationFile {
    ConfigurationReader.read(SourceFile(path: "lintel.yml", bytes: Array(text.utf8)), knowing: Self.names)
  }

  private func problem(_ text: String) -> String { read(text).problems.map(\.reason).joined(separator: "\n") }

  @Test("Every member is read")
  func members() {
    let read = read(
      """
      platforms: [macos, ios]
      profile: fiori-ios
      source-language: pt-BR
      app: [Notes, Notizen]
      glossary: GitHub
      exclude: [Vendor, "**/*.gen.swift"]
      fail-on: never
      localized-functions: [tr, {name: L10n.string, table: in}]
      button-types: [Close, {name: Bar.Button, title: _, symbol: icon}, {name: Icon, symbol: name}]
      rules: {title-length: off, edge-space: error}
      devices: [{name: Kiosk, width: 820, platform: ipados}, {width: 390}]
      windows: [{name: inspector open, width: 540.5}]
      fonts: {Arab: a.ttf}
      samples: {count: 12, name: [Ada, 3]}
      links: {source: "https://git.example.org/{file}#L{line}", translation: "http://l10n.example.org/{locale}/{key}"}
      """)
    #expect(read.problems == [])
    #expect(read.reading.platforms == [.macos, .ios])
    #expect(read.profile == "fiori-ios")
    #expect(read.failOn == "never")
    #expect(read.reading.sourceLanguage == "pt-BR")
    #expect(read.reading.appNames == ["Notes", "Notizen"])
    #expect(read.reading.glossary == ["GitHub"])
    #expect(read.reading.exclude.map(\.text) == ["Vendor", "**/*.gen.swift"])
    #expect(read.rules == ["title-length": "off", "edge-space": "error"])
    #expect(read.reading.names.localizingFunctions == [.init(name: "tr"), .init(name: "L10n.string", tableArgument: "in")])
    #expect(
      read.reading.names.itemTypes == [
        .init(name: "Close", titleArgument: "_"), .init(name: "Bar.Button", titleArgument: "_", symbolArgument: "icon"),
        .init(name: "Icon", symbolArgument: "name"),
      ])
    #expect(
      read.reading.widths == [
        AuditedWidth(platform: .ipados, name: "Kiosk", width: 820),
        AuditedWidth(platform: .ios, name: "a device of lintel.yml", width: 390),
        AuditedWidth(platform: .macos, name: "inspector open", width: 540.5),
      ])
    #expect(read.fonts.mapValues(\.path) == ["Arab": "a.ttf"])
    #expect(read.samples == ["count": ["12"], "name": ["Ada", "3"]])
    #expect(
      read.links == [
        "source": "https://git.example.org/{file}#L{line}", "translation": "http://l10n.example.org/{locale}/{key}",
      ])
  }

  @Test("Devices and windows that the tables know need no width")
  func knownWidths() {
    let read = read(
      """
      devices: [{name: iPhone 17, orientation: landscape}, iPad mini, {name: iPad mini, orientation: portrait}]
      windows: [Slide Over, {name: document, from: 480, to: 505}]
      """)
    #expect(read.problems == [])
    #expect(
      read.reading.widths == [
        AuditedWidth(
          platform: .ios, name: "iPhone 17 in landscape", width: 874, safeAreas: 124, isCompactHeight: true),
        AuditedWidth(platform: .ipados, name: "iPad mini 8.3-inch (6th gen, A17 Pro)", width: 744),
        AuditedWidth(platform: .ipados, name: "iPad mini 8.3-inch (6th gen, A17 Pro) in landscape", width: 1133),
        AuditedWidth(platform: .ipados, name: "iPad mini 8.3-inch (6th gen, A17 Pro)", width: 744),
        AuditedWidth(platform: .ipados, name: "Slide Over on an iPad", width: 320, osLines: [OSLine(18)]),
        AuditedWidth(
          platform: .ipados, name: "Slide Over on an iPad 11 and 12.9", width: 375, osLines: [OSLine(18)]),
        AuditedWidth(platform: .macos, name: "document", width: 480),
        AuditedWidth(platform: .macos, name: "document", width: 490),
        AuditedWidth(platform: .macos, name: "document", width: 500),
        AuditedWidth(platform: .macos, name: "document", width: 505),
      ])
  }

  @Test("An iPhone Duo is one device with two displays, which runs 27 and holds its bars at the side in three of four poses")
  func foldable() throws {
    let read = read("devices: [iPhone Duo, {name: iPhone Duo outer, orientation: portrait}]")
    #expect(read.problems == [])
    let widths = read.reading.widths
    #expect(widths.map(\.width) == [466, 678, 951, 669, 466])
    #expect(widths.allSatisfy { $0.isAssumed && $0.firstLine == OSLine(27) })
    #expect(widths.map { $0.sideBar?.edge } == [.right, .left, .right, nil, .right])
    #expect(widths.compactMap(\.sideBar).allSatisfy { $0.width == 84 })
    #expect(widths.map(\.safeAreas) == [84, 84, 84, 0, 84])
    #expect(widths.map { $0.sideBar?.length } == [484, 272, 525, nil, 484])
  }

  @Test("Windows that people size are an iPhone app's too, from 27 on")
  func phoneWindows() {
    let read = read("windows: [{name: mirrored, from: 320, to: 340, platform: ios}, {width: 500, platform: ios}]")
    #expect(read.problems == [])
    #expect(
      read.reading.widths
        == [320, 330, 340].map {
          AuditedWidth(platform: .ios, name: "mirrored", width: $0, firstLine: OSLine(27))
        } + [AuditedWidth(platform: .ios, name: "a window of lintel.yml", width: 500, firstLine: OSLine(27))])
    let window = read.reading.widths[0]
    #expect(window.environments(on: []).map(\.os) == [OSLine(27)])
    #expect(window.environments(on: [OSLine(18)]).isEmpty)
    #expect(window.environments(on: [OSLine(26)]).map(\.os) == [OSLine(27)])
  }

  @Test("A sweep has at most some fifty widths, and both ends")
  func sweep() {
    let read = read("windows: [{from: 320, to: 5000}]")
    #expect(read.reading.widths.count <= 52)
    #expect(read.reading.widths.first?.width == 320)
    #expect(read.reading.widths.last?.width == 5000)
  }

  @Test(
    "A device or window that is not known is told with what is",
    arguments: [
      ("devices: [iPhone Aire]", "'iPhone Aire' as a device (did you mean 'iPhone Air'?)"),
      ("devices: [iPad Pro]", "'iPad Pro', the name of several devices"),
      ("devices: [{orientation: portrait}]", "a device without width and name"),
      ("devices: [{name: iPhone 17, platform: ipados}]", "a platform without a width"),
      ("devices: [{name: Kiosk, width: 820, orientation: landscape}]", "an orientation beside a width"),
      ("windows: [Split View]", "'Split View' as a window"),
      ("windows: [{from: 480}]", "a window with one end of its widths"),
      ("windows: [{from: 480, to: 300}]", "widths from 480 to 300"),
      ("windows: [{from: 480, to: 600, width: 500}]", "a width beside from and to"),
    ])
  func unknownWidths(yaml: String, found: String) {
    let read = read(yaml)
    #expect(read.reading.widths.isEmpty)
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.reason.contains("found \(found)") == true, "\(read.problems)")
  }

  @Test("A suppression keeps its place, its reason and its last day")
  func suppression() throws {
    let read = read(
      "suppress:\n  - {rule: edge-space, bar: Main*, item: a, key: b, locale: de, file: c, reason: why, until: 2028-02-29}")
    #expect(read.problems == [])
    let suppression = try #require(read.suppressions.first)
    #expect(suppression.location == SourceLocation(file: "lintel.yml", line: 2, column: 5))
    #expect([suppression.rule, suppression.reason, suppression.until] == ["edge-space", "why", "2028-02-29"])
    #expect([suppression.bar, suppression.item, suppression.key] == ["Main*", "a", "b"])
    #expect(suppression.locales == ["de"])
    #expect(suppression.file == "c")
  }

  @Test("An empty file says nothing", arguments: ["", "# nothing yet\n", "\u{FEFF}"])
  func empty(text: String) { #expect(read(text).problems == []) }

  @Test(
    "A mistake is told with its place, what was found, what was meant and what is allowed",
    arguments: [
      (
        "profile: hig-2025\nplattforms: [ios]",
        "line 2, column 1: found 'plattforms' in a configuration (did you mean 'platforms'?); allowed: $schema, platforms, profile"
      ),
      ("platforms: [ios, macosx]", "line 1, column 18: found 'macosx' (did you mean 'macos'?); allowed: ios, ipados, macos"),
      ("profile: hig", "line 1, column 10: found 'hig' as profile; allowed: hig-2025, fiori-ios"),
      (
        "rules: {title-lenght: off}",
        "line 1, column 9: found 'title-lenght' as a rule (did you mean 'title-length'?); allowed: the ids that `lintel rules` lists"
      ),
      (
        "rules: {title-length: of}",
        "line 1, column 23: found 'of' (did you mean 'off'?); allowed: off, note, warning, error"
      ),
      ("rules: [title-length]", "line 1, column 8: found a list; allowed: rules by id"),
      (
        "suppress:\n- {rule: edge-space}",
        "line 2, column 3: found a suppression without reason; allowed: reason: with a text"
      ),
      (
        "suppress:\n- {rule: edge-space, locale: [], reason: x}",
        "line 2, column 30: found no language as locale; allowed: a language such as de, or no locale for all of them"
      ),
      ("suppress:\n- {reason: x}", "line 2, column 3: found a suppression without rule"),
      (
        "suppress:\n- {rule: edge-space, reason: x, until: tomorrow}",
        "line 2, column 40: found 'tomorrow' as until; allowed: a day such as 2027-03-31"
      ),
      ("suppress:\n- {rule: edge-space, reason: x, until: 2027-02-29}", "found '2027-02-29' as until"),
      ("windows: [{name: wide}]", "line 1, column 11: found a window without width"),
      ("windows: [{width: -3}]", "found '-3' as width; allowed: a length in points above 0"),
      ("windows: [{width: 300, platform: watchos}]", "allowed: macos, ipados"),
      ("localized-functions: [{table: t}]", "found a function without name"),
      ("localized-functions: [\"tr(\"]", "found 'tr(' as a name; allowed: a name as it is called"),
      ("fonts: {arab: a.ttf}", "found 'arab' as a script; allowed: a code of ISO 15924"),
      ("fonts: {Latn: a.ttf}", "found 'Latn' as a script; allowed: a script without embedded figures"),
      ("source-language: German", "found 'German' as source-language; allowed: a locale such as de or pt-BR"),
      ("glossary: [{a: b}]", "found a mapping as glossary; allowed: a text"),
      ("fail-on: errors", "found 'errors' as fail-on (did you mean 'error'?); allowed: error, never"),
      ("- a", "line 1, column 1: found a list; allowed: a configuration with"),
      ("platforms: [ios", "line 2, column 1: did not find"),
      ("app: a\napp: b", "found app twice in one mapping"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(problem(text).contains(expected), "\(problem(text))")
  }

  @Test("All mistakes are told at once")
  func several() {
    #expect(read("suppress:\n- {rule: nothing, until: soon}").problems.count == 3)
    #expect(read("profil: x\nrules: {nothing: off}\nfail-on: 3").problems.count == 3)
  }

  @Test("A configuration cut off anywhere, or with a byte changed anywhere, is read or told, and never crashes")
  func mutations() {
    let text = """
      platforms: [ios]
      localized-functions: [{name: L10n.string, table: in}]
      suppress: [{rule: edge-space, reason: x, until: 2028-02-29}]
      windows: [{name: wide, width: 540.5}]
      samples: {name: [Ada, 3]}
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      _ = read(String(decoding: bytes[..<end], as: UTF8.self))
      for byte in ":-[]{}&*'\n\u{0}".utf8 {
        var changed = bytes
        changed[end] = byte
        _ = read(String(decoding: changed, as: UTF8.self))
      }
    }
    #expect(read(text).problems == [])
  }

  @Test("Arguments of a function by label and by number")
  func arguments() {
    let read = read(
      """
      min-resolved: 80
      localized-functions:
        - {name: tr, key: 2, table: 1, default: fallback}
      """)
    #expect(read.problems == [])
    #expect(read.minResolved == 80)
    #expect(
      read.reading.names.localizingFunctions == [
        .init(name: "tr", keyArgument: 2, tableArgument: 1, defaultArgument: "fallback")
      ])
  }

  @Test(
    "Arguments that cannot be are told",
    arguments: [
      ("{name: tr, key: 0}", "'0' as key"), ("{name: tr, table: 1}", "one argument for two things in 'tr'"),
      ("{name: tr, default: a b}", "'a b' as default"), ("{name: tr, key: [1]}", "a list as key"),
      ("{name: tr, keys: 1}", "'keys' in a function (did you mean 'key'?)"),
    ])
  func wrongArguments(entry: String, found: String) {
    let read = read("localized-functions: [\(entry)]")
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.reason.contains("found \(found)") == true)
  }
}
