import LintelModel

/// A bar with all that its code may put on it, each with the conditions under which it is there. What people see are its
/// variants: one bar for each set of platforms with the same items, and for each arm of a branch that shows something else.
struct BarDraft {
  /// Everything but title, back title, large title and items.
  var toolbar: Toolbar
  /// Platforms that can show the bar at all.
  var platforms: [Platform]
  var conditions: Conditions = .always
  var titles: [Conditional<LocalizedText>] = []
  var subtitles: [Conditional<LocalizedText>] = []
  /// How the title is shown in states of the bar where those who show its view say so.
  var manners: [Conditional<TitleManner>] = []
  var backTitle: LocalizedText = .none
  var items: [Conditional<Item>] = []
  /// States of the bar in which one of its items is not there: each is seen in one variant.
  var absences: [Conditions] = []
  /// States in which the least is there, where code puts something there on a condition: they are variants, too.
  var barest: [Conditions] = []
  /// When each of the places that show the view shows it, where they put something else on the bar.
  var places: [Conditions] = []
  /// Whether several views put items on it.
  var isJoined = false
  /// Whether a platform and OS line where it has neither title nor items shows no bar.
  var isGoneWhereEmpty = false
  /// Whether spaces alone part the groups of its items, those that are on the same face.
  var isGroupedBySpaces = false
  /// Where it is a variant of another bar, that one's id, and what the variant is called.
  var presented: (bar: String, arm: String)?
  /// The SwiftUI view that is under it, where code sets up the bar of a controller that shows one.
  var hosted: HostedView?
  /// What people call the bar, if its title is what they call it by; else the toolbar's name.
  var name: (@Sendable (_ title: LocalizedText) -> String)?

  /// A bar whose branches have more combinations than this shows the first ones: 16.
  static let maximumVariants = 16
  /// One with items in every branch has more titles at most, and one item more faces: 64.
  static let maximumTitles = 64

  /// The bars that people can see. Every title and every item is on at least one of them, or each says how many combinations
  /// are not shown.
  func toolbars() -> [Toolbar] {
    var found: [(face: Face, settings: Set<Conditions.Setting>)] = []
    let contents = Contents(self)
    // What can appear at all, and in which places, decides what appears together: most bars are the same on all systems.
    var known: [[Bool]: [Face]] = [:]
    for platform in platforms {
      for line in OSLine.audited {
        let setting = Conditions.Setting(platform: platform, line: line)
        guard conditions.settings.contains(setting) else { continue }
        let hasWidthClasses = contents.askForWidthClass && [.ios, .ipados].contains(platform)
        let standing = (contents.conditions + places).map { $0.settings.contains(setting) } + [hasWidthClasses]
        let variants =
          known[standing]
          ?? (hasWidthClasses ? variantsByWidth(of: contents, in: setting) : variants(of: contents, in: setting))
        known[standing] = variants
        for face in variants {
          if isGoneWhereEmpty, face.parts.isBare { continue }
          let same = found.firstIndex { $0.face.parts == face.parts && $0.face.widthClass == face.widthClass }
          if let same {
            found[same].settings.insert(setting)
          } else {
            found.append((face, [setting]))
          }
        }
      }
    }
    let pairing = (titles: Pairing(self), joined: isJoined ? Pairing(joined: self) : nil)
    var whole = self
    whole.items = itemsWithConditions
    whole.toolbar.combinationsLeftOut = contents.left.count + (items.map(\.value.facesLeftOut).max() ?? 0)
    let bars = found.flatMap { face, settings in
      byLines(settings).map {
        (
          bar: whole.bar(of: face, $0, $1, pairing.titles, pairing.joined).withUnreadTold, arms: face.arms,
          missing: missing(in: face)
        )
      }
    }.numbered(like: toolbar.id)
    guard let presented else { return bars }
    return bars.map { bar in
      var bar = bar
      let isBySystem = bar.variant?.isPartedBySystem ?? false
      let names = [presented.arm] + (bar.variant?.names ?? [])
      bar.variant = .init(bar: presented.bar, names: names, isPartedBySystem: isBySystem)
      return bar
    }
  }

