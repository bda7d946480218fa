import LintelModel

/// Makes states of a view's bar of the places that make the view: in each the bar has what the view shows by what it is handed
/// there, and a back button where it is pushed. Places whose bars are the same are one.
struct PlaceVariants {
  struct State {
    var conditions: Conditions
    var isPushed: Bool
  }

  /// When each title and item of the bar is there.
  let contents: [Conditions]
  /// Of these, what those who show the view put there: a name in their conditions is not the view's.
  let added: [Conditions]

  /// A view that is told apart in more places than this is told by whether it is pushed alone: 12.
  private static let mostStates = 12

  private struct Group {
    var names: [String]
    var place: ViewPlace
    var constants: [Branch: HandedConstant]
    /// Which of the contents may be there.
    var shown: [Bool]

    var head: String {
      let verb = place.isPushed ? Branch.pushedBy : Branch.shownIn
      switch names.count {
      case 1: return "\(verb) \(names[0])"
      case 2: return "\(verb) \(names[0]) or \(names[1])"
      default: return "\(verb) \(names[0]) or \(names.count - 1) others"
      }
    }
  }

  /// None where the places make no difference that the bar's own branches do not tell.
  func states(of places: [ViewPlace], type: String) -> [State] {
    guard places.count > 1 else { return [] }
    var groups = merged(places, heedsConstants: true)
    if groups.count > Self.mostStates { groups = merged(places, heedsConstants: false) }
    guard 2...Self.mostStates ~= groups.count, makeADifference(groups) else { return [] }
    let isFirst: [(Group) -> Bool] = [
      { $0.place.presenter != nil }, { $0.place.presenter == nil && !$0.place.isPushed },
      { $0.place.presenter == nil && $0.place.isPushed },
    ]
    return numbered(isFirst.flatMap { groups.filter($0) }, type)
  }

  private func merged(_ places: [ViewPlace], heedsConstants: Bool) -> [Group] {
    let asked = Self.branches(contents)
    let askedByOthers = Self.branches(added)
    var groups: [Group] = []
    for place in places.flatMap({ $0.parted(byScreensOf: asked) }) {
      let constants = place.constants.filter { branch, _ in
        heedsConstants && asked.contains(branch) && !(place.presenter != nil && askedByOthers.contains(branch))
      }
      let conditions = place.conditions.and(Conditions(arms: constants.mapValues(\.arm)))
      let shown = contents.map { !$0.excludes(conditions) }
      let same = groups.firstIndex { group in
        group.shown == shown && group.place.isPushed == place.isPushed
          && group.place.conditions.settings == place.conditions.settings
          && group.place.conditions.widthClass == place.conditions.widthClass
          && (group.place.presenter == nil) == (place.presenter == nil)
      }
      if let same {
        if !groups[same].names.contains(place.name) { groups[same].names.append(place.name) }
      } else {
        groups.append(Group(names: [place.name], place: place, constants: constants, shown: shown))
      }
    }
    return groups
  }

  /// What conditions ask for.
  private static func branches(_ all: [Conditions]) -> Set<Branch> {
    all.reduce(into: []) { found, conditions in
      found.formUnion(conditions.arms.keys)
      for whole in conditions.failing { found.formUnion(whole.keys) }
    }
  }

  /// Whether one is pushed and another is not, one has others' items and another does not, or one is handed several values
  /// that go together. One value alone is told by the branches that ask for it, unless it is handed on some systems alone, or in
  /// windows of one width class.
  private func makeADifference(_ groups: [Group]) -> Bool {
    Set(groups.map(\.place.isPushed)).count > 1 || Set(groups.map { $0.place.presenter == nil }).count > 1
      || groups.contains { Set($0.constants.values.map(\.property)).count > 1 }
      || Set(groups.map(\.place.conditions.widthClass)).count > 1
      || Set(groups.map(\.place.conditions.settings)).count > 1 && groups.contains { !$0.constants.isEmpty }
  }

  private func numbered(_ groups: [Group], _ type: String) -> [State] {
    let heads = Dictionary(grouping: groups.map(\.head)) { $0 }
    return groups.enumerated().map { number, group in
      var branch = Branch(.presenter, Branch.placesOf + type)
      let handed = Set(group.constants.values.map(\.words)).sorted().joined(separator: " and ")
      let isAlone = heads[group.head]?.count == 1
      branch.armName = isAlone || handed.isEmpty ? group.head : "\(group.head) with \(handed)"
      var conditions = group.place.conditions.and(Conditions(arms: group.constants.mapValues(\.arm)))
      if group.place.presenter == nil { conditions.name(presenterArms: branch.armName) }
      return State(conditions: conditions.inArm(number, of: branch), isPushed: group.place.isPushed)
    }
  }
}

extension Branch {
  fileprivate static var placesOf: String { "places of " }
  fileprivate static var pushedBy: String { "pushed by" }
  fileprivate static var shownIn: String { "in" }

  /// The names of the types that show a view, where it tells the places by them; nil for other branches, and where names are left
  /// out.
  var places: Set<String>? {
    guard kind == .presenter, words.hasPrefix(Self.placesOf), let armName,
      let verb = [Self.pushedBy, Self.shownIn].first(where: { armName.hasPrefix($0 + " ") })
    else { return nil }
    // What is handed there follows the names.
    let names = armName.dropFirst(verb.count + 1).split(separator: " with ", maxSplits: 1).first ?? ""
    return names.hasSuffix(" others") ? nil : Set(names.split(separator: " or ").map { String($0) })
  }
}

extension Conditions {
  /// Gives the arm of those who put nothing of their own on a bar the name of the places: it has none among the presenters'.
  fileprivate mutating func name(presenterArms name: String?) {
    for (branch, arm) in arms where branch.kind == .presenter {
      var named = branch
      named.armName = name
      arms[branch] = nil
      arms[named] = arm
    }
  }
}
