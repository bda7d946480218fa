/// A page as a tree of elements, so that escaping cannot be forgotten: there is no way to put a string into a page that is
/// read as markup. Names of elements and attributes are written in this program, never read from a project.
indirect enum Markup {
  case element(StaticString, [Attribute], [Markup])
  /// A text as people should read it, with its invisible characters shown.
  case text(String)
  /// A text in a picture, as a device would draw it.
  case drawn(String)
  /// The page's own style sheet.
  case styleSheet(String)
  /// The page's own script.
  case script(String)
  /// Markup that a browser keeps as text until the page's script asks for it, so that a large page opens quickly and holds
  /// only the elements somebody looked at. It cannot end early, for no text in it holds a `<`.
  case island([Markup])

  struct Attribute {
    let name: StaticString
    let value: String
    /// Left out in an island: the page's script sets it as it reads the island.
    let isImplied: Bool
    init(_ name: StaticString, _ value: String, isImplied: Bool = false) {
      self.name = name
      self.value = value
      self.isImplied = isImplied
    }

    static func `class`(_ names: String) -> Attribute { .init("class", names) }
    static func id(_ id: String) -> Attribute { .init("id", id) }
    /// A link within the page: a report never leads anywhere else.
    static func href(to id: String) -> Attribute { .init("href", "#" + id) }
    static func lang(_ locale: String) -> Attribute { .init("lang", locale) }
    static func label(_ text: String) -> Attribute { .init("aria-label", text) }
    static let decorative = Attribute("aria-hidden", "true")
  }

  /// The page as UTF-8 text.
  func page() -> String {
    var output = Array("<!DOCTYPE html>\n".utf8)
    write(to: &output)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  /// - Parameter isTerse: Whether attributes that need no quotation marks go without, as in the islands of a large page.
  private func write(to output: inout [UInt8], isTerse: Bool = false) {
    switch self {
    case .text(let text): Markup.escape(VisibleCharacters.of(text), into: &output)
    case .drawn(let text): Markup.escape(VisibleCharacters.drawn(text), into: &output)
    case .styleSheet(let css): output.append("<style>", css, "</style>")
    case .script(let script): output.append("<script>", script, "</script>")
    case .island(let content):
      output.append("<script type=\"text/html\">")
      for markup in content { markup.write(to: &output, isTerse: true) }
      output.append("</script>\n")
    case .element(let name, let attributes, let children):
      output.append(UInt8(ascii: "<"))
      name.append(to: &output)
      for attribute in attributes where !(isTerse && attribute.isImplied) {
        output.append(UInt8(ascii: " "))
        attribute.name.append(to: &output)
        output.append(UInt8(ascii: "="))
        if isTerse && Markup.needsNoQuotes(attribute.value) {
          output.append(attribute.value)
        } else {
          output.append(UInt8(ascii: "\""))
          Markup.escape(VisibleCharacters.of(attribute.value), into: &output)
          output.append(UInt8(ascii: "\""))
        }
      }
      let name = name.description
      if children.isEmpty && Markup.shapes.contains(name) {
        // Behind a value without quotation marks the slash would be a part of it.
        output.append(isTerse ? " />" : "/>")
        return
      }
      output.append(UInt8(ascii: ">"))
      if Markup.voids.contains(name) { return }
      for child in children { child.write(to: &output, isTerse: isTerse) }
      output.append("</", name, ">")
      if Markup.blocks.contains(name) { output.append(UInt8(ascii: "\n")) }
    }
  }

  private static let voids: Set = ["meta", "input", "br", "hr"]
  private static let shapes: Set = ["rect", "path", "line", "circle", "use"]
  private static let blocks: Set = [
    "section", "article", "header", "figure", "tr", "li", "head", "dl", "p", "details", "svg", "symbol", "option",
  ]

  private static func needsNoQuotes(_ value: String) -> Bool {
    !value.isEmpty
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "#"):
          true
        default: false
        }
      }
  }

  private static func escape(_ text: String, into output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append("&amp;")
      case UInt8(ascii: "<"): output.append("&lt;")
      case UInt8(ascii: ">"): output.append("&gt;")
      case UInt8(ascii: "\""): output.append("&quot;")
      case UInt8(ascii: "'"): output.append("&#39;")
      default: output.append(byte)
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ texts: String...) { for text in texts { append(contentsOf: text.utf8) } }
}

extension StaticString {
  fileprivate func append(to output: inout [UInt8]) { withUTF8Buffer { output.append(contentsOf: $0) } }
}

/// Lets the parts of a page be written one below the other, with `if` and `for` between them.
@resultBuilder enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
  static func buildExpression(_ markup: [Markup]) -> [Markup] { markup }
  static func buildExpression(_ text: String) -> [Markup] { [.text(text)] }
  static func buildBlock(_ parts: [Markup]...) -> [Markup] { Array(parts.joined()) }
  static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
  static func buildEither(first: [Markup]) -> [Markup] { first }
  static func buildEither(second: [Markup]) -> [Markup] { second }
  static func buildArray(_ parts: [[Markup]]) -> [Markup] { Array(parts.joined()) }
}

/// An element of the page.
func tag(
  _ name: StaticString, _ attributes: Markup.Attribute..., @MarkupBuilder content: () -> [Markup] = { [] }
) -> Markup {
  .element(name, attributes, content())
}
