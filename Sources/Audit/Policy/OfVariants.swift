import LintelFindings
import LintelModel

/// What those variants of a bar have in common in which a finding holds, and no other one: `in 3 of 5 variants` alone says
/// nothing of when people meet it.
struct OfVariants {
  private let toolbars: [Toolbar]
  /// Those in which it holds, and the others of the same bars: to copy a bar counts dozens of references.
  private let own: [Int]
  private let others: [Int]

  /// - Parameter all: Of these bars the variants of those that it is on.
  init(_ ids: Set<String>, among all: [Int], of toolbars: [Toolbar]) {
    self.toolbars = toolbars
    own = all.filter { ids.contains(toolbars[$0].id) }
    others = all.filter { !ids.contains(toolbars[$0].id) }
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

  /// `visionOS 26`, where code asks for the system's version and none of the other variants is on the same systems: what is true
  /// of one arm of an `#available` contradicts what is true of the other one, unless both say which they are about. That older
  /// systems, which are not audited, show it as well is not denied.
  var systems: [Evidence] {
    guard !own.isEmpty, !others.isEmpty, own.contains(where: { toolbars[$0].variant?.isPartedBySystem ?? false }) else {
      return []
    }
    let shown = own.reduce(into: Set<Conditions.Setting>()) { $0.formUnion(toolbars[$1].settings) }
    let elsewhere = others.reduce(into: Set<Conditions.Setting>()) { $0.formUnion(toolbars[$1].settings) }
    guard !shown.isEmpty, shown.isDisjoint(with: elsewhere) else { return [] }
    let names = Set(shown.map(\.platform)).sorted().flatMap { platform -> [String] in
      let lines = shown.filter { $0.platform == platform }.map(\.line).sorted()
      return lines == OSLine.audited ? [platform.name] : lines.map { "\(platform.name) \($0.version(on: platform))" }
    }
    return [.text("found on", names.joined(separator: ", "))]
  }

  /// How many combinations of the bars' conditions nobody has judged; nothing where all are.
  var leftOut: [Evidence] {
    let most = (own + others).map { toolbars[$0].combinationsLeftOut }.max() ?? 0
    return most > 0 ? [Evidence(name: "unjudged combinations, at least", value: .number(Double(most)))] : []
  }

  /// `visionOS`, where the bars are on others, too. Where code asks for the system's version, older ones than are audited may
  /// show it as well: they are in the arm that is left on the newest platform alone.
  private var onlyPlatforms: String? {
    if (own + others).contains(where: { toolbars[$0].variant?.isPartedBySystem ?? false }) { return nil }
    let platforms = Set(own.flatMap { toolbars[$0].platforms })
    guard !platforms.isEmpty, !platforms.isSuperset(of: others.flatMap { toolbars[$0].platforms }) else { return nil }
    return platforms.sorted().map(\.name).joined(separator: ", ")
  }

  /// The only condition that holds in all of them and in none of the others.
  private var onlyCondition: String? {
    let conditions = own.map { toolbars[$0].variant?.askedByApp ?? [] }
    let elsewhere = Set(others.flatMap { toolbars[$0].variant?.askedByApp ?? [] })
    let shared = (conditions.first ?? []).filter { one in
      !elsewhere.contains(one) && conditions.allSatisfy { $0.contains(one) }
    }
    return shared.count == 1 ? shared[0] : nil
  }
}

extension Toolbar {
  /// The systems that it is on; those of the audit where it is on all of its platforms' lines.
  fileprivate var settings: Set<Conditions.Setting> {
    let lines = osLines.isEmpty ? OSLine.audited : osLines
    return Set(platforms.flatMap { platform in lines.map { Conditions.Setting(platform: platform, line: $0) } })
  }
}

extension Toolbar.Variant {
  /// What the running app decides of it, and not the system alone: `if isEditing`.
  var askedByApp: [String] { names.filter { name in Self.asked.contains { name.hasPrefix($0) } } }

  /// What the name of a condition begins with (`Branch.name(ofArm:)`).
  private static let asked = ["if ", "unless ", "where ", "switch "]
}
