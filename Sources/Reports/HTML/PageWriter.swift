import LintelFindings
import LintelModel

/// A part of a page as UTF-8 text. Only a `PageWriter` makes it, so that nothing gets into it that is not escaped.
struct WrittenMarkup: Sendable {
  fileprivate let bytes: [UInt8]
}

/// Writes a page as UTF-8 text, in the words of one language.
struct PageWriter {
  private let words: Localizer
  private let isEnglish: Bool
  private var output: [UInt8] = []
  /// A page has each language's name thousands of times.
  private var names: [LocaleID: String] = [:]
  /// Whether what is written may break within its paths.
  private var breaksPaths = false

  init(_ words: Localizer) {
    self.words = words
    isEnglish = words.language == "en"
  }

  mutating func page(_ markup: Markup) -> String {
    output = Array("<!DOCTYPE html>\n".utf8)
    write(markup)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  mutating func written(_ markup: [Markup]) -> WrittenMarkup {
    output = []
    for part in markup { write(part) }
    return WrittenMarkup(bytes: output)
  }

  /// - Parameter isTerse: Whether attributes that need no quotation marks go without, as in the islands of a large page.
  private mutating func write(_ markup: Markup, isTerse: Bool = false) {
    switch markup {
    case .words(let message) where isEnglish: escape(words.visible(message))
    case .quoted(let message, let languages) where isEnglish:
      for part in quoting(words.sentence(message).pieces, languages, in: words.language) { write(part, isTerse: isTerse) }
    case .words(let message): write(message)
    case .quoted(let message, let languages): write(message, languages)
    case .breaking(let content):
      breaksPaths = true
      write(content, isTerse: isTerse)
      breaksPaths = false
    case .instruction(let message): escape(unbroken: words.visible(message))
    case .command(let line): escape(unbroken: VisibleCharacters.of(line))
    case .rule(let name):
      output.append(isEnglish ? "<code>" : "<code lang=\"en\">")
      escape(name)
      output.append("</code>")
    case .text, .drawn, .lines, .figure, .noun, .number, .name, .mark: escape(text(markup))
    case .list(let members):
      for (index, member) in members.enumerated() {
        if index > 0 { escape(words.separator) }
        for child in member { write(child, isTerse: isTerse) }
      }
    case .styleSheet(let css): output.append("<style>", css, "</style>")
    case .script(let script): output.append("<script>", script, "</script>")
    case .island(let content):
      output.append("<script type=\"text/html\">")
      for child in content { write(child, isTerse: true) }
      output.append("</script>\n")
    case .written(let part): output += part.bytes
    case .element(let name, let attributes, let children):
      element(name, attributes, children, isTerse: isTerse)
    }
  }

  private mutating func element(
    _ tag: StaticString, _ attributes: [Markup.Attribute], _ children: [Markup], isTerse: Bool
  ) {
    output.append(UInt8(ascii: "<"))
    tag.append(to: &output)
    for attribute in attributes where !(isTerse && attribute.isImplied) {
      output.append(UInt8(ascii: " "))
      attribute.name.append(to: &output)
      output.append(UInt8(ascii: "="))
      let value = value(of: attribute)
      if isTerse && Self.needsNoQuotes(value) {
        output.append(value)
      } else {
        output.append(UInt8(ascii: "\""))
        escape(value)
        output.append(UInt8(ascii: "\""))
      }
    }
    let name = tag.description
    if children.isEmpty && Self.shapes.contains(name) {
      // Behind a value without quotation marks the slash would be a part of it.
      output.append(isTerse ? " />" : "/>")
      return
    }
    output.append(UInt8(ascii: ">"))
    if Self.voids.contains(name) { return }
    if Self.plain.contains(name) && !children.contains(where: \.isElement) {
      for child in children { escape(text(child)) }
    } else {
      for child in children { write(child, isTerse: isTerse) }
    }
    output.append("</", name, ">")
    if Self.blocks.contains(name) { output.append(UInt8(ascii: "\n")) }
  }

  private mutating func value(of attribute: Markup.Attribute) -> String {
    switch attribute.value {
    case .text(let text): VisibleCharacters.of(text)
    case .markup(let content): content.map { text($0) }.joined()
    }
  }

  /// What comes out of the project cannot turn the words around it.
  private mutating func write(_ message: Message, _ languages: QuotedLanguages = [:]) {
    let sentence = words.sentence(message)
    let isForeign = sentence.language == "en"
    // It is not translated yet.
    if isForeign { output.append("<span lang=\"en\" dir=\"ltr\">") }
    for piece in sentence.pieces {
      switch piece {
      case .words(let words): escape(VisibleCharacters.of(words))
      case .direction(let marks): escape(marks)
      case .data(let text) where text.isEmpty: break
      case .data(let text):
        if let language = languages[text] {
          output.append("<bdi lang=\"", language.id, "\"")
        } else {
          output.append("<bdi")
        }
        output.append(text.isNeutral ? " dir=\"ltr\">" : ">")
        for part in EdgeSpaces(text).markup { write(part) }
        output.append("</bdi>")
      }
    }
    if isForeign { output.append("</span>") }
  }

  /// All that an attribute, or an element that holds nothing but text, can show of it.
  private mutating func text(_ markup: Markup) -> String {
    switch markup {
    case .text(let text), .rule(let text), .command(let text): VisibleCharacters.of(text)
    case .drawn(let text): VisibleCharacters.drawn(text)
    case .lines(let texts): texts.joined(separator: "\n")
    case .words(let message), .quoted(let message, _), .instruction(let message): words.visible(message)
    case .figure(let message): words.visible(message).replacing(" ", with: "\u{A0}")
    case .noun(let message, let count): noun(words.visible(message), without: words.number(count))
    case .number(let number): words.number(number)
    case .name(let locale): name(of: locale)
    case .mark(let kind): kind == .review && words.language.language == "ar" ? "؟" : kind.glyph
    case .breaking(let content): text(content)
    case .list(let members): members.map { $0.map { text($0) }.joined() }.joined(separator: words.separator)
    case .element, .island, .styleSheet, .script, .written: ""
    }
  }

  /// Some languages say one and two without a number.
  private func noun(_ counted: String, without number: String) -> String {
    guard let range = counted.firstRange(of: number) else { return counted }
    let before = counted[..<range.lowerBound]
    // Behind the number stands a counter alone, as in エラー3件; before the noun in 3 个错误.
    if before.contains(where: \.isLetter), words.language.language == "ja" { return String(before) }
    let noun = (before + counted[range.upperBound...]).trimmingPrefix { $0.isWhitespace }
    return words.language.language == "zh" ? noun.trimmingPrefix("个").description : noun.description
  }

  private mutating func name(of locale: LocaleID) -> String {
    if let name = names[locale] { return name }
    let name = words.name(of: locale)
    names[locale] = name
    return name
  }

  private static let voids: Set = ["meta", "input", "br", "hr", "wbr"]
  private static let shapes: Set = ["rect", "path", "line", "circle", "use"]
  private static let blocks: Set = [
    "section", "article", "header", "figure", "tr", "li", "head", "dl", "p", "details", "svg", "symbol", "option",
  ]
  /// What may hold no other element.
  private static let plain: Set = ["title", "option", "text"]

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

  /// With each option of a command on one line.
  private mutating func escape(unbroken text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "--")?.lowerBound {
      let end = rest[start...].firstIndex { $0 != "-" && !($0.isASCII && $0.isLetter) } ?? rest.endIndex
      escape(String(rest[..<start]))
      output.append("<span class=\"option\">")
      escape(String(rest[start..<end]))
      output.append("</span>")
      rest = rest[end...]
    }
    escape(String(rest))
  }