  /// How many combinations of a bar's conditions are on none of its variants: the most of any platform and place.
  private final class Unshown {
    private(set) var count = 0

    func note(_ more: Int) { count = max(count, more) }
  }

  /// Indices into `titles`, `items`, `subtitles` and, the first one of its kind, `manners`.
  private struct Parts: Hashable {
    var titles: [Int] = []
    var items: [Int] = []
    var subtitles: [Int] = []
    var manners: [Int] = []
    /// Whether there is neither title nor item: a subtitle alone makes no bar.
    var isBare: Bool { titles.isEmpty && items.isEmpty }
    var isEmpty: Bool { isBare && subtitles.isEmpty }
  }

  /// What is on the bar at the same time.
  private struct Face {
    var parts: Parts
    var arms: [Branch: Int]
    /// The only width class in which it does.
    var widthClass: WidthClass?
    /// Whether it joins arms of branches of which no code says that they hold together.
    var isGuessed = false
  }

  /// The values that are not there where the face has its title.
  private func missing(in face: Face) -> Set<Branch> {
    Set(face.parts.titles.flatMap { titles[$0].conditions.arms.keys.filter { $0.presenceArm == 1 } })
  }

  /// Platforms with the same OS lines make one bar.
  private func byLines(_ settings: Set<Conditions.Setting>) -> [([Platform], [OSLine])] {
    let lines = Dictionary(grouping: settings, by: \.platform).mapValues { $0.map(\.line).sorted() }
    return Dictionary(grouping: lines.keys, by: { lines[$0]! }).map { ($1.sorted(), $0) }.sorted { $0.0[0] < $1.0[0] }
  }

  /// What is the same in every setting.
  private struct Contents {
    let conditions: [Conditions]
    /// By title, item, absence and subtitle, a number that those share that look the same, and are of the same conformer: each
    /// type that fills the bar shows it.
    let faces: [Int]
    /// The same, whichever type it is.
    private let alike: [Int]
    /// The number of the first subtitle: they follow all others.
    let firstSubtitle: Int
    /// Items without text or symbol, and subtitles: a title is in the way of a button before it is in that of a spinner.
    let minor: Set<Int>
    /// What each has to do with the everyday state of the screen.
    let everyday: EverydayState
    /// Whether some are in one width class only, or the whole bar is.
    let askForWidthClass: Bool
    let left = Unshown()

    init(_ draft: BarDraft) {
      let blank = draft.items.indices.filter { draft.items[$0].value.isBlank }.map { $0 + draft.titles.count }
      let shown = draft.titles.count + draft.items.count
      let firstSubtitle = shown + draft.absences.count
      self.firstSubtitle = firstSubtitle
      // Absences and subtitles follow what is shown beside each other.
      minor = Set(blank).union(shown..<firstSubtitle + draft.subtitles.count)
      let below = draft.subtitles.map(\.conditions)
      conditions = draft.titles.map(\.conditions) + draft.items.map(\.conditions) + draft.absences + below
      everyday = EverydayState(draft, blank: Set(blank))
      askForWidthClass = ([draft.conditions] + conditions + draft.places).contains { $0.arms[.widthClass] != nil }
      // Of several that look the same in one arm each is another one: another arm may have fewer.
      var counts: [Copies: Int] = [:]
      var numbers: [[String]: Int] = [:]
      func number(_ face: [String]) -> Int {
        if let known = numbers[face] { return known }
        numbers[face] = numbers.count
        return numbers.count - 1
      }
      let facesBelow = draft.subtitles.map { number(["subtitle"] + $0.value.wordsOfFace) }
      let itemFaces = draft.items.map { item -> [String] in
        var copy = Copies(face: item.value.face, conditions: item.conditions)
        guard !item.conditions.arms.isEmpty, !item.value.kind.isSpacer else { return copy.face }
        counts[copy, default: 0] += 1
        guard let count = counts[copy], count > 1 else { return copy.face }
        copy.face.append("\(count)")
        return copy.face
      }
      let titleFaces = draft.titles.map { number(["title"] + $0.value.wordsOfFace) }
      let absences = draft.absences.indices.map { number(["absence", "\($0)"]) }
      alike = titleFaces + itemFaces.map(number) + absences + facesBelow
      let ofConformers = zip(itemFaces, draft.items).map { number($0 + $1.conditions.conformers) }
      faces = titleFaces + ofConformers + absences + facesBelow
    }

