import LintelModel

/// Whether a key is a text that people read, or a name that only programs do. What one word is, its table tells: `Cancel` among
/// sentences is a text, and among `settings.title` it is a name.
package struct KeyStyle {
  package enum Kind { case prose, name, word }

  private let wordsAreProse: Bool

  /// - Parameter keys: All keys of a table.
  package init(_ keys: some Sequence<String>) {
    var counts: [Kind: Int] = [:]
    var capitalized = 0
    for key in keys {
      let kind = Self.kind(of: key)
      counts[kind, default: 0] += 1
      if kind == .word, key.unicodeScalars.first?.isUppercaseLetter == true { capitalized += 1 }
    }
    let (prose, names) = (counts[.prose] ?? 0, counts[.name] ?? 0)
    wordsAreProse = prose + names == 0 ? capitalized * 2 > (counts[.word] ?? 0) : prose > names
  }

  package func isProse(_ key: String) -> Bool {
    switch Self.kind(of: key) {
    case .prose: true
    case .name: false
    case .word: wordsAreProse
    }
  }

  static func kind(of key: String) -> Kind {
    let text = withoutTags(withoutPlaceholders(key)).unicodeScalars
    guard text.contains(where: \.isLetter) else { return .prose }
    // Only a text has parts with a link or an inflection: `^[%lld item](inflect: true)`.
    if key.utf8.contains(UInt8(ascii: "(")), key.contains(markdownPart) { return .prose }
    if hasTag(key.unicodeScalars) { return .name }
    let words = text.split(whereSeparator: \.isSpace).filter { $0.contains(where: \.isLetter) && !isAddress($0) }
    guard let first = words.first else { return .prose }
    guard key.unicodeScalars.contains(where: \.isSpace) else { return kind(ofWord: first) }
    // `account.label.followers %lld %@` begins with a name; a sentence may have one further on.
    let names = words.count { isName(core(of: $0)) }
    return isName(core(of: first)) && names * 2 >= words.count ? .name : .prose
  }

  /// A name in one word: it is not how people write a text.
  package static func isIdentifier(_ key: String) -> Bool {
    !key.unicodeScalars.contains(where: \.isSpace) && kind(of: key) == .name
  }

  private static func isAddress(_ word: Substring.UnicodeScalarView) -> Bool {
    word.contains(":") && Substring(word).contains("://")
  }

  /// `[Generic/Cancel]`, `[Generic] Cancel`, `{cancel}`; not `[a link](…)`.
  private static func hasTag(_ key: String.UnicodeScalarView) -> Bool {
    guard key.first == "[" else { return key.first == "{" && key.last == "}" }
    guard let end = key.firstIndex(of: "]"), key[..<end].contains(where: \.isLetter) else { return false }
    let rest = key[end...].dropFirst()
    return rest.isEmpty || rest.first?.isSpace == true
  }

  /// A key of one word.
  private static func kind(ofWord word: Substring.UnicodeScalarView) -> Kind {
    // Names are written in ASCII.
    if word.contains(where: { !$0.isASCII && $0.isLetter }), !word.contains("_") { return .prose }
    let core = core(of: word)
    if isName(core) || core.count(where: { $0 == "-" }) > 1 || hasHumps(core) { return .name }
    // `mg/dL`, `N/A`, `Units/hour`; not `settings/account`.
    if core.contains("/") {
      let parts = core.split(separator: "/")
      if parts.contains(where: { $0.count > 4 }), parts.count != 2 || core.first?.isUppercaseLetter != true { return .name }
    }
    if core.first?.isLowercaseLetter == true, core.contains(where: \.isNumeral) { return .name }
    // A text ends as texts end: `Rename…`, `Name:`.
    switch word.last {
    case "…", ":", "!", "?", ".": return .prose
    default: return .word
    }
  }

  private static func core(of word: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var core = word
    while let last = core.last, isClosing(last) { core.removeLast() }
    // `C#` is a word.
    while core.last == "#" || core.last == "+" { core.removeLast() }
    while let first = core.first, isOpening(first) { core.removeFirst() }
    return core
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", ")", "]", "}", "\"", "'", "’", "”", "»", "*": true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "\"", "'", "‘", "“", "«", "*": true
    default: false
    }
  }

  /// With signs that no language puts between letters.
  private static func isName(_ core: Substring.UnicodeScalarView) -> Bool {
    core.contains {
      switch $0 {
      case "_", ".", "[", "]", "{", "}", "#", "$", "=", "<", ">", "\\", "|", "@", ":": true
      default: false
      }
    }
  }

  /// `cancelTitle`, `InfoAccessDeniedByUser`; not `iCloud`, `macOS`, `YouTube`, `PDFs`.
  private static func hasHumps(_ word: Substring.UnicodeScalarView) -> Bool {
    guard word.dropFirst().contains(where: \.isUppercaseLetter) else { return false }
    let scalars = Array(word)
    let humps = scalars.indices.dropFirst().dropLast().filter {
      scalars[$0].isUppercaseLetter && scalars[$0 - 1].isLowercaseLetter && scalars[$0 + 1].isLowercaseLetter
    }
    guard let first = humps.first else { return false }
    return humps.count > 1 || scalars[0].isLowercaseLetter && first > 1
  }

  /// `<b>%@</b>` without its tags.
  private static func withoutTags(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "<")) ? text.replacing(tag, with: " ") : text
  }

  private nonisolated(unsafe) static let tag = /<[^<>]*>/
  private nonisolated(unsafe) static let markdownPart = /\[[^\[\]]+\]\([^()]+\)/

  /// `Hello %1$@!` without its placeholders.
  private static func withoutPlaceholders(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    var text = ""
    var isPlaceholder = false
    for character in key {
      if character == "%" {
        isPlaceholder.toggle()
        text.append(" ")
      } else if isPlaceholder, "0123456789$.+-#'*hlqLzt".contains(character) {
        continue
      } else if isPlaceholder, character.isLetter || character == "@" {
        isPlaceholder = false
        text.append(" ")
      } else {
        isPlaceholder = false
        text.append(character)
      }
    }
    return text
  }
}
