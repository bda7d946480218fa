import LintelModel
import SwiftSyntax

/// An item of a `.toolbar` and the placement it asks for, before any platform has its say.
struct PlacedItem {
  var item: Item
  /// A name of `ToolbarItemPlacement`.
  var placement: String
  var conditions: Conditions
  /// The modifier that makes a bar of it and its like alone: `ornament`.
  var barAt: SourceLocation?
  /// Whether it was read where a modifier of the project's own is handed it, not where that one puts it on the bar.
  var isHandedOn = false
  /// Who puts it there, where that is one who shows the view.
  var maker: BarMaker?
  /// Whether it is the field of a searchable view.
  var isSearchable = false
  /// Whether nothing says where that field is.
  var isPlacedBySystem = false

  /// The same with the place of what puts it on the bar, where it is written somewhere else.
  func put(by node: some SyntaxProtocol, in file: SwiftFile) -> PlacedItem {
    var placed = self
    if !file.holds(item.location, in: node) { placed.item.placedAt = file.location(of: node) }
    return placed
  }
}

extension [PlacedItem] {
  /// The same without those that a modifier of the project's own is handed and was seen to put on the bar.
  var withoutHandedOn: [PlacedItem] {
    guard contains(where: \.isHandedOn) else { return self }
    let put = Set(filter { !$0.isHandedOn }.map(\.item.location))
    return filter { !$0.isHandedOn || !put.contains($0.item.location) }
  }

  /// Those that apply under more conditions, with these.
  func when(_ conditions: Conditions) -> [PlacedItem] {
    guard conditions != .always else { return self }
    return compactMap { item in
      guard !item.conditions.excludes(conditions) else { return nil }
      var item = item
      item.conditions = item.conditions.and(conditions)
      return item
    }
  }
}

/// Reads toolbar content: items, groups, spacers, and through the project's own content types, properties and functions.
struct ToolbarContentReader {
  let views: ViewReader
  private var project: SwiftProject { views.project }

  func items(of statements: CodeBlockItemListSyntax, at place: Place, depth: Int = 0) -> [PlacedItem] {
    guard depth < ViewReader.maximumDepth else { return [] }
    let cases = AskedCases(project: project, place: place)
    return project.barBudget.reading {
      ViewBuilder.elements(of: statements, selfCase: place.selfCase).flatMap { element -> [PlacedItem] in
        let told = cases.told(element, in: statements).conditions
        guard let conditions = project.undecided(told, in: statements, at: place) else { return [] }
        return and(conditions, items(of: element.value, at: place, depth: depth + 1))
      }
    }
  }

  func items(of expression: ExprSyntax, at place: Place, depth: Int = 0) -> [PlacedItem] {
    guard depth < ViewReader.maximumDepth else { return [] }
    return project.barBudget.reading {
      guard project.barBudget.take() else {
        guard project.barBudget.justEnded else { return [] }
        let item = views.unknown(expression, at: place).item
        return [PlacedItem(item: item, placement: "automatic", conditions: .always)]
      }
      return shown(by: expression, at: place, depth: depth)
    }
  }

  private func shown(by expression: ExprSyntax, at place: Place, depth: Int) -> [PlacedItem] {
    let chain = ModifierChain(expression)
    guard let base = chain.base, !base.is(NilLiteralExprSyntax.self) else { return [] }
    guard let call = base.as(FunctionCallExprSyntax.self) else {
      return named(base, expression, chain, at: place, depth: depth)
    }
    views.reading.reached.items.insert(call.id)
    switch TextExpression.name(of: call) {
    case "ToolbarItem": return modified(item(call, at: place), chain)
    case "ToolbarItemGroup": return modified(group(call, at: place), chain)
    case "ToolbarSpacer":
      let isFixed = call.arguments.first?.expression.writtenText.hasSuffix(".fixed") ?? false
      return placed([(spacer(isFixed ? .fixedSpace : .flexibleSpace, call, at: place), .always)], call, at: place)
    case "ToolbarOverflowMenu": return menu(call, .moreMenu, at: place)
    case "ToolbarTitleMenu": return menu(call, .menu, at: place).map { titleMenu($0) }
    case "DefaultToolbarItem": return defaultItem(call, at: place)
    case "ForEach": return eachElement(call, at: place, depth: depth)
    case "Group":
      return call.closure("content").map { items(of: $0.statements, at: place, depth: depth + 1) } ?? []
    default: return projectContent(call, expression, chain, at: place, depth: depth)
    }
  }

  private func and(_ conditions: Conditions, _ items: [PlacedItem]) -> [PlacedItem] {
    items.compactMap { item in
      guard !item.conditions.excludes(conditions) else { return nil }
      var item = item
      item.conditions = conditions.and(item.conditions)
      return item
    }
  }

