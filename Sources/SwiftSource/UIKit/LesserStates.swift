import LintelModel

/// States of a bar in which less stands there than elsewhere. No item is on these alone: as each variant has all that goes
/// together, none would show them.
struct LesserStates {
  /// All that may stand on the bar.
  let contents: [Conditions]

  init(_ draft: BarDraft) {
    contents = draft.titles.map(\.conditions) + draft.items.map(\.conditions)
  }

  /// Something that code puts on the bar on conditions of its own.
  private struct Conditioned {
    /// All that it depends on.
    var whole: Conditions
    /// Of that, what may fail.
    var own: [Branch: Int]
  }

  /// How something is left out.
  private struct Omission {
    var whole: Conditions
    /// The condition that fails.
    var failure: Conditions
    /// Where it would be there, as far as other things are there in other states.
    var context: Conditions
  }

  /// Where as much is left out at once as can be of what code puts there on a condition: one state, or one for each of several
  /// that exclude each other.
  func barest(_ placements: [SlotAssignment]) -> [Conditions] {
    var left = omissions(Self.slots.flatMap { slot in Self.conditioned(placements.filter { $0.slot == slot }) })
    var states: [Conditions] = []
    while !left.isEmpty, states.count < Self.maximumStates {
      var (state, failures) = (Conditions.always, Conditions.always)
      for one in left where !state.excludes(one.whole) {
        let next = state.and(one.context)
        guard !next.excludes(one.failure) else { continue }
        state = next.and(one.failure)
        failures.formAnd(one.failure)
      }
      // None that goes with no other one is asked again.
      left.removeAll { failures.excludes($0.whole) }
      if failures.arms.isEmpty { break }
      states.append(state)
    }
    return states
  }

  private func omissions(_ conditioned: [Conditioned]) -> [Omission] {
    let counts = Dictionary(conditioned.flatMap { $0.own.keys.map { ($0, 1) } }, uniquingKeysWith: +)
    return conditioned.prefix(Self.maximumTogether).compactMap { one -> Omission? in
      let failing = one.own.filter { mayFail($0.key, $0.value, among: one.own) }
      let decided = failing.min { a, b in
        let (first, second) = (counts[a.key, default: 0], counts[b.key, default: 0])
        return first == second ? a.key < b.key : first > second
      }
      guard let decided else { return nil }
      let context = one.whole.arms.filter { hasOther($0.key, than: $0.value) }
      return Omission(
        whole: one.whole, failure: Self.failure(of: decided.key, in: decided.value, of: one.whole),
        context: Conditions(arms: context))
    }
  }

  /// So many states are told: 4.
  private static let maximumStates = 4
  /// More than these are not left out: 64.
  private static let maximumTogether = 64
  private static let slots: [BarSlot] = [.left, .right, .pinned, .center, .overflow, .toolbar]

  /// What is in one place on conditions. Of several lists that replace each other one is there, whatever the conditions.
  private static func conditioned(_ placements: [SlotAssignment]) -> [Conditioned] {
    let own = placements.filter { !$0.value.isNothing && ($0.change == .all || $0.change == .addition) }
    let lists = own.count { $0.change == .all }
    return own.flatMap { one -> [Conditioned] in
      let isReplaced = one.change == .all && lists > 1
      let all = isReplaced ? [] : [Conditioned(whole: one.conditions, own: one.conditions.arms)]
      guard case .list(let elements) = one.value else { return all }
      return all + elements.map { Conditioned(whole: one.conditions.and(part: $0.conditions), own: $0.conditions.arms) }
    }.filter { !$0.own.isEmpty }
  }

  /// Whether a state where it fails is one of its own. Where something else is there in its stead, that has a variant.
  private func mayFail(_ branch: Branch, _ arm: Int, among own: [Branch: Int]) -> Bool {
    branch.mayJustFail && !own.keys.contains { branch.isPart(of: $0) } && !hasOther(branch, than: arm)
  }

  /// Whether anything stands in another arm of a branch.
  private func hasOther(_ branch: Branch, than arm: Int) -> Bool {
    contents.contains { $0.arms[branch].map { $0 != arm } ?? false }
  }

  private static func failure(of branch: Branch, in arm: Int, of whole: Conditions) -> Conditions {
    var arms = [branch: 1 - arm]
    for (words, arm) in branch.implied(byArm: 1 - arm) { arms[Branch(.condition, words)] = arm }
    // What it joins does not hold together where it fails, and no subject is what it is compared with.
    let parts = whole.arms.filter { part, _ in part.isPart(of: branch) && arms[part] == nil }
    var failing: Set<[Branch: Int]> = arm == 0 && !parts.isEmpty ? [parts] : []
    for (branch, arm) in arms where arm == 1 {
      if let compared = branch.comparison { failing.insert([Branch(.equality, compared.subject): compared.constant]) }
    }
    return Conditions(arms: arms, failing: failing)
  }

  /// Where, of the lists that replace each other in a place, one is there that another one has all of, and more.
  static func shorterLists(of draft: BarDraft, type: String) -> [Conditions] {
    slots.flatMap { slot -> [Conditions] in
      let branch = Branch(.value, "\(slot.rawValue) of \(type)")
      let items = draft.items.filter { $0.conditions.arms[branch] != nil }
      let lists = Dictionary(grouping: items) { $0.conditions.arms[branch] ?? 0 }.sorted { $0.key < $1.key }
        .prefix(Self.maximumTogether).map { (items: $0.value, places: places($0.value)) }
      return lists.filter { list in
        !list.places.isEmpty && lists.contains { list.places.isStrictSubset(of: $0.places) }
      }.map { shared($0.items) }
    }
  }

  /// Where the items are made: one that changes its face is one.
  private static func places(_ list: [Conditional<Item>]) -> Set<SourceLocation> {
    Set(list.map(\.value).filter { !$0.kind.isSpacer }.map(\.makingPlace))
  }

  /// What all items of a list have in common.
  private static func shared(_ list: [Conditional<Item>]) -> Conditions {
    list.dropFirst().reduce(list.first?.conditions ?? .always) { known, item in
      var shared = known
      shared.arms = known.arms.filter { item.conditions.arms[$0.key] == $0.value }
      shared.failing.formIntersection(item.conditions.failing)
      shared.settings.formUnion(item.conditions.settings)
      return shared
    }
  }
}

extension Branch {
  /// Whether it is a condition that is asked of the screen's state, and says no more than that where it fails. A method of the
  /// type's own that is asked may put something on the bar itself, and an object that is gone has no bar.
  fileprivate var mayJustFail: Bool {
    // Where something is not what it is compared with, it is one of several.
    let others = ["#", "let self", "!= ."]
    guard kind == .condition, armName == nil, !others.contains(where: { words.contains($0) }) else { return false }
    guard words.hasSuffix(")"), let name = words.split(separator: "(").first else { return true }
    let own = name.hasPrefix("self.") ? name.dropFirst("self.".count) : name
    return own.contains { $0 == "." || $0 == " " }
  }
}
