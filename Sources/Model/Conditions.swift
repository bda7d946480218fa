/// When something is there: on which platforms and OS lines, and in which arms of the code's own branches.
package struct Conditions: Hashable, Sendable {
  /// One platform on one OS line.
  package struct Setting: Hashable, Sendable {
    package var platform: Platform
    package var line: OSLine

    package init(platform: Platform, line: OSLine) {
      self.platform = platform
      self.line = line
    }

    package static let all = Set(
      Platform.allCases.flatMap { platform in OSLine.audited.map { Setting(platform: platform, line: $0) } })
  }

  /// Where it can be compiled and run.
  package var settings: Set<Setting>
  /// By branch, the number of the arm it is in. Two branches on the same condition are the same branch.
  package var arms: [Branch: Int]
  /// Arms that do not all hold at once here: an `a && b` that has failed.
  package var failing: Set<[Branch: Int]>
  /// The functions that set what is there, where several things are set in turn: what one function sets, it sets together.
  package var functions: Set<String>

  package init(
    settings: Set<Setting> = Setting.all, arms: [Branch: Int] = [:], failing: Set<[Branch: Int]> = [],
    functions: Set<String> = []
  ) {
    self.settings = settings
    self.arms = arms
    self.failing = failing
    self.functions = functions
  }

  package static let always = Conditions()

  /// True if the two never hold together.
  package func excludes(_ other: Conditions) -> Bool {
    if settings.isDisjoint(with: other.settings) { return true }
    let (few, many) = arms.count < other.arms.count ? (arms, other.arms) : (other.arms, arms)
    return few.contains { branch, arm in many[branch].map { $0 != arm } ?? false } || failsWhere(other)
  }

  /// Whether arms of both make a whole that has failed in one of them.
  private func failsWhere(_ other: Conditions) -> Bool {
    func stands(_ whole: [Branch: Int]) -> Bool {
      whole.allSatisfy { branch, arm in
        if let own = arms[branch] ?? other.arms[branch] { return own == arm }
        guard let (subject, constant) = branch.comparison else { return false }
        let known = Branch(.equality, subject)
        return (arms[known] ?? other.arms[known]).map { ($0 == constant) == (arm == 0) } ?? false
      }
    }
    return failing.contains(where: stands) || !other.failing.isEmpty && other.failing.contains(where: stands)
  }

  /// Both at once.
  package func and(_ other: Conditions) -> Conditions {
    // Most hold everywhere, and sets of the same storage are equal at once.
    let settings =
      other.settings == Setting.all
      ? settings : settings == Setting.all ? other.settings : settings.intersection(other.settings)
    return Conditions(
      settings: settings, arms: other.arms.isEmpty ? arms : arms.merging(other.arms) { old, _ in old },
      failing: other.failing.isEmpty ? failing : failing.union(other.failing),
      functions: other.functions.isEmpty ? functions : functions.union(other.functions))
  }

  /// Both at once, where the other ones are those of a part of what these are of. A part that these never leave, as what is
  /// written over in its branch, stands as it is written.
  package func and(part: Conditions) -> Conditions {
    guard excludes(part) else { return and(part) }
    var whole = part.and(self)
    whole.failing = part.failing
    let left = failing.filter { !Conditions(failing: [$0]).excludes(whole) }
    whole.failing.formUnion(left)
    return whole
  }

  /// The same, in place.
  package mutating func formAnd(_ other: Conditions) {
    if other.settings != Setting.all {
      settings = settings == Setting.all ? other.settings : settings.intersection(other.settings)
    }
    if !other.arms.isEmpty { arms.merge(other.arms) { old, _ in old } }
    if !other.failing.isEmpty { failing.formUnion(other.failing) }
    if !other.functions.isEmpty { functions.formUnion(other.functions) }
  }

  /// These, in one arm of a branch.
  package func inArm(_ number: Int, of branch: Branch) -> Conditions { and(Conditions(arms: [branch: number])) }

  /// The same, set by that function.
  package func set(by function: String?) -> Conditions {
    var conditions = self
    conditions.functions = function.map { [$0] } ?? []
    return conditions
  }

  /// Whether these hold wherever other ones do.
  package func stand(in other: Conditions) -> Bool {
    other.settings.isSubset(of: settings) && arms.allSatisfy { branch, arm in other.arms[branch] == arm }
  }

  package func on(_ settings: Set<Setting>) -> Conditions { and(Conditions(settings: settings)) }
}

