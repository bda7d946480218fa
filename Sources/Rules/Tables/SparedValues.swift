import LintelModel

/// What a source says of values that a translation may do without.
extension StringUnit {
  /// `%d item%@`: an argument that is the ending of a word has no place in another language.
  func isEnding(_ value: Placeholder) -> Bool {
    guard value.value == .object, let range = self.value.firstRange(of: value.text) else { return false }
    return self.value[..<range.lowerBound].suffix(3).allSatisfy { $0.isLowercase && $0.isASCII }
      && range.lowerBound > self.value.startIndex
  }

  /// Whether a value says how many there are of what stands behind it, as English has it: `up to %@ bytes`.
  func counts(by value: Placeholder) -> Bool {
    guard let range = self.value.firstRange(of: value.text) else { return false }
    let behind = self.value[range.upperBound...]
    guard behind.first == " " else { return false }
    let word = behind.dropFirst().prefix { $0.isLetter }
    return word.count > 3 && word.last == "s" && word.allSatisfy(\.isLowercase)
      && !["does", "this", "ss"].contains { word.hasSuffix($0) }
  }

  private static let namesOfApp = [
    "app name", "name of the app", "app's name", "product name", "application name", "appname",
  ]

  /// What is the app's own name may be said otherwise, or go without saying.
  var isNameOfApp: Bool {
    let comment = self.comment?.lowercased() ?? ""
    return Self.namesOfApp.contains { comment.contains($0) }
  }

  /// Whether the translation is of an earlier text: long ones that say more or less than each other by half.
  func isOlder(than form: Form, in locale: LocaleID) -> Bool {
    let (given, own) = (value.count, form.text.count)
    guard min(given, own) > 120 else { return false }
    return own * 2 > given * 3 || given * 2 > own * 3 && !locale.setsNoSpaces && locale.language != "ko"
  }
}
