import LintelModel

/// What people see of a bar most of the time: nothing in its stead that is there for a while alone, and of branches whose
/// names say nothing the arm that has most items.
struct EverydayState {
  /// Of each title, then of each item, each absence and each subtitle, how late the first variant takes it: what stands there
  /// for a while is left out only where it replaces what stands there every day.
  let distances: [Int]

  /// What has text or symbol, in the largest arm; else one further.
  private enum Distance {
    static let blank = 2
    static let passing = 4
    /// A subtitle decides nothing of what stands beside it.
    static let subtitle = 8
    static let absence = 16
  }

  /// - Parameter blank: Titles and items, by their numbers, that show nothing that is known.
  init(_ draft: BarDraft, blank: Set<Int>) {
    let shown = draft.titles.map(\.conditions) + draft.items.map(\.conditions)
    let below = draft.subtitles.map(\.conditions)
    let arms = PassingArms(shown + below)
    var contents: [Branch: [Int: ArmContents]] = [:]
    for (index, item) in draft.items.enumerated() where !item.value.kind.isSpacer {
      guard !blank.contains(index + draft.titles.count), !arms.hold(in: item.conditions) else { continue }
      for (branch, arm) in item.conditions.arms where branch.isOpen {
        contents[branch, default: [:]][arm, default: ArmContents()].add(item.value)
      }
    }
    let counts = contents.mapValues { $0.mapValues(\.count) }
    let most = counts.mapValues { $0.values.max() ?? 0 }
    func distance(_ number: Int, _ conditions: Conditions) -> Int {
      var distance = arms.hold(in: conditions) ? Distance.passing : 0
      if blank.contains(number) { distance += Distance.blank }
      let isInLesserArm = conditions.arms.contains { branch, arm in
        (counts[branch]?[arm] ?? 0) < most[branch, default: 0]
      }
      return isInLesserArm ? distance + 1 : distance
    }
    distances = shown.indices.map { distance($0, shown[$0]) } + draft.absences.map { _ in Distance.absence }
      + below.map { arms.hold(in: $0) ? Distance.subtitle + Distance.passing : Distance.subtitle }
  }
}

/// What stands in one arm. One item may have several faces there, and several may look the same: neither makes an arm larger.
private struct ArmContents {
  private var places: Set<SourceLocation> = []
  private var faces: Set<[String]> = []

  var count: Int { min(places.count, faces.count) }

  mutating func add(_ item: Item) {
    places.insert(item.makingPlace)
    faces.insert(item.face)
  }
}

/// The arms that are states for a while: each is asked once, however many items stand in it.
private struct PassingArms {
  private var known: [Branch: [Int: Bool]] = [:]

  init(_ all: [Conditions]) {
    for conditions in all {
      for (branch, arm) in conditions.arms where known[branch]?[arm] == nil {
        known[branch, default: [:]][arm] = branch.isPassing(inArm: arm)
      }
    }
  }

  func hold(in conditions: Conditions) -> Bool {
    conditions.arms.contains { branch, arm in known[branch]?[arm] == true }
  }
}

extension Branch {
  /// Whether the running app decides it, and neither its build nor the system does.
  fileprivate var isOpen: Bool {
    switch kind {
    case .condition: !words.contains("#")
    case .choice: true
    case .flag, .value, .equality, .presenter, .widthClass: false
    }
  }
}
