import LintelModel

/// A text of Lintel's own: its English words and, apart from them, what it speaks of, so that a report can say the same in
/// another language. Written as a string literal: the literal's own text is Lintel's words, and every string put into it
/// is data.
///
///     "The label “\(shown)” needs \(width) pt and has \(room)"
///     "\(missing.count, "string") in \(locale)"
///
/// A literal within an interpolation (`\(isSure ? "leaves" : "may leave")`) is a message of its own, and is translated as one.
package struct Message: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// Lintel's own words, in English.
    case words(String)
    case argument(Argument)
  }

  /// What a message speaks of.
  package indirect enum Argument: Hashable, Sendable {
    /// A text out of the project: a label, a key, a path.
    case text(String)
    /// A number as it is written: a version, a line.
    case number(Int)
    /// How many of something, where no word depends on it: its thousands are set apart.
    case amount(Int)
    /// How many there are of something, with what one and several of it are called in English.
    case count(Int, one: String, other: String)
    /// Rounded to a tenth.
    case decimal(Double)
    case locale(LocaleID)
    case list([Message])
    case message(Message)
  }

  package private(set) var parts: [Part]
  /// What a catalogue of translations knows it by besides its words: `title-length.too-long` for what a rule says. Nil for a
  /// text of the report's own.
  package var scope: String?

  package init(parts: [Part], scope: String? = nil) {
    self.parts = []
    self.scope = scope
    for part in parts { append(part) }
  }

  /// A text that is nothing but data, whatever language it is in.
  package static func data(_ text: String) -> Message { Message(parts: [.argument(.text(text))]) }

  package var isEmpty: Bool { parts.isEmpty }

  /// The same, known to catalogues by its scope.
  package func scoped(_ scope: String) -> Message {
    var message = self
    message.scope = scope
    return message
  }

  /// The words with a format specifier in place of each argument, as Xcode's catalogues write them: `%lld keys in %@`. What
  /// is counted is in the plural. It says whether a translation was made of these very words.
  package var template: String {
    parts.map { part in
      switch part {
      case .words(let words): Message.escaped(words)
      case .argument(.count(_, _, let other)): "%lld " + Message.escaped(other)
      case .argument(let argument): argument.specifier
      }
    }.joined()
  }

  /// In the order of the template's specifiers.
  package var arguments: [Argument] {
    parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// Whether a part of it is a message of these words.
  package func says(_ other: Message) -> Bool {
    arguments.contains { if case .message(let part) = $0 { part.template == other.template } else { false } }
  }

  /// Whether it is of these words, or begins with a message that is.
  package func begins(with other: Message) -> Bool {
    if template == other.template { return true }
    guard case .argument(.message(let first))? = parts.first else { return false }
    return first.begins(with: other)
  }

  /// In English.
  package var english: String { parts.map(\.english).joined() }

  package static func + (a: Message, b: Message) -> Message { Message(parts: a.parts + b.parts, scope: a.scope ?? b.scope) }
  package static func += (a: inout Message, b: Message) { a = a + b }

  /// Words that follow words are one part, so that equal messages have equal parts.
  private mutating func append(_ part: Part) {
    if case .words(let words) = part {
      if words.isEmpty { return }
      if case .words(let before)? = parts.last {
        parts[parts.count - 1] = .words(before + words)
        return
      }
    }
    parts.append(part)
  }

  private static func escaped(_ words: String) -> String {
    words.contains("%") ? words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : words
  }
}

extension Message.Argument {
  /// What replaces it in a template: `%@`, `%lld` or `%lf`.
  package var specifier: String {
    switch self {
    case .text, .locale, .list, .message: "%@"
    case .number, .amount, .count: "%lld"
    case .decimal: "%lf"
    }
  }

  fileprivate var english: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .amount(let amount): Message.grouped(amount)
    case .count(let count, let one, let other): Message.grouped(count) + " " + (count == 1 ? one : other)
    case .decimal(let number): Points(number).description
    case .locale(let locale): locale.id
    case .list(let messages): messages.map(\.english).joined(separator: ", ")
    case .message(let message): message.english
    }
  }
}

extension Message.Part {
  /// In English.
  package var english: String {
    switch self {
    case .words(let words): words
    case .argument(let argument): argument.english
    }
  }
}

extension Message {
  /// As English writes a whole number: `12,000`.
  package static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
  }
}