    /// What people see of the parts, in numbers: titles, and items in their order.
    func looks(of parts: Parts, _ titleCount: Int) -> [Int] {
      // Of several subtitles that stand together the first is seen.
      let below: [Int] = parts.subtitles.prefix(1).map { alike[$0 + firstSubtitle] }
      let above: [Int] = parts.titles.map { alike[$0] } + [-1] + parts.items.map { alike[$0 + titleCount] }
      return above + [-1] + below + [-1] + parts.manners
    }

    private struct Copies: Hashable {
      var face: [String]
      var conditions: Conditions
    }
  }

  /// Every width is one of a class: what is in both is one face.
  private func variantsByWidth(of contents: Contents, in setting: Conditions.Setting) -> [Face] {
    var found: [Face] = []
    for width in WidthClass.allCases where conditions.arms[.widthClass].map({ $0 == width.rawValue }) ?? true {
      for var face in variants(of: contents, in: setting, .inWidth(width)) {
        if let same = found.firstIndex(where: { $0.parts == face.parts && $0.widthClass != width }) {
          found[same].widthClass = nil
          found[same].arms[.widthClass] = nil
        } else {
          face.widthClass = width
          found.append(face)
        }
      }
    }
    let shown = found.filter { !$0.parts.isEmpty }
    return shown.isEmpty ? found : shown
  }

  private func variants(
    of contents: Contents, in setting: Conditions.Setting, _ width: Conditions = .always
  ) -> [Face] {
    let here = Conditions(settings: [setting], arms: conditions.arms).and(width)
    func stands(_ place: Conditions) -> Bool { place.settings.contains(setting) && !place.excludes(width) }
    let standing = places.filter(stands)
    guard !standing.isEmpty else { return variants(of: contents, within: here) }
    var found: [Face] = []
    // What looks the same in two places is one, as it is in two branches.
    var looks: Set<[Int]> = []
    for place in standing {
      for face in variants(of: contents, within: here.and(place))
      where looks.insert(contents.looks(of: face.parts, titles.count)).inserted { found.append(face) }
    }
    // What is seen in none of the places is told all the same; what places show on other systems or
    // in other widths is seen there.
    var seen = Set(found.flatMap { numbers(of: $0, in: contents) })
    for place in places where !stands(place) {
      for (number, shown) in zip(contents.faces, contents.conditions) where !shown.excludes(place) {
        if standing.allSatisfy({ shown.excludes($0) }) { seen.insert(number) }
      }
    }
    return found
      + variants(of: contents, within: here, except: seen).filter { !seen.isSuperset(of: numbers(of: $0, in: contents)) }
  }

  private func numbers(of face: Face, in contents: Contents) -> [Int] {
    let below = face.parts.subtitles.map { contents.faces[$0 + contents.firstSubtitle] }
    return face.parts.titles.map { contents.faces[$0] } + face.parts.items.map { contents.faces[$0 + titles.count] } + below
  }

