import LintelModel

extension StringUnit {
  /// The source that a translation is compared with: what its own exchange file was made of, unless that is nothing but the
  /// name of its key, where nobody knows a text. Values in such a name are the text's; a translation that repeats it is a copy.
  /// - Parameters:
  ///   - given: What the translation's file has as its source.
  ///   - translation: What it has beside that.
  func source(givenBy given: StringUnit?, beside translation: StringUnit?) -> StringUnit {
    guard let given else { return self }
    guard origin == .unknown, let translation, given.value == given.key, !given.varies, translation.value != given.value,
      !given.value.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") })
    else { return given }
    return self
  }

  /// Whether an exchange file gives the name of a key as a source text, `file.named %@`: it ends as names do.
  package var isNameOfKey: Bool {
    value == key && !varies && StringTable.Format(file: location.file)?.isExchange == true
      && KeyStyle.kind(of: key) == .name
  }
}
