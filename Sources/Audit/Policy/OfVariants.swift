import LintelFindings
import LintelModel

/// What those variants of a bar have in common in which a finding holds, and no other one: `in 3 of 5 variants` alone says
/// nothing of when people meet it.
struct OfVariants {
  /// Those in which it holds, and the others of the same bars.
  private let own: [Toolbar]
  private let others: [Toolbar]

  /// - Parameter all: All variants of the bars that it is on.
  init(_ ids: Set<String>, among all: [Toolbar]) {
    own = all.filter { ids.contains($0.id) }
    others = all.filter { !ids.contains($0.id) }
  }

  /// - Parameters:
  ///   - hasEnvironments: Whether the finding tells where it happens by itself.
  ///   - isOfOneBar: Of several bars with the same item the condition of one says nothing of the others.
  func evidence(hasEnvironments: Bool, isOfOneBar: Bool) -> [Evidence] {
    guard !own.isEmpty, !others.isEmpty else { return [] }
    if !hasEnvironments, let platforms = onlyPlatforms { return [.text("only on", platforms)] }
    guard isOfOneBar, let condition = onlyCondition else { return [] }
    return [.text("only where", condition)]
  }

  /// How many combinations of the bars' conditions nobody has judged; nothing where all are.
  static func leftOut(of bars: [Toolbar]) -> [Evidence] {
    let most = bars.map(\.combinationsLeftOut).max() ?? 0
    return most > 0 ? [Evidence(name: "unjudged combinations, at least", value: .number(Double(most)))] : []
  }

  /// `visionOS`, where the bars are on others, too. Where code asks for the system's version, older ones than are audited may
  /// show it as well: they are in the arm that is left on the newest platform alone.
  private var onlyPlatforms: String? {
    if (own + others).contains(where: { $0.variant?.isPartedBySystem ?? false }) { return nil }
    let platforms = Set(own.flatMap(\.platforms))
    guard !platforms.isEmpty, !platforms.isSuperset(of: others.flatMap(\.platforms)) else { return nil }
    return platforms.sorted().map(\.name).joined(separator: ", ")
  }

  /// The only condition that holds in all of them and in none of the others.
  private var onlyCondition: String? {
    let conditions = own.map { Self.conditions(of: $0) }
    let elsewhere = Set(others.flatMap { Self.conditions(of: $0) })
    let shared = (conditions.first ?? []).filter { one in
      !elsewhere.contains(one) && conditions.allSatisfy { $0.contains(one) }
    }
    return shared.count == 1 ? shared[0] : nil
  }

  /// What the running app decides of a variant, each arm by itself.
  private static func conditions(of bar: Toolbar) -> [String] {
    (bar.variant?.parts ?? []).filter { condition in asked.contains { condition.hasPrefix($0) } }
  }

  /// What the name of a condition begins with.
  private static let asked = ["if ", "unless ", "where ", "switch "]
}
