import LintelModel
import SwiftSyntax

/// What the values decide that one call makes a view with: `Tool(face: .symbol)` never shows what stands in the other cases of
/// its `switch face`.
struct DecidedArms {
  static let none = DecidedArms([:])

  private let arms: [Branch: Int]

  private init(_ constants: [Branch: HandedConstant]) { arms = constants.mapValues(\.arm) }

  /// - Parameters:
  ///   - type: A view or a toolbar content of the project's.
  ///   - arguments: What a call makes it with, by its properties.
  init(_ type: TypeDeclaration, madeWith arguments: [String: Place.Bound], in project: SwiftProject) {
    let handed = HandedConstant.all(in: arguments, to: type, in: project)
    self.init(handed.merging(HandedConstant.defaults(of: type, besides: arguments, in: project)) { first, _ in first })
  }

  /// The conditions without those that are decided; nil where they rule the branch out.
  ///
  /// - Parameter node: The view's code that asks: a name of its own in there is not what the call hands in.
  func left(of conditions: Conditions, in node: some SyntaxProtocol) -> Conditions? {
    guard !arms.isEmpty, !conditions.arms.isEmpty || !conditions.failing.isEmpty else { return conditions }
    let known = arms.filter { branch, _ in asks(conditions, for: branch) && !NameHiding.declare(branch.words, in: node) }
    guard !known.isEmpty else { return conditions }
    // What is handed in says nothing of platforms.
    let asked = Conditions(arms: conditions.arms, failing: conditions.failing)
    if asked.excludes(Conditions(arms: known)) { return nil }
    if conditions.arms.contains(where: { Self.holds($0.key, $0.value, where: known) == false }) { return nil }
    var left = conditions
    left.arms = conditions.arms.filter { branch, arm in Self.holds(branch, arm, where: known) == nil }
    // A `switch` that names the case it is in asks for nothing more.
    for (branch, _) in known where branch.kind == .equality && conditions.arms[branch] != nil {
      left.arms[Branch(.choice, branch.words)] = nil
    }
    left.failing = Set(
      conditions.failing.compactMap { whole -> [Branch: Int]? in
        if whole.contains(where: { Self.holds($0.key, $0.value, where: known) == false }) { return nil }
        return whole.filter { Self.holds($0.key, $0.value, where: known) == nil }
      })
    return left
  }

  private func asks(_ conditions: Conditions, for branch: Branch) -> Bool {
    func isAsked(_ other: Branch) -> Bool {
      other == branch || branch.kind == .equality && other.comparison?.subject == branch.words
    }
    return conditions.arms.keys.contains(where: isAsked)
      || conditions.failing.contains { $0.keys.contains(where: isAsked) }
  }

  /// Whether an arm of a branch is the one that is decided; nil where nothing decides it.
  private static func holds(_ branch: Branch, _ arm: Int, where known: [Branch: Int]) -> Bool? {
    if let decided = known[branch] { return decided == arm }
    guard let (subject, constant) = branch.comparison, let value = known[Branch(.equality, subject)] else { return nil }
    return (value == constant) == (arm == 0)
  }
}
