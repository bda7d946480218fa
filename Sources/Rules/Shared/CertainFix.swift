import LintelFindings
import LintelModel
import LintelTables

extension StringUnit.Form {
  /// Makes another text of this one; none where it is the same, or empty.
  func fix(_ after: String?, respellsEscapes: Bool = false) -> [Fix] {
    guard let after, !after.isEmpty, after != text || !after.utf8.elementsEqual(text.utf8) else { return [] }
    return [Fix(text, after, at: location, respellsEscapes: respellsEscapes)]
  }
}

extension String {
  /// With the only place of a text replaced; nil where it stands there twice, or not at all.
  func replacingOnly(_ text: String, with other: String) -> String? {
    guard let range = firstRange(of: text), self[range.upperBound...].firstRange(of: text) == nil else { return nil }
    return replacingCharacters(range, with: other)
  }

  private func replacingCharacters(_ range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  /// Without some characters that nobody sees; nil where that would leave a space at an end, or two side by side.
  func removingHidden(_ hidden: Set<Unicode.Scalar>) -> String? {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.filter { !hidden.contains($0) })
    let text = String(scalars)
    func edges(_ text: String) -> [Bool] { [text.first, text.last].map { $0?.isWhitespace ?? true } }
    guard edges(text) == edges(self), text.contains("  ") == contains("  ") else { return nil }
    return text
  }
}

/// What the platform itself writes on a button, where an English word was left on it.
enum StandardWord {
  /// The platform's word; nil where it has none for the word, or the project calls it something else.
  /// - Parameter translated: the project's texts in that language beside their sources, of which there may be many: they are
  ///   asked for where the platform has a word.
  static func text(
    for word: String, from source: LocaleID, in locale: LocaleID,
    beside translated: @autoclosure () -> [(source: String, text: String)]
  ) -> String? {
    let items = ["add", "back", "cancel", "close", "done", "edit", "redo", "save", "undo"]
    guard source.language == "en", let item = items.first(where: { SystemTexts.text(of: $0, in: "en") == word }),
      let own = SystemTexts.text(of: item, in: locale), own != word
    else { return nil }
    let (asked, wanted) = (word.lowercased(), own.lowercased())
    let kin = translated().filter { pair in
      pair.text != pair.source && pair.source.lowercased().split { !$0.isLetter }.contains { $0 == asked }
    }
    let same = kin.filter { $0.source.lowercased() == asked }
    guard same.allSatisfy({ $0.text == own }) else { return nil }
    return kin.isEmpty || kin.contains { $0.text.lowercased().contains(wanted) } ? own : nil
  }
}
