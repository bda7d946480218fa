import LintelModel

/// What tells the states of a bar apart that Objective-C makes, in people's words: the conditions in which they differ, and the
/// lines of what they show where these tell nothing.
struct ObjectiveCStateNames {
  struct State {
    var conditions: Conditions
    /// Where the code gives the bar what it shows in this state.
    var lines: [Int]
  }

  private let told: [[String]]
  private let lines: [[Int]]

  init(_ states: [State]) {
    let all = states.map(\.conditions.arms)
    let decisive = Set(all.flatMap(\.keys)).filter { branch in
      (branch.kind == .condition || branch.kind == .choice) && Set(all.map { $0[branch] }).count > 1
    }
    told = all.indices.map { index in
      let own = all[index].filter { decisive.contains($0.key) }
      // Of a chain of `else if` no word is needed of what did not hold before.
      let holding = own.filter { $0.key.kind == .choice || $0.value == 0 }
      let isEnough =
        !holding.isEmpty
        && !all.indices.contains { other in other != index && holding.allSatisfy { all[other][$0.key] == $0.value } }
      return Self.names(of: isEnough ? holding : own)
    }
    lines = states.map { Set($0.lines).sorted() }
  }

  /// The names of one state, by its index.
  /// - Parameter systems: What the systems of each state are called.
  func names(of state: Int, systems: [String]) -> [String] {
    func name(_ index: Int) -> [String] { (Set(systems).count > 1 ? [systems[index]] : []) + told[index] }
    let own = name(state)
    let isTold = !own.isEmpty && !told.indices.contains { $0 != state && name($0) == own }
    return isTold ? own : own + lines[state].map { "line \($0)" }
  }

  private static func names(of arms: [Branch: Int]) -> [String] {
    let written = arms.map { branch, arm in
      (branch: Branch(branch.kind, asWritten(branch.words), armName: branch.armName), arm: arm)
    }.sorted { ($0.branch, $0.arm) < ($1.branch, $1.arm) }
    // What a subject is compared with says no more than which case of it holds.
    let subjects = Set(written.map(\.branch).filter { $0.kind == .choice }.map(\.words))
    var names: [String] = []
    for (branch, arm) in written {
      if let subject = branch.comparison?.subject, subjects.contains(subject) { continue }
      let isImplied = written.contains { $0.branch != branch && branch.isImplied(in: arm, by: $0.branch, in: $0.arm) }
      let name = branch.name(ofArm: arm)
      if !isImplied, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The words of a condition, which have a space around each sign, as code has them: `[name isEqual:other] && count > 0`.
  /// Whose method's a local name is says nothing to people.
  static func asWritten(_ words: String) -> String {
    var all = words.split(separator: " ")
    if let place = all.lastIndex(of: "in"), place + 2 == all.count { all.removeLast(2) }
    var signs: [Substring] = []
    var isAlone = false
    for word in all {
      // Signs of two letters are read letter by letter.
      if isAlone, let last = signs.last {
        let both: Substring = "\(last)\(word)"
        if doubled.contains(both) {
          signs[signs.count - 1] = both
          isAlone = false
          continue
        }
      }
      signs.append(word)
      isAlone = word.count == 1
    }
    var written = ""
    for (index, sign) in signs.enumerated() {
      let before: Substring = index > 0 ? signs[index - 1] : ""
      let isCalled = sign == "(" && (before.last?.isLetter == true || before.last?.isNumber == true || before == "]")
      let isJoined = index == 0 || closing.contains(sign) || opening.contains(before) || isCalled
      if !isJoined { written += " " }
      written += sign
    }
    return written
  }

  private static let doubled: Set<Substring> = ["&&", "||", "==", "!=", "<=", ">=", "->"]
  private static let closing: Set<Substring> = [")", "]", ".", ",", ":", "->"]
  private static let opening: Set<Substring> = ["(", "[", ".", "!", "@", ":", "->"]
}