  /// - Parameter elsewhere: The numbers of what other variants show.
  private func variants(of contents: Contents, within here: Conditions, except elsewhere: Set<Int> = []) -> [Face] {
    // A place decides what else would be a choice of items.
    let decided = places.isEmpty ? [:] : here.arms
    let hasSteadyItems = items.allSatisfy { $0.conditions.arms.keys.allSatisfy { decided[$0] != nil } }
    // A state that looks like another one is no variant of its own.
    var looks: Set<[Int]> = []
    func isNew(_ face: Face) -> Bool { looks.insert(contents.looks(of: face.parts, titles.count)).inserted }
    let maximum = hasSteadyItems ? Self.maximumTitles : Self.maximumVariants
    let first = faces(of: contents, within: here, atMost: maximum)
    var shown = first.shown.filter(isNew)
    for state in barest where !here.excludes(state) {
      shown += faces(of: contents, within: here.and(state), atMost: 1).shown.filter(isNew)
    }
    let met = shown.map { (title: $0.parts.titles.first, items: $0.parts.items) }
    for state in CrowdedTitles(self).states(besides: met, within: here) where shown.count < maximum {
      shown += faces(of: contents, within: state, atMost: 1).shown.filter(isNew)
    }
    if shown.count < maximum, let state = WidestState(self).state(besides: shown.map { $0.parts.items }, within: here) {
      for var face in faces(of: contents, within: state, atMost: 1).shown where isNew(face) {
        face.isGuessed = true
        shown.append(face)
      }
    }
    let seen = elsewhere.union(shown.flatMap { numbers(of: $0, in: contents) })
    let unseen = first.unseen.filter { !seen.contains(contents.faces[$0]) }
    contents.left.note(count(ofStatesFor: unseen, of: contents, within: here, isNew))
    return shown.isEmpty ? [Face(parts: Parts(), arms: [:])] : shown
  }

  /// How many more states there are: as few as have every title and item that none of the others has, and those without one
  /// of the items that look like none of the others.
  private func count(
    ofStatesFor unseen: [Int], of contents: Contents, within here: Conditions, _ isNew: (Face) -> Bool
  ) -> Int {
    let absent = titles.count + items.count..<contents.firstSubtitle
    let states = unseen.filter { absent.contains($0) }.flatMap {
      faces(of: contents, within: here.and(contents.conditions[$0]), atMost: 1).shown
    }
    return states.count(where: isNew)
      + Conditions.count(
        ofSetsFor: unseen.filter { !absent.contains($0) }, of: contents.conditions, within: here, faces: contents.faces)
  }

  private func faces(
    of contents: Contents, within here: Conditions, atMost maximum: Int
  ) -> (shown: [Face], unseen: [Int]) {
    let sets = Conditions.sets(
      of: contents.conditions, within: here, atMost: maximum, faces: contents.faces,
      isMinor: { contents.minor.contains($0) }, distance: { contents.everyday.distances[$0] })
    let shown = sets.found.map { set in
      let parts = Parts(
        titles: titles.indices.filter(set.members.contains),
        items: items.indices.filter { set.members.contains($0 + titles.count) },
        subtitles: subtitles.indices.filter { set.members.contains($0 + contents.firstSubtitle) },
        manners: kinds(ofMannersIn: set.conditions))
      return Face(parts: parts, arms: set.conditions.arms)
    }
    return (shown.filter { !$0.parts.isEmpty }, sets.unseen)
  }

  private func kinds(ofMannersIn state: Conditions) -> [Int] {
    let standing = manners.filter { $0.conditions.stand(in: state) }
    return Set(standing.compactMap { own in manners.firstIndex { $0.value.isLike(own.value) } }).sorted()
  }

