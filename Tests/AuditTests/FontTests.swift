import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct FontTests {
  fileprivate static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../GlyphShapingTests/Fixtures/fixture.ttc").standardizedFileURL.path

  /// A folder with copies of the fixture's faces under these names.
  private func folder(_ names: String...) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-fonts-\(UUID().uuidString)")
    for name in names {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: Self.fixture, toPath: file.path)
    }
    return folder
  }

  @Test("Fonts are found by name in all folders below the usual ones, and the first folder's counts")
  func found() throws {
    let (first, second) = (
      try folder("deep/NotoSansThai-Regular.ttf"), try folder("NotoSansThai-Regular.ttf", "b.OTF", "readme.txt")
    )
    defer { for folder in [first, second] { try? FileManager.default.removeItem(at: folder) } }
    let fonts = InstalledFonts(folders: ["/no/such/folder", first.path, second.path])
    #expect(fonts.path("NotoSansThai-Regular.ttf") == first.path + "/deep/NotoSansThai-Regular.ttf")
    #expect(fonts.path("b.OTF") != nil)
    #expect(fonts.path("readme.txt") == nil)
    #expect(fonts.scripts.first { $0.script == "Thai" }?.source == .face)
    #expect(fonts.scripts.first { $0.script == "Arab" }?.source == .estimate)
  }

  @Test("Each generation of a Mac's bar is measured as that generation sets its text")
  func generations() async throws {
    let text = "macos15 macos26 ja 800pt\nkind: settings\n[新規Macで {a}] [一般 {gear}]"
    let bar = try #require(await Auditor.audit(ProjectSource.read(texts: ["a.sketch": text])).bars.first)
    func width(_ os: Int) throws -> Points {
      let layout = try #require(bar.layouts.first { $0.environments.contains { $0.os == OSLine(os) } })
      return try #require(layout.items.first?.text?.needed.best)
    }
    // An eighth of 11 points at each side of the Latin word, from 26 on.
    #expect(abs(try (width(26) - width(18)).value - 2.75) < 0.01)
  }

  @Test("An audit measures with the fonts it is given, and without any it does not look for them")
  func audit() async throws {
    let folder = try folder("NotoSansArabic-Regular.ttf")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = ProjectSource.read(texts: ["a.sketch": "ios18 ar 375pt\n< | ببب ببب | [ببب]"])
    func title(_ fonts: InstalledFonts?) async -> Double? {
      await Auditor.audit(project, options: AuditOptions(fonts: fonts)).bars.first?.layouts.first?.title?.needed.best.value
    }
    let without = await title(nil)
    #expect(await title(InstalledFonts(folders: [])) == without)
    #expect(await title(InstalledFonts(folders: [folder.path])) != without)
  }
}

@Suite struct ConfiguredMeasuringTests {
  private func folder(_ configuration: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-own-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: FontTests.fixture, toPath: folder.path + "/Own.ttf")
    try Data(configuration.utf8).write(to: folder.appending(path: "lintel.yml"))
    return folder.path
  }

  @Test("A font that the configuration names is used for its script, before installed ones")
  func ownFont() async throws {
    let folder = try folder("fonts: {Arab: Own.ttf}\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = ProjectSource.read(texts: ["a.sketch": "ios18 ar 375pt\n< | ببب ببب | [ببب]"])
    func bar(_ configuration: Configuration) async -> BarInLocale? {
      await Auditor.audit(project, options: configuration.options(day: "2026-01-01")).bars.first
    }
    let (own, none) = (await bar(try Configuration.read(folder: folder)), await bar(Configuration()))
    let (a, b) = (own?.layouts.first?.title?.needed, none?.layouts.first?.title?.needed)
    #expect(a != nil && a != b)
    #expect(own?.measuredWith["ببب ببب"]?.contains("no face") == false)
    #expect(none?.measuredWith["ببب ببب"]?.contains("no face") == true)
  }

  @Test(
    "A font that is not there, or is none, is an error with its place",
    arguments: [("Lost.ttf", "found no file that can be read"), ("lintel.yml", "found no OpenType or TrueType font")])
  func lostFont(name: String, reason: String) throws {
    let folder = try folder("profile: hig-2025\nfonts: {Arab: \(name)}\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = #expect(throws: Configuration.Unusable.self) { try Configuration.read(folder: folder) }
    #expect(
      error?.description == "lintel.yml: line 2, column 15: \(reason) at '\(name)'; allowed: a TrueType or OpenType font")
  }

  @Test("The values that the configuration gives a key stand for its arguments")
  func samples() async {
    func title(_ text: String, _ samples: [String: [String]] = [:]) async -> Width? {
      let yaml = """
        toolbars:
          - id: files
            kind: navigationBar
            platforms: [ios]
            title: {key: files.count, default: "\(text)"}
        """
      let project = ProjectSource.read(texts: ["files.toolbar.yml": yaml])
      return await Auditor.audit(project, options: AuditOptions(samples: samples)).bars.first?.layouts.first?.title?.needed
    }
    let own = await title("%lld files", ["files.count": ["1,000,000"]])
    #expect(own != nil)
    #expect(await title("1,000,000 files") == own)
    #expect(await title("%lld files") != own)
    #expect(await title("%lld files", ["other.count": ["1,000,000"]]) != own)
  }
}

