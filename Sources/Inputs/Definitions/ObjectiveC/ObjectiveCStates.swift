import LintelModel

/// The states of a bar that its code makes of titles and items which it sets under conditions: what is under the same
/// condition appears together, what contradicts never does, and of the rest the pairing is a guess.
struct ObjectiveCStates {
  struct State {
    var title: LocalizedText?
    /// A control in the title's place.
    var titleControl: ObjectiveCItem?
    var left: [Int] = []
    var right: [Int] = []
    var conditions: Conditions
    var isGuessed = false
    /// Whether other items are there for the title's own state.
    var isDoubted = false
  }

  /// A bar with more states shows the first ones: 16; 64 where only one place has several settings, as a title of many cases.
  private static let most = 16
  private static let mostOfOnePlace = 64
  /// Of one place on the bar, so many settings are looked at.
  private static let mostSettings = 12

  private enum Piece {
    case title(LocalizedText)
    case titleControl(ObjectiveCItem)
    case left([Int])
    case right([Int])
  }
  private typealias Setting = ObjectiveCSetting<Piece>

  private let places: [[Setting]]

  private let mostStates: Int

  init(_ bar: ObjectiveCEvaluator.Bar) {
    var isOneAlone = false
    func pieces<Value>(_ settings: [ObjectiveCSetting<Value>], _ make: (Value) -> Piece) -> [Setting] {
      settings.prefix(isOneAlone ? Self.mostOfOnePlace : Self.mostSettings).map {
        Setting(value: make($0.value), conditions: $0.conditions, within: $0.within, method: $0.method)
      }
    }
    let titles = bar.titlesBesideTitleViews
    // A place that code only ever empties is empty.
    let sides = [ObjectiveCEvaluator.Slot.left, .right].map { slot -> [ObjectiveCSetting<[Int]>] in
      let all = bar.assignments[slot] ?? []
      return all.allSatisfy(\.value.isEmpty) ? [] : all
    }
    isOneAlone = [titles.count + bar.titleControls.count, sides[0].count, sides[1].count].count { $0 > 1 } < 2
    mostStates = isOneAlone ? Self.mostOfOnePlace : Self.most
    places = [
      pieces(titles, Piece.title) + pieces(bar.titleControls, Piece.titleControl),
      pieces(sides[0], Piece.left), pieces(sides[1], Piece.right),
    ]
  }

  /// Every title and every list of items is in one of them.
  var states: [State] {
    let all = candidates
    var unseen = Set(places.indices.flatMap { place in places[place].indices.filter { shows(place, $0) }.map { [place, $0] } })
    var found: [State] = []
    for isGuessed in [false, true] {
      let some = all.filter { $0.isGuessed == isGuessed }
      while found.count < mostStates, !unseen.isEmpty {
        // What shows the most that has not been seen so far; of the same, what the code says first.
        var best: (candidate: Candidate, new: Int)?
        for one in some {
          let new = one.members.count { unseen.contains([$0.place, $0.index]) }
          if new > best?.new ?? 0 { best = (one, new) }
        }
        guard let best else { break }
        for member in best.candidate.members { unseen.remove([member.place, member.index]) }
        found.append(state(of: best.candidate))
      }
    }
    return found
  }

  /// Whether a setting puts something there.
  private func shows(_ place: Int, _ index: Int) -> Bool {
    switch places[place][index].value {
    case .title, .titleControl: true
    case .left(let items), .right(let items): !items.isEmpty
    }
  }

  private typealias Candidate = (members: [(place: Int, index: Int)], conditions: Conditions, isGuessed: Bool)

  /// What can appear together: one of each place, and nothing only where all that the code puts there is excluded.
  private var candidates: [Candidate] {
    var found = candidates(with: [])
    // What is in no state of the first place may be shown where that place is empty.
    for place in places.indices {
      for index in places[place].indices where shows(place, index) {
        if !found.contains(where: { $0.members.contains { $0 == (place, index) } }) {
          found += candidates(with: [(place, index)])
        }
      }
    }
    return found
  }

  private func candidates(with first: [(place: Int, index: Int)]) -> [Candidate] {
    var found: [Candidate] = [
      (first, first.reduce(.always) { $0.and(places[$1.place][$1.index].conditions) }, false)
    ]
    for place in places.indices where !places[place].isEmpty && !first.contains(where: { $0.place == place }) {
      found = found.flatMap { one -> [Candidate] in
        let next = places[place].indices.filter {
          !places[place][$0].conditions.excludes(one.conditions)
            && !places[place][$0].conditions.and(one.conditions).settings.isEmpty
        }
        if next.isEmpty { return [one] }
        return next.map { index in
          let isGuessed = one.isGuessed || one.members.contains { !goesWith((place, index), $0) }
          return (one.members + [(place, index)], one.conditions.and(places[place][index].conditions), isGuessed)
        }
      }
    }
    return found
  }

