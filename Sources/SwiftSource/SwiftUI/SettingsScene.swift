import LintelModel
import SwiftSyntax

/// The tabs of the window that a `Settings` scene opens: a tab view that is all of it stands in the window's toolbar on macOS,
/// each tab with its symbol above its name.
///
/// Source: Apple's documentation of SwiftUI, "Settings": a `TabView` in it with a tab for each group of settings.
struct SettingsScene {
  let reading: SwiftReading
  private var project: SwiftProject { reading.project }

  /// An app that has scenes of its own for earlier systems opens the same window in each of them: it is one.
  var drafts: [BarDraft] {
    let all = project.files(making: ["Settings"]).flatMap { file in
      CallFinder.calls(of: "Settings", in: file).compactMap { draft(of: $0, in: file) }
    }
    var known: [BarDraft] = []
    for one in all where !known.contains(where: { $0.hasSameTabs(as: one) }) { known.append(one) }
    return known
  }

  /// Views nested deeper than this are not followed: 6.
  private static let deepest = 6

  /// A tab view, the file that it is in, how wide it and what is around it say that the window is, and on which systems.
  private typealias Tabs = (call: FunctionCallExprSyntax, file: SwiftFile, width: DeclaredWidth, conditions: Conditions)

  private func draft(of scene: FunctionCallExprSyntax, in file: SwiftFile) -> BarDraft? {
    guard scene.arguments.isEmpty, let content = scene.trailingClosure, !isNamesake(near: file),
      reading.built(file).contains(.macos), let tabs = tabs(in: content.statements, file, depth: 0),
      let all = tabs.call.closure("content")
    else { return nil }
    let items = items(in: all.statements, Place(tabs.file), depth: 0)
    guard !items.isEmpty else { return nil }
    let name = SwiftName.type(around: tabs.call)
    var bar = Toolbar(
      id: "\(tabs.file.path)#\(name).settingsTabs",
      name: "\(name) (\(tabs.file.path.split(separator: "/").last ?? ""))", kind: .settingsTabs, platforms: [],
      sourceLocale: reading.sourceLocale, location: tabs.file.location(of: tabs.call), titleMayBeSetByCode: true)
    // The window is called after the tab that is seen.
    bar.hasTitleElsewhere = true
    bar.displayMode = .declared(.iconAndLabel)
    bar.customizable = .declared(false)
    bar.windowStyle = .declared(.preference)
    tabs.width.tell(&bar)
    var draft = BarDraft(toolbar: bar, platforms: [.macos], items: items)
    draft.conditions = tabs.conditions
    return draft
  }

  /// Whether the name means a type of the project's own. One that is compiled for other platforms alone is not there where the
  /// scene is: an app for the iPhone as well may have a view of that name.
  private func isNamesake(near file: SwiftFile) -> Bool {
    project.declarations(of: "Settings", near: file).contains { type in
      type.path == "Settings" && EnclosingConditions.of(type.block).settings.contains { $0.platform == .macos }
    }
  }

  /// What macOS shows of the statements.
  private func shownOnMac(_ statements: CodeBlockItemListSyntax) -> [Conditional<ExprSyntax>] {
    ViewBuilder.elements(of: statements).filter { element in
      element.conditions.settings.contains { $0.platform == .macos }
    }
  }

  /// The tab view that is all that the statements show; nil where they show something else, or tabs of another look.
  private func tabs(
    in statements: CodeBlockItemListSyntax, _ file: SwiftFile, around: DeclaredWidth? = nil, depth: Int
  ) -> Tabs? {
    let shown = shownOnMac(statements)
    guard depth < Self.deepest, let first = shown.first else { return nil }
    // What other systems show is another window there.
    if shown.count > 1, Self.areApart(shown) {
      for one in shown {
        guard var found = tabs(in: one.value, file, around: around, depth: depth + 1) else { continue }
        found.conditions.formAnd(one.conditions)
        return found
      }
      return nil
    }
    return shown.count == 1 ? tabs(in: first.value, file, around: around, depth: depth) : nil
  }

  /// Whether each is there on systems of its own.
  private static func areApart(_ shown: [Conditional<ExprSyntax>]) -> Bool {
    var seen: Set<Conditions.Setting> = []
    return shown.allSatisfy { one in
      let own = one.conditions.settings.filter { $0.platform == .macos }
      guard one.conditions.arms.keys.allSatisfy({ $0.words.hasPrefix("#available(") }), seen.isDisjoint(with: own) else { return false }
      seen.formUnion(own)
      return true
    }
  }

