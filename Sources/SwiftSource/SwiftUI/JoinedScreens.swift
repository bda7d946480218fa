import LintelModel
import SwiftSyntax

/// The screens of a project whose bars are one: that of a view and those of the modifiers that others put on it where they
/// show it, that of a property and of who shows it, and what the project's own modifiers add.
///
/// A bar is the innermost view's. What each presenter adds to it is on that presenter's variants.
final class JoinedScreens {
  /// A presenter of a presenter of a presenter: 4.
  private static let maximumDepth = 4
  /// A view that more than 12 others show is a part of theirs: a bar has 16 variants at most.
  private static let maximumPresentations = 12
  /// What shows others in more places than these, through its properties and functions, has a bar of its own.
  private static let maximumPlaces = 100

  private let reading: SwiftReading
  private var project: SwiftProject { reading.project }
  private var entries: [SyntaxIdentifier: Entry] = [:]
  private var members: [String: [Entry]] = [:]
  /// The types whose properties and functions make bars.
  private lazy var owners = Set(members.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
  /// By member that makes no bar, the screens that it shows.
  private var passedTo: [String: [Edge]] = [:]
  let modifiers: ModifierScreens
  private lazy var isAnythingPushed = project.says(anyOf: BackButtons.pushingWords)
  /// Whether code may be for some systems alone.
  private lazy var isAnythingParted = project.says(
    anyOf: ["#if", "#available", "#unavailable", "userInterfaceIdiom", "import UIKit", "import AppKit"])

  init(reading: SwiftReading) {
    self.reading = reading
    modifiers = ModifierScreens(reading: reading)
    var all: [Entry] = []
    for file in reading.project.files {
      for screen in file.screens {
        guard let root = screen.roots.first?.value,
          // What no audited system has is no bar, and no part of another's.
          !screen.conditions.settings.isEmpty, !screen.isOfKeyboardAlone,
          !reading.project.previewTypes.hold(Syntax(root), of: file, in: reading.project)
        else { continue }
        guard screen.maker != nil else {
          modifiers.add(subtitleOf: screen, in: file)
          continue
        }
        let entry = Entry(screen, file)
        all.append(entry)
        for root in screen.roots { entries[root.value.id] = entry }
        guard let member = screen.member, let name = Self.name(of: member) else { continue }
        if let function = member.as(FunctionDeclSyntax.self), let maker = ModifierUses.Maker(of: function) {
          modifiers.add(screen, in: file, of: function, by: maker)
        } else {
          members["\(SwiftName.type(around: member)).\(name)", default: []].append(entry)
        }
      }
    }
    for entry in all { findShown(by: entry) }
    for entry in all { settle(entry) }
  }

  // MARK: Who shows whom

  /// The screens in the content of a screen: of the project's views and of the type's own properties and functions.
  private func findShown(by entry: Entry) {
    for root in entry.screen.roots {
      entry.shown += shown(in: Syntax(root.value), entry.file, depth: 0).filter { $0.entry !== entry }.map {
        Edge(entry: $0.entry, node: $0.node, conditions: root.conditions.and($0.conditions), made: $0.made)
      }
    }
    guard entry.screen.roots.count == 1, let root = entry.screen.roots.first?.value else { return }
    entry.contents = HandedContents(project: project).find(in: root, of: entry.file).flatMap { content in
      content.views.map { screens(in: $0, content.file, for: entry) }
    }
    entry.shown += entry.contents.joined()
  }

  /// The screens in what a view is handed to show: a view with modifiers of its own there, or those of the project's views.
  private func screens(in views: [ExprSyntax], _ file: SwiftFile, for entry: Entry) -> [Edge] {
    views.flatMap { view -> [Edge] in
      let own = entries[view.id].map { [Edge(entry: $0, node: view, conditions: .always)] }
      return (own ?? shown(in: Syntax(view), file, depth: 0)).filter { $0.entry !== entry }
    }.map { Edge(entry: $0.entry, node: $0.node, conditions: $0.conditions, made: $0.made, file: file) }
  }

  private func shown(in whole: Syntax, _ file: SwiftFile, depth: Int) -> [Edge] {
    guard depth < Self.maximumDepth else { return [] }
    let leaves = ShownLeaves.find(in: whole, of: file) { name in
      TitleOwner.platformViews.contains(name)
        || ContentWrapper(project: self.project).showing(.closure(nil), of: name, near: file) == .inPlace
    }
    var found: [Edge] = []
    for leaf in leaves {
      guard found.count <= Self.maximumPlaces else { return [] }
      found += shown(by: leaf, of: whole, file, depth: depth)
    }
    return found
  }

  private func shown(by leaf: ShownLeaves.Leaf, of whole: Syntax, _ file: SwiftFile, depth: Int) -> [Edge] {
    let isType = SwiftProject.isTypeName(leaf.name)
    let owner = isType ? leaf.name : SwiftName.type(around: leaf.node)
    let key = "\(owner).\(isType ? "body" : leaf.name)"
    var edges: [Edge] = []
    if let found = members[key] {
      guard Self.areOne(found), !isType || isOneType(leaf.name, file) else { return [] }
      edges = found.map { Edge(entry: $0, node: leaf.node, conditions: .always) }
    } else if !isType || isOneType(leaf.name, file) && owners.contains(leaf.name) {
      // A property, function or body that only shows another one of its type.
      edges = passing(isType ? "body" : leaf.name, of: owner, near: file, depth: depth + 1)
    }
    guard !edges.isEmpty else { return [] }
    let way = ArmConditions.of(Syntax(leaf.node), upTo: whole)
    let made = isType ? leaf.node.as(FunctionCallExprSyntax.self) : nil
    return edges.map {
      Edge(entry: $0.entry, node: $0.node, conditions: way.and($0.conditions), made: $0.made ?? made)
    }
  }

  private func passing(_ name: String, of type: String, near file: SwiftFile, depth: Int) -> [Edge] {
    let key = "\(type).\(name)"
    if let known = passedTo[key] { return known }
    // Of one that shows itself nothing more is to be known.
    passedTo[key] = []
    guard let member = project.members(named: name, of: type, near: file).first(where: { $0.body != nil }),
      let body = member.body
    else { return [] }
    let edges = shown(in: Syntax(body), member.file, depth: depth)
    passedTo[key] = edges
    return edges
  }

  /// A view of the same name may be another one, unless it is in a type.
  private func isOneType(_ name: String, _ file: SwiftFile) -> Bool {
    let types = project.declarations(of: name, near: file)
    if types.count == 1 { return true }
    // Beside a type that is nested in another one of the same file, the name means that one.
    return types.filter { $0.path == name }.count == 1 && !types.contains { $0.path != name && $0.file === file }
  }

  private func settle(_ entry: Entry) {
    settle(entry, showing: entry.shown.filter { $0.file == nil })
    for content in entry.contents { settle(entry, showing: content) }
  }

  private func settle(_ entry: Entry, showing shown: [Edge]) {
    var others: [Entry] = []
    for edge in shown where !others.contains(where: { $0 === edge.entry }) { others.append(edge.entry) }
    guard Self.areOne(others) || Self.areCases(shown) else { return }
    for other in others where !other.presenters.contains(where: { $0.entry === entry }) {
      let edges = shown.filter { $0.entry === other }
      // The same view in several arms is there in either.
      let conditions = edges.dropFirst().reduce(edges[0].conditions) { $0.either($1.conditions) }
      other.presenters.append(Edge(entry: entry, node: edges[0].node, conditions: conditions, file: edges[0].file))
    }
  }

  /// Whether they are one screen on each platform and OS line: alone, or of one property or function that has them under
  /// `#if` or `#available`, never two at once.
  private static func areOne(_ entries: [Entry]) -> Bool {
    guard let first = entries.first, entries.count <= maximumPresentations else { return false }
    if entries.count == 1 { return true }
    guard let member = first.screen.member, entries.allSatisfy({ $0.screen.member?.id == member.id }) else { return false }
    var taken: Set<Conditions.Setting> = []
    return entries.allSatisfy { entry in
      let isFree = taken.isDisjoint(with: entry.screen.conditions.settings)
      taken.formUnion(entry.screen.conditions.settings)
      return isFree
    }
  }

  /// Whether each is shown in a case of its own of one `switch`: never two at once.
  private static func areCases(_ shown: [Edge]) -> Bool {
    let cases = shown.compactMap(\.conditions.onlyCase)
    return 2...maximumPresentations ~= shown.count && cases.count == shown.count && Set(cases).count == cases.count
      && Set(cases.compactMap(\.keys.first)).count == 1 && Set(shown.map { ObjectIdentifier($0.entry) }).count == shown.count
  }

  /// The cases of a `switch` in which what is on this screen's bar is on that of a view which it shows there.
  private func casesElsewhere(of entry: Entry) -> Set<[Branch: Int]> {
    let settings = entry.screen.conditions.settings
    let joined = entry.shown.filter { edge in
      let shown = edge.entry
      return edge.file == nil && shown.presenters.contains { $0.entry === entry && $0.conditions.onlyCase != nil }
        && settings.isSubset(of: edge.conditions.settings.intersection(shown.screen.conditions.settings))
        && modifiers.hasBar(shown.screen, in: shown.file, isAbsorbed: false)
        && 1...Self.maximumPresentations ~= presentations(of: shown, depth: 0, visited: [ObjectIdentifier(shown)]).count
    }
    return Set(joined.compactMap(\.conditions.onlyCase))
  }

  /// The other cases of that `switch`; nil where it does not name them all.
  private func casesLeft(of entry: Entry, besides cases: Set<[Branch: Int]>) -> Set<[Branch: Int]>? {
    guard !cases.isEmpty, let root = entry.screen.roots.first?.value else { return nil }
    return SwitchCases.besides(cases, in: root)
  }

  /// Where the bar is that of another screen of its member. Where none of them is there, the first has what others put on it.
  private func elsewhere(_ entry: Entry) -> Set<Conditions.Setting> {
    guard let member = entry.screen.member, let name = Self.name(of: member),
      let all = members["\(SwiftName.type(around: member)).\(name)"], all.count > 1, Self.areOne(all)
    else { return [] }
    if all[0] !== entry { return Conditions.Setting.all.subtracting(entry.screen.conditions.settings) }
    return all.dropFirst().reduce(into: []) { $0.formUnion($1.screen.conditions.settings) }
  }

  // MARK: What is on a bar

  /// Nil for a screen whose modifiers are on the bars of others alone.
  func additions(to screen: SwiftUIScreen) -> Additions? {
    guard let root = screen.roots.first?.value, let entry = entries[root.id] else { return Additions() }
    if isAbsorbed(entry) || !modifiers.hasBar(screen, in: entry.file, isAbsorbed: false) { return nil }
    let isOnOthers = modifiers.isEverywhereApplied(screen) { other in
      other.roots.first.flatMap { self.entries[$0.value.id] }.map { self.isAbsorbed($0) } ?? false
    }
    if isOnOthers { return nil }
    var additions = Additions(layers: modifiers.layers(of: screen, at: Place(entry.file), entry.file), owner: owner(of: entry))
    let presentations = presentations(of: entry, depth: 0, visited: [ObjectIdentifier(entry)])
    let joined = presentations.count <= Self.maximumPresentations ? presentations : []
    additions.places = places(of: entry, joined)
    additions.isPresented = !joined.isEmpty
    additions.conditions.failing = casesElsewhere(of: entry)
    // The bar of the one case that is left asks for it.
    let left = casesLeft(of: entry, besides: additions.conditions.failing) ?? []
    if left.count == 1 { additions.conditions.arms = left.first ?? [:] }
    guard additions.isPresented else { return additions }
    additions.elsewhere = elsewhere(entry)
    let isAlsoPlain = isShownPlainly(entry)
    if presentations.count == 1, !isAlsoPlain {
      additions.layers += presentations[0].layers
      if presentations[0].isWhole { additions.conditions.formAnd(presentations[0].conditions) }
      additions.handed = presentations[0].handed
      return additions
    }
    let branch = Branch(.presenter, presentations.map(\.name).joined(separator: ", "))
    for index in additions.places.indices {
      additions.places[index].stand(in: branch, of: presentations.count)
    }
    for (number, presentation) in presentations.enumerated() {
      additions.layers += presentation.layers.map {
        var layer = $0
        layer.conditions = layer.conditions.inArm(number, of: branch)
        return layer
      }
    }
    return additions
  }

  private func presentations(of entry: Entry, depth: Int, visited: Set<ObjectIdentifier>) -> [Presentation] {
    guard depth < Self.maximumDepth, entry.presenters.count <= Self.maximumPresentations else { return [] }
    return entry.presenters.flatMap { edge -> [Presentation] in
      let presenter = edge.entry
      guard !visited.contains(ObjectIdentifier(presenter)) else { return [] }
      let place = Place(presenter.file)
      // What a `switch` that shows the view asks for, buttons beside it may ask for as well.
      let here = Conditions(settings: presenter.screen.conditions.settings, arms: edge.conditions.equalities)
      // Of a view that is shown in one case alone nothing asks for the case: its bar is there with the view.
      let isCase = edge.conditions.onlyCase != nil
      let own = Presentation(
        layers: [Layer(screen: presenter.screen, place: place, conditions: here)]
          + modifiers.layers(of: presenter.screen, at: place, presenter.file),
        name: presenter.screen.maker.map { SwiftName.type(around: $0.node) } ?? "",
        conditions: isCase ? Conditions(settings: edge.conditions.settings) : edge.conditions, isWhole: true,
        // One who shows it in several arms hands it something else in each.
        handed: presenter.shown.count { $0.entry === entry } == 1 ? handed(by: edge, to: entry, from: presenter.file) : nil,
        calls: Set(presenter.shown.filter { $0.entry === entry }.compactMap { $0.made?.id }))
      let outer = presentations(of: presenter, depth: depth + 1, visited: visited.union([ObjectIdentifier(presenter)]))
      guard !outer.isEmpty else { return [own] }
      let nested = outer.map { outer in
        var whole = own
        whole.layers += outer.layers
        whole.name = outer.name
        whole.isWhole = false
        if own.calls.isEmpty { whole.calls = outer.calls }
        return whole
      }
      return nested + (isShownPlainly(presenter) ? [own] : [])
    }
  }

  /// The places that make the view whose screen it is.
  private func places(of entry: Entry, _ presentations: [Presentation]) -> [ViewPlace] {
    guard !presentations.isEmpty || isAnythingPushed || isAnythingParted || project.asksForDevice,
      let member = entry.screen.member,
      let type = viewType(of: entry)
    else { return [] }
    return ViewPlaces(project: project, platforms: reading.built).find(
      type, showing: Syntax(member), in: entry.file, presenters: presentations.map { ($0.name, $0.calls) })
  }

  /// The view whose body shows the screen, itself or through its members, if no other type has its name.
  private func viewType(of entry: Entry) -> TypeDeclaration? {
    guard let member = entry.screen.member, let name = Self.name(of: member) else { return nil }
    let type = SwiftName.type(around: member)
    guard name == "body" ? member.is(VariableDeclSyntax.self) : owner(of: entry) == type, isOneType(type, entry.file),
      let declaration = project.declaration(of: type, near: entry.file), declaration.node.is(StructDeclSyntax.self)
    else { return nil }
    return declaration
  }

  /// The type around a property or function that the type's `body` shows in place, itself or through another one.
  private func owner(of entry: Entry) -> String? {
    guard let member = entry.screen.member, let name = Self.name(of: member), name != "body" else { return nil }
    let type = SwiftName.type(around: member)
    var around = [entry]
    for _ in 0..<Self.maximumDepth {
      around = around.flatMap { $0.presenters.map(\.entry) }
      let isShownByBody = around.contains { presenter in
        presenter.screen.member.map { Self.name(of: $0) == "body" && SwiftName.type(around: $0) == type } ?? false
      }
      if isShownByBody { return type }
    }
    guard members["\(type).body"] == nil else { return nil }
    // A body that has no modifiers of bars itself.
    return passing("body", of: type, near: entry.file, depth: 0).contains { $0.entry === entry } ? type : nil
  }

  private func handed(by edge: Edge, to entry: Entry, from file: SwiftFile) -> Place? {
    let place = Place(edge.file ?? file)
    guard let call = edge.node.as(FunctionCallExprSyntax.self), SwiftProject.isTypeName(TextExpression.name(of: call)),
      let member = entry.screen.member,
      let type = project.declaration(of: TextExpression.name(of: call), near: edge.entry.file)
    else { return nil }
    return place.entering(
      Syntax(member), in: entry.file, arguments: ViewArguments.of(call, for: type, in: project, at: place))
  }

  /// Whether its own bar is only that of a view it shows.
  private func isAbsorbed(_ entry: Entry) -> Bool {
    let cases = casesElsewhere(of: entry)
    if !cases.isEmpty { return casesLeft(of: entry, besides: cases)?.isEmpty ?? false }
    // What is handed other views is alone where one of them has no bar.
    if !entry.contents.isEmpty { return entry.contents.allSatisfy { isAbsorbed(entry, by: $0.first) } }
    return isAbsorbed(entry, by: entry.shown.first)
  }

  private func isAbsorbed(_ entry: Entry, by edge: Edge?) -> Bool {
    guard let edge, edge.entry.presenters.contains(where: { $0.entry === entry }) else { return false }
    let shown = edge.entry
    let count = presentations(of: shown, depth: 0, visited: [ObjectIdentifier(shown)]).count
    guard count > 0, count <= Self.maximumPresentations, !isInCircle(entry) else { return false }
    guard let own = shown.presenters.first(where: { $0.entry === entry }) else { return false }
    // Where it shows something else it has a bar without that view's.
    if own.conditions.arms.isEmpty { return true }
    // What other cases of a `switch` have is not on the bar of one.
    return count == 1 && own.conditions.equalities.isEmpty && !isShownPlainly(shown)
  }

  private func isInCircle(_ entry: Entry) -> Bool {
    var next: Entry? = entry.shown.first?.entry
    for _ in 0..<Self.maximumDepth {
      guard let current = next else { return false }
      if current === entry { return true }
      next = current.shown.first?.entry
    }
    return next != nil
  }

  private var plainly: [ObjectIdentifier: Bool] = [:]

  /// Whether the view is also shown by something that puts nothing on its bar.
  private func isShownPlainly(_ entry: Entry) -> Bool {
    if let known = plainly[ObjectIdentifier(entry)] { return known }
    let answer = findPlainUse(of: entry)
    plainly[ObjectIdentifier(entry)] = answer
    return answer
  }

  private func findPlainUse(of entry: Entry) -> Bool {
    // What stands itself in what another view is handed stands nowhere else.
    let own = entry.screen.roots.first?.value.id
    if entry.presenters.contains(where: { $0.file != nil && $0.node.id == own }) { return false }
    guard let member = entry.screen.member, let name = Self.name(of: member) else { return false }
    let joined = Set(entry.presenters.flatMap { $0.entry.shown.map(\.node.id) })
    let type = SwiftName.type(around: member)
    if name == "body" {
      guard let declaration = project.declarations(of: type, near: entry.file).first(where: { $0.path == type })
        ?? project.declaration(of: type, near: entry.file)
      else { return true }
      return project.calls(making: declaration).contains { !joined.contains(ExprSyntax($0.call).id) }
    }
    let made = Set(entry.presenters.flatMap { $0.entry.shown.filter { $0.entry === entry }.compactMap { $0.made?.id } })
    if !made.isEmpty, let view = viewType(of: entry),
      project.calls(making: view).contains(where: { !made.contains($0.call.id) })
    {
      return true
    }
    return UseFinder.uses(of: name, in: entry.file).contains { use in
      SwiftName.type(around: use) == type && !(use.as(ExprSyntax.self).map { joined.contains($0.id) } ?? false)
    }
  }
}
