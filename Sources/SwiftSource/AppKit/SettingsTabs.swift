import LintelModel
import SwiftSyntax

/// The tabs of a settings window that code makes: a `NSTabViewController` that shows them in the window's toolbar.
struct SettingsTabs {
  let reading: CodeReading
  let attributes: ItemAttributes
  let sourceLocale: LocaleID

  var drafts: [BarDraft] {
    reading.project.files.filter { $0.contains("tabStyle") }.flatMap { file in
      TypeCollector.types(in: file, declaredInCode: false).compactMap { draft(of: $0) }
    }
  }

  /// One tab's statements: what it is called, where that is written, and the list that it is made of an element of.
  private struct Tab {
    var label: TypeStatements.Setting
    var image: Operand?
    var listed: ListedTabs.Listed?
  }

  /// - Parameter type: The tab view controller itself, or a type that makes one and sets its style.
  private func draft(of type: TypeDeclaration) -> BarDraft? {
    let statements = TypeStatements(of: [type])
    // With every other style, also the one that nobody sets, the tabs are no items of the window's toolbar.
    let styles = statements.settings.filter { $0.path.last == "tabStyle" && $0.value.text.hasSuffix("toolbar") }
    guard let controller = styles.lazy.compactMap({ self.controller(styledBy: $0, in: type) }).first else { return nil }
    var bar = Toolbar(
      id: "\(type.file.path)#\(type.name).settingsTabs",
      name: "\(type.name) (\(type.file.path.split(separator: "/").last ?? ""))", kind: .settingsTabs, platforms: [],
      sourceLocale: sourceLocale, location: type.file.location(of: type.node), titleMayBeSetByCode: true)
    bar.hasTitleElsewhere = true
    bar.displayMode = .declared(.iconAndLabel)
    bar.customizable = .declared(false)
    bar.windowStyle = style(statements, type) ?? .declared(.preference)
    let items = tabs(statements, of: type, controller).flatMap { self.items($0, of: type) }
    guard !items.isEmpty else { return nil }
    return BarDraft(toolbar: bar, platforms: [.macos], items: items)
  }

  /// The class of the controller whose style a statement sets; nil if that is no controller of tabs.
  private func controller(styledBy setting: TypeStatements.Setting, in type: TypeDeclaration) -> String? {
    if setting.path.count == 1 { return isOfTabs(type.name, near: type.file) ? type.name : nil }
    guard setting.path.count == 2 else { return nil }
    let made =
      LocalDeclaration.maker(of: setting.path[0], before: setting.target)
      ?? type.members(named: setting.path[0]).first?.initializer?.unwrapped.as(FunctionCallExprSyntax.self)?
      .calledExpression.path?.last
    return made.flatMap { isOfTabs($0, near: type.file) ? $0 : nil }
  }

  private func isOfTabs(_ name: String, near file: SwiftFile) -> Bool {
    var names = [name]
    for _ in 0..<SwiftProject.deepestInheritance where !names.isEmpty {
      if names.contains("NSTabViewController") { return true }
      names = names.flatMap { reading.project.parents(of: $0, near: file) }
    }
    return false
  }

  private func tabs(_ statements: TypeStatements, of type: TypeDeclaration, _ controller: String) -> [Tab] {
    let list = ListedTabs(project: reading.project, owner: type)
    // A property of the elements makes the tabs.
    let mapped = statements.settings.filter { $0.path.last == "tabViewItems" }.compactMap { list.list(mappedBy: $0.value) }
    if let first = mapped.first {
      let makers = TypeStatements(of: first.types)
      return labels(makers, isOwn: false).filter { $0.function == first.property }.map {
        Tab(label: $0, image: image(of: $0, makers), listed: first.listed)
      }
    }
    let isOwn = controller == type.name
    let own = labels(statements, isOwn: isOwn).map {
      Tab(label: $0, image: image(of: $0, statements), listed: list.list(around: $0.target))
    }
    guard own.isEmpty, !isOwn else { return own }
    // Its class may make the tabs of a controller whose style another type sets.
    return reading.project.types(named: controller, near: type.file).flatMap { declared in
      let inside = TypeStatements(of: [declared])
      let list = ListedTabs(project: reading.project, owner: declared)
      return labels(inside, isOwn: true).map {
        Tab(label: $0, image: image(of: $0, inside), listed: list.list(around: $0.target))
      }
    }
  }

