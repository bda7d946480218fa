import LintelModel
import SwiftSyntax

/// The tabs of a settings window that code makes: a `NSTabViewController` that shows them in the window's toolbar.
struct SettingsTabs {
  let reading: CodeReading
  let attributes: ItemAttributes
  let sourceLocale: LocaleID

  var drafts: [BarDraft] {
    reading.project.files.filter { $0.contains("NSTabViewController") && $0.contains("NSTabViewItem") }.flatMap { file in
      TypeCollector.types(in: file, declaredInCode: false).filter { $0.inherited.contains("NSTabViewController") }
        .compactMap { draft(of: $0) }
    }
  }

  private func draft(of type: TypeDeclaration) -> BarDraft? {
    let statements = TypeStatements(of: [type])
    guard statements.settings.contains(where: { $0.path.last == "tabStyle" && $0.value.text.hasSuffix("toolbar") }) else {
      return nil
    }
    var bar = Toolbar(
      id: "\(type.file.path)#\(type.name).settingsTabs",
      name: "\(type.name) (\(type.file.path.split(separator: "/").last ?? ""))", kind: .settingsTabs, platforms: [],
      sourceLocale: sourceLocale, location: type.file.location(of: type.node), titleMayBeSetByCode: true)
    bar.hasTitleElsewhere = true
    bar.displayMode = .declared(.iconAndLabel)
    bar.customizable = .declared(false)
    bar.windowStyle = style(statements, type) ?? .declared(.preference)
    let items = statements.settings.filter { $0.path.count > 1 && $0.path.last == "label" }.map { item($0, statements, type) }
    guard !items.isEmpty else { return nil }
    return BarDraft(toolbar: bar, platforms: [.macos], items: items)
  }

  private func item(
    _ label: TypeStatements.Setting, _ statements: TypeStatements, _ type: TypeDeclaration
  ) -> Conditional<Item> {
    let place = Place(type.file)
    let location = label.value.elements.first.map { type.file.location(of: $0) } ?? type.file.location(of: type.node)
    let text = attributes.texts.texts(of: label.value, as: .string, at: place).first?.value ?? .none
    var item = Item(id: "tab", kind: .button, location: location, label: text)
    let holder = label.path.dropLast()
    let image = statements.settings.first {
      $0.path.dropLast() == holder && $0.path.last == "image" && $0.function == label.function
    }
    if let image, let name = ImageExpression.name(in: image.value, attributes.texts, place) {
      attributes.set(image: (name.name, name.isSystem, name.isSeen), of: &item)
    }
    return Conditional(item.named(after: text))
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
