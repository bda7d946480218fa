import LintelFindings
import LintelModel

/// A tag of a translation that is not closed, or only closed, where its source pairs it: the rest of the text is bold, or
/// people read the tag.
struct UnpairedTag {
  private let name: String
  private let opening: Int
  private let closing: Int
  /// Where one stands that has no partner, counted in characters.
  private let lone: Int

  /// Nil where the source does not have the tag, or does not pair it itself.
  static func remark(
    on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    guard mayBe(in: form.text) else { return nil }
    let given = source.forms.map { Tag.all(in: $0.text) }
    guard let first = given.first, !first.isEmpty else { return nil }
    let own = Tag.all(in: form.text)
    let names = Set(first.map(\.name)).filter { name in given.allSatisfy { UnpairedTag(name, in: $0) == nil } }
    let found = own.lazy.filter { names.contains($0.name) }.compactMap { UnpairedTag($0.name, in: own) }.first
    guard let found else { return nil }
    let (opens, closes) = ("<\(found.name)>", "</\(found.name)>")
    return Remark(
      .fails, "unpaired",
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(found.lone))) has \(found.opening) “\(opens)” and \(found.closing) “\(closes)”, and its source has as many of both",
      unit: unit, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Pair the tags as the source does.", location: form.location)
  }

  /// Nil where as many tags of the name open as close.
  private init?(_ name: String, in all: [Tag]) {
    let tags = all.filter { $0.name == name }
    self.name = name
    closing = tags.count(where: \.closes)
    opening = tags.count - closing
    guard opening != closing else { return nil }
    var open: [Int] = []
    var alone: [Int] = []
    for tag in tags {
      if !tag.closes {
        open.append(tag.place)
      } else if open.popLast() == nil {
        alone.append(tag.place)
      }
    }
    lone = (opening > closing ? open.last : alone.last) ?? 0
  }

  private static func mayBe(in text: String) -> Bool { text.utf8.contains(UInt8(ascii: "<")) }
}

/// `<b>`, `</b>`, `<a href="…">`.
private struct Tag {
  /// In lower case.
  let name: String
  let closes: Bool
  /// Where it begins, counted in characters.
  let place: Int

  static func all(in text: String) -> [Tag] {
    let signs = Array(text)
    var tags: [Tag] = []
    var place = 0
    while place < signs.count {
      guard signs[place] == "<", let (found, end) = tag(at: place, in: signs) else {
        place += 1
        continue
      }
      if let found { tags.append(found) }
      place = end + 1
    }
    return tags
  }

  /// The tag that begins at a place, and where it ends; no tag for one that needs no partner.
  private static func tag(at place: Int, in signs: [Character]) -> (Tag?, Int)? {
    let behind = signs[(place + 1)...]
    let closes = behind.first == "/"
    let rest = closes ? behind.dropFirst() : behind
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":" || $0 == "-") }
    guard name.first?.isLetter == true, let next = rest.dropFirst(name.count).first,
      next == ">" || next == "/" || next.isWhitespace,
      let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" }), signs[end] == ">"
    else { return nil }
    let known = String(name).lowercased()
    if signs[end - 1] == "/" || alone.contains(known) { return (nil, end) }
    return (Tag(name: known, closes: closes, place: place), end)
  }

  /// Elements of HTML that have no end, and those whose end may be left out (HTML Living Standard, sections 13.1.2 and
  /// 13.1.2.4).
  private static let alone: Set = [
    "area", "base", "br", "col", "dd", "dt", "hr", "img", "input", "li", "link", "meta", "option", "p", "source", "td", "th",
    "tr", "wbr",
  ]
}
