import LintelFindings
import LintelModel

/// A message in English and, where it speaks of anything, the parts that it is made of: a report that is written from this one
/// may be in another language.
extension Message: Stored {
  static var blank: Message { Message(parts: []) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var text = Coder.isReading ? "" : english
    var hasParts = !arguments.isEmpty
    try coder.text("english", &text)
    try coder.element("parts", isRequired: false, &hasParts) { coder throws(StoredFault) in try describeParts(&coder) }
    // One without parts is nothing but words.
    if Coder.isReading, !hasParts { self = Message(parts: [.words(text)]) }
  }

  fileprivate mutating func describeParts<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (scope, parts) = (scope, parts)
    try coder.attribute("scope", &scope)
    try coder.elements(Part.names, atLeast: 0, &parts, named: \.name, blank: Part.init(blank:)) {
      coder, part throws(StoredFault) in try part.describe(&coder)
    }
    if Coder.isReading { self = Message(parts: parts, scope: scope) }
  }
}

extension Message.Part {
  fileprivate static let names = ["words", "text", "number", "count", "decimal", "locale", "list", "parts"]

  fileprivate var name: String {
    switch self {
    case .words: "words"
    case .argument(.text): "text"
    case .argument(.number): "number"
    // One that no word depends on is a count without words.
    case .argument(.amount), .argument(.count): "count"
    case .argument(.decimal): "decimal"
    case .argument(.locale): "locale"
    case .argument(.list): "list"
    case .argument(.message): "parts"
    }
  }

  fileprivate init(blank name: String) {
    switch name {
    case "text": self = .argument(.text(""))
    case "number": self = .argument(.number(0))
    case "count": self = .argument(.count(0, one: "", other: ""))
    case "decimal": self = .argument(.decimal(0))
    case "locale": self = .argument(.locale(""))
    case "list": self = .argument(.list([]))
    case "parts": self = .argument(.message(.blank))
    default: self = .words("")
    }
  }

  fileprivate mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    switch self {
    case .words(var words):
      try coder.text(&words)
      self = .words(words)
    case .argument(.text(var text)):
      try coder.text(&text)
      self = .argument(.text(text))
    case .argument(.number(let number)): self = .argument(.number(try Self.whole(number, &coder)))
    case .argument(.count(let count, var one, var other)):
      try coder.attribute("one", &one)
      try coder.attribute("other", &other)
      let whole = try Self.whole(count, &coder)
      self = .argument(one.isEmpty && other.isEmpty ? .amount(whole) : .count(whole, one: one, other: other))
    case .argument(.amount(let amount)):
      var (one, other) = ("", "")
      try coder.attribute("one", &one)
      try coder.attribute("other", &other)
      self = .argument(.amount(try Self.whole(amount, &coder)))
    case .argument(.decimal(var number)):
      try coder.text(&number)
      self = .argument(.decimal(number))
    case .argument(.locale(var locale)):
      try coder.text(&locale)
      self = .argument(.locale(locale))
    case .argument(.list(var messages)):
      try coder.elements("parts", &messages, blank: .blank) { coder, message throws(StoredFault) in
        try message.describeParts(&coder)
      }
      self = .argument(.list(messages))
    case .argument(.message(var message)):
      try message.describeParts(&coder)
      self = .argument(.message(message))
    }
  }

  /// A number of either sign.
  private static func whole<Coder: StoredCoder>(_ number: Int, _ coder: inout Coder) throws(StoredFault) -> Int {
    var spelled = Coder.isReading ? "" : String(number)
    try coder.text(.integer, &spelled)
    guard Coder.isReading else { return number }
    return try coder.integer(spelled, "number", in: Int(Int32.min)...Int(Int32.max))
  }
}
