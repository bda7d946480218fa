import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import LintelTables
import Testing

/// An example of a rule in a guideline that it answers, named so that a failing test says which.
struct NamedExample: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example
  let profile: Profile
  var testDescription: String { "\(rule.id) in \(profile.rawValue): \(example.outcome.rawValue): \(example.note)" }

  static let all = Rule.all.flatMap { rule in
    rule.examples.flatMap { example in
      Profile.allCases.filter { isMeant(example, of: rule, in: $0) }
        .map { NamedExample(rule: rule, example: example, profile: $0) }
    }
  }

  /// A guideline that says nothing of the example's platforms has nothing to say of the example.
  private static func isMeant(_ example: Example, of rule: Rule, in profile: Profile) -> Bool {
    guard rule.runs(in: profile) else { return false }
    if let profiles = example.profiles { return profiles.contains(profile) }
    guard !rule.isCore else { return true }
    let spoken = rule.statements.filter { $0.hasPrefix(profile.rawValue + ".") }.compactMap(GuidelineStatement.named)
      .flatMap(\.platforms)
    let bars = ProjectSource.read(texts: example.files).toolbars
    return bars.allSatisfy { !Set($0.platforms).isDisjoint(with: spoken) }
  }
}

@Suite struct RuleExamples {
  @Test("Every example gets the answer it names", arguments: NamedExample.all)
  func answers(_ named: NamedExample) async {
    let project = ProjectSource.read(texts: named.example.files)
    if named.rule.id != "file-unreadable" { #expect(project.skipped == [], "the example itself must be readable") }
    let result = await Auditor.audit(
      project, options: AuditOptions(profile: named.profile, rules: [named.rule]),
      since: named.example.before.map { ProjectSource.read(texts: $0) })
    #expect(result.findings.allSatisfy { $0.severity <= named.rule.gravest }, "the rule has to say how grave it may be")
    let verdicts = result.findings.map(\.verdict)
    switch named.example.outcome {
    case .fails: #expect(verdicts.contains(.fails))
    case .needsReview: #expect(verdicts.contains(.needsReview) && !verdicts.contains(.fails))
    case .passes: #expect(verdicts.isEmpty, "\(result.findings.map(\.message.english))")
    }
  }

  @Test(
    "Every rule that answers itself has an example that fails and one that passes, in every guideline it belongs to",
    arguments: Rule.all.filter { $0.question == nil }.map(\.id))
  func hasBoth(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for profile in Profile.allCases where rule.runs(in: profile) {
      let outcomes = NamedExample.all.filter { $0.rule.id == id && $0.profile == profile }.map(\.example.outcome)
      // What a change leaves behind is a question always, and so is whether several wordings or spellings are meant.
      let isQuestion = ["translation-left-behind", "inconsistent-translation", "spelled-otherwise", "mixed-typography"].contains(id)
      #expect(outcomes.contains(isQuestion ? .needsReview : .fails), "\(profile.rawValue)")
      #expect(outcomes.contains(.passes), "\(profile.rawValue)")
    }
  }

  @Test("A question ends with a question mark, and is asked once about every bar")
  func questions() async {
    let text = "ios26 ipados26 macos26 visionos26 en 402pt\nkind: toolbar\n[A]"
    let project = ProjectSource.read(texts: ["a.sketch": text])
    for rule in Rule.all {
      guard let question = rule.question else { continue }
      #expect(question.english.hasSuffix("?"), "\(rule.id)")
      for profile in Profile.allCases where rule.runs(in: profile) {
        let result = await Auditor.audit(project, options: AuditOptions(profile: profile, rules: [rule]))
        #expect(result.questions.map(\.question.english) == [question.english], "\(rule.id) in \(profile.rawValue)")
        #expect(result.findings.isEmpty)
      }
    }
  }
}

@Suite("The statements of the guidelines")
struct StatementTests {
  @Test("A rule answers exactly the statements that the table gives it", arguments: Rule.all.map(\.id))
  func agreement(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let given = GuidelineStatement.all.filter { $0.rules.contains(id) }.map(\.id)
    #expect(rule.statements.sorted() == given.sorted())
  }

