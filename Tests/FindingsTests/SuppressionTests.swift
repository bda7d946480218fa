import LintelFindings
import LintelModel
import Testing

@Suite("Suppressions")
struct SuppressionTests {
  static let finding = Finding(
    rule: "title-length", verdict: .fails, certainty: .certain, severity: .note, blame: .source, toolbar: "Main.sb#v",
    item: "save", key: "editor.save", locale: "de", message: "", reason: "long",
    translationLocation: SourceLocation(file: "App/de.lproj/Main.strings", line: 1))

  private func suppression(
    _ rule: String = "title-length", bar: String? = nil, item: String? = nil, key: String? = nil, locale: LocaleID? = nil,
    file: String? = nil, until: String? = nil
  ) -> Suppression {
    func pattern(_ text: String?) -> WildcardPattern? { text.map { WildcardPattern($0) } }
    return Suppression(
      rule: rule, bar: pattern(bar), item: pattern(item), key: pattern(key), locales: locale.map { [$0] } ?? [],
      file: pattern(file),
      reason: "accepted", until: until, location: SourceLocation(file: "lintel.yml", line: 1))
  }

  private func covers(_ suppression: Suppression) -> Bool { suppression.covers(Self.finding, barName: "Editor (Main.sb)") }

  @Test("A suppression is about what all its members describe")
  func members() {
    #expect(covers(suppression()))
    #expect(covers(suppression(bar: "Main.sb#v", item: "save", key: "editor.*", locale: "de", file: "App")))
    #expect(covers(suppression(bar: "Editor*")))
    #expect(!covers(suppression("title-missing")))
    #expect(!covers(suppression(bar: "Other*")))
    #expect(!covers(suppression(item: "edit")))
    #expect(!covers(suppression(key: "viewer.*")))
    #expect(!covers(suppression(locale: "fr")))
    #expect(!covers(suppression(file: "Other")))
  }

  @Test("What is accepted at the line of the function that makes an item stays accepted, whatever calls the function")
  func made() {
    var finding = Self.finding
    finding.definitionLocation = SourceLocation(file: "Bar.swift", line: 3)
    finding.madeLocation = SourceLocation(file: "Making.swift", line: 7)
    func isAccepted(_ file: String, _ line: Int) -> Bool {
      Suppression(
        rule: "title-length", reason: "accepted", subject: .lines(line...line, objects: []),
        location: SourceLocation(file: file, line: line)
      ).covers(finding, barName: nil)
    }
    #expect(isAccepted("Bar.swift", 3) && isAccepted("Making.swift", 7))
    #expect(!isAccepted("Making.swift", 8))
  }

  @Test("It holds on its last day and no longer", arguments: [("2026-03-30", 0), ("2026-03-31", 0), ("2026-04-01", 1)])
  func expiry(day: String, findings: Int) {
    let own = suppression(until: "2026-03-31")
    let (kept, _, result) = SuppressionResult.apply([own], to: [Self.finding], barNames: [:], on: day)
    #expect(kept.count == findings)
    #expect(result.suppressed.count == 1 - findings)
    #expect(result.expired == (findings == 0 ? [] : [own]))
    #expect(result.unused == [])
  }

  @Test("One that is about nothing is told, unless it has expired anyway")
  func unused() {
    let other = suppression("edge-space")
    let old = suppression("zero-width", until: "2020-01-01")
    let (kept, _, result) = SuppressionResult.apply([other, old], to: [Self.finding], barNames: [:], on: "2026-01-01")
    #expect(kept == [Self.finding])
    #expect(result.unused == [other])
    #expect(result.expired == [old])
  }

  @Test("Of two that are about one finding neither is unused")
  func both() {
    let result = SuppressionResult.apply(
      [suppression(), suppression(locale: "de")], to: [Self.finding], barNames: [:], on: "2026-01-01"
    ).result
    #expect(result.suppressed.count == 1)
    #expect(result.unused == [])
  }

  @Test("A question is suppressed by its rule, or for one bar, and never by what is not about a bar as a whole")
  func questions() {
    let questions = ["Main.sb#v", "Other.sb#w"].map {
      ReviewQuestion(rule: "review-main-tasks", statements: [], question: "Do they?", toolbar: $0)
    }
    func apply(_ own: Suppression) -> (questions: [ReviewQuestion], result: SuppressionResult) {
      let names = ["Main.sb#v": "Editor"]
      let (_, kept, result) = SuppressionResult.apply([own], to: [], questions, barNames: names, on: "2026-01-01")
      return (kept, result)
    }
    #expect(apply(suppression("review-main-tasks")).questions == [])
    #expect(apply(suppression("review-main-tasks", until: "2025-01-01")).questions == questions)
    for own in [suppression("review-main-tasks", bar: "Main.sb#v"), suppression("review-main-tasks", bar: "Edi*")] {
      let (kept, result) = apply(own)
      #expect(kept == [questions[1]])
      #expect(result.suppressedQuestions == [.init(question: questions[0], suppression: own)])
      #expect(result.unused == [])
    }
    for own in [
      suppression("review-main-tasks", item: "save"), suppression("review-main-tasks", locale: "de"), suppression("other"),
    ] {
      #expect(apply(own).questions == questions)
      #expect(apply(own).result.unused == [own])
    }
  }
}
