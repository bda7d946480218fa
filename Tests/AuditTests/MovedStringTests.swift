import LintelAudit
import LintelFindings
import LintelModel
import Testing

private func comparison(from before: [String: String], to after: [String: String]) async -> BaselineComparison {
  let earlier = ProjectSource.read(texts: before)
  let base = await Auditor.audit(earlier)
  let now = await Auditor.audit(ProjectSource.read(texts: after), since: earlier)
  return now.compared(with: Baseline(of: base.findings), of: base.project).comparison
}

/// A plural of which a language has two forms, the first without its number.
private let plural = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>files</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
  <key>n</key><dict>
  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  <key>NSStringFormatValueTypeKey</key><string>d</string>
  <key>one</key><string>un fichier</string><key>other</key><string>%d fichiers</string>
  </dict></dict></dict></plist>
  """

@Suite("A string that others have otherwise, or that has another name and place")
struct MovedStringTests {
  @Test("A language that gets a key which the source has not makes nothing new of it in the others")
  func unknownSource() async {
    var before: [String: String] = [:]
    for locale in ["en", "de", "es", "fr", "pt", "sv"] { before["\(locale).lproj/L.strings"] = "\"a\" = \"\(locale)\";\n" }
    before["fr.lproj/L.stringsdict"] = plural
    before["pt.lproj/L.stringsdict"] = plural
    var after = before
    after["es.lproj/L.stringsdict"] = plural
    let changed = await comparison(from: before, to: after).changed
    #expect(
      !changed.isEmpty && changed.allSatisfy { $0.unit.locale == "es" || $0.unit.locale == nil }, "\(changed.map(\.unit))")
  }

  @Test("A string of a bar that gets another key in the usual table, with all its texts, and that code asks for, has what it had")
  func renamedOnBar() async {
    func app(_ key: String) -> [String: String] {
      let code = """
        import SwiftUI

        struct Pages: View {
          var body: some View {
            NavigationStack { List { }.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("\(key)") { } } } }
          }
        }
        """
      return ["en": "Share", "de": "Teilen", "fr": "Partager"].reduce(into: ["App/Pages.swift": code]) {
        $0["App/\($1.key).lproj/Localizable.strings"] = "\"\(key)\" = \"\($1.value)\";\n"
      }
    }
    let found = await comparison(from: app("pages.share"), to: app("pages.Share"))
    #expect(found.trend.new == 0 && found.trend.gone == 0 && found.trend.known > 0, "\(found.trend)")
  }

  @Test("A string that gets another key in another table, with all its texts, has what it had")
  func movedAndRenamed() async {
    func table(_ key: String, _ texts: [String: String]) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: texts.map {
          ("\($0).lproj/\(key.split(separator: ".")[0]).strings", "\"\(key)\" = \"\($1)\";\n")
        })
    }
    let texts = ["en": "Backslash", "de": "Schrägstrich", "fr": "Barre", "ru": "Oбратная"]
    let other = table("Other.b", ["en": "Beside", "de": "Daneben", "fr": "À côté", "ru": "Рядом"])
    let (before, after) = (table("Rules.escape.label", texts), table("Editor.label", texts))
    let same = await comparison(from: other.merging(before) { $1 }, to: other.merging(after) { $1 })
    #expect(same.trend.new == 0 && same.trend.gone == 0 && same.trend.known > 0, "\(same.trend)")
    let reworded = await comparison(
      from: other.merging(before) { $1 },
      to: other.merging(table("Editor.label", texts.merging(["fr": "Autre"]) { $1 })) { $1 })
    #expect(reworded.trend.new > 0)
  }
}
