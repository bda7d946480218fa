import LintelFindings

/// The spaces at the edges of a text, which a page would swallow: each is a sign that can be seen, and is said as a word.
struct EdgeSpaces {
  let leading: Int
  /// What is between them.
  let middle: String
  let trailing: Int

  static let name: Message = "space"
  static let sign = "␣"

  init(_ text: String) {
    guard text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") else {
      (leading, middle, trailing) = (0, text, 0)
      return
    }
    leading = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(leading)
    trailing = rest.reversed().prefix { $0 == " " }.count
    middle = String(rest.dropLast(trailing))
  }

  /// The text with a sign for each of these spaces, where no word can be said with it.
  var signed: String {
    func signs(_ count: Int) -> String { String(repeating: Self.sign, count: count) }
    return signs(leading) + middle + signs(trailing)
  }

  @MarkupBuilder var markup: [Markup] {
    for _ in 0..<leading { Self.space }
    if !middle.isEmpty || leading + trailing == 0 { Markup.text(middle) }
    for _ in 0..<trailing { Self.space }
  }

  private static var space: Markup {
    tag("span", .class("space"), .init("role", "img"), .label(name)) { Markup.text(sign) }
  }
}
