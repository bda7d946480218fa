import LintelFindings
import LintelModel

/// Messages, from their parts.
enum StoredMessages {
  static func message(_ element: inout StoredElement) throws(StoredFault) -> Message {
    let english = try element.one("english") { text throws(StoredFault) in text.text() }
    // One without parts is nothing but words.
    return try element.optional("parts") { parts throws(StoredFault) in try Self.parts(&parts) }
      ?? Message(parts: [.words(english)])
  }

  private static let kinds = ["words", "text", "number", "count", "decimal", "locale", "list", "parts"]

  private static func parts(_ element: inout StoredElement) throws(StoredFault) -> Message {
    let scope = element.optional("scope")
    let parts = try element.all(of: kinds) { part throws(StoredFault) in try Self.part(&part) }
    return Message(parts: parts, scope: scope)
  }

  private static func part(_ element: inout StoredElement) throws(StoredFault) -> Message.Part {
    switch element.name {
    case "words": return .words(element.text())
    case "text": return .argument(.text(element.text()))
    case "number": return .argument(.number(try number(element.text(), in: element)))
    case "count":
      let count = try number(element.text(), in: element)
      return try .argument(.count(count, one: element.string("one"), other: element.string("other")))
    case "decimal": return .argument(.decimal(try decimal(element.text(), in: element)))
    case "locale": return .argument(.locale(LocaleID(element.text())))
    case "list":
      return .argument(.list(try element.all("parts") { parts throws(StoredFault) in try Self.parts(&parts) }))
    default: return .argument(.message(try parts(&element)))
    }
  }

  private static func number(_ text: String, in element: StoredElement) throws(StoredFault) -> Int {
    try element.integer(text, "number", in: Int(Int32.min)...Int(Int32.max))
  }

  private static func decimal(_ text: String, in element: StoredElement) throws(StoredFault) -> Double {
    guard let number = Double(text) else {
      throw element.fault("found \"\(VisibleCharacters.of(text))\" in <decimal>, expected a number")
    }
    return number
  }
}