  /// Statements that label a tab. Another type than the controller labels other things, too.
  private func labels(_ statements: TypeStatements, isOwn: Bool) -> [TypeStatements.Setting] {
    statements.settings.filter { setting in
      guard setting.path.count > 1, setting.path.last == "label" else { return false }
      return isOwn || LocalDeclaration.maker(of: setting.path[0], before: setting.target) == "NSTabViewItem"
    }
  }

  private func image(of label: TypeStatements.Setting, _ statements: TypeStatements) -> Operand? {
    statements.settings.first {
      $0.path.dropLast() == label.path.dropLast() && $0.path.last == "image" && $0.function == label.function
        && $0.file === label.file
    }?.value
  }

  /// The tab, or each of those that are made of a list.
  private func items(_ tab: Tab, of type: TypeDeclaration) -> [Conditional<Item>] {
    let place = Place(tab.label.file)
    let location = tab.label.value.elements.first.map { tab.label.file.location(of: $0) }
    guard let listed = tab.listed, tab.label.value.elements.count == 1,
      listed.elements.allSatisfy({ $0.value(of: tab.label.value.elements[0], calledBy: listed.name) != nil })
    else {
      let called = CalledTabs(project: reading.project).tabs(labelledBy: tab.label)
      if !called.isEmpty {
        return called.map { call in
          let text = attributes.texts.texts(of: tab.label.value, as: .string, at: call.inside).first?.value ?? .none
          return item(text, at: call.location, tab.image, call.inside)
        }
      }
      let text = attributes.texts.texts(of: tab.label.value, as: .string, at: place).first?.value ?? .none
      return [item(text, at: location ?? type.file.location(of: type.node), tab.image, place)]
    }
    return listed.elements.compactMap { element in
      guard let said = element.value(of: tab.label.value.elements[0], calledBy: listed.name) else { return nil }
      var text = attributes.texts.texts(of: said.expression, as: .string, at: Place(said.file)).first?.value ?? .none
      if text.state == .unresolved { text.location = element.location }
      var made = item(text, at: element.location, nil, place)
      if let image = tab.image { set(image, of: element, calledBy: listed.name, place, &made.value) }
      return made
    }
  }

  private func item(
    _ text: LocalizedText, at location: SourceLocation, _ image: Operand?, _ place: Place
  ) -> Conditional<Item> {
    var item = Item(id: "tab", kind: .button, location: location, label: text)
    if let image, let name = ImageExpression.name(in: image, attributes.texts, place) {
      attributes.set(image: (name.name, name.isSystem, name.isSeen), of: &item)
    }
    return Conditional(item.named(after: text))
  }

  /// The image of which the element says the name.
  private func set(
    _ image: Operand, of element: ListedTabs.Element, calledBy name: String, _ place: Place, _ item: inout Item
  ) {
    let finder = ImageFinder(viewMode: .sourceAccurate)
    for part in image.elements { finder.walk(part) }
    if let argument = finder.argument, let asked = element.value(of: argument, calledBy: name),
      let symbol = attributes.texts.constant(asked.expression, at: Place(asked.file))
    {
      attributes.set(image: (symbol, finder.isSystem, true), of: &item)
    } else if image.elements.count == 1, let asked = element.value(of: image.elements[0], calledBy: name),
      let found = ImageExpression.name(in: Operand(asked.expression), attributes.texts, Place(asked.file))
    {
      attributes.set(image: found, of: &item)
    } else if let found = ImageExpression.name(in: image, attributes.texts, place) {
      attributes.set(image: (found.name, found.isSystem, found.isSeen && finder.argument == nil), of: &item)
    }
  }

  /// The style of the window that shows it, where the type, or the code that makes the window, says so.
  private func style(_ statements: TypeStatements, _ type: TypeDeclaration) -> Fact<Toolbar.WindowStyle>? {
    func declared(_ settings: [TypeStatements.Setting]) -> Fact<Toolbar.WindowStyle>? {
      let words = settings.filter { $0.path.last == "toolbarStyle" }.compactMap { $0.value.elements.first?.path?.last }
      return words.first.flatMap { Toolbar.WindowStyle(rawValue: $0) }.map { .declared($0) }
    }
    if let own = declared(statements.settings) { return own }
    for call in reading.project.calls(making: type) {
      let name = SwiftName.type(around: call.call)
      let maker = TypeStatements(of: reading.project.types(named: name, near: call.file))
      if let style = declared(maker.settings) { return style }
      // Whoever sets none has the system's choice, which is the style of settings for such a window.
    }
    return nil
  }
}
