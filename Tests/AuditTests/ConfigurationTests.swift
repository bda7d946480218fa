import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A configuration")
struct ConfigurationTests {
  static let noun = "ios18 en 375pt\nkind: toolbar\n[Attachment] -- [Share]"

  private func audit(_ yaml: String, _ texts: [String: String], day: String = "2026-01-01") async throws -> AuditResult {
    let configuration = try Configuration.read(text: yaml)
    let project = ProjectSource.read(texts: texts, options: configuration.reading)
    return await Auditor.audit(project, options: configuration.options(day: day))
  }

  @Test("The example of docs/configuration.md is read")
  func documentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/configuration.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count == 1)
    for block in blocks {
      let configuration = try Configuration.read(text: block.components(separatedBy: "```")[0])
      #expect(configuration.profile == .hig2025)
      #expect(configuration.rules == ["title-length": .off, "label-verb": .warning])
      #expect(configuration.suppressions.count == 2)
      let widths = configuration.reading.widths
      #expect(Set(widths.map(\.platform)) == [.ios, .ipados, .macos])
      #expect(widths.contains { $0.name == "iPhone 17 in landscape" && $0.safeAreas > 0 })
      #expect(widths.count { $0.name == "document" } > 10)
    }
  }

  @Test("A rule is turned off, or counts as its level says")
  func levels() async throws {
    let plain = try await audit("", ["a.sketch": Self.noun]).findings.filter { $0.rule == "label-verb" }
    #expect(plain.map(\.severity) == [.note])
    let off = try await audit("rules: {label-verb: off}", ["a.sketch": Self.noun]).findings
    #expect(!off.contains { $0.rule == "label-verb" })
    // The report says which line does it.
    let told = try await audit("rules:\n  title-length: note\n  label-verb: off\n", ["a.sketch": Self.noun])
    #expect(told.rulesOff == ["label-verb"] && told.rulesOffPlaces.mapValues(\.line) == ["label-verb": 3])
    let error = try await audit("rules: {label-verb: error}", ["a.sketch": Self.noun]).findings
    #expect(error.filter { $0.rule == "label-verb" }.map(\.severity) == [.error])
  }

  @Test("A suppressed finding does not count, until it expires")
  func suppression() async throws {
    let yaml = "suppress: [{rule: label-verb, item: 'i*', reason: noun on purpose, until: 2026-06-30}]"
    let now = try await audit(yaml, ["a.sketch": Self.noun])
    #expect(!now.findings.contains { $0.rule == "label-verb" }, "\(now.findings.map { ($0.rule, $0.item ?? "") })")
    #expect(now.suppressions.suppressed.map(\.finding.rule) == ["label-verb"])
    let later = try await audit(yaml, ["a.sketch": Self.noun], day: "2026-07-01")
    #expect(later.findings.contains { $0.rule == "label-verb" })
    #expect(later.suppressions.expired.count == 1)
  }

  @Test("A name of the glossary is no word of a language")
  func glossary() async throws {
    let sentence = "Send to the cloud"
    let tables = ["en.lproj/L.strings": "\"k\" = \"\(sentence)\";\n", "de.lproj/L.strings": "\"k\" = \"\(sentence)\";\n"]
    #expect(try await audit("", tables).findings.contains { $0.rule == "untranslated" })
    #expect(try await !audit("glossary: [\(sentence)]", tables).findings.contains { $0.rule == "untranslated" })
    #expect(
      try await !audit("glossary: [Attachment]", ["a.sketch": Self.noun]).findings.contains { $0.rule == "label-verb" })
    let app = ["a.sketch": "ios26 en 402pt\n| Lighthouse | [Edit]"]
    #expect(try await audit("app: Lighthouse", app).findings.contains { $0.rule == "title-app-name" })
  }

  @Test("Excluded files are not read")
  func exclude() async throws {
    let result = try await audit("exclude: [Vendor]", ["a.sketch": Self.noun, "Vendor/b.sketch": Self.noun])
    #expect(result.project.toolbars.map(\.location.file) == ["a.sketch"])
    #expect(result.project.leftOut.flatMap(\.patterns) == [LeftOut.Taken(pattern: "Vendor", files: 1)])
  }

  @Test("Windows and devices are audited besides the common ones")
  func widths() async throws {
    let bar = [
      "a.toolbar.yml": "toolbars: [{kind: windowToolbar, title: Notes, items: [{id: a, label: Add, symbol: plus}]}]"
    ]
    let result = try await audit("windows: [{name: inspector open, width: 431}]", bar)
    let widths = result.bars[0].layouts.map(\.environment).filter { $0.device == "inspector open" }
    #expect(widths.map(\.width) == [431, 431])
    #expect(result.bars[0].layouts.count > widths.count)
  }

  @Test("Only the platforms that are asked for are looked at, and what is left out is told")
  func platforms() async throws {
    let texts = ["a.toolbar.yml": "toolbars: [{kind: windowToolbar, title: A}, {kind: navigationBar, title: B}]"]
    let result = try await audit("platforms: [ios]", texts)
    #expect(result.project.toolbars.map(\.platforms) == [[.ios]])
    #expect(
      result.project.skipped.map(\.reason) == ["found 1 bar in 1 file for macOS, which the configuration leaves out"])
  }

  @Test("A file with mistakes is not used, and says where they are")
  func mistakes() {
    let error = #expect(throws: Configuration.Unusable.self) {
      try Configuration.read(text: "rules:\n  title-size: off")
    }
    #expect(error?.description.hasPrefix("lintel.yml: line 2, column 3: found 'title-size' as a rule") == true)
  }
}
