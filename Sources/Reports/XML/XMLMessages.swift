import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A message in English and, where it speaks of anything, the parts that it is made of: a report that is written from this
  /// one may be in another language.
  static func write(_ message: Message, as name: String, to xml: borrowing XMLWriter) {
    xml.element(name) {
      xml.element("english", text: message.english)
      if !message.arguments.isEmpty { writeParts(of: message, to: xml) }
    }
  }

  private static func writeParts(of message: Message, to xml: borrowing XMLWriter) {
    xml.element("parts", ["scope": message.scope]) {
      for part in message.parts {
        switch part {
        case .words(let words): xml.element("words", text: words)
        case .argument(let argument): write(argument, to: xml)
        }
      }
    }
  }

  private static func write(_ argument: Message.Argument, to xml: borrowing XMLWriter) {
    switch argument {
    case .text(let text): xml.element("text", text: text)
    case .number(let number): xml.element("number", text: "\(number)")
    case .count(let count, let one, let other): xml.element("count", ["one": one, "other": other], text: "\(count)")
    case .decimal(let number): xml.element("decimal", text: number.exact)
    case .locale(let locale): xml.element("locale", text: locale.id)
    case .list(let messages): xml.element("list") { for message in messages { writeParts(of: message, to: xml) } }
    case .message(let message): writeParts(of: message, to: xml)
    }
  }
}
