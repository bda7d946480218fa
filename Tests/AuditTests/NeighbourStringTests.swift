import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What is said of a string beside others of its table, after a change to these")
struct NeighbourStringTests {
  private typealias Texts = [String: (english: String, own: String)]

  private func compared(_ before: Texts, _ now: Texts, _ locale: String = "nl") async -> BaselineComparison {
    let (old, new) = (project(before, locale), project(now, locale))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  /// A language with texts of its own, and five that have the same of everything that reads the same.
  private func project(_ texts: Texts, _ locale: String) -> Project {
    func table(_ text: (String) -> String) -> String {
      texts.keys.sorted().map { "\"\($0)\" = \"\(text($0))\";\n" }.joined()
    }
    var files = [
      "en.lproj/Localizable.strings": table { texts[$0]!.english },
      "\(locale).lproj/Localizable.strings": table { texts[$0]!.own },
    ]
    for other in ["cs", "da", "es", "fr", "it"] {
      files["\(other).lproj/Localizable.strings"] = table { "\(other): \(texts[$0]!.english)" }
    }
    return ProjectSource.read(texts: files)
  }

  private func without(_ texts: Texts, _ keys: String...) -> Texts { texts.filter { !keys.contains($0.key) } }

  private func fixed(_ rule: String, _ comparison: BaselineComparison) -> [String] {
    comparison.fixed.filter { $0.rule == rule }.compactMap(\.key).sorted()
  }

  private func unjudged(_ rule: String, _ comparison: BaselineComparison) -> [String] {
    comparison.ofUnjudgedStrings.filter { $0.rule == rule }.compactMap(\.key).sorted()
  }

  private func changed(_ rule: String, _ comparison: BaselineComparison) -> [String] {
    comparison.changed.filter { $0.finding.rule == rule }.compactMap(\.unit.key).sorted()
  }

  // MARK: One text in three wordings

  private let server: Texts = [
    "a": ("Server not found", "Server niet gevonden"), "b": ("Server not found", "Geen server"),
    "c": ("Server not found", "Server ontbreekt"), "d": ("Server not found", "Geen enkele server"),
    "p": ("Open the page again", "Pagina opnieuw openen"),
  ]
  private let wordings = "inconsistent-translation"

  @Test("A wording is not fixed because another one is deleted")
  func wordingDeleted() async {
    let comparison = await compared(without(server, "d"), without(server, "d", "c"))
    #expect(!fixed(wordings, comparison).contains("b"), "\(fixed(wordings, comparison))")
    #expect(unjudged(wordings, comparison).contains("b"))
  }

  @Test("Two wordings are fixed where one of them is written as the usual one")
  func wordingWritten() async {
    var now = without(server, "d")
    now["c"]!.own = "Server niet gevonden"
    #expect(fixed(wordings, await compared(without(server, "d"), now)) == ["b", "c"])
  }

  @Test("Of three wordings the one that is written is new, and those that were there are not")
  func thirdWording() async {
    let comparison = await compared(without(server, "c", "d"), without(server, "d"))
    #expect(changed(wordings, comparison) == ["c"])
  }

  @Test("The wording that is no more the usual one is not new, and the one that is the usual one now is not fixed")
  func otherUsual() async {
    var now = without(server, "d")
    (now["x"], now["y"]) = (now["b"], now["b"])
    let comparison = await compared(without(server, "d"), now)
    #expect(changed(wordings, comparison).isEmpty && fixed(wordings, comparison).isEmpty)
    #expect(unjudged(wordings, comparison) == ["b"])
  }

  // MARK: One text for two strings

  private let marks: Texts = [
    "m": ("Mark as Read", "Markeer als gelezen"), "u": ("Mark as Unread", "Markeer als gelezen"), "r": ("Read", "Gelezen"),
    "n": ("Unread", "Ongelezen"), "p": ("Open the page again", "Pagina opnieuw openen"),
  ]
  private let another = "translation-of-another"

  @Test("A text that is another string's is not fixed because the other one is deleted, or reads otherwise")
  func partnerGone() async {
    var written = marks
    written["m"]!.own = "Aanmerken als gelezen"
    for now in [without(marks, "m"), written] {
      let comparison = await compared(marks, now)
      #expect(fixed(another, comparison).isEmpty)
      #expect(unjudged(another, comparison) == ["u"])
    }
  }

  @Test("It is fixed where it is written itself")
  func mended() async {
    var now = marks
    now["u"]!.own = "Markeer als ongelezen"
    #expect(fixed(another, await compared(marks, now)) == ["u"])
  }

  @Test("Where nothing shows which of two is wrong, writing one of them mends both, and deleting it neither")
  func pair() async {
    let before: Texts = ["m": ("Mute", "Geluid uit"), "u": ("Unmute", "Geluid uit"), "p": marks["p"]!]
    var now = before
    now["u"]!.own = "Geluid aan"
    #expect(fixed(another, await compared(before, now)) == ["m", "u"])
    let deleted = await compared(before, without(before, "u"))
    #expect(!fixed(another, deleted).contains("m"))
    #expect(unjudged(another, deleted).contains("m"))
  }

  @Test("A string that is as it was is not new because another one gets its text")
  func besideNew() async {
    let before: Texts = ["m": ("Mute", "Geluid uit"), "p": marks["p"]!]
    var now = before
    now["u"] = ("Unmute", "Geluid uit")
    #expect(changed(another, await compared(before, now)) == ["u"])
  }

  // MARK: A habit of the table

  /// Texts with the formal word, and with the informal one.
  private func address(formal: Int, informal: Int) -> Texts {
    let texts = (0..<formal).map { ("f\($0)", ("Save your file \($0)", "Sichern Sie Ihre Datei \($0)")) }
      + (0..<informal).map { ("i\($0)", ("Save your page \($0)", "Sichere deine Seite \($0)")) }
    return Dictionary(uniqueKeysWithValues: texts.map { ($0.0, (english: $0.1.0, own: $0.1.1)) })
  }

  @Test("The few of another form of address are not fixed because they become the many, and these are not new")
  func fewBecomeMany() async {
    let rule = "mixed-address"
    let comparison = await compared(address(formal: 6, informal: 2), address(formal: 6, informal: 9), "de")
    #expect(fixed(rule, comparison).isEmpty && unjudged(rule, comparison) == ["i0", "i1"])
    #expect(changed(rule, comparison).isEmpty)
    let written = await compared(address(formal: 6, informal: 2), address(formal: 6, informal: 3), "de")
    #expect(changed(rule, written) == ["i2"])
  }

  @Test("Many of another form of address that a change writes are told at the first of them, though the others are the few now")
  func manyWritten() async throws {
    let (old, new) = (project(address(formal: 3, informal: 0), "de"), project(address(formal: 3, informal: 6), "de"))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let result = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result
    let finding = try #require(result.findings.first { $0.rule == "mixed-address" })
    #expect(finding.location?.file == "de.lproj/Localizable.strings" && finding.location?.line == 4)
  }

  @Test("A text that is emptied, made the source's or left with a mark alone is no longer judged, and not fixed")
  func destroyed() async {
    let before = address(formal: 6, informal: 2)
    for text in ["", " ", "…", before["i0"]!.english] {
      var now = before
      now["i0"]!.own = text
      let comparison = await compared(before, now, "de")
      #expect(!fixed("mixed-address", comparison).contains("i0"), "\(text)")
      #expect(unjudged("mixed-address", comparison).contains("i0"), "\(text)")
    }
    var mended = before
    mended["i0"]!.own = "Sichern Sie Ihre Seite"
    #expect(fixed("mixed-address", await compared(before, mended, "de")) == ["i0"])
  }

  @Test("A word that may be misspelled is neither new nor fixed with how often the table has the usual one")
  func spelled() async {
    func texts(_ times: Int) -> Texts {
      let all = (0..<times).map { ("k\($0)", (english: "Notifications \($0)", own: "Benachrichtigungen \($0)")) }
      return Dictionary(uniqueKeysWithValues: all + [("w", (english: "Mute notifications", own: "Benachrichigungen stumm"))])
    }
    let fewer = await compared(texts(7), texts(6), "de")
    #expect(fixed("spelled-otherwise", fewer).isEmpty && unjudged("spelled-otherwise", fewer) == ["w"])
    #expect(changed("spelled-otherwise", await compared(texts(6), texts(7), "de")).isEmpty)
  }
}
