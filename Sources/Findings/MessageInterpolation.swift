import LintelModel

extension Message: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(parts: [.words(words)]) }
  package init(stringInterpolation: StringInterpolation) { self.init(parts: stringInterpolation.parts) }

  /// What may be in a message. Anything else does not compile: whoever needs it says here how each language writes it.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    package mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }

    /// A message within a message; a literal is one, where both would do.
    package mutating func appendInterpolation(_ message: Message) {
      if !message.isEmpty { parts.append(.argument(.message(message))) }
    }

    /// A text out of the project.
    @_disfavoredOverload package mutating func appendInterpolation(_ text: String) { parts.append(.argument(.text(text))) }
    @_disfavoredOverload package mutating func appendInterpolation(_ text: Substring) { append(String(text)) }

    /// A number as it is written: a version, a line.
    package mutating func appendInterpolation(_ number: Int) { parts.append(.argument(.number(number))) }
    /// `\(amount: missing) of \(amount: all)` is `2,767 of 2,902`.
    package mutating func appendInterpolation(amount: Int) { parts.append(.argument(.amount(amount))) }
    /// Rounded to a tenth.
    package mutating func appendInterpolation(_ number: Double) { parts.append(.argument(.decimal(number))) }
    package mutating func appendInterpolation(_ points: Points) { parts.append(.argument(.decimal(points.value))) }

    /// `\(count, "string")` is `1 string` and `2 strings`.
    package mutating func appendInterpolation(_ count: Int, _ noun: StaticString) {
      appendInterpolation(count, one: "\(noun)", other: "\(noun)s")
    }
    /// `\(count, one: "item leaves", other: "items leave")`.
    package mutating func appendInterpolation(_ count: Int, one: String, other: String) {
      parts.append(.argument(.count(count, one: one, other: other)))
    }

    /// `\(always: count, "skipped")`, where English has one form.
    package mutating func appendInterpolation(always count: Int, _ words: String) {
      appendInterpolation(count, one: words, other: words)
    }

    /// The language's name, where a report is in another language than English; there, its id.
    @_disfavoredOverload package mutating func appendInterpolation(_ locale: LocaleID) {
      parts.append(.argument(.locale(locale)))
    }
    package mutating func appendInterpolation(_ location: SourceLocation) { append(location.description) }
    package mutating func appendInterpolation(_ list: [Message]) { parts.append(.argument(.list(list))) }
    /// Texts out of the project, one after the other.
    package mutating func appendInterpolation(_ list: [String]) { appendInterpolation(list.map(Message.data)) }

    private mutating func append(_ text: String) { parts.append(.argument(.text(text))) }
  }
}

extension DefaultStringInterpolation {
  /// A message has no text until a language is chosen.
  @available(*, unavailable, message: "ask a Localizer, or say .english")
  package mutating func appendInterpolation(_ message: Message) {}
}
