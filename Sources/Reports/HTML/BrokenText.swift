import LintelFindings
import LintelModel

/// A text as people read it in the app, with what is broken in it outlined: the picture of a cause that is about no bar.
struct BrokenText {
  struct Piece: Equatable {
    let text: String
    let isBroken: Bool
  }

  /// The whole text as it was read.
  let text: String
  /// From the beginning of the text on; what is far before the broken part, or behind it, is left out.
  let pieces: [Piece]

  /// So many characters are shown whole before the broken part, else the first and the last of these; and so many behind it. The
  /// figures are ours: with them a text takes three lines of a card at most.
  private static let (whole, first, last, behind) = (60, 24, 30, 50)

  /// Nil where it is not known which part of the text is broken, such as where something is missing.
  init?(_ finding: Finding) {
    guard finding.toolbar == nil, let (text, sign) = Self.told(finding), !sign.isEmpty else { return nil }
    let line: [Character] = text.map { $0.isNewline ? "⏎" : $0 }
    let found = Self.places(of: Array(sign), in: line)
    guard let place = found.first else { return nil }
    self.text = text
    let lead = line[..<place.lowerBound]
    var pieces: [Piece] = []
    func add(_ characters: some Sequence<Character>, isBroken: Bool = false) {
      let text = String(characters)
      if !text.isEmpty { pieces.append(Piece(text: text, isBroken: isBroken)) }
    }
    if lead.count > Self.whole {
      add(String(lead.prefix(Self.first)) + " … " + String(lead.suffix(Self.last)))
    } else {
      add(lead)
    }
    let end = min(line.count, place.upperBound + Self.behind)
    var begin = place.lowerBound
    for place in found where place.upperBound <= end {
      add(line[begin..<place.lowerBound])
      add(line[place], isBroken: true)
      begin = place.upperBound
    }
    add(String(line[begin..<end]) + (end < line.count ? "…" : ""))
    self.pieces = pieces
  }

  /// Which text, and what in it is broken: what is left of an escape that is none, a word of two alphabets, or what the fix
  /// replaces.
  private static func told(_ finding: Finding) -> (text: String, sign: String)? {
    if let escape = evidence("escape", of: finding), let shown = evidence("shown", of: finding) {
      return (shown, String(escape.dropFirst()))
    }
    if let word = evidence("word", of: finding), let text = evidence("text", of: finding) { return (text, word) }
    if finding.fixes.count == 1, let fix = finding.fixes.first { return (fix.before, replaced(fix)) }
    return foreign(finding)
  }

  /// Of a text that nothing mends by itself, the first placeholder or number that its source has not, as far as it is about these.
  private static func foreign(_ finding: Finding) -> (text: String, sign: String)? {
    guard let source = evidence("source", of: finding), let text = evidence("translation", of: finding) else { return nil }
    let signs: (String) -> [String]
    switch finding.rule {
    case "placeholder-mismatch":
      // A placeholder that its sentence names, and that the text has; one that the text lacks is no part of it.
      let lost = ["missing", "many-missing", "source-lost"].contains(finding.reason)
      if !lost, let named = finding.message.quotedData.first(where: { $0.hasPrefix("%") && $0 != text && text.contains($0) }) {
        return (text, named)
      }
      signs = placeholders(in:)
    case "number-changed": signs = numbers(in:)
    default: return nil
    }
    let known = Set(signs(source))
    return signs(text).first { !known.contains($0) }.map { (text, $0) }
  }

  private static let percentSigns: Set<Character> = ["%", "٪", "％"]

  /// What begins as a placeholder does, also where a space or another script's sign has made it none: `%1`, `٪ @`.
  private static func placeholders(in text: String) -> [String] {
    let line = Array(text)
    return line.indices.filter { percentSigns.contains(line[$0]) }.compactMap { start in
      var end = start + 1
      if end + 1 < line.count, line[end] == " ", line[end + 1] == "@" { return String(line[start...end + 1]) }
      while end < line.count, line[end].isASCII, line[end].isLetter || line[end].isNumber || line[end] == "$" || line[end] == "@" {
        end += 1
      }
      // A percent sign alone is one.
      return end - start > 1 ? String(line[start..<end]) : nil
    }
  }

  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isNumber }.map(String.init)
  }

  private static func evidence(_ name: String, of finding: Finding) -> String? {
    guard case .text(let text)? = finding.evidence.first(where: { $0.name == name })?.value else { return nil }
    return text
  }

  /// What differs, with what belongs to the same sign, such as the percent sign of a placeholder; empty where something is only
  /// added.
  private static func replaced(_ fix: Fix) -> String {
    let (before, after) = (Array(fix.before), Array(fix.after))
    var begin = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - begin
    var end = before.count - zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    guard begin < end else { return "" }
    func belongs(_ character: Character) -> Bool { character.isASCII && !character.isWhitespace }
    while begin > 0, belongs(before[begin]), belongs(before[begin - 1]) { begin -= 1 }
    while end < before.count, belongs(before[end - 1]), belongs(before[end]) { end += 1 }
    return String(before[begin..<end])
  }

  private static func places(of sign: [Character], in line: [Character]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var start = 0
    while start + sign.count <= line.count {
      if line[start..<start + sign.count].elementsEqual(sign) {
        places.append(start..<start + sign.count)
        start += sign.count
      } else {
        start += 1
      }
    }
    return places
  }

  /// How a sentence quotes the text, whole or in part; nil where it does not.
  func quotation(in message: Message) -> String? { message.quotedData.first { StringUnit.isQuoted(text, as: $0) } }

  /// - Parameter isSaid: Whether the words beside it leave out what it says.
  func markup(in locale: LocaleID?, isSaid: Bool) -> Markup {
    let language: [Markup.Attribute] = locale.map { [.lang($0.id)] } ?? []
    return .element(
      "span", [.class("broken-text"), .init("dir", "auto")] + language + (isSaid ? [] : [.decorative]),
      pieces.map { $0.isBroken ? .element("mark", [], [.text($0.text)]) : .text($0.text) })
  }
}
