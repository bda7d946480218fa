import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// A text that a user-defined runtime attribute of one of these names sets, or nothing.
  func runtimeText(_ names: [String], of element: XMLElement) -> LocalizedText {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let localized = attributes.filter { $0["type"] == "localizedString" || $0["localized"] == "YES" }
    guard let attribute = attributes.first(where: { names.contains($0["keyPath"] ?? "") }),
      let text = string("value", of: attribute)
    else { return .none }
    guard let index = localized.firstIndex(of: attribute), let id = element["id"] else {
      return .literal(text, at: location(of: attribute))
    }
    return LocalizedText(
      state: .localized, key: "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", table: table,
      source: text, location: location(of: attribute))
  }

  /// The text that a runtime attribute looks up by a key of the app's own tables, as many projects' extensions of views
  /// have it (`locKey`, `localizedText`, `localizableString`); nothing if the element has no such attribute.
  ///
  /// It names no table: that tells it from the texts that belong to the file.
  func keyedText(of element: XMLElement) -> LocalizedText {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let found = attributes.first { attribute in
      attribute["type"] == "string" && Self.isKeyAttribute(attribute["keyPath"] ?? "")
        && attribute["value"]?.isEmpty == false
    }
    guard let found, let key = found["value"] else { return .none }
    return LocalizedText(state: .localized, key: key, location: location(of: found))
  }

  /// `locKey`, `xibLocKey`, `titleLocalizationKey`; `localizedText`, `localizableString`, `localizedTitle`.
  private static func isKeyAttribute(_ name: String) -> Bool {
    let name = name.lowercased()
    // A tool tip or a spoken name of its own has its own attribute.
    if name.contains("access") || name.contains("hint") || name.contains("placeholder") { return false }
    if name.hasSuffix("lockey") || name.hasSuffix("l10nkey") || name.hasSuffix("localizationkey") { return true }
    return name.hasPrefix("locali")
      && ["key", "string", "text", "title", "label"].contains { name.hasSuffix($0) }
  }
}
