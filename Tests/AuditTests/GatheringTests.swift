import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// The findings of a rule about string tables: `de: k = Text; l = Text` for each language.
private func found(
  _ rule: String, in tables: [String: [(String, String)]], accepting suppressions: [Suppression] = []
) async -> [Finding] {
  var files: [String: String] = [:]
  for (locale, strings) in tables {
    files["\(locale).lproj/Localizable.strings"] = strings.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
  }
  let options = AuditOptions(suppressions: suppressions, day: "2026-01-01")
  return await Auditor.audit(ProjectSource.read(texts: files), options: options).findings.filter { $0.rule == rule }
}

private let filler = [("1", "Open the page"), ("2", "Close the page"), ("3", "Move the page"), ("4", "Copy the page")]
private func filled(_ strings: [(String, String)], _ locale: String) -> [(String, String)] {
  strings + filler.map { ($0.0, locale == "en" ? $0.1 : "\($0.1) (\(locale))") }
}

@Suite("One cause is told once")
struct GatheringTests {
  private let path = "Settings \\u203A General"

  @Test("What the source has wrong, and every translation after it, is the source's, with all its languages")
  func sourceDefect() async throws {
    let all = await found(
      "wrong-escape", in: ["en": [("path", path)], "de": [("path", path)], "fr": [("path", path)], "ja": [("path", "設定")]])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.blame == .source)
    #expect(finding.locales == ["de", "en", "fr"] && finding.locale == nil && finding.count == 3)
    #expect(finding.message.english.hasSuffix(", and so in 2 more languages"))
    #expect(finding.location?.file == "en.lproj/Localizable.strings")
    #expect(
      Set(finding.units.map(\.location?.file)) == Set(["en", "de", "fr"].map { "\($0).lproj/Localizable.strings" }))
  }

  @Test("It is known by the same name whichever languages it has")
  func name() async {
    let two = await found("wrong-escape", in: ["en": [("path", path)], "de": [("path", path)]])
    let three = await found("wrong-escape", in: ["en": [("path", path)], "de": [("path", path)], "fr": [("path", path)]])
    #expect(two.map(\.fingerprint) == three.map(\.fingerprint))
    let alone = await found("wrong-escape", in: ["en": [("path", path)], "de": [("path", "Allgemein")]])
    #expect(alone.map(\.kinFingerprint) == two.map(\.fingerprint))
    #expect(Baseline(of: three).newOrWorse(two + alone) == [])
    #expect(Baseline(of: two).newOrWorse(three).count == 1)
  }

  @Test("What is the translators' own stays a finding of each language")
  func translators() async {
    let all = await found(
      "placeholder-mismatch",
      in: ["en": [("k", "Delete %@?")], "de": [("k", "Löschen?")], "fr": [("k", "Supprimer ?")]])
    #expect(Set(all.map(\.locale)) == ["de", "fr"])
  }

  @Test("A mistake that was copied with its string into other tables is one, each table a unit, known by one name")
  func tables() async throws {
    func files(_ names: [String], other: String? = nil) -> [String: String] {
      var files: [String: String] = [:]
      for name in names {
        files["\(name)/en.lproj/L.strings"] = "\"k\" = \"Delete %@?\";\n"
        files["\(name)/de.lproj/L.strings"] = "\"k\" = \"\(name == other ? "Weg damit?" : "Löschen?")\";\n"
      }
      return files
    }
    func reported(_ files: [String: String]) async -> [Finding] {
      await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
    }
    let three = await reported(files(["A", "B", "C"]))
    let whole = try #require(three.first)
    #expect(three.count == 1 && whole.count == 3 && whole.severity == .error && whole.locale == "de" && whole.key == "k")
    #expect(whole.message.english.hasSuffix(", and so in 2 more tables"))
    #expect(whole.units.map(\.table) == ["A/L", "B/L", "C/L"])
    #expect(whole.location?.file == "A/de.lproj/L.strings")
    let alone = await reported(files(["A"]))
    #expect(alone.count == 1 && Baseline(of: three).newOrWorse(alone) == [])
    #expect(await reported(files(["A", "B", "C"], other: "B")).count == 2, "another text is another mistake")
  }

  @Test("Notes of a kind are one for a table, with all their strings")
  func notes() async throws {
    let copies = [("a", "Delete all of your pages"), ("b", "Keep all of your pages")]
    let tables = [
      "en": filled(copies, "en"), "de": filled([copies[0], ("b", "Alle behalten")], "de"), "fr": filled(copies, "fr"),
    ]
    let all = await found("untranslated", in: tables)
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.severity == .note)
    #expect(finding.message.english == "3 strings in Localizable are copies of their source")
    #expect(finding.suggestion?.english == "Translate them.")
    #expect(Set(finding.units.map { "\($0.key ?? "") \($0.locale?.id ?? "")" }) == ["a de", "a fr", "b fr"])
    #expect(finding.units.allSatisfy { $0.location != nil })
    var fewer = tables
    fewer["fr"] = filled([("a", "Tout effacer"), ("b", "Tout garder")], "fr")
    let left = await found("untranslated", in: fewer)
    #expect(left.count == 1 && left[0].key == "a" && left[0].locale == "de")
    #expect(Baseline(of: all).newOrWorse(left) == [])
  }

  @Test("A string that somebody accepts is none of them")
  func accepted() async throws {
    let copies = [("a", "Delete all of your pages"), ("b", "Keep all of your pages")]
    let suppression = Suppression(
      rule: "untranslated", key: WildcardPattern("a"), locales: ["fr"], reason: "a quotation",
      location: SourceLocation(file: "lintel.yml", line: 1))
    let all = await found(
      "untranslated",
      in: ["en": filled(copies, "en"), "de": filled(copies, "de"), "fr": filled(copies, "fr")], accepting: [suppression])
    #expect(all.count == 1)
    #expect(Set(all[0].units.map { "\($0.key ?? "") \($0.locale?.id ?? "")" }) == ["a de", "b de", "b fr"])
  }

  @Test("What languages lack is listed string by string")
  func gaps() async throws {
    let keys = (1...12).map { ("key\($0)", "Text number \($0)") }
    let all = await found(
      "missing-translation",
      in: ["en": keys, "de": [keys[0]], "fr": [keys[0]], "ja": keys.map { ($0.0, "文字") }])
    let units = all.flatMap(\.units)
    #expect(Set(units.map { "\($0.key ?? "") \($0.locale?.id ?? "")" }).count == 22 && units.count == 22)
    #expect(!units.contains { $0.key == "key1" || $0.locale == "ja" })
    // The same strings in both languages: one matter.
    #expect(all.count == 1 && all[0].locales == ["de", "fr"] && all[0].strings.count == 11)
  }

  @Test("Three strings that one language lacks are one finding with all of them, and two are two")
  func fewGaps() async throws {
    let keys = (1...40).map { ("key\($0)", "Text number \($0)") }
    let three = await found("missing-translation", in: ["en": keys, "de": keys.dropLast(3).map { ($0.0, "Deutsch \($0.1)") }])
    #expect(three.map(\.reason) == ["strings-missing"])
    #expect(Set(three.flatMap(\.units).map(\.key)) == ["key38", "key39", "key40"])
    let two = await found("missing-translation", in: ["en": keys, "de": keys.dropLast(2).map { ($0.0, "Deutsch \($0.1)") }])
    #expect(Set(two.map(\.key)) == ["key39", "key40"] && two.count == 2)
  }

  @Test("What the system asks is told by itself beside strings that lack the same languages")
  func systemQuestion() async {
    let keys = (1...40).map { ("key\($0)", "Text number \($0)") } + [("NSCameraUsageDescription", "To scan a code")]
    let all = await found("missing-translation", in: ["en": keys, "de": keys.dropLast(4).map { ($0.0, "Deutsch \($0.1)") }])
    #expect(Set(all.map(\.reason)) == ["strings-missing", "no-translation"])
    #expect(all.contains { $0.key == "NSCameraUsageDescription" })
  }

  @Test("A long title that fits is one note for its bar, and none where the source's own is long")
  func titles() async {
    func notes(_ english: String, _ german: String, _ french: String) async -> [Finding] {
      let bar = """
        toolbars:
          - kind: navigationBar
            platforms: [ios]
            title: {en: "\(english)", de: "\(german)", fr: "\(french)"}
        """
      let all = await Auditor.audit(ProjectSource.read(texts: ["Bars.toolbar.yml": bar])).findings
      return all.filter { $0.rule == "title-length" && $0.severity == .note }
    }
    let both = await notes("Settings", "Voreinstellungen", "Préférences iPhone")
    #expect(both.map(\.locales) == [["de", "fr"]])
    #expect(both.first?.message.english.contains("“Settings”") == true)
    #expect(await notes("Settings", "Voreinstellungen", "Réglages").map(\.locale) == ["de"])
    #expect(await notes("Notification Pages", "Voreinstellungen", "Préférences iPhone").map(\.locale) == ["en"])
  }
}