  private mutating func escape(_ text: String) {
    if breaksPaths {
      for (index, part) in PathBreaks.parts(of: text).enumerated() {
        if index > 0 { output.append("<wbr>") }
        append(escaped: part)
      }
    } else {
      append(escaped: text)
    }
  }

  private mutating func append(escaped text: String) {
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

extension Markup {
  /// In bytes, of a part that is written already; 0 of all else.
  var writtenWeight: Int {
    if case .written(let part) = self { part.bytes.count } else { 0 }
  }

  fileprivate var isElement: Bool {
    switch self {
    case .element, .written: true
    default: false
    }
  }
}

/// An English sentence with its quotations apart, and with what it names without quotation marks in another language.
private func quoting(
  _ pieces: [Localizer.Sentence.Piece], _ languages: QuotedLanguages, in language: LocaleID
) -> [Markup] {
  var parts: [Markup] = []
  var sentence = ""
  for piece in pieces {
    switch piece {
    case .words(let words), .direction(let words): sentence += words
    case .data(let text):
      if let own = languages[text], own != language, !endsInQuotation(sentence) {
        parts += quoting(sentence, languages) + [foreign(text, own)]
        sentence = ""
      } else {
        sentence += text
      }
    }
  }
  return parts + quoting(sentence, languages)
}

private func endsInQuotation(_ sentence: String) -> Bool {
  sentence.last { "“”«»".contains($0) }.map { "“«".contains($0) } ?? false
}

/// An English sentence with its quotations apart. Other languages quote in other ways, and set apart what is data.
private func quoting(_ sentence: String, _ languages: QuotedLanguages) -> [Markup] {
  var parts: [Markup] = []
  var rest = sentence[...]
  while let open = rest.firstIndex(where: { $0 == "“" || $0 == "«" }),
    let close = rest[open...].firstIndex(where: { $0 == "”" || $0 == "»" })
  {
    let start = rest.index(after: open)
    parts.append(.text(String(rest[..<start])))
    let text = String(rest[start..<close])
    parts.append(foreign(text, languages[text]))
    rest = rest[close...]
  }
  return parts + [.text(String(rest))]
}

extension [UInt8] {
  fileprivate mutating func append(_ texts: String...) { for text in texts { append(contentsOf: text.utf8) } }
}

extension StaticString {
  fileprivate func append(to output: inout [UInt8]) { withUTF8Buffer { output.append(contentsOf: $0) } }
}