extension Conditions {
  /// Sets of things that appear together, by their indices: first that of the first arm of every branch, then others until
  /// everything that can appear at all, or one with the same face, was in one. What `isMinor` says little where it is:
  /// it is taken after all others, so that these meet in the first sets.
  ///
  /// - Parameter distance: How far each is from what people see every day: the first set takes the nearest first, and so is what
  ///   they see most. Others may have all that goes together.
  ///
  /// Unseen is what can appear and is in no set, for there were too many.
  package static func sets(
    of all: [Conditions], within whole: Conditions = .always, atMost maximum: Int, faces: [Int]? = nil,
    isMinor: (Int) -> Bool = { _ in false }, distance: (Int) -> Int = { _ in 0 }
  ) -> (found: [(members: Set<Int>, conditions: Conditions)], unseen: [Int]) {
    var possible = all.indices.filter { !whole.excludes(all[$0]) && !whole.and(all[$0]).settings.isEmpty }
    let minor = possible.filter(isMinor)
    if !minor.isEmpty { possible = possible.filter { !isMinor($0) } + minor }
    var unseen = possible
    var found: [(members: Set<Int>, conditions: Conditions)] = []
    while !unseen.isEmpty, found.count < maximum {
      var choice = whole
      var members: Set<Int> = []
      func take(_ index: Int) {
        guard !members.contains(index), !choice.excludes(all[index]) else { return }
        choice.formAnd(all[index])
        members.insert(index)
      }
      var order = unseen + possible
      if !minor.isEmpty { order = [unseen[0]] + order.filter { !isMinor($0) } + order.filter(isMinor) }
      if found.isEmpty { order = inOrder(of: distance, possible) }
      take(order[0])
      // What the same function sets goes first.
      let functions = all[order[0]].functions
      if !functions.isEmpty { order.filter { !all[$0].functions.isDisjoint(with: functions) }.forEach(take) }
      order.forEach(take)
      found.append((members, choice))
      if let faces {
        let seen = Set(members.map { faces[$0] })
        unseen.removeAll { seen.contains(faces[$0]) }
      } else {
        unseen.removeAll(where: members.contains)
      }
    }
    return (found, unseen)
  }

  /// The nearest first; of those that are as near, as they are.
  private static func inOrder(of distance: (Int) -> Int, _ indices: [Int]) -> [Int] {
    Dictionary(grouping: indices, by: distance).sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// So many sets of what is in none are counted, and no more: 64.
  package static let mostCounted = 64

  /// How many more sets would show these things, which can all appear: as few as are surely needed, counted to the limit.
  package static func count(
    ofSetsFor unseen: [Int], of all: [Conditions], within whole: Conditions = .always, faces: [Int]? = nil
  ) -> Int {
    var left = unseen
    var count = 0
    while !left.isEmpty, count < mostCounted {
      var choice = whole
      var seen: Set<Int> = []
      for index in left where !choice.excludes(all[index]) {
        choice.formAnd(all[index])
        seen.insert(faces?[index] ?? index)
      }
      guard !seen.isEmpty else { break }
      left.removeAll { seen.contains(faces?[$0] ?? $0) }
      count += 1
    }
    return count
  }
}

extension Conditions {
  /// Where at least one of the two holds, as nearly as can be said: the platforms of both, and the arms they agree on.
  package func either(_ other: Conditions) -> Conditions {
    Conditions(settings: settings.union(other.settings), arms: arms.filter { other.arms[$0.key] == $0.value })
  }

  /// Whether `either` says no more than is so: one of the two holds wherever the other does, or they are the arms of one
  /// condition.
  package func isExact(either other: Conditions) -> Bool {
    guard settings == other.settings else { return arms == other.arms }
    let shared = either(other).arms
    if arms.count == shared.count || other.arms.count == shared.count { return true }
    // What a subject equals is told by the condition that compares it.
    func lost(_ all: [Branch: Int]) -> [Branch] { all.keys.filter { shared[$0] == nil && $0.kind != .equality } }
    let (own, others) = (lost(arms), lost(other.arms))
    return own.count == 1 && own == others && own[0].kind == .condition
  }
}

/// A value and when it holds.
package struct Conditional<Value> {
  package var value: Value
  package var conditions: Conditions

  package init(_ value: Value, _ conditions: Conditions = .always) {
    self.value = value
    self.conditions = conditions
  }
}
