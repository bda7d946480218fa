import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import LintelTables
import Testing

/// Follows what a rule suggests for its failing examples, as the rule's author wrote it down, and audits again with all rules.
@Suite("Advice that examples carry")
struct AdviceTests {
  struct Advice: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: Example
    let mended: [String: String]
    let profile: Profile
    var testDescription: String { "\(rule.id) in \(profile.rawValue): \(example.note)" }

    static let all = Rule.all.flatMap { rule in
      rule.examples.flatMap { example in
        (example.mended.map { [$0] } ?? []).flatMap { mended in
          Profile.allCases.filter { isMeant(example, of: rule, in: $0) }
            .map { Advice(rule: rule, example: example, mended: mended, profile: $0) }
        }
      }
    }

    private static func isMeant(_ example: Example, of rule: Rule, in profile: Profile) -> Bool {
      guard rule.runs(in: profile) else { return false }
      if let profiles = example.profiles { return profiles.contains(profile) }
      guard !rule.isCore else { return true }
      let spoken = rule.statements.filter { $0.hasPrefix(profile.rawValue + ".") }.compactMap(GuidelineStatement.named)
        .flatMap(\.platforms)
      return ProjectSource.read(texts: example.files).toolbars.allSatisfy { !Set($0.platforms).isDisjoint(with: spoken) }
    }
  }

  @Test("Whoever follows the advice is done with the rule, and no other rule has anything new to say", arguments: Advice.all)
  func following(_ advice: Advice) async {
    let before = await rules(advice.example.files, advice.profile)
    let after = await rules(advice.mended, advice.profile)
    #expect(before.contains(advice.rule.id))
    #expect(!after.contains(advice.rule.id), "the advice does not help")
    #expect(after.subtracting(before).isEmpty, "the advice raises \(after.subtracting(before).sorted())")
  }

  /// Rules whose advice asks for other words, or for what only the app's authors can decide.
  private static let askForWords: Set = [
    "label-concise", "label-count", "label-script", "label-truncated", "label-verb", "labels-equal", "title-app-name",
    "title-length", "title-truncated", "placeholder-title", "overflow-needed", "overflow-by-default", "overflow-stretch",
    "menu-title-missing", "settings-title-placement", "trailing-item-hidden", "label-copied",
  ]

  @Test("Every rule about bars whose advice names a change has an example that shows the bar after it")
  func complete() {
    let withoutAdvice = Rule.all.filter { rule in
      let sketches = rule.examples.filter { $0.outcome == .fails && $0.files.keys.allSatisfy { $0.hasSuffix(".sketch") } }
      return !sketches.isEmpty && sketches.allSatisfy { $0.mended == nil }
    }
    #expect(Set(withoutAdvice.map(\.id)).subtracting(Self.askForWords) == [])
    #expect(Advice.all.count > 100)
  }

  private func rules(_ files: [String: String], _ profile: Profile) async -> Set<String> {
    let project = ProjectSource.read(texts: files)
    #expect(project.skipped.isEmpty, "\(project.skipped)")
    return Set(await Auditor.audit(project, options: AuditOptions(profile: profile)).findings.map(\.rule))
  }
}