  // MARK: Platform content

  private func item(_ call: FunctionCallExprSyntax, at place: Place) -> [PlacedItem] {
    let parts = content(of: call, at: place)
    if parts.isEmpty, isNeverShown(call, at: place) { return [] }
    let platform = PlatformViews(reader: views, place: place, depth: 0, chain: nil)
    var units = platform.unit(parts, call)
    if units.isEmpty {
      // An item whose view shows nothing, or nothing that can be read, is an item all the same.
      var item = platform.item(.customView, call)
      if parts.isEmpty, let closure = call.closure("content"), !closure.statements.isEmpty {
        let text = closure.statements.writtenText.onOneLine
        if !text.hasPrefix("EmptyView()") {
          item.label = LocalizedText(
            state: .unresolved, expression: String(text.prefix(120)), location: place.file.location(of: closure))
        }
      }
      item.mayBeSetByCode = true
      units = [ViewPart(role: .other, item: item, conditions: .always)]
    }
    let id = call.argument("id").flatMap { views.texts.constant($0, at: place) }
    return placed(
      units.map { unit in
        var item = unit.faced
        if let id { item.id = id }
        // A tool tip or a label in an item's face says where the item is; the item itself is where it is created.
        if call.argument("showsByDefault")?.writtenText == "false" { item.isInDefaultSet = false }
        return (item, unit.conditions)
      }, call, at: place)
  }

  private func group(_ call: FunctionCallExprSyntax, at place: Place) -> [PlacedItem] {
    let parts = content(of: call, at: place)
    if parts.isEmpty, isNeverShown(call, at: place) { return [] }
    var items = parts.map { ($0.faced, $0.conditions) }
    if let label = call.closure("label") {
      let platform = PlatformViews(reader: views, place: place, depth: 0, chain: nil)
      let menu = platform.faces(platform.item(.menu, call), views.parts(of: label.statements, at: place))
      items = collapsing(items, menu.map { ($0.faced, $0.conditions) })
    }
    if items.isEmpty {
      let platform = PlatformViews(reader: views, place: place, depth: 0, chain: nil)
      items = [(platform.item(.group, call), .always)]
    }
    return placed(items, call, at: place)
  }

  /// A group with a label is one menu of that label where space is short: on the iPhone, and on the iPad in a window as narrow
  /// as one. The iPad is read as collapsed too, because the bars of its wide windows have room. What is in the group is
  /// there as well, but not on the bar.
  private func collapsing(_ items: [(Item, Conditions)], _ menu: [(Item, Conditions)]) -> [(Item, Conditions)] {
    let narrow = Conditions.Setting.all.filter { $0.platform == .ios || $0.platform == .ipados }
    let wide = Conditions.Setting.all.subtracting(narrow)
    let inMenu = items.map { item, conditions in
      var item = item
      item.isInDefaultSet = false
      return (item, conditions.on(narrow))
    }
    return (items.map { ($0.0, $0.1.on(wide)) } + menu.map { ($0.0, $0.1.on(narrow)) } + inMenu).filter {
      !$0.1.settings.isEmpty
    }
  }

  private func content(of call: FunctionCallExprSyntax, at place: Place) -> [ViewPart] {
    if let closure = call.closure("content") { return views.parts(of: closure.statements, at: place) }
    if let passed = call.argument("content") { return views.parts(of: passed, at: place) }
    return []
  }

  /// Whether all that it holds is nothing, or is in arms that are never taken on any platform, as what only Mac Catalyst
  /// shows.
  private func isNeverShown(_ call: FunctionCallExprSyntax, at place: Place) -> Bool {
    guard let closure = call.closure("content") else { return false }
    return isNothing(ExprSyntax(closure), at: place)
  }

