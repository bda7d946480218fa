import LintelFindings
import LintelModel
import LintelUnicodeText

/// Lintel's own words in one language: turns messages into sentences. One for each report; not to be shared between tasks.
package struct Localizer {
  /// The language it speaks, `en` or one of `languages`.
  package let language: LocaleID
  private let catalogue: MessageCatalogue?
  private let numbers: Numbers?
  /// Records everything that is said.
  private let vocabulary: Vocabulary?

  /// The languages that the catalogue has besides English.
  package static let languages: [LocaleID] = ["ar", "de", "es", "fr", "ja", "zh-Hans"]

  /// The words as they are in the program. Costs nothing: no catalogue is read.
  package static var english: Localizer { Localizer(language: "en", catalogue: nil) }

  /// The nearest of `languages` to a locale's name, such as `de-AT`, `zh_CN` or `ja_JP.UTF-8`: English where neither it nor a
  /// parent of it is one.
  package init(language name: String) {
    let language = Localizer.nearest(to: name) ?? "en"
    self.init(language: language, catalogue: language == "en" ? nil : .embedded(language.id))
  }

  init(language: LocaleID, catalogue: MessageCatalogue?, vocabulary: Vocabulary? = nil) {
    self.language = language
    self.catalogue = catalogue
    self.vocabulary = vocabulary
    numbers = catalogue == nil ? nil : Numbers(locale: language.id)
  }

  /// `en` or one of `languages`; nil for a name of none of them, and for `C` and `POSIX`.
  package static func nearest(to name: String) -> LocaleID? {
    let id = String(name.prefix { $0 != "." && $0 != "@" })
    guard let id = LocaleName.canonical(id) else { return nil }
    let full = LocaleName.maximized(id).map { [$0] + LocaleName.parents(of: $0) } ?? []
    let chain = [id] + LocaleName.parents(of: id) + full
    // What a language is written in by default counts for it, not another script of it.
    return chain.lazy.map { LocaleID($0) }.first { $0 == "en" || languages.contains($0) }
  }

  package var direction: LayoutDirection { LocaleName.isRightToLeft(language.id) ? .rightToLeft : .leftToRight }

  /// A message as one line of text. Where the language runs from right to left, what comes out of the project is between
  /// isolates (U+2068, U+2069) and cannot turn the words around it.
  package func text(_ message: Message) -> String { joined(message) { $0 } }

  /// The same with every character visible that could change what a terminal or a page does.
  func visible(_ message: Message) -> String { joined(message, VisibleCharacters.of) }

  private func joined(_ message: Message, _ shown: (String) -> String) -> String {
    joined(message, own: shown, data: shown)
  }

  /// A message whose own words are written in one way, and what comes out of the project in another.
  func joined(_ message: Message, own: (String) -> String, data: (String) -> String) -> String {
    sentence(message).pieces.map { piece in
      switch piece {
      case .words(let words): own(words)
      case .direction(let marks): marks
      case .data(let text) where text.isEmpty: ""
      case .data(let text): direction == .rightToLeft ? "\u{2068}\(data(text))\u{2069}" : data(text)
      }
    }.joined()
  }

  /// A message in pieces, for formats that mark what comes out of the project.
  func sentence(_ message: Message) -> Sentence {
    vocabulary?.record(message)
    if catalogue != nil, let pieces = translated(message, scope: message.scope) {
      return Sentence(pieces: pieces, language: language)
    }
    return Sentence(pieces: english(message), language: "en")
  }

  struct Sentence {
    enum Piece: Hashable {
      /// Lintel's own, numbers and names of languages included.
      case words(String)
      /// A text out of the project.
      case data(String)
      /// Isolates and direction marks of the translation itself. Only Lintel wrote them: no format spells them out.
      case direction(String)
    }

    var pieces: [Piece]
    /// English where it is not translated.
    var language: LocaleID
  }

  /// A whole number with its thousands set apart.
  func number(_ number: Int) -> String {
    numbers?.string(Double(number), isGrouped: true) ?? Message.grouped(number)
  }

  /// At most one decimal, and none where it says nothing.
  func number(_ number: Double) -> String {
    guard let numbers, number.magnitude < 1e15 else { return Points(number).description }
    let tenths = (number * 10).rounded()
    return numbers.string(tenths / 10, decimals: tenths.truncatingRemainder(dividingBy: 10) == 0 ? 0 : 1, isGrouped: true)
  }

  /// What is between the members of a list.
  var separator: String { catalogue?.separator ?? ", " }

  /// What a language is called, such as `German` or `Portuguese (Brazil)`; its id if unknown.
  func name(of locale: LocaleID) -> String {
    if catalogue == nil, let name = locale.name { return name }
    return LocaleName.name(of: locale.id, in: language.id) ?? locale.id
  }

  /// Nil if it is not translated.
  private func translated(_ message: Message, scope: String?) -> [Sentence.Piece]? {
    let arguments = message.arguments
    guard let phrase = catalogue?.phrase(for: message.template, scope: scope) else {
      return message.hasWords ? nil : message.parts.flatMap { mark($0) ?? pieces($0, scope: scope) }
    }
    let parts = phrase.parts(of: arguments.map(\.counted)) {
      PluralCategories.category(of: Double($0), locale: language.id)
    }
    return parts.flatMap { part -> [Sentence.Piece] in
      switch part {
      case .words(let words): Self.pieces(ofTranslation: words)
      case .argument(let place): arguments.indices.contains(place) ? pieces(arguments[place], scope: scope) : []
      }
    }
  }

  /// What stands between arguments as the language writes it by itself: French has a space before a colon. Nil for all else.
  private func mark(_ part: Message.Part) -> [Sentence.Piece]? {
    guard case .words(let words) = part, let phrase = catalogue?.phrase(for: words, scope: nil) else { return nil }
    return phrase.parts(of: [], category: { _ in "other" }).flatMap { part -> [Sentence.Piece] in
      if case .words(let words) = part { Self.pieces(ofTranslation: words) } else { [] }
    }
  }

  /// The words of a translation, and apart from them what it says of directions.
  private static func pieces(ofTranslation words: String) -> [Sentence.Piece] {
    guard words.unicodeScalars.contains(where: isDirection) else { return [.words(words)] }
    var pieces: [Sentence.Piece] = []
    var rest = words.unicodeScalars[...]
    while let first = rest.first {
      let isDirection = isDirection(first)
      let run = rest.prefix { Self.isDirection($0) == isDirection }
      pieces.append(isDirection ? .direction(String(run)) : .words(String(run)))
      rest = rest[run.endIndex...]
    }
    return pieces
  }

  /// Isolates, and the marks that have a direction and no shape. Embeddings and overrides are not among them: they turn what
  /// follows until something ends them.
  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  private func pieces(_ part: Message.Part, scope: String?) -> [Sentence.Piece] {
    switch part {
    case .words(let words): [.words(words)]
    case .argument(let argument): pieces(argument, scope: scope)
    }
  }

  private func pieces(_ argument: Message.Argument, scope: String?) -> [Sentence.Piece] {
    switch argument {
    case .text(let text): [.data(text)]
    case .number(let number): [.words(numbers?.string(Double(number)) ?? "\(number)")]
    case .amount(let count), .count(let count, _, _): [.words(number(count))]
    case .decimal(let number): [.words(self.number(number))]
    case .locale(let locale): [.words(name(of: locale))]
    case .message(let message): translated(message, scope: message.scope ?? scope) ?? english(message)
    case .list(let messages):
      Array(
        messages.map { translated($0, scope: $0.scope ?? scope) ?? english($0) }
          .joined(separator: [.words(separator)]))
    }
  }

  private func english(_ message: Message) -> [Sentence.Piece] {
    message.parts.flatMap { part -> [Sentence.Piece] in
      switch part {
      case .argument(.text(let text)): [.data(text)]
      case .argument(.message(let message)): english(message)
      case .argument(.list(let messages)): Array(messages.map(english).joined(separator: [.words(", ")]))
      case .argument(.locale(let locale)): [.words(locale.name ?? LocaleName.name(of: locale.id, in: "en") ?? locale.id)]
      default: [.words(part.english)]
      }
    }
  }
}

extension Message {
  /// Whether it says anything of its own. Arguments between marks are the same in every language that does not say otherwise.
  var hasWords: Bool {
    parts.contains { part in
      switch part {
      // Quotation marks are a language's own.
      case .words(let words): words.contains { $0.isLetter || $0 == "“" }
      case .argument(.count): true
      case .argument: false
      }
    }
  }
}

extension Message.Argument {
  /// How many there are of something, which words may depend on; nil for all else. A line or a version is a number too, and
  /// no word depends on it.
  fileprivate var counted: Int? { if case .count(let count, _, _) = self { count } else { nil } }
}

extension MessageCatalogue {
  /// What is between the members of a list: the key `, `.
  fileprivate var separator: String {
    phrase(for: ", ", scope: nil)?.parts(of: [], category: { _ in "other" }).map {
      if case .words(let words) = $0 { words } else { "" }
    }.joined() ?? ", "
  }
}
