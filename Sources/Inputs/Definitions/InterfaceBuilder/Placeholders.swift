import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// What Interface Builder writes into objects without a name.
  private static let defaults: [String: Set<String>] = [
    "barButtonItem": ["Item", "Button", "Bar Button Item"],
    "navigationItem": ["Title", "Root View Controller", "View Controller"],
    "toolbarItem": ["Toolbar Item"], "window": ["Window"],
    "button": ["Button"], "label": ["Label"],
  ]

  /// The text, or an unresolved one where it only holds a place for what code sets: `{Create Database}`, or the editor's own
  /// word in an object that code holds. Such a text is never seen.
  ///
  /// - Parameter isHeldByCode: Code has a way to the object. Else the editor's own word is what people see.
  func seen(_ text: LocalizedText, of element: XMLElement, isHeldByCode: Bool) -> LocalizedText {
    guard text.state == .localized, let source = text.source else { return text }
    let isDefault = isHeldByCode && Self.defaults[element.name]?.contains(source) == true
    guard isDefault || (source.count > 2 && source.hasPrefix("{") && source.hasSuffix("}")) else { return text }
    return LocalizedText(state: .unresolved, expression: source, location: text.location)
  }
}
