import LintelModel

/// What tells the variants of one bar apart, in people's words.
struct VariantNames {
  private let arms: [[Branch: Int]]
  /// Branches in whose arms the variants differ.
  private let decisive: [Branch]
  /// By decisive branch, those that may say as much, or that it may be joined from.
  private let related: [[Branch]]
  /// Variants that conditions alone tell from all others.
  private let areToldByConditions: [Bool]
  private let needed: NeededConditions

  /// - Parameters:
  ///   - arms: Of each variant.
  ///   - settings: What the platforms and OS lines of each are called.
  ///   - missing: The values that the title of each stands in for.
  init(_ arms: [[Branch: Int]], settings: [String], missing: [Set<Branch>]) {
    self.arms = arms
    let decisive = Set(arms.flatMap(\.keys)).filter { branch in
      branch.kind != .equality && Set(arms.map { $0[branch] }).count > 1
    }.sorted()
    let conditions = decisive.filter { $0.kind != .value }
    let faces = zip(arms, settings).map { arms, settings in
      [settings] + conditions.map { branch in arms[branch].map(String.init) ?? "" }
    }
    let counts = Dictionary(faces.map { ($0, 1) }, uniquingKeysWith: +)
    areToldByConditions = faces.map { counts[$0] == 1 }
    related = decisive.map { branch in decisive.filter { branch.isPart(of: $0) || $0.isPart(of: branch) } }
    needed = NeededConditions(decisive, arms: arms, settings: settings, missing: missing)
    self.decisive = decisive
  }

  /// Whether the version of the system has a say in which of them is shown, though no name may have a word of it.
  var arePartedBySystem: Bool { decisive.contains(where: \.asksForSystem) }

  /// The names of the arms of one variant, by its index.
  func names(of variant: Int) -> [String] {
    let needed = self.needed.branches(of: variant)
    let arms = self.arms[variant].filter { needed.contains($0.key) }
    let told = zip(decisive, related).filter { branch, related in
      guard let arm = arms[branch] else { return false }
      return !related.contains { other in
        arms[other].map { branch.isImplied(in: arm, by: other, in: $0) } ?? false
      }
    }.map { $0.0 }
    // Which of several values it is says nothing to people where conditions tell the same.
    let conditions = told.filter { $0.kind != .value }
    let shown = areToldByConditions[variant] && !conditions.isEmpty ? conditions : told
    let handed = shown.flatMap { branch -> [String] in
      guard branch.kind == .presenter, let own = arms.index(forKey: branch) else { return [] }
      return Self.handed(by: arms[own].key.name(ofArm: arms[own].value))
    }
    var names: [String] = []
    for branch in shown where !handed.contains(where: branch.asks) {
      // The branch of this variant may have a name of its own for the arm.
      guard let own = arms.index(forKey: branch) else { continue }
      let name = arms[own].key.name(ofArm: arms[own].value)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The properties whose values the name of a place tells: `mode` of `in Tabs with mode: .edit`.
  private static func handed(by name: String) -> [String] {
    let parts = name.split(separator: " with ", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: " and ").compactMap { part in
      let words = part.split(separator: ": ", maxSplits: 1)
      return words.count == 2 ? String(words[0]) : nil
    }
  }
}

extension Branch {
  /// Whether a property alone decides it, so that who says the property's value has said the arm.
  fileprivate func asks(_ property: String) -> Bool {
    guard kind == .condition || kind == .choice else { return false }
    return words == property || words == "self." + property || words == "let " + property || comparison?.subject == property
  }
}