  private func bar(
    of face: Face, _ platforms: [Platform], _ lines: [OSLine], _ pairing: Pairing?, _ joined: Pairing?
  ) -> Toolbar {
    let parts = face.parts
    var bar = toolbar
    bar.widthClass = face.widthClass
    if face.isGuessed { bar.isPairingGuessed = true }
    bar.platforms = platforms
    bar.osLines = lines == OSLine.audited ? [] : lines
    bar.title = parts.titles.first.map { titles[$0].value } ?? .none
    bar.isTitleOneOfSeveral = parts.titles.first.map { hasOtherArm(titles[$0]) } ?? false
    // What has none here may be given one by the view around it.
    if parts.titles.isEmpty { bar.titleMayBeSetByCode = true }
    if let name { bar.name = name(bar.title) }
    let here = Conditions(
      settings: Set(platforms.flatMap { platform in lines.map { Conditions.Setting(platform: platform, line: $0) } }))
    bar.subtitle = parts.subtitles.first.map { subtitles[$0].value } ?? .none
    bar.backTitle = backTitle
    for manner in manners where manner.conditions.stand(in: Conditions(settings: here.settings, arms: face.arms)) {
      manner.value.tellMore(&bar)
    }
    let own = parts.items.map(told)
    bar.items = (isGroupedBySpaces ? own.groupedBySpaces() : own).withUniqueIDs()
    if let joined { tellGuesses(&bar, of: parts, joined) }
    for (position, index) in parts.items.enumerated() where items[index].conditions.asksForUnknownScreen {
      bar.isPairingGuessed = true
      bar.items[position].mayLackTitle = true
    }
    guard let pairing else { return bar }
    for (position, index) in parts.items.enumerated() where parts.titles.contains(where: { pairing.isGuessed($0, index) }) {
      bar.isPairingGuessed = true
      bar.items[position].mayLackTitle = true
      if parts.titles.contains(where: { pairing.isDoubted($0, index) }) { bar.isPairingDoubted = true }
    }
    return bar
  }

  private func hasOtherArm(_ title: Conditional<LocalizedText>) -> Bool {
    titles.contains { other in
      other.value != title.value
        && title.conditions.arms.contains { branch, arm in other.conditions.arms[branch].map { $0 != arm } ?? false }
    }
  }

  /// Items of different views on conditions of which neither says anything of the other may never be seen together; one in the
  /// title's place may be alone there.
  private func tellGuesses(_ bar: inout Toolbar, of parts: Parts, _ pairing: Pairing) {
    for (position, index) in parts.items.enumerated() {
      for other in parts.items where other != index && pairing.isGuessed(item: other, beside: index) {
        bar.isPairingGuessed = true
        if items[other].value.placement == .principal { bar.items[position].mayLackTitle = true }
      }
    }
  }
}

extension [(bar: Toolbar, arms: [Branch: Int], missing: Set<Branch>)] {
  /// Variants of one bar, told apart by their platforms and OS lines where these differ, then by number.
  fileprivate func numbered(like id: String) -> [Toolbar] {
    let settings = Set(map { "\($0.bar.platforms) \($0.bar.osLines)" })
    let variants = VariantNames(map(\.arms), settings: map(\.bar.namesOfSystems), missing: map(\.missing))
    var counts: [String: Int] = [:]
    return enumerated().map { index, variant in
      var bar = variant.bar
      if count > 1 {
        let names = (settings.count > 1 ? [bar.namesOfSystems] : []) + variants.names(of: index)
        bar.variant = .init(bar: id, names: names, isPartedBySystem: variants.arePartedBySystem)
        bar.forgetConditions(toldBy: names)
      }
      var own = id
      if settings.count > 1 {
        own += "[\((bar.platforms.map(\.rawValue) + bar.osLines.map(\.description)).joined(separator: ","))]"
      }
      counts[own, default: 0] += 1
      bar.id = counts[own]! > 1 ? "\(own)~\(counts[own]!)" : own
      return bar
    }
  }
}

extension Item {
  /// Whether nothing is written or drawn on it that is known.
  fileprivate var isBlank: Bool {
    symbol == nil && systemItem == nil && !kind.isSpacer && !label.isPresent && segments.isEmpty && standIn?.drawn == nil
  }
}
