import LintelModel
import SwiftSyntax

/// Tells which cases a `switch` has besides some of its own: one that names each case alone, without a default, has them all.
final class SwitchCases: SyntaxVisitor {
  private let cases: Set<[Branch: Int]>
  private var left: Set<[Branch: Int]>?

  /// Nil where no such `switch` is in the node.
  static func besides(_ cases: Set<[Branch: Int]>, in node: some SyntaxProtocol) -> Set<[Branch: Int]>? {
    let finder = SwitchCases(cases)
    finder.walk(node)
    return finder.left
  }

  private init(_ cases: Set<[Branch: Int]>) {
    self.cases = cases
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let arms = BranchConditions.arms(of: node).map(\.conditions.onlyCase)
    let all = Set(arms.compactMap(\.self))
    if left == nil, all.count == arms.count, all.isSuperset(of: cases) { left = all.subtracting(cases) }
    return left == nil ? .visitChildren : .skipChildren
  }
}

extension Conditions {
  /// The one case of a `switch` that they ask for, as what its subject equals; nil where they ask for anything else besides.
  var onlyCase: [Branch: Int]? {
    let subjects = equalities
    guard subjects.count == 1, let subject = subjects.keys.first, arms.count == 2, failing.isEmpty,
      arms.keys.contains(where: { $0.kind == .choice && $0.words == subject.words })
    else { return nil }
    return subjects
  }
}