  /// Whether two settings are known to hold together: one of them always does, or one holds wherever the other does. What is
  /// set without a condition in another method than what replaces it may be shown at any time.
  private func goesWith(_ a: (place: Int, index: Int), _ b: (place: Int, index: Int)) -> Bool {
    let (first, second) = (places[a.place][a.index], places[b.place][b.index])
    let (isFirstAlone, isSecondAlone) = (places[a.place].count == 1, places[b.place].count == 1)
    if isFirstAlone, isSecondAlone { return true }
    if isFirstAlone, first.conditions.arms.isEmpty { return true }
    if isSecondAlone, second.conditions.arms.isEmpty { return true }
    let (one, other) = (Self.decisive(first.conditions.arms), Self.decisive(second.conditions.arms))
    let (few, many) = one.count <= other.count ? (one, other) : (other, one)
    guard few.allSatisfy({ many[$0.key] == $0.value }) else { return false }
    return first.method == second.method || !few.isEmpty
  }

  /// Whether a place has another setting for the state that the title is for.
  private func isDoubted(_ members: [(place: Int, index: Int)]) -> Bool {
    guard let title = members.first(where: { $0.place == 0 }) else { return false }
    let own = Self.decisive(places[0][title.index].conditions.arms)
    guard !own.isEmpty else { return false }
    return members.contains { member in
      member.place != 0 && shows(member.place, member.index) && !goesWith(title, member)
        && places[member.place].indices.contains { other in
          let arms = places[member.place][other].conditions.arms
          return other != member.index && own.allSatisfy { arms[$0.key] == $0.value }
        }
    }
  }

  /// The arms without those that only say again what a subject is equal to.
  private static func decisive(_ arms: [Branch: Int]) -> [Branch: Int] {
    let subjects = arms.keys.filter { $0.kind == .equality }.map(\.words)
    guard !subjects.isEmpty else { return arms }
    return arms.filter { branch, arm in
      switch branch.kind {
      case .choice: !subjects.contains(branch.words)
      case .condition: arm != 0 || !subjects.contains { branch.words.hasPrefix("\($0) ==") }
      default: true
      }
    }
  }

  private func state(of candidate: Candidate) -> State {
    var state = State(
      conditions: candidate.conditions, isGuessed: candidate.isGuessed,
      isDoubted: candidate.isGuessed && isDoubted(candidate.members))
    for member in candidate.members {
      switch places[member.place][member.index].value {
      case .title(let title): state.title = title
      case .titleControl(let control): state.titleControl = control
      case .left(let items): state.left = items
      case .right(let items): state.right = items
      }
    }
    return state
  }
}

extension ObjectiveCEvaluator.Bar {
  /// The titles as far as no view replaces them.
  fileprivate var titlesBesideTitleViews: [ObjectiveCSetting<LocalizedText>] {
    if hasTitleView { return [] }
    var left = titles.present
    // A view takes the title's place whatever was said before.
    for view in titleViews {
      left.removeAll { title in view.arms.allSatisfy { title.conditions.arms[$0.key] == $0.value } }
      for index in left.indices where !left[index].conditions.excludes(view) {
        let extra = view.arms.filter { left[index].conditions.arms[$0.key] == nil && $0.key.kind == .condition }
        guard let whole = extra.keys.max(by: { ($0.words.count, $0) < ($1.words.count, $1) }) else { continue }
        left[index].conditions.arms[whole] = 1 - (extra[whole] ?? 0)
      }
    }
    return left
  }
}

extension ObjectiveCStates.State {
  /// The OS lines that it is on; none if it is on all.
  var lines: [OSLine] {
    let lines = OSLine.audited.filter { line in
      platforms.contains { conditions.settings.contains(.init(platform: $0, line: line)) }
    }
    return lines == OSLine.audited ? [] : lines
  }

  /// The platforms of navigation bars that it is on; both where it is on none.
  var platforms: [Platform] {
    let all: [Platform] = [.ios, .ipados]
    let own = all.filter { platform in conditions.settings.contains { $0.platform == platform } }
    return own.isEmpty ? all : own
  }
}
