import Foundation
import Lintel
import Testing

@Suite("The library")
struct LibraryTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Fieldfare").standardizedFileURL.path

  private static var machineIndependent: Audit.Options {
    var options = Audit.Options()
    options.usesInstalledFonts = false
    return options
  }

  @Test("A folder is audited, findings are values, and a report is written")
  func folder() async throws {
    let app = try SampleApp()
    let result = try await Audit(folder: app.path).run()
    let cut = try #require(result.findings.first { $0.rule == "label-truncated" })
    #expect(cut.locale == "de" && cut.verdict == .fails && cut.severity == .error && cut.owner == .translation)
    #expect(cut.place == Place(file: "inbox.sketch", line: 4, column: 6))
    #expect(cut.bar?.hasSuffix("Logins") == true && cut.fingerprint.count == 16 && cut.id == cut.fingerprint)
    #expect(try #require(cut.over) > 0)
    #expect(cut.evidence.contains { $0.name == "needed" && $0.unit == "pt" })
    #expect("\(cut)".hasPrefix("inbox.sketch:4:6: error: ") && "\(cut)".hasSuffix(" [label-truncated]"))
    #expect(result.failures().contains(cut))
    #expect(result.failures(atLeast: .note).count >= result.failures().count)
    #expect(result.languages == ["de", "en"] && result.sourceLanguage == "en")
    #expect(result.coverage.toolbars == 1 && result.coverage.items == 1 && result.coverage.strings == 4)
    try result.write(.html, to: app.file("report.html"))
    #expect(try String(contentsOfFile: app.file("report.html"), encoding: .utf8) == result.text(in: .html))
    #expect(result.text(in: .html).hasPrefix("<!DOCTYPE html>"))
  }

  @Test("Bars hold their texts, what each needs and what it has")
  func bars() async throws {
    let result = try await Audit(files: SampleApp.files, options: Self.machineIndependent).run()
    let bar = try #require(result.bars.first { $0.locale == "de" })
    #expect(bar.kind == "navigationBar" && bar.platforms == [.ios] && !bar.isSource && !bar.isRightToLeft)
    #expect(bar.texts.map(\.role) == [.title, .label])
    #expect(bar.texts.map(\.shown) == ["Logins", "Abbrechen"])
    #expect(bar.texts[1].item == bar.items[0].id && bar.items[0].placement == "leading" && !bar.items[0].isSpacer)
    let layout = try #require(bar.layouts.first)
    #expect(layout.environment.width == 375 && layout.environment.system == "18" && layout.width == 375)
    let label = try #require(layout.items[0].text)
    #expect(layout.items[0].position == .onBar && label.text == "Abbrechen" && label.shown != label.text)
    #expect(label.cut == .certain && label.needed.low <= label.needed.best && label.needed.low > label.available.high)
  }

  @Test("A stored report is read again, and every format written from it is the same")
  func stored() async throws {
    let app = try SampleApp()
    let first = try await Audit(folder: Self.example, options: Self.machineIndependent).run()
    #expect(first.findings.count > 20)
    try first.write(.xml, to: app.file("audit.xml"))
    let again = try AuditResult(stored: app.file("audit.xml"))
    for format in ReportFormat.all { #expect(again.text(in: format) == first.text(in: format), "\(format)") }
    #expect(again.findings == first.findings)
    #expect(again.bars.map(\.id) == first.bars.map(\.id))
    #expect(try AuditResult(xml: first.text(in: .xml)).findings == first.findings)
  }

  @Test("Every format has a name and a file of its own, and writes something")
  func formats() async throws {
    let result = try await Audit(files: SampleApp.files).run()
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    #expect(Set(ReportFormat.all.map(\.fileName)).count == ReportFormat.all.count)
    #expect(Set(ReportFormat.all.map { result.text(in: $0) }).count == ReportFormat.all.count)
    for format in ReportFormat.all { #expect(result.text(in: format).contains("Abbrechen"), "\(format)") }
  }

  @Test("Options choose rules, severities, a theme, languages, and the language of messages")
  func options() async throws {
    func run(_ change: (inout Audit.Options) -> Void) async throws -> AuditResult {
      var options = Self.machineIndependent
      change(&options)
      return try await Audit(files: SampleApp.files, options: options).run()
    }
    let all = try await run { _ in }
    #expect(try await run { $0.rules = ["label-truncated"] }.findings.allSatisfy { $0.rule == "label-truncated" })
    #expect(try await run { $0.rules = ["label-truncated"] }.coverage.rules.keys.sorted() == ["label-truncated"])
    #expect(try await run { $0.levels = ["label-truncated": .off] }.findings.allSatisfy { $0.rule != "label-truncated" })
    #expect(
      try await run { $0.levels = ["label-truncated": .note] }.findings.first { $0.rule == "label-truncated" }?.severity
        == .note)
    #expect(try await run { $0.theme = .accessibility }.coverage.rules.count < all.coverage.rules.count)
    #expect(try await run { $0.locales = ["en"] }.findings.allSatisfy { !$0.locales.contains("de") })
    #expect(try await run { $0.locales = ["en"] }.bars.allSatisfy { $0.locale == "en" })
    let german = try await run { $0.language = "de-AT" }.findings
    #expect(german.map(\.fingerprint) == all.findings.map(\.fingerprint))
    func cut(_ findings: [Finding]) -> String? { findings.first { $0.rule == "label-truncated" }?.message }
    #expect(cut(german) != nil && cut(german) != cut(all.findings))
    #expect(Audit.languages.contains("de") && Audit.rules.contains { $0.id == "label-truncated" && !$0.why.isEmpty })
  }

  @Test("The configuration among the files counts, and an option wins over it")
  func configuration() async throws {
    var files = SampleApp.files
    files["lintel.yml"] = "rules: {label-truncated: off}\n"
    #expect(try await Audit(files: files).run().findings.allSatisfy { $0.rule != "label-truncated" })
    var options = Audit.Options()
    options.levels = ["label-truncated": .warning]
    #expect(
      try await Audit(files: files, options: options).run().findings.first { $0.rule == "label-truncated" }?.severity
        == .warning)
  }

  @Test("With a baseline only what is new counts")
  func baseline() async throws {
    let app = try SampleApp()
    let known = try await Audit(folder: app.path).run()
    #expect(!known.findings.isEmpty)
    try Data(known.baseline().utf8).write(to: URL(fileURLWithPath: app.file("known.json")))
    var options = Audit.Options()
    options.baseline = app.file("known.json")
    #expect(try await Audit(folder: app.path, options: options).run().findings == [])
  }

  @Test("A file that cannot be read is among what was skipped")
  func skipped() async throws {
    var files = SampleApp.files
    files["a.xcstrings"] = "{"
    let result = try await Audit(files: files).run()
    let file = try #require(result.skipped.first { $0.file == "a.xcstrings" })
    #expect(file.isBroken && file.reason.contains("line 1"))
    #expect(result.findings.contains { $0.rule == "file-unreadable" })
  }
}
