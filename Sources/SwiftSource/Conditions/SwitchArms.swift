import LintelModel
import SwiftSyntax

/// When the arms of a `switch` apply. An arm is known by the name of its case, so that two that ask the same subject agree
/// whatever cases they have and in whatever order.
struct SwitchArms {
  private let node: SwitchExprSyntax
  private let cases: [SwitchCaseSyntax]
  /// By case, its patterns; none for `default`.
  private let patterns: [[ConstantPattern]]
  /// The subject as it is written, and as a branch's words.
  private let subject: String
  private let words: String

  /// An arm of a `switch` with more cases than this is only distinguished from the others of its own: 24.
  private static let mostFailing = 24

  static func conditions(of node: SwitchExprSyntax) -> [(item: SwitchCaseSyntax, conditions: Conditions)] {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if DeviceIdiom.isAsked(by: node.subject), let arms = DeviceIdiom.arms(of: cases) { return Array(zip(cases, arms)) }
    if let arms = WidthClassCondition.arms(of: cases, asking: node.subject) { return Array(zip(cases, arms)) }
    let arms = SwitchArms(node, cases)
    return Array(zip(cases, arms.conditions))
  }

  private init(_ node: SwitchExprSyntax, _ cases: [SwitchCaseSyntax]) {
    self.node = node
    self.cases = cases
    subject = node.subject.writtenText.onOneLine
    words = node.subject.subjectWords
    patterns = cases.map { item in
      guard case .case(let label) = item.label else { return [] }
      return label.caseItems.map { ConstantPattern($0, of: node.subject) }
    }
  }

  /// What the `switch` asks for, which two that ask the same have in common.
  private var labels: String {
    cases.prefix(Self.mostFailing).map(\.shortLabel).joined(separator: " | ") + " of \(cases.count)"
  }

  private var conditions: [Conditions] {
    let isOpen = cases.count > Self.mostFailing || patterns.contains { $0.contains { !$0.isWhole || $0.values.isEmpty } }
    var counts: [[Branch: Int]: Int] = [:]
    for pattern in patterns.joined() { counts[pattern.values, default: 0] += 1 }
    var branch: Branch?
    return cases.indices.map { index in
      let own = patterns[index]
      // One constant that no other case asks for says all.
      if !isOpen, own.count == 1, own[0].values.count == 1, counts[own[0].values] == 1 {
        guard let name = own[0].name else { return Conditions(arms: own[0].values) }
        let choice = Branch(.choice, words, armName: "switch \(subject), case \(name)")
        return Conditions(arms: own[0].values).inArm(Branch.number(of: name), of: choice)
      }
      var local = branch ?? Branch(.choice, "\(words): \(labels)")
      branch = local
      local.armName = "switch \(subject), \(cases[index].shortLabel)"
      return Conditions(arms: common(own).merging([local: index]) { old, _ in old }, failing: failing(index))
    }
  }

  /// What all patterns of a case ask for.
  private func common(_ own: [ConstantPattern]) -> [Branch: Int] {
    guard let first = own.first?.values else { return [:] }
    return own.dropFirst().reduce(first) { common, next in common.filter { next.values[$0.key] == $0.value } }
  }

  /// What a case before this one would have taken; of names, also those that a later case takes.
  private func failing(_ index: Int) -> Set<[Branch: Int]> {
    guard cases.count <= Self.mostFailing else { return [] }
    let own = patterns[index]
    let areNames = !own.isEmpty && own.allSatisfy { $0.isWhole && $0.values.count == 1 }
    let before = patterns[..<index].joined().filter { $0.isWhole && !$0.values.isEmpty }
    let after = areNames ? patterns[(index + 1)...].joined().filter { $0.isWhole && $0.values.count == 1 } : []
    let names = Set(own.map(\.values))
    let all = Set((Array(before) + Array(after)).map(\.values)).subtracting(names)
    return all.count <= Self.mostFailing ? all : []
  }
}

extension SwitchCaseSyntax {
  /// `default`, `case .read, .write`, in at most 60 characters.
  fileprivate var shortLabel: String {
    guard case .case(let label) = label else { return "default" }
    let words = "case \(label.caseItems.writtenText.onOneLine)"
    return words.count > 60 ? words.prefix(59) + "…" : words
  }
}