  /// Whether a view is `EmptyView()`, or is handed in and is that: a slot that nobody fills.
  private func isNothing(_ view: ExprSyntax, at place: Place, hops: Int = 0) -> Bool {
    guard hops < Place.maximumHops else { return false }
    if let closure = view.as(ClosureExprSyntax.self) {
      let elements = ViewBuilder.elements(of: closure.statements)
      return !elements.isEmpty
        && elements.allSatisfy { $0.conditions.settings.isEmpty || isNothing($0.value, at: place, hops: hops + 1) }
    }
    if view.writtenText.onOneLine == "EmptyView()" { return true }
    let call = view.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty && $0.trailingClosure == nil ? $0 : nil }
    guard let name = (call?.calledExpression ?? view).as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .argument(let bound) = project.referent(of: name, from: view, at: place)
    else { return false }
    return isNothing(bound.expression, at: bound.place, hops: hops + 1)
  }

  private func spacer(_ kind: Item.Kind, _ call: FunctionCallExprSyntax, at place: Place) -> Item {
    Item(id: kind.rawValue, kind: kind, location: place.file.location(of: call))
  }

  /// A menu of its own content: what is in it is on no bar.
  func menu(_ call: FunctionCallExprSyntax, _ kind: Item.Kind, at place: Place) -> [PlacedItem] {
    var item = Item(id: kind.rawValue, kind: kind, location: place.file.location(of: call))
    item.symbol = "ellipsis"
    item.hasSystemName = true
    let commands = MenuContents(texts: views.texts, place: place).commands(of: call.closure("content"))
    item.facts.commands = commands.map(Fact.declared) ?? .unknown
    return [PlacedItem(item: item, placement: "automatic", conditions: .always)]
  }

  /// The menu under the title: no item of the bar.
  private func titleMenu(_ placed: PlacedItem) -> PlacedItem {
    var placed = placed
    placed.item.id = "titleMenu"
    placed.item.symbol = "chevron.down"
    placed.item.isInDefaultSet = false
    placed.placement = "principal"
    return placed
  }

  private func defaultItem(_ call: FunctionCallExprSyntax, at place: Place) -> [PlacedItem] {
    let kind = call.argument("kind").flatMap {
      TextExpression.path(of: $0)?.last ?? String($0.writtenText.drop { $0 == "." })
    }
    var item = Item(id: kind ?? "default", kind: .customView, location: place.file.location(of: call))
    switch kind {
    case "search": item.kind = .searchField
    case "sidebarToggle":
      item.kind = .sidebarToggle
      // The system draws it and names it.
      item.systemItem = "toggleSidebar"
      item.hasSystemName = true
    // The title has its place already.
    default: item.isInDefaultSet = false
    }
    return placed([(item, .always)], call, at: place)
  }

  /// Puts items where the call's `placement:` says; each of its arms makes an item.
  private func placed(
    _ items: [(Item, Conditions)], _ call: FunctionCallExprSyntax, at place: Place
  ) -> [PlacedItem] {
    let placements = PlacementExpression(project: project).names(call.argument("placement"), at: place)
    return placements.flatMap { placement in
      items.compactMap { item, conditions in
        guard !conditions.excludes(placement.conditions) else { return nil }
        var item = item
        item.isPinned = placement.value == "topBarPinnedTrailing"
        return PlacedItem(item: item, placement: placement.value, conditions: placement.conditions.and(conditions))
          .put(by: call, in: place.file)
      }
    }
  }

  /// Modifiers on items themselves.
  private func modified(_ items: [PlacedItem], _ chain: ModifierChain) -> [PlacedItem] {
    var items = items
    for modifier in chain.modifiers {
      let value = modifier.value?.writtenText ?? modifier.call.arguments.first?.expression.writtenText ?? ""
      for index in items.indices where !items[index].conditions.excludes(modifier.conditions) {
        switch modifier.name {
        case "visibilityPriority":
          if value.contains("high") || value.contains("higherThan") { items[index].item.priority = .high }
          if value.hasSuffix("low") { items[index].item.priority = .low }
        case "defaultCustomization": if value == ".hidden" { items[index].item.isInDefaultSet = false }
        case "customizationBehavior":
          if value == ".disabled" { items[index].item.facts.isCustomizable = .declared(false) }
          if value == ".reorderable" || value == ".default" { items[index].item.facts.isCustomizable = .declared(true) }
        case "sharedBackgroundVisibility":
          if value.hasSuffix("hidden") { items[index].item.facts.sharesBackground = .declared(false) }
        case "axisBehavior":
          let axis = ItemFacts.Axis(rawValue: value.split(separator: ".").last.map(String.init) ?? "")
          if let axis { items[index].item.facts.axis = .declared(axis) }
        case "hidden": if value.isEmpty { items[index].item.isInDefaultSet = false }
        default: break
        }
      }
    }
    return items
  }

  // MARK: The project's content

  private func projectContent(
    _ call: FunctionCallExprSyntax, _ expression: ExprSyntax, _ chain: ModifierChain, at place: Place, depth: Int
  ) -> [PlacedItem] {
    let name = TextExpression.name(of: call)
    if SwiftProject.isTypeName(name) {
      for type in project.declarations(of: name, near: place.file) {
        let isContent = !Set(type.inherited).isDisjoint(with: ["ToolbarContent", "CustomizableToolbarContent"])
        guard let body = project.members(named: "body", of: name, near: type.file).first(where: { $0.body != nil }),
          isContent || body.type.map(TypeName.last) == "ToolbarContent", let statements = body.body,
          case let arguments = ViewArguments.of(call, for: type, in: project, at: place),
          case let decided = DecidedArms(type, madeWith: arguments, in: project),
          let inside = place.entering(body, arguments: arguments, decided: decided)
        else { continue }
        let subjects = HandedSubjects(arguments, of: body.syntax, from: place)
        return modified(subjects.told(items(of: statements, at: inside, depth: depth + 1)), chain)
      }
    } else if let found = items(calledBy: call, at: place, depth: depth) {
      return modified(found, chain)
    } else if let found = handed(name, to: call, at: place, depth: depth) {
      return modified(found, chain)
    }
    return bareView(expression, at: place)
  }

  /// The content that those who make the view hand it under a name; nil where that is not known.
  private func handed(_ name: String, to node: some SyntaxProtocol, at place: Place, depth: Int) -> [PlacedItem]? {
    guard case .member(let member) = project.referent(of: name, from: node, at: place),
      let contents = HandedItems(project: project).contents(for: member)
    else { return nil }
    return contents.flatMap { content -> [PlacedItem] in
      guard let closure = content.closure else { return [] }
      return items(of: closure.statements, at: closure.place, depth: depth + 1).when(content.conditions)
    }
  }

  /// What a content function has that is called, on each platform as its clause of an `#if` has it; nil for any other call.
  private func items(calledBy call: FunctionCallExprSyntax, at place: Place, depth: Int) -> [PlacedItem]? {
    let found = project.clauses(calledBy: call, at: place).compactMap { clause -> [PlacedItem]? in
      let function = clause.value
      guard let body = function.declaration.body, isContent(function.declaration),
        let inside = place.entering(function.declaration, arguments: function.arguments, selfCase: function.selfCase)
      else { return nil }
      let subjects = HandedSubjects(function.arguments, of: function.declaration.syntax, from: place)
      return subjects.told(items(of: body, at: inside, depth: depth + 1)).when(clause.conditions)
    }
    return found.isEmpty ? nil : found.flatMap { $0 }
  }

  private func named(
    _ base: ExprSyntax, _ expression: ExprSyntax, _ chain: ModifierChain, at place: Place, depth: Int
  ) -> [PlacedItem] {
    // A content function on `self` reads as a chain.
    if base.isSelf, let first = chain.modifiers.first, let found = items(calledBy: first.call, at: place, depth: depth) {
      return found
    }
    let isSelf = base.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
    let name =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? (isSelf ? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text : nil)
    guard let name else { return bareView(expression, at: place) }
    switch project.referent(of: name, from: base, at: place) {
    case .argument(let bound):
      if let closure = bound.expression.as(ClosureExprSyntax.self) {
        return items(of: closure.statements, at: bound.place, depth: depth + 1)
      }
      return items(of: bound.expression, at: bound.place, depth: depth + 1)
    case .member(let member) where isContent(member):
      let found = project.clauses(declaring: member).flatMap { clause -> [PlacedItem] in
        guard let body = clause.value.body, let inside = place.enteringMember(clause.value) else {
          return bareView(expression, at: place).when(clause.conditions)
        }
        return items(of: body, at: inside, depth: depth + 1).when(clause.conditions)
      }
      return modified(found, chain)
    case .values(let values, _):
      // `if let extra = extra`
      let names = values.compactMap { value in Self.name(value.value).map { Conditional($0, value.conditions) } }
      guard !names.isEmpty, names.count == values.count else { return bareView(expression, at: place) }
      return modified(names.flatMap { and($0.conditions, items(of: $0.value, at: place, depth: depth + 1)) }, chain)
    default: return handed(name, to: base, at: place, depth: depth) ?? bareView(expression, at: place)
    }
  }

  private static func name(_ operand: Operand) -> ExprSyntax? {
    guard case .plain(let expression) = operand.shape, expression.is(DeclReferenceExprSyntax.self) else { return nil }
    return expression
  }

  private func isContent(_ member: MemberDeclaration) -> Bool {
    let type = member.type.map(TypeName.last)
    return type == "ToolbarContent" || type == "CustomizableToolbarContent" || type == "ToolbarItem"
      || type == "ToolbarItemGroup"
  }

  /// A view right in a `.toolbar`: each thing it shows is an item of its own.
  private func bareView(_ expression: ExprSyntax, at place: Place) -> [PlacedItem] {
    views.parts(of: expression, at: place).map {
      PlacedItem(item: $0.faced, placement: "automatic", conditions: $0.conditions).put(by: expression, in: place.file)
    }
  }
}
