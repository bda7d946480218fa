import LintelModel

/// When something is there: on which platforms and OS lines, and in which arms of the code's own branches.
struct Conditions: Hashable {
  /// One platform on one OS line.
  struct Setting: Hashable {
    var platform: Platform
    var line: OSLine

    static let all = Set(
      Platform.allCases.flatMap { platform in OSLine.audited.map { Setting(platform: platform, line: $0) } })
  }

  /// Where it can be compiled and run.
  var settings = Setting.all
  /// By branch, the number of the arm it stands in. Two branches on the same condition are the same branch.
  var arms: [Branch: Int] = [:]
  /// Arms that do not all hold at once here: an `a && b` that has failed.
  var failing: Set<[Branch: Int]> = []
  /// The functions that set what is there, where several things are set in turn: what one function sets, it sets together.
  var functions: Set<String> = []

  static let always = Conditions()

  /// True if the two never hold together.
  func excludes(_ other: Conditions) -> Bool {
    settings.isDisjoint(with: other.settings)
      || arms.contains { other.arms[$0.key].map { [arm = $0.value] in $0 != arm } ?? false }
      || failsWhere(other)
  }

  /// Whether arms of both make a whole that has failed in one of them.
  private func failsWhere(_ other: Conditions) -> Bool {
    guard !failing.isEmpty || !other.failing.isEmpty else { return false }
    return failing.union(other.failing).contains { whole in
      whole.allSatisfy { (arms[$0.key] ?? other.arms[$0.key]) == $0.value }
    }
  }

  /// Both at once.
  func and(_ other: Conditions) -> Conditions {
    // Most hold everywhere, and sets of the same storage are equal at once.
    let settings =
      other.settings == Setting.all
      ? settings : settings == Setting.all ? other.settings : settings.intersection(other.settings)
    return Conditions(
      settings: settings, arms: other.arms.isEmpty ? arms : arms.merging(other.arms) { old, _ in old },
      failing: other.failing.isEmpty ? failing : failing.union(other.failing),
      functions: other.functions.isEmpty ? functions : functions.union(other.functions))
  }

  /// These, in one arm of a branch.
  func inArm(_ number: Int, of branch: Branch) -> Conditions { and(Conditions(arms: [branch: number])) }

  func set(by function: String?) -> Conditions {
    var conditions = self
    conditions.functions = function.map { [$0] } ?? []
    return conditions
  }

  func on(_ settings: Set<Setting>) -> Conditions { and(Conditions(settings: settings)) }
}

extension Conditions {
  /// Sets of things that stand together, by their indices: first that of the first arm of every branch, then others until
  /// everything that can stand at all, or one that is `alike`, has stood in one.
  static func sets(
    of all: [Conditions], within whole: Conditions = .always, atMost maximum: Int,
    alike: (Int, Int) -> Bool = { $0 == $1 }
  ) -> [(members: Set<Int>, conditions: Conditions)] {
    let possible = all.indices.filter { !whole.excludes(all[$0]) && !whole.and(all[$0]).settings.isEmpty }
    var unseen = possible
    var found: [(members: Set<Int>, conditions: Conditions)] = []
    while !unseen.isEmpty, found.count < maximum {
      var choice = whole
      var members: Set<Int> = []
      func take(_ index: Int) {
        guard !members.contains(index), !choice.excludes(all[index]) else { return }
        choice = choice.and(all[index])
        members.insert(index)
      }
      let order = unseen + possible
      take(order[0])
      // What the same function sets goes first.
      let functions = all[order[0]].functions
      if !functions.isEmpty { order.filter { !all[$0].functions.isDisjoint(with: functions) }.forEach(take) }
      order.forEach(take)
      found.append((members, choice))
      unseen.removeAll { index in members.contains { alike($0, index) } }
    }
    return found
  }
}

/// A value and when it holds.
struct Conditional<Value> {
  var value: Value
  var conditions: Conditions

  init(_ value: Value, _ conditions: Conditions = .always) {
    self.value = value
    self.conditions = conditions
  }
}
