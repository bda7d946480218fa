import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A text that fitted before a change wrote another one")
struct FittedTextTests {
  /// A screen with a title between two buttons, in two languages.
  private func app(_ done: String, title: String = "Notizen", english: String = "Done", more: String = "") -> [String: String] {
    [
      "App/Notes.swift": """
      import UIKit
      class Notes: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("title", comment: "")
          navigationItem.rightBarButtonItem\(more.isEmpty ? "" : "s") = \(more.isEmpty ? Self.done : "[\(Self.done), \(more)]")
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Notes\"; \"done\" = \"\(english)\"; \"more\" = \"More\";\n",
      "de.lproj/Localizable.strings": "\"title\" = \"\(title)\"; \"done\" = \"\(done)\"; \"more\" = \"Mehr\";\n",
    ]
  }

  private static let done =
    "UIBarButtonItem(title: NSLocalizedString(\"done\", comment: \"\"), style: .done, target: nil, action: nil)"
  private static let more =
    "UIBarButtonItem(title: NSLocalizedString(\"more\", comment: \"\"), style: .plain, target: nil, action: nil)"
  private static let long = "Die Bearbeitung der Notizen jetzt vollständig abschließen"

  private func advice(_ before: [String: String], _ now: [String: String], in locale: LocaleID = "de") async -> [String] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let found = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
    let rules: Set = ["title-truncated", "label-truncated", "overflow-needed"]
    return found.filter { rules.contains($0.rule) && $0.languages.contains(locale) }.compactMap { $0.suggestion?.english }
  }

  @Test("A translation that grew may be put back as it was")
  func grew() async {
    let advice = await advice(app("Fertig"), app(Self.long))
    #expect(!advice.isEmpty)
    #expect(advice.allSatisfy { $0.contains("ut back “Fertig”, which fitted") }, "\(advice)")
  }

  @Test("So may a source text")
  func source() async {
    let long = "Finish the editing of all of these notes for good right now"
    let advice = await advice(app("Fertig"), app("Fertig", english: long), in: "en")
    #expect(!advice.isEmpty)
    #expect(advice.allSatisfy { $0.contains("ut back “Done”, which fitted") }, "\(advice)")
  }

  @Test("Nothing is said of it where another text of the bar, or its items, are otherwise, too, or where it did not fit before")
  func unknown() async {
    let others = [
      await advice(app("Fertig"), app(Self.long, title: "Alle Notizen")),
      await advice(app("Fertig"), app(Self.long, more: Self.more)),
      await advice(app(Self.long), app(Self.long + " und sichern")),
    ]
    #expect(!others.joined().contains { $0.contains("which fitted") }, "\(others)")
  }

  /// Screens that have one button's text each, and titles of their own.
  private func screens(_ count: Int, done: String) -> [String: String] {
    var files = [
      "en.lproj/Localizable.strings": "\"title\" = \"Connected devices\"; \"done\" = \"Done\";\n",
      "de.lproj/Localizable.strings": "\"title\" = \"Verbundene Geräte\"; \"done\" = \"\(done)\";\n",
    ]
    for number in 1...count {
      files["App/Page\(number).swift"] = """
        import UIKit
        class Page\(number): UIViewController {
          override func viewDidLoad() {
            title = NSLocalizedString("title", comment: "")
            navigationItem.rightBarButtonItem = \(Self.done)
          }
        }
        """
    }
    return files
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let found = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
    return found.filter { ["title-truncated", "label-truncated", "overflow-needed"].contains($0.rule) }
  }

  @Test("A text that a change made too long for several bars is one finding at its line, and the earlier one is to be put back")
  func onBars() async {
    let found = await found(screens(6, done: "Fertig"), screens(6, done: Self.long))
    #expect(found.count == 1, "\(found.map { $0.message.english })")
    #expect(found.first?.message.english.hasSuffix(", which was “Fertig”, no longer fits on 6 bars") == true)
    #expect(found.first?.suggestion?.english.hasPrefix("Put back “Fertig”, which fitted, or write ") == true)
    #expect(found.first?.location?.file == "de.lproj/Localizable.strings")
    #expect(found.first?.key == "done" && found.first?.blame == .translation)
    #expect((found.first?.parts.count ?? 0) >= 6)
  }

  @Test("Nobody is told to leave a text that the change wrote, on however many screens it is")
  func ofManyPlaces() async {
    let advice = await advice(screens(6, done: "Fertig"), screens(6, done: Self.long))
    #expect(!advice.isEmpty && !advice.contains { $0.contains("leave it") }, "\(advice)")
  }
}
