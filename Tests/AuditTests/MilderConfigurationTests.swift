import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What a change makes milder in the configuration")
struct MilderConfigurationTests {
  private func milder(_ now: String, than before: String = "", leftOut: [LeftOut] = []) throws -> [MilderSetting] {
    try Configuration.read(text: now).milder(than: Configuration.read(text: before), leavingOut: leftOut)
  }

  @Test("A rule that is off or less grave than it was, with its line; a graver one is none")
  func rules() throws {
    let off = try milder("fail-on: error\nrules:\n  placeholder-mismatch: off\n", than: "fail-on: error\n")
    #expect(off.map(\.words) == ["placeholder-mismatch: off"])
    #expect(off.first?.location?.file == "lintel.yml" && off.first?.location?.line == 3)
    let raised = "rules: {edge-space: error}\n"
    #expect(try milder("profile: hig-2025\n", than: raised).map(\.words) == ["edge-space: warning"])
    #expect(try milder(raised, than: "rules: {edge-space: note}\n").isEmpty)
    #expect(try milder(raised, than: raised).isEmpty)
  }

  @Test("The level that a rule has as a rule is milder where it says graver things, and so is one that is no longer above it")
  func gravest() throws {
    let level = "rules: {missing-translation: warning}\n"
    #expect(try milder(level).map(\.words) == ["missing-translation: warning"])
    let none = "fail-on: error\n"
    #expect(try milder(none, than: "rules: {missing-translation: error}\n").map(\.words) == ["missing-translation: warning"])
    #expect(try milder(none, than: level).isEmpty)
    #expect(try milder("rules: {placeholder-mismatch: error}\n").isEmpty)
  }

  @Test("A rule that is accepted as a whole is off by another name, and a finding that is accepted is not")
  func acceptances() throws {
    let whole = "suppress: [{rule: placeholder-mismatch, reason: known}]\n"
    #expect(try milder(whole).map(\.words) == ["suppress: placeholder-mismatch"])
    #expect(try milder(whole, than: whole).isEmpty)
    #expect(try milder("suppress: [{rule: placeholder-mismatch, key: a, reason: known}]\n").isEmpty)
    let anything = "suppress: [{rule: placeholder-mismatch, file: \"**/*\", reason: known}]\n"
    #expect(try milder(anything).map(\.words) == ["suppress: placeholder-mismatch"])
    for all in ["key: \"*\"", "file: \"**\""] {
      let found = try milder("suppress: [{rule: placeholder-mismatch, \(all), reason: known}]\n")
      #expect(found.map(\.words) == ["suppress: placeholder-mismatch"], "\(all)")
    }
  }

  @Test("A pattern counts by the files that it takes, and one that takes none is none")
  func patterns() throws {
    let leftOut = [LeftOut(reason: .excluded, files: 4, places: ["Old"], patterns: [.init(pattern: "Old/**", files: 4)])]
    let found = try milder("exclude: [New/**, Old/**]\n", leftOut: leftOut)
    #expect(found.map(\.words) == ["exclude: Old/**"] && found.first?.files == 4 && found.first?.location != nil)
    #expect(try milder("exclude: [Old/**]\n", than: "exclude: [Old/**]\n", leftOut: leftOut).isEmpty)
    // Written otherwise, it takes the same.
    #expect(try milder("exclude: [Old/**]\n", than: "exclude: [Old]\n", leftOut: leftOut).isEmpty)
  }