@Suite struct SampledTextTests {
  @Test("A sign that the source does not have is filled by nobody, and is measured as it is")
  func signOfNoValue() async {
    func titles(_ english: String, _ german: String) async -> [Width?] {
      let project = ProjectSource.read(texts: [
        "en.lproj/Localizable.strings": "\"done\" = \"\(english)\";\n",
        "de.lproj/Localizable.strings": "\"done\" = \"\(german)\";\n",
        "Done.swift": "struct Done: View { var body: some View { List { }.navigationTitle(\"done\") } }",
      ])
      return await Auditor.audit(project).bars.filter { $0.locale == "de" }.map { $0.layouts.first?.title?.needed }
    }
    let raw = await titles("All done", "%@ fertig")
    let filled = await titles("%@ done", "%@ fertig")
    #expect(!raw.isEmpty && raw.count == filled.count)
    #expect(raw != filled)
  }

  @Test("A label with a value is measured with one, and only what no value changes is certain")
  func values() async {
    func title(_ text: String) async -> BarLayout.VisibleText? {
      let project = ProjectSource.read(texts: ["a.sketch": "ios18 en 375pt\n< | \(text) |"])
      return await Auditor.audit(project).bars.first?.layouts.first?.title
    }
    let plain = await title("88 files")
    let sampled = await title("%lld files")
    #expect(sampled?.needed.best == plain?.needed.best)
    #expect(sampled.map { $0.needed.low < plain!.needed.low && $0.needed.high > plain!.needed.high } == true)
    // It is drawn so, too, as one that is cut is.
    #expect(sampled?.text == "%lld files" && sampled?.shown == "88 files" && sampled?.cut == nil)
    #expect(sampled?.isWholeWithValues == true && plain?.isWholeWithValues == false)
  }
}

@Suite struct PluralLabelTests {
  private static let forms = [
    "ru": ["one": "%lld файл", "few": "%lld файла", "many": "%lld выбранных файлов", "other": "%lld очень длинного файла"],
    "pl": ["one": "%lld plik", "few": "%lld wybrane pliki", "many": "%lld plików", "other": "%lld pliku"],
    "ar": [
      "zero": "لا ملفات", "one": "ملف", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا من الملفات كلها",
      "other": "%lld ملف",
    ],
  ]

  private static let bar = """
    toolbars:
      - id: files
        kind: navigationBar
        platforms: [ios]
        title: {key: files.count, table: Localizable, default: "%lld files"}
    """