  private func tabs(in shown: ExprSyntax, _ file: SwiftFile, around: DeclaredWidth?, depth: Int) -> Tabs? {
    let chain = ModifierChain(shown)
    // A property of the view's own that shows all of it.
    if let path = chain.base?.path?.filter({ $0 != "self" }), path.count == 1, let base = chain.base {
      let type = SwiftName.type(around: base)
      let member = project.members(named: path[0], of: type, near: file).first { $0.parameters.isEmpty && $0.body != nil }
      let width = around.map { $0.orInside(DeclaredWidth(onMac: chain)) } ?? DeclaredWidth(onMac: chain)
      return member.flatMap { own in
        own.body.flatMap { tabs(in: $0, own.file, around: width, depth: depth + 1) }
      }
    }
    guard let call = chain.base?.as(FunctionCallExprSyntax.self) else { return nil }
    let name = TextExpression.name(of: call)
    let own = DeclaredWidth(onMac: chain)
    let width = around.map { $0.orInside(own) } ?? own
    if name == "TabView" {
      let style = chain.modifier("tabViewStyle")?.value?.writtenText ?? ".automatic"
      guard style.hasSuffix("automatic") else { return nil }
      return (call: call, file: file, width: width, conditions: .always)
    }
    if name == "Group" || name == "NavigationStack" {
      return call.closure("content").flatMap { tabs(in: $0.statements, file, around: width, depth: depth + 1) }
    }
    return body(of: name, near: file).flatMap { tabs(in: $0.statements, $0.file, around: width, depth: depth + 1) }
  }

  private func body(of view: String, near file: SwiftFile) -> (statements: CodeBlockItemListSyntax, file: SwiftFile)? {
    guard SwiftProject.isTypeName(view),
      let member = project.members(named: "body", of: view, near: file).first(where: { $0.body != nil }), let body = member.body
    else { return nil }
    return (statements: body, file: member.file)
  }

  private func items(in statements: CodeBlockItemListSyntax, _ place: Place, depth: Int) -> [Conditional<Item>] {
    shownOnMac(statements).flatMap { element -> [Conditional<Item>] in
      items(of: element.value, place, depth: depth).map { Conditional($0.value, element.conditions.and($0.conditions)) }
    }
  }

  /// What one element of a tab view shows in the toolbar: of a group all that is in it.
  private func items(of element: ExprSyntax, _ place: Place, depth: Int) -> [Conditional<Item>] {
    let chain = ModifierChain(element)
    let call = chain.base?.as(FunctionCallExprSyntax.self)
    let name = call.map { TextExpression.name(of: $0) }
    if let call, name == "Group" || name == "TabSection", let content = call.closure("content"), depth < Self.deepest {
      return items(in: content.statements, place, depth: depth + 1)
    }
    if let call, name == "ForEach", depth < Self.deepest, let all = items(ofEach: call, place, depth: depth) { return all }
    let reader = ViewReader(reading: reading)
    let views = PlatformViews(reader: reader, place: place, depth: 0, chain: chain)
    if let call, name == "Tab" {
      let isTitled = call.arguments.first.map { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) } ?? false
      if isTitled || call.closure("label") != nil { return told(views.labelled(call, as: .button)) }
    } else if let label = chain.modifier("tabItem")?.call.closure("content") {
      return told(views.faces(views.item(.button, label), reader.parts(of: label.statements, at: place)))
    } else if let own = name.flatMap({ body(of: $0, near: place.file) }), depth < Self.deepest {
      // A view whose own body says what its tab shows.
      let inside = shownOnMac(own.statements)
      if inside.count == 1, ModifierChain(inside[0].value).modifier("tabItem") != nil {
        return items(of: inside[0].value, Place(own.file), depth: depth + 1)
      }
    }
    // It has a tab, and nobody knows what is on it.
    var item = views.item(.button, element)
    item.label = LocalizedText(state: .unresolved, expression: Operand(element).text, location: item.location)
    item.mayBeSetByCode = true
    return [Conditional(item)]
  }

  /// The tabs that are made one by one of the cases of an enumeration, or of a list that is written out, each where its element
  /// is; nil where the list is not known.
  private func items(ofEach call: FunctionCallExprSyntax, _ place: Place, depth: Int) -> [Conditional<Item>]? {
    guard let content = call.closure("content"), let owner = SwiftProject.enclosingType(of: call, in: place.file),
      let listed = ListedTabs(project: project, owner: owner).list(ofEach: call)
    else { return nil }
    return listed.elements.flatMap { element -> [Conditional<Item>] in
      guard let written = element.written else { return [] }
      var arguments = place.arguments
      arguments[listed.name] = Place.Bound(expression: written.expression, place: Place(written.file))
      return items(in: content.statements, Place(place.file, arguments: arguments), depth: depth + 1).map { item in
        var own = item
        own.value.location = element.location
        return own
      }
    }
  }

  private func told(_ parts: [ViewPart]) -> [Conditional<Item>] {
    parts.map { part in
      var item = part.item
      // A tab shows both.
      item.showsLabelBesideSymbol = false
      item.kind = .button
      return Conditional(item, part.conditions)
    }
  }
}

extension BarDraft {
  /// Whether it shows the tabs of the same code, in a window of which the same is said.
  fileprivate func hasSameTabs(as other: BarDraft) -> Bool {
    toolbar == other.toolbar && conditions == other.conditions && items.map { $0.value } == other.items.map { $0.value }
      && items.map { $0.conditions } == other.items.map { $0.conditions }
  }
}
