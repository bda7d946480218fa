/// A spoken name that is no words: what code calls an image, as `icon.name` gives it or as `arrow_down` is written. Nobody reads it
/// on the bar, so nobody sees it.
package struct SpokenIdentifier: Hashable, Sendable {
  /// What is spoken; where only the running program knows it, the code that says it.
  package let text: String
  /// Whether `text` is what is spoken.
  package let isKnown: Bool
  /// Whether it may be words all the same, as the name of an image's file may.
  package let mayBeWords: Bool

  private init(_ text: String, isKnown: Bool, mayBeWords: Bool = false) {
    (self.text, self.isKnown, self.mayBeWords) = (text, isKnown, mayBeWords)
  }

  /// What a screen reader says of an item, where that is an identifier; nil where it is words, or nothing is known of it.
  /// - Parameter locale: The language of the bar's own texts.
  package init?(_ item: Item, in locale: LocaleID) {
    guard !item.isNamedByImage else { return nil }
    let isOnlySpoken = item.symbol != nil && !item.showsLabelBesideSymbol
    guard let name = item.accessibilityLabel.isPresent ? item.accessibilityLabel : isOnlySpoken ? item.label : nil else {
      return nil
    }
    switch name.state {
    case .none: return nil
    case .unresolved:
      guard let code = name.expression, let doubt = Self.isOfImage(code, shown: item.symbol) else { return nil }
      self.init(code, isKnown: false, mayBeWords: doubt)
    case .literal:
      guard let text = name.source, Self.isIdentifier(text) || Self.isName(text, ofImage: item.symbol) else { return nil }
      self.init(text, isKnown: true)
    case .localized:
      let own = name.values[locale].flatMap { $0.state == .translated ? $0.text : nil }
      let isTranslated = name.values.contains { $0.value.state == .translated }
      // A key that no table has is spoken itself. Of other keys it is said elsewhere that a table lacks them.
      guard let text = isTranslated ? own : name.source ?? name.key,
        isTranslated ? Self.isIdentifier(text) : Self.isName(text, ofImage: item.symbol)
      else { return nil }
      self.init(text, isKnown: true)
    }
  }

  /// Whether a text is written as code and files are: `arrow_down`, `icon-close`, `openSideMenu`.
  private static func isIdentifier(_ text: String) -> Bool {
    text.allSatisfy(\.isASCII) && IdentifierSpelling(text)?.isSure == true
  }

  /// Whether a text is the name of the image beside it and is written as no words are: `arrow.down`, `arrow-down`, `closeButton`.
  private static func isName(_ text: String, ofImage image: String?) -> Bool {
    guard text == image, isOneWord(text) else { return false }
    if text.contains(where: { $0 == "." || $0 == "_" }) || IdentifierSpelling(text) != nil { return true }
    // Not `Wi-Fi` and `e-mail`.
    return text.split(separator: "-").allSatisfy { $0.count > 1 } && text.contains("-") && !text.contains(where: \.isUppercase)
  }

  private static func isOneWord(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }

  /// Whether an expression gives what code or a file calls an image: `icon.name`, `Asset.close.rawValue`, `imageName`; nil where it
  /// does not, and true where what it gives may be words as well.
  private static func isOfImage(_ code: String, shown image: String?) -> Bool? {
    guard let path = chain(of: code), let last = path.last else { return nil }
    let words = NameWords.of(last)
    let base = path.dropLast()
    if ["name", "rawValue", "identifier", "id"].contains(last) {
      let isOfImage = base.contains { !imageWords.isDisjoint(with: NameWords.of($0)) }
      let isOfType = last == "rawValue" || base.contains { $0.first?.isUppercase == true }
      if isOfImage || isOfType && base.contains(where: { !wordsOfValues.isDisjoint(with: NameWords.of($0)) }) { return false }
      // A photo or a coin is an asset, too, and has a name that people read.
      if base.contains(where: { !wordsOfValues.isDisjoint(with: NameWords.of($0)) }) { return true }
    } else if words.count > 1, words.last == "name", !imageWords.union(wordsOfValues).isDisjoint(with: words.dropLast()) {
      return false
    }
    return image.flatMap(chain) == path ? true : nil
  }

  private static let imageWords: Set = ["icon", "icons", "image", "images", "img", "glyph"]
  private static let wordsOfValues: Set = ["symbol", "symbols", "asset", "assets"]

  /// `icon`, `name` of `self.icon?.name` and of `String(describing: icon.name)`; nil for anything but a chain of names.
  private static func chain(of code: String) -> [String]? {
    var text = code.filter { $0 != "?" && $0 != "!" }
    let described = "String(describing: "
    if text.hasPrefix(described), text.last == ")" { text = String(text.dropFirst(described.count).dropLast()) }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    let parts = text.split(separator: ".").map(String.init)
    return parts.first == "self" && parts.count > 1 ? Array(parts.dropFirst()) : parts.isEmpty ? nil : parts
  }
}
