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

  static let always = Conditions()

  /// True if the two never hold together.
  func excludes(_ other: Conditions) -> Bool {
    if settings.isDisjoint(with: other.settings) { return true }
    let (few, many) = arms.count < other.arms.count ? (arms, other.arms) : (other.arms, arms)
    return few.contains { branch, arm in many[branch].map { $0 != arm } ?? false }
  }

  /// Both at once.
  func and(_ other: Conditions) -> Conditions {
    // Most hold everywhere, and sets of the same storage are equal at once.
    let settings =
      other.settings == Setting.all
      ? settings : settings == Setting.all ? other.settings : settings.intersection(other.settings)
    return Conditions(
      settings: settings, arms: other.arms.isEmpty ? arms : arms.merging(other.arms) { old, _ in old })
  }

  mutating func formAnd(_ other: Conditions) {
    if other.settings != Setting.all {
      settings = settings == Setting.all ? other.settings : settings.intersection(other.settings)
    }
    if !other.arms.isEmpty { arms.merge(other.arms) { old, _ in old } }
  }

  /// These, in one arm of a branch.
  func inArm(_ number: Int, of branch: Branch) -> Conditions { and(Conditions(arms: [branch: number])) }

  func on(_ settings: Set<Setting>) -> Conditions { and(Conditions(settings: settings)) }
}

extension Conditions {
  /// Sets of things that stand together, by their indices: first that of the first arm of every branch, then others until
  /// everything that can stand at all, or one with the same face, has stood in one.
  static func sets(
    of all: [Conditions], within whole: Conditions = .always, atMost maximum: Int, faces: [AnyHashable]? = nil
  ) -> [(members: Set<Int>, conditions: Conditions)] {
    let possible = all.indices.filter { !whole.excludes(all[$0]) && !whole.and(all[$0]).settings.isEmpty }
    var unseen = possible
    var found: [(members: Set<Int>, conditions: Conditions)] = []
    while !unseen.isEmpty, found.count < maximum {
      var choice = whole
      var members: Set<Int> = []
      for index in unseen + possible where !members.contains(index) && !choice.excludes(all[index]) {
        choice.formAnd(all[index])
        members.insert(index)
      }
      found.append((members, choice))
      if let faces {
        let seen = Set(members.map { faces[$0] })
        unseen.removeAll { seen.contains(faces[$0]) }
      } else {
        unseen.removeAll(where: members.contains)
      }
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
