/// How a text is written that programs read and nobody says: `incoming_call`, `settings.account.title`, `icon-close`,
/// `openSideMenu`.
///
/// Words are none, nor are the names of products (`iCloud`, `macOS`), addresses (`example.com`), versions (`v2.1`), units and the
/// names of files (`notes.txt`). The lists are ours.
package struct IdentifierSpelling: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case joined, dotted, dashed, camel }

  package let form: Form
  /// False where people write a name so, too: `arrow.down`, `step-by-step`, `shareImage`.
  package let isSure: Bool

  /// Nil for anything but one word that is written so.
  package init?(_ text: String) {
    let word = text.drop { $0 == "_" }
    guard word.first?.isLetter == true, word.last.map({ $0.isLetter || $0.isNumber }) == true,
      word.allSatisfy({ $0.isLetter || $0.isNumber || Self.isSign($0) })
    else { return nil }
    if word.contains("_") {
      self.init(joined: word)
    } else if word.contains(".") {
      self.init(dotted: word)
    } else if word.contains("-") {
      self.init(dashed: word)
    } else {
      self.init(camel: word)
    }
  }

  private init(_ form: Form, isSure: Bool) { (self.form, self.isSure) = (form, isSure) }

  /// `incoming_call`, `DONE_BUTTON`; perhaps `B_1` and `my_photo.jpg`.
  private init?(joined word: Substring) {
    let parts: [Substring] = word.split(separator: "_")
    guard parts.count > 1 else { return nil }
    let isWritten = word.first?.isLowercase == true || parts.allSatisfy { $0.count > 1 }
    self.init(.joined, isSure: Self.isOfImage(word) || isWritten && !Self.isFile(word))
  }

  /// `settings.account.title`; perhaps `settings.title` and `Settings.Title`, and not `Node.js`.
  private init?(dotted word: Substring) {
    let parts: [Substring] = word.split(separator: ".")
    let isSmall = word.first?.isLowercase == true
    guard parts.count > 1, isSmall || parts.allSatisfy(Self.isCapitalized), !Self.isAddress(parts), !Self.isFile(word),
      !Self.isVersion(parts),
      // `fl.oz`
      parts.contains(where: { $0.count > 2 })
    else { return nil }
    self.init(.dotted, isSure: Self.isOfImage(word) || isSmall && parts.count > 2)
  }

  /// `Settings`; not `NET`.
  private static func isCapitalized(_ part: Substring) -> Bool {
    part.count > 2 && part.first?.isUppercase == true && part.contains(where: \.isLowercase)
  }

  /// `icon-close`; perhaps `carb-entry-title`. Two words are written so: `sign-in`.
  private init?(dashed word: Substring) {
    let isOfImage = Self.isOfImage(word)
    let parts: [Substring] = word.split(separator: "-")
    guard isOfImage || parts.count > 2 && !word.contains(where: \.isUppercase) else { return nil }
    self.init(.dashed, isSure: isOfImage)
  }

  /// `openSideMenu`; perhaps `shareImage`.
  private init?(camel word: Substring) {
    guard word.first?.isLowercase == true, word.contains(where: \.isUppercase) else { return nil }
    let words = NameWords.of(word)
    guard let first = words.first, first.count > 1, words.count > 1, words != [first, "os"] else { return nil }
    self.init(.camel, isSure: words.count > 2)
  }

  private static func isSign(_ character: Character) -> Bool { character == "." || character == "_" || character == "-" }

  private static func isOfImage(_ word: Substring) -> Bool {
    let parts: [Substring] = word.split(whereSeparator: isSign)
    return parts.count > 1 && prefixes.contains(String(parts[0]))
  }

  /// What files of images begin with, and words hardly do.
  private static let prefixes: Set = ["ic", "ico", "icon", "img", "image", "btn", "glyph"]

  /// `example.com`; not `com.example.app`.
  private static func isAddress(_ parts: [Substring]) -> Bool {
    parts[0] == "www" || ["com", "org", "net", "edu", "gov"].contains(parts[parts.count - 1])
  }

  /// `v2.0`, `vol.2`, `python3.11`; not `screen.1`.
  private static func isVersion(_ parts: [Substring]) -> Bool {
    guard parts.contains(where: { $0.first?.isNumber == true }) else { return false }
    return parts[0].count < 4 || parts[0].last?.isNumber == true
  }

  /// `notes.txt`, a file that people know by its name.
  private static func isFile(_ word: Substring) -> Bool {
    guard let dot = word.lastIndex(of: ".") else { return false }
    return extensions.contains(word[word.index(after: dot)...].lowercased())
  }

  private static let extensions: Set = [
    "csv", "doc", "docx", "gif", "heic", "html", "jpeg", "jpg", "json", "md", "mov", "mp3", "mp4", "pdf", "plist", "png", "rtf",
    "svg", "txt", "wav", "xls", "xlsx", "xml", "zip",
  ]
}