  @Test("What fails later or never, and platforms that are looked at no more")
  func thresholds() throws {
    #expect(try milder("fail-on: never\n").map(\.words) == ["fail-on: never"])
    #expect(try milder("fail-on: error\n", than: "fail-on: warning\n").map(\.words) == ["fail-on: error"])
    #expect(try milder("fail-on: note\n", than: "fail-on: error\n").isEmpty)
    #expect(try milder("fail-on: error\n", than: "left-behind: fail\n").map(\.words) == ["left-behind: ask"])
    #expect(try milder("min-resolved: 50\n", than: "min-resolved: 80\n").map(\.words) == ["min-resolved: 50"])
    #expect(try milder("fail-on: error\n", than: "min-resolved: 80\n").map(\.words) == ["min-resolved: 0"])
    #expect(try milder("min-resolved: 80\n", than: "min-resolved: 50\n").isEmpty)
    let other = try milder("profile: fiori-ios\n")
    #expect(other.map(\.words) == ["profile: fiori-ios"] && other.first?.location?.line == 1)
    #expect(try milder("profile: hig-2025\n").isEmpty)
    #expect(try milder("platforms: [ios]\n").map(\.words) == ["platforms: [ios]"])
    #expect(try milder("platforms: [ios, macos]\n", than: "platforms: [ios]\n").isEmpty)
  }

  @Test("Spreadsheets that are read no more, and not a pattern that is only written otherwise or one more")
  func tables() throws {
    let own = "tables: [l10n/*.csv]\n"
    let gone = try milder("fail-on: error\n", than: own)
    #expect(gone.map(\.words) == ["tables: []"] && gone.first?.location == nil)
    let fewer = try milder(own, than: "tables: [l10n/*.csv, App/Texts.tsv]\n")
    #expect(fewer.map(\.words) == ["tables: [l10n/*.csv]"] && fewer.first?.location?.line == 1)
    #expect(try milder("tables: [l10n/a*.csv]\n", than: own).count == 1)
    for other in [own, "tables: [l10n/**/*.csv]\n", "tables: [l10n/*.csv, App/Texts.tsv]\n", "tables: [{files: l10n/*.csv, key: Name}]\n"] {
      #expect(try milder(other, than: own).isEmpty, "\(other)")
    }
  }

  @Test("Screens and windows that are audited no more, and none that is only called otherwise, or audited anyway")
  func widths() throws {
    let own = "windows: [{name: inspector, width: 540}, {name: panel, width: 333}]\n"
    let fewer = try milder("windows: [{name: panel, width: 333}]\n", than: own)
    #expect(fewer.map(\.words) == ["devices, windows: without inspector"] && fewer.first?.location?.line == 1)
    let none = try milder("fail-on: error\n", than: own + "devices: [{name: Kiosk, width: 821, platform: ipados}]\n")
    #expect(none.map(\.words) == ["devices, windows: without Kiosk, inspector, panel"] && none.first?.location == nil)
    let many = "windows: [" + (1...4).map { "{name: w\($0), width: \(500 + $0)}" }.joined(separator: ", ") + "]\n"
    #expect(try milder("fail-on: error\n", than: many).map(\.words) == ["devices, windows: without w1, w2, w3, …"])
    #expect(try milder(own, than: "fail-on: error\n").isEmpty && milder(own, than: own).isEmpty)
    #expect(try milder("windows: [{name: a, width: 540}, {name: b, width: 333}]\n", than: own).isEmpty)
    // An iPhone SE upright is audited without a word.
    #expect(try milder("fail-on: error\n", than: "devices: [{name: Own, width: 375}]\n").isEmpty)
    // What is rare without a word is a note, and one's own is as grave as any.
    #expect(try milder("fail-on: error\n", than: "devices: [{name: Own, width: 320}]\n").count == 1)
  }

  @Test("A window that people size has other steps with other ends, and loses what is beyond them")
  func sweeps() throws {
    let window = "windows: [{name: document, from: 480, to: 1440}]\n"
    #expect(try milder("windows: [{name: document, from: 400, to: 1600}]\n", than: window).isEmpty)
    let narrower = try milder("windows: [{name: document, from: 600, to: 1440}]\n", than: window)
    #expect(narrower.map(\.words) == ["devices, windows: without document"])
    #expect(try milder("windows: [{name: document, width: 480}]\n", than: window).count == 1)
  }
}
