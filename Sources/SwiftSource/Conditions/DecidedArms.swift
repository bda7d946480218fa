import LintelModel
import SwiftSyntax

/// What the values decide that one call makes a view with: `Tool(face: .symbol)` never shows what stands in the other cases of
/// its `switch face`.
struct DecidedArms {
  static let none = DecidedArms([:])

  private let arms: [Branch: Int]
  /// Each branch of a view's code asks which names the code around it gives a meaning of its own.
  private let namings = Namings()

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
    guard !arms.isEmpty, conditions.arms.count <= Place.mostConditions else { return conditions }
    let asked = known(to: conditions)
    let hidden = asked.isEmpty ? [] : namings.names(in: Syntax(node))
    let known = asked.filter { !hidden.contains($0.key.words) }
    guard !known.isEmpty else { return conditions }
    // What is handed in says nothing of platforms.
    let plain = Conditions(arms: conditions.arms, failing: conditions.failing)
    if plain.excludes(Conditions(arms: known)) { return nil }
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

  /// Which of the arms the conditions ask for: by the branch itself, or by what it compares.
  private func known(to conditions: Conditions) -> [Branch: Int] {
    var known: [Branch: Int] = [:]
    func note(_ branch: Branch) {
      if let arm = arms[branch] { known[branch] = arm }
      guard let subject = branch.comparison?.subject else { return }
      let whole = Branch(.equality, subject)
      if let arm = arms[whole] { known[whole] = arm }
    }
    conditions.arms.keys.forEach(note)
    for whole in conditions.failing { whole.keys.forEach(note) }
    return known
  }

  /// Whether an arm of a branch is the one that is decided; nil where nothing decides it.
  private static func holds(_ branch: Branch, _ arm: Int, where known: [Branch: Int]) -> Bool? {
    if let decided = known[branch] { return decided == arm }
    guard let (subject, constant) = branch.comparison, let value = known[Branch(.equality, subject)] else { return nil }
    return (value == constant) == (arm == 0)
  }
}

/// The names that parts of the code declare, each part read once. It is one thread's, as the place is whose arms these are.
private final class Namings: @unchecked Sendable {
  private var found: [SyntaxIdentifier: Set<String>] = [:]

  func names(in node: Syntax) -> Set<String> {
    if let known = found[node.id] { return known }
    let names = NameHiding.names(declaredIn: node)
    found[node.id] = names
    return names
  }
}