  @Test("Words for none that the source does not have are no width of a label, but where they stand for other numbers")
  func zero() async throws {
    func forms(_ all: [String: String]) -> String {
      let units = all.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}"
      }
      return "{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
    }
    let languages = [
      "en": ["one": "%lld file", "other": "%lld files"],
      "ar": ["zero": "لا ملفات هنا ولا في أي مكان آخر", "other": "%lld ملف"],
      "lv": ["zero": "%lld ļoti daudz failu", "one": "%lld fails", "other": "%lld faili"],
    ].map { "\"\($0.key)\":\(forms($0.value))" }
    let files = [
      "files.toolbar.yml": Self.bar,
      "Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"files.count\":{\"localizations\":{\(languages.joined(separator: ","))}}},\"version\":\"1.0\"}",
    ]
    let bars = await Auditor.audit(ProjectSource.read(texts: files)).bars
    func widest(_ locale: LocaleID) -> [String] {
      bars.filter { $0.locale == locale }.flatMap { $0.pluralForms.values.map { String($0.prefix { $0 != ":" }) } }
    }
    #expect(widest("ar") == ["other"])
    #expect(widest("lv") == ["zero"])
  }

  /// The same forms in a catalogue, or as property lists of plural rules.
  private func tables(asCatalog: Bool) -> [String: String] {
    if asCatalog {
      let languages = Self.forms.map { locale, forms in
        let units = forms.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}" }
        return "\"\(locale)\":{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
      }
      return [
        "Localizable.xcstrings":
          "{\"sourceLanguage\":\"en\",\"strings\":{\"files.count\":{\"localizations\":{\(languages.joined(separator: ","))}}},\"version\":\"1.0\"}"
      ]
    }
    return Dictionary(
      uniqueKeysWithValues: Self.forms.map { locale, forms in
        let rules = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return (
          "\(locale).lproj/Localizable.stringsdict",
          """
          <plist version="1.0"><dict><key>files.count</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>\(rules)</dict></dict></dict></plist>
          """
        )
      })
  }

  @Test(
    "The widest form that whole numbers show is the label's width, in a catalogue and in plural rules",
    arguments: [true, false],
    [("ru", "88 выбранных файлов", "many"), ("pl", "84 wybrane pliki", "few"), ("ar", "٨٨ ملفًا من الملفات كلها", "many")])
  func widest(asCatalog: Bool, expected: (locale: String, shown: String, category: String)) async throws {
    var files = tables(asCatalog: asCatalog)
    files["files.toolbar.yml"] = Self.bar
    let bars = await Auditor.audit(ProjectSource.read(texts: files)).bars
    let bar = try #require(bars.first { $0.locale.id == expected.locale })
    let title = try #require(bar.layouts.first?.title)
    let alone = await Auditor.audit(
      ProjectSource.read(texts: ["a.sketch": "ios18 \(expected.locale) 375pt\n< | \(expected.shown) |"]))
    #expect(title.needed.best == alone.bars.first { $0.locale.id == expected.locale }?.layouts.first?.title?.needed.best)
    #expect(bar.pluralForms[title.text] == "\(expected.category): \(expected.shown)")
  }

  @Test("A finding about such a label says which form does not fit, and shows that form")
  func evidence() async throws {
    let long = Array(repeating: "выбранных", count: 12).joined(separator: " ")
    let catalog = tables(asCatalog: true)["Localizable.xcstrings"]!.replacing("выбранных", with: long)
    let project = ProjectSource.read(texts: ["files.toolbar.yml": Self.bar, "Localizable.xcstrings": catalog])
    let finding = try #require(
      await Auditor.audit(project).findings.first { $0.rule == "title-truncated" && $0.locale == "ru" })
    #expect(finding.verdict == .fails)
    #expect(finding.evidence.contains(.text("plural form", "many: 88 \(long) файлов")))
    let shown = finding.evidence.first { $0.name == "shown" }
    guard case .text(let text)? = shown?.value else { throw CancellationError() }
    #expect(text.hasPrefix("88 выбранных") && text.hasSuffix("…"))
  }
}

@Suite struct GuessedWidthTests {
  @Test("What only a mean makes too wide needs review, and says what it was measured with; a face makes it certain")
  func guessed() async throws {
    func finding(_ fonts: InstalledFonts?, _ words: String) async throws -> Finding {
      let project = ProjectSource.read(texts: ["a.sketch": "ios18 ar 375pt\n< | \(words) |"])
      let result = await Auditor.audit(project, options: AuditOptions(fonts: fonts))
      return try #require(result.findings.first { $0.rule == "title-truncated" })
    }
    let words = Array(repeating: "ب", count: 30).joined(separator: " ")
    let guessed = try await finding(nil, words)
    #expect(guessed.verdict == .needsReview)
    #expect(guessed.evidence.contains { $0.name == "measured with" && "\($0.value)".contains("no face") })
    // A hundred and fifty letters are too wide, be they the narrowest that there are.
    let narrowest = try await finding(nil, Array(repeating: "ببببب", count: 30).joined(separator: " "))
    #expect(narrowest.verdict == .fails)
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: FontTests.fixture, toPath: folder.path + "/NotoSansArabic-Regular.ttf")
    let shaped = try await finding(InstalledFonts(folders: [folder.path]), words)
    #expect(shaped.verdict == .fails)
    #expect(shaped.evidence.contains { $0.name == "measured with" && "\($0.value)".contains("Lintel Fixture Regular") })
  }
}