  @Test("The table has 150 statements of the five guidelines, each with a platform and a rule")
  func table() {
    #expect(GuidelineStatement.all.count == 150)
    #expect(Set(GuidelineStatement.all.map(\.guideline)) == Set(Profile.allCases.map(\.rawValue)))
    for statement in GuidelineStatement.all {
      #expect(!statement.platforms.isEmpty && !statement.rules.isEmpty && !statement.sentence.isEmpty, "\(statement.id)")
    }
  }
}

@Suite("The criteria that rules support")
struct RuleCriteriaTests {
  @Test("Each is in the table", arguments: Rule.all.map(\.id))
  func known(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for number in rule.criteria { #expect(Criterion.named(number) != nil, "\(number)") }
  }
}

@Suite("Themes")
struct ThemeTests {
  @Test("Every rule is of a theme, and every rule that supports a criterion is about accessibility")
  func all() {
    for rule in Rule.all {
      #expect(!rule.themes.isEmpty, "\(rule.id)")
      if !rule.criteria.isEmpty { #expect(rule.themes.contains(.accessibility), "\(rule.id)") }
      // What belongs to the one theme alone is a choice that its rule makes.
      let isChosen = !rule.criteria.isEmpty || rule.isAboutAccess || rule.question != nil || rule.id == "file-unreadable"
      #expect(rule.themes.contains(.accessibility) == isChosen, "\(rule.id)")
    }
  }

  @Test(
    "A table, a bar's layout and its style are localization's, reach is accessibility's, a spoken text is both's")
  func each() {
    func themes(_ id: String) -> Set<Theme> { Rule.all.first { $0.id == id }?.themes ?? [] }
    #expect(themes("placeholder-mismatch") == [.localization])
    #expect(themes("label-verb") == [.localization])
    for id in ["too-many-groups", "symbol-bordered", "primary-placement", "bar-background", "customization-missing"] {
      #expect(themes(id) == [.localization], "\(id)")
    }
    for id in ["target-size", "contrast", "no-menu-form", "several-buttons-in-one-item", "hidden-bar-restore"] {
      #expect(themes(id) == [.accessibility], "\(id)")
    }
    #expect(themes("file-unreadable") == [.accessibility, .localization])
    #expect(themes("trailing-item-hidden") == [.accessibility, .localization])
    #expect(themes("accessible-name-not-localized") == [.accessibility, .localization])
    #expect(themes("label-truncated") == [.localization])
  }
}

@Suite struct RuleList {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Rules")

  @Test("The list holds every rule that a file declares: run `make rules`")
  func isComplete() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    let declared = try paths.compactMap {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
        .firstMatch(of: /static let \w+ = Rule\(\s*id: "([a-z-]+)"/)
    }.map { String($0.1) }
    #expect(declared.sorted() == Rule.all.map(\.id).sorted())
    #expect(RuleSubject.allCases.flatMap(\.rules).map(\.id).sorted() == Rule.all.map(\.id).sorted())
  }

  @Test("A rule is in the file of its name, in the folder of its subject", arguments: RuleSubject.allCases)
  func isWhereItSays(subject: RuleSubject) {
    #expect(!subject.rules.isEmpty)
    for id in subject.rules.map(\.id) {
      let file =
        "\(subject.rawValue)/" + id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        + ".swift"
      #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: file).path), "\(file)")
    }
  }

  @Test("A title is a sentence, a reason too")
  func sentences() {
    for rule in Rule.all {
      #expect(rule.title.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("Core rules run in every profile")
  func coreRunsEverywhere() {
    for rule in Rule.all where rule.isCore {
      for profile in Profile.allCases { #expect(rule.runs(in: profile), "\(rule.id) in \(profile.rawValue)") }
    }
  }
}
