extension String {
  /// Whether a key is words for people, and not a name for programs: `Power Off` and `Settings`, and not `list.save` or `SaveButton`.
  /// In doubt it is a name.
  var readsAsText: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    guard let first = words.first, contains(where: \.isLetter) else { return false }
    return words.count > 1 ? !first.isNameOfProgram : first.isCapitalizedWord
  }
}

extension Substring {
  /// `account.label`, `ACCOUNT_LABEL`, `[Generic/Cancel]`.
  fileprivate var isNameOfProgram: Bool {
    if contains("_") || hasPrefix("[") { return true }
    // A stop ends a sentence, and stands within a name.
    return dropLast().contains { $0 == "." || $0 == "/" }
  }

  /// A capital, then small letters; or capitals alone.
  fileprivate var isCapitalizedWord: Bool {
    let letters = filter(\.isLetter)
    guard !isNameOfProgram, letters.first?.isUppercase == true else { return false }
    return letters.allSatisfy { !$0.isLowercase } || letters.dropFirst().allSatisfy { !$0.isUppercase }
  }
}
