extension StringProtocol {
  /// Whether anything of the text can be seen: a label of spaces and zero-width characters is none.
  package var hasInk: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
        && properties.generalCategory != .format
    }
  }
}
