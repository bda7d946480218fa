import LintelModel

extension Conditional<Item> {
  /// The item, with when its code puts it on the bar.
  var told: Item {
    var item = value
    item.conditions = conditions.asked
    return item
  }
}

extension Conditions {
  /// What the running app, or a build of it, decides, each arm in people's words; without those that another one says.
  fileprivate var asked: [String] {
    let asked = arms.filter { branch, arm in
      [.condition, .choice, .flag].contains(branch.kind) && !branch.asksForPartnersAlone(inArm: arm)
    }
    let told = asked.filter { branch, arm in
      !asked.contains { other, otherArm in branch != other && branch.isImplied(in: arm, by: other, in: otherArm) }
    }
    // What is asked of one system, and of its versions before that one, the condition as it is written says as well.
    let ofSystems = told.keys.filter { $0.words.hasPrefix("#available(") }
    let written = ofSystems.max { ($0.words.utf8.count, $0.words) < ($1.words.utf8.count, $1.words) }
    var names: [String] = []
    for (branch, arm) in told.sorted(by: { $0.key < $1.key }) where written == branch || !ofSystems.contains(branch) {
      let name = branch.name(ofArm: arm)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension BarDraft {
  /// One of the items, with when its code puts it on the bar. A condition asks nothing of it where the other branch shows one that
  /// looks the same.
  func told(_ number: Int) -> Item {
    var one = items[number]
    for (branch, arm) in items[number].conditions.arms where branch.kind == .condition {
      let isInBoth = items.contains { other in
        guard let otherArm = other.conditions.arms[branch], otherArm != arm else { return false }
        return other.conditions.apart(from: branch) == items[number].conditions.apart(from: branch)
          && other.conditions.settings.isSuperset(of: one.conditions.settings) && other.value.face == one.value.face
      }
      if isInBoth { one.conditions.arms[branch] = nil }
    }
    return one.told
  }

  /// The items, each with the conditions on which alone it is on the bar. Where something else is there when one fails, a
  /// variant tells it.
  var itemsWithConditions: [Conditional<Item>] {
    var known: [Branch: Set<Int>] = [:]
    let alike = BranchesWithAlikeArms(items)
    for one in titles.map(\.conditions) {
      for (branch, arm) in one.arms where branch.isAsked { known[branch, default: []].insert(arm) }
    }
    for (number, item) in items.enumerated() {
      for (branch, arm) in item.conditions.arms where branch.isAsked && !alike.hold(branch, of: number) {
        known[branch, default: []].insert(arm)
      }
    }
    return items.enumerated().map { number, item in
      guard !item.value.kind.isSpacer else { return item }
      let own = item.conditions.arms.filter { branch, arm in
        branch.isAsked && !branch.asksForPartnersAlone(inArm: arm) && conditions.arms[branch] == nil
          && known[branch]?.count == 1 && !alike.hold(branch, of: number)
      }
      // What is joined says its parts, unless one of several is enough for it.
      let whole = own.filter { branch, arm in
        !own.contains { other, otherArm in
          branch.isPart(of: other) && !other.words.contains("||") || branch.isImplied(in: arm, by: other, in: otherArm)
        }
      }
      var told = item
      told.value.onlyIf = whole.sorted { $0.key < $1.key }.map { $0.key.name(ofArm: $0.value) }
      return told
    }
  }
}

/// The branches that decide nothing of an item, since in their other arm stands one that looks the same: so the arms of a link
/// that shares a picture or a film say nothing of when it is there, and nothing is in the stead of what pictures alone have.
private struct BranchesWithAlikeArms {
  private struct Look: Hashable {
    let branch: Branch
    let face: [String]
    let others: [Branch: Int]
    let settings: Set<Conditions.Setting>
  }

  private var byItem: [Int: Set<Branch>] = [:]

  /// An item in more branches than this is one of long chains of `else if`, whose arms differ: 16.
  private static let mostBranches = 16

  init(_ items: [Conditional<Item>]) {
    var arms: [Look: Set<Int>] = [:]
    var looks: [(number: Int, look: Look)] = []
    for (number, item) in items.enumerated() where item.conditions.arms.count <= Self.mostBranches {
      let asked = item.conditions.arms.filter { $0.key.kind == .condition }
      guard !asked.isEmpty else { continue }
      let face = item.value.face
      for (branch, arm) in asked {
        let look = Look(
          branch: branch, face: face, others: item.conditions.apart(from: branch), settings: item.conditions.settings)
        arms[look, default: []].insert(arm)
        looks.append((number, look))
      }
    }
    for (number, look) in looks where arms[look].map({ $0.count > 1 }) ?? false {
      byItem[number, default: []].insert(look.branch)
    }
  }

  func hold(_ branch: Branch, of number: Int) -> Bool { byItem[number]?.contains(branch) ?? false }
}

extension Conditions {
  /// The other branches with their arms. What a condition compares is told by the condition.
  fileprivate func apart(from branch: Branch) -> [Branch: Int] { arms.filter { $0.key != branch && $0.key.kind != .equality } }
}

extension Branch {
  /// Whether it asks for what may change while the app runs, or for a flag of its builds, and not for the system, or for
  /// whether the bar's own object is still there.
  fileprivate var isAsked: Bool {
    switch kind {
    case .condition: !words.contains("#") && !words.contains("let self")
    case .flag: true
    case .choice, .value, .equality, .presenter, .widthClass: false
    }
  }
}

extension Toolbar {
  /// Forgets of its items' conditions what the name of the variant says.
  mutating func forgetConditions(toldBy names: [String]) {
    for index in items.indices where !items[index].onlyIf.isEmpty {
      items[index].onlyIf.removeAll { condition in
        let words = condition.drop { $0 != " " }.dropFirst()
        return names.contains { $0 == condition || $0.says(words) }
      }
    }
  }
}

extension String {
  /// Whether a condition joins another one, as whole words and not negated.
  fileprivate func says(_ words: Substring) -> Bool {
    func isOfName(_ letter: Character?) -> Bool {
      letter.map { $0.isLetter || $0.isNumber || "_.!(".contains($0) } ?? false
    }
    return ranges(of: words).contains { range in
      !isOfName(self[..<range.lowerBound].last) && !isOfName(self[range.upperBound...].first)
    }
  }
}
