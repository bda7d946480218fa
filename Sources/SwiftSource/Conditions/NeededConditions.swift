import LintelModel

/// The conditions without which a variant could not be told from another one. A view in an item brings along whatever it
/// asks for; where no variant is in the other arm, and others are told apart without it, people need no word of that.
struct NeededConditions {
  private let branches: [Branch]
  /// By variant, the arm of each branch; nil where the branch says nothing of the variant.
  private let arms: [[Int?]]
  /// By branch, whether variants are in different arms of it.
  private let partsVariants: [Bool]
  private let settings: SettingsNames
  /// By variant, the values that its title stands in for.
  private let missing: [Set<Branch>]

  /// - Parameters:
  ///   - branches: In whose arms the variants differ.
  ///   - arms: Of each variant.
  ///   - settings: What the platforms and OS lines of each are called.
  ///   - missing: By variant, the values that its title stands in for: no condition of an item tells that they are not there.
  init(_ branches: [Branch], arms: [[Branch: Int]], settings: [String], missing: [Set<Branch>]) {
    self.missing = missing
    self.branches = branches
    self.arms = arms.map { arms in branches.map { arms[$0] } }
    partsVariants = branches.map { branch in Set(arms.compactMap { $0[branch] }).count > 1 }
    self.settings = SettingsNames(settings)
  }

  /// Those of one variant, by its index.
  func branches(of variant: Int) -> Set<Branch> {
    var isApart: [Bool?] = Array(repeating: nil, count: arms.count)
    func isToldApart(from other: Int) -> Bool {
      if let known = isApart[other] { return known }
      let found = isInAnotherArm(variant, other)
      isApart[other] = found
      return found
    }
    var needed: Set<Branch> = []
    for index in branches.indices where arms[variant][index] != nil {
      let branch = branches[index]
      let isInOneArm = !partsVariants[index]
      // Where nothing else is known to say it, it is said.
      guard branch.kind == .condition || branch.kind == .choice, isInOneArm || branch.asksForSystem,
        !missing[variant].contains(branch)
      else {
        needed.insert(branch)
        continue
      }
      let tells = arms.indices.contains { other in
        guard arms[other][index] != arms[variant][index], !settings.areApart(variant, other) else { return false }
        return !(isInOneArm && isToldApart(from: other))
      }
      if tells || saysOfAnother(index, in: variant) { needed.insert(branch) }
    }
    return needed
  }

  /// Whether a branch that people read of both has them in different arms.
  private func isInAnotherArm(_ variant: Int, _ other: Int) -> Bool {
    branches.indices.contains { index in
      guard partsVariants[index], branches[index].kind != .value, let own = arms[variant][index],
        let others = arms[other][index]
      else { return false }
      return own != others
    }
  }

  /// Whether a branch that parts variants would be read in its stead: the whole is said in one go.
  private func saysOfAnother(_ index: Int, in variant: Int) -> Bool {
    guard let own = arms[variant][index] else { return false }
    return branches.indices.contains { other in
      guard other != index, partsVariants[other], let arm = arms[variant][other] else { return false }
      return branches[other].isImplied(in: arm, by: branches[index], in: own)
    }
  }
}

extension NeededConditions {
  /// What the platforms and OS lines of variants are called, as far as these have any in common.
  struct SettingsNames {
    /// By variant, the number of its name among the different ones.
    private let numbers: [Int]
    /// By two of these numbers.
    private let apart: [[Bool]]

    init(_ names: [String]) {
      let different = Array(Set(names)).sorted()
      let known = Dictionary(uniqueKeysWithValues: different.enumerated().map { ($1, $0) })
      numbers = names.map { known[$0] ?? 0 }
      let parts = different.map { Self.parts(of: $0) }
      apart = parts.map { own in
        parts.map { others in !own.contains { one in others.contains { Self.meet(one, $0) } } }
      }
    }

    func areApart(_ one: Int, _ other: Int) -> Bool { apart[numbers[one]][numbers[other]] }

    private static func parts(of name: String) -> [Substring] {
      name.split(separator: ",").map { $0.drop { $0 == " " } }
    }

    /// A platform without a number is meant on every line.
    private static func meet(_ one: Substring, _ other: Substring) -> Bool {
      one == other || one.hasPrefix(other + " ") || other.hasPrefix(one + " ")
    }
  }
}

extension Branch {
  /// Whether the version of the system has a say in it.
  var asksForSystem: Bool {
    kind == .condition && (words.contains("#available(") || words.contains("#unavailable("))
  }
}
