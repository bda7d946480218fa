extension ObjectiveCItem {
  /// Whether a class of items makes it as a copy of itself, which says nothing that the item it copies does not: nobody puts it
  /// on a bar there.
  func isCopy(of type: String) -> Bool {
    guard self.type == type, ["copy", "copyWithZone:"].contains(method) else { return false }
    let texts: Set = ["label", "paletteLabel", "title", "toolTip", "accessibilityLabel"]
    return settings.allSatisfy { !texts.contains($0.property) || Self.isOfSelf($0.value) }
  }

  /// `self.label`, `[self label]`, `[[self label] copy]`
  private static func isOfSelf(_ value: ObjectiveCExpression) -> Bool {
    if let path = value.path { return path.first == "self" }
    guard case .message(let receiver, _, let arguments, _) = value, arguments.isEmpty else { return false }
    return isOfSelf(receiver)
  }
}
