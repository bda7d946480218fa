/// A length that a comment on a string allows, in characters: `max. 12 chars`, `At most 30 characters, please`, `(<= 20 characters)`.
///
/// Only a comment whose words all belong to such an order is one: `the name has more than the maximum of 30 characters` tells what
/// the text is about.
package struct CommentedLimit: Hashable, Sendable {
  /// In characters.
  package let maximum: Int
  /// The number as the comment has it: `less than 20` allows 19.
  private let written: Int
  /// The line of the comment that says so.
  package let line: String

  /// Nil where no line says so; of several the least counts.
  package init?(in comment: String) {
    guard Self.mayBe(in: comment) else { return nil }
    var least: (maximum: Int, written: Int, line: Substring)?
    for line in comment.split(whereSeparator: \.isNewline) {
      for part in Self.parts(of: line.lowercased()) {
        guard let found = Self.maximum(part), found.maximum < least?.maximum ?? .max else { continue }
        least = (found.maximum, found.written, line)
      }
    }
    guard let least else { return nil }
    (maximum, written) = (least.maximum, least.written)
    line = String(least.line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether a comment has a digit, and the beginning of `characters` or of `length`: most have neither.
  private static func mayBe(in comment: String) -> Bool {
    var hasDigit = false
    var hasWord = false
    var (last, before): (UInt8, UInt8) = (0, 0)
    for byte in comment.utf8 {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { hasDigit = true }
      let small = byte | 0x20
      if before == UInt8(ascii: "h"), last == UInt8(ascii: "a"), small == UInt8(ascii: "r") { hasWord = true }
      if before == UInt8(ascii: "l"), last == UInt8(ascii: "e"), small == UInt8(ascii: "n") { hasWord = true }
      (before, last) = (last, small)
    }
    return hasDigit && hasWord
  }

  /// The words, numbers and signs of each part of a line that marks set apart.
  private static func parts(of line: String) -> [[String]] {
    var parts: [[String]] = [[]]
    var word = ""
    func isDigits(_ word: String) -> Bool { word.first?.isNumber == true }
    func end() {
      if !word.isEmpty { parts[parts.count - 1].append(word) }
      word = ""
    }
    for sign in line {
      if sign.isLetter || sign.isNumber {
        if !word.isEmpty, isDigits(word) != sign.isNumber || word.first?.isLetter == false && !isDigits(word) { end() }
        word.append(sign)
      } else if "<=≤".contains(sign) {
        if let first = word.first, !"<=≤".contains(first) { end() }
        word.append(sign)
      } else {
        end()
        // The full stop of `max.` and `chars.` ends no sentence, and a colon or a hyphen joins.
        if sign == ".", ["max", "min", "char", "chars"].contains(parts[parts.count - 1].last ?? "") { continue }
        if ":-_ \t\u{A0}'\"".contains(sign) { continue }
        parts.append([])
      }
    }
    end()
    return parts
  }

  private static func maximum(_ part: [String]) -> (maximum: Int, written: Int)? {
    let numbers = part.indices.filter { part[$0].first?.isNumber == true }
    guard numbers.count == 1, let number = Int(part[numbers[0]]), (1...most).contains(number) else { return nil }
    var (before, behind) = (Array(part[..<numbers[0]]), Array(part[(numbers[0] + 1)...]))
    var hasUnit = false
    if let unit = behind.first, units.contains(unit) {
      hasUnit = true
      behind.removeFirst()
    }
    // `20 characters or less`, `20 character limit`
    if let end = endings.first(where: { behind.starts(with: $0) }) {
      guard hasUnit, (before + behind.dropFirst(end.count)).allSatisfy(isOfOrder) else { return nil }
      return (number, number)
    }
    // `max length: 20` and `character limit: 20` have their unit before the number.
    var found = bound(endOf: before)
    while found == nil, let last = before.last, fillers.contains(last) || units.contains(last) {
      hasUnit = hasUnit || units.contains(last) || last.hasPrefix("len")
      before.removeLast()
      found = bound(endOf: before)
    }
    guard let bound = found else { return nil }
    before.removeLast(bound.words.count)
    hasUnit = hasUnit || before.last.map(units.contains) == true || bound.words == ["maxlength"]
    guard hasUnit, (before + behind).allSatisfy(isOfOrder), number > (bound.isStrict ? 1 : 0) else { return nil }
    return (bound.isStrict ? number - 1 : number, number)
  }

  // MARK: The text

  /// Whether one of a unit's texts tells people the limit, as the message about a name that is too long does: then the comment says
  /// what the text is about, and not how long it may be.
  package func isTold(by unit: StringUnit) -> Bool { unit.forms.contains { isTold(in: $0.text) } }

  /// The number itself, in digits of any script, or a value in its place: `Use at most %d characters`.
  private func isTold(in text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }.compactMap(Self.number)
    if numbers.contains(maximum) || numbers.contains(written) { return true }
    let filled = text.lowercased().replacing(/%[0-9$.]*[lhqz]*[@diu]|\{[^{}]*\}/, with: "1")
    guard filled != text.lowercased() else { return false }
    for part in Self.parts(of: filled) where part.contains(where: { $0.first?.isNumber == true }) {
      guard part.contains(where: { Self.units.contains($0) }) else { continue }
      let orders = Self.bounds.map(\.words) + Self.endings
      if part.indices.contains(where: { place in orders.contains { part[place...].starts(with: $0) } }) { return true }
    }
    return false
  }

  /// Nil for signs that are no digits, such as ½, and for numbers that no text is as long as.
  private static func number(_ digits: Substring) -> Int? {
    let values = digits.compactMap(\.wholeNumberValue)
    guard values.count == digits.count, values.count <= 9, values.allSatisfy({ $0 < 10 }) else { return nil }
    return values.reduce(0) { $0 * 10 + $1 }
  }

  /// How many characters a text has besides its values: nobody who wrote the comment knew what the app puts in.
  package static func length(of form: StringUnit.Form) -> Int {
    form.text.count - form.facts.placeholders.reduce(0) { $0 + $1.text.count } - form.facts.doubledPercents
  }

  /// Whether one of a unit's texts is longer.
  package func isExceeded(by unit: StringUnit) -> Bool { unit.forms.contains { Self.length(of: $0) > maximum } }

  private static func bound(endOf words: [String]) -> (words: [String], isStrict: Bool)? {
    bounds.first { words.reversed().starts(with: $0.words.reversed()) }
  }

  /// In characters: who writes a larger number means no label.
  private static let most = 2_000

  private static func isOfOrder(_ word: String) -> Bool { ofOrder.contains(word) || units.contains(word) }

  private static let units: Set = ["char", "chars", "character", "characters"]

  /// The longest first: `no more than` holds `more than`, which bounds nothing.
  private static let bounds: [(words: [String], isStrict: Bool)] = [
    (["no", "more", "than"], false), (["not", "more", "than"], false), (["no", "longer", "than"], false),
    (["not", "longer", "than"], false), (["not", "be", "longer", "than"], false), (["not", "exceed"], false),
    (["at", "most"], false), (["up", "to"], false), (["limited", "to"], false), (["limit"], false), (["max"], false),
    (["maximum"], false), (["maxlength"], false), (["≤"], false), (["<="], false), (["=<"], false),
    (["less", "than"], true), (["fewer", "than"], true), (["shorter", "than"], true), (["under"], true), (["<"], true),
  ]

  /// Between a bound and its number.
  private static let fillers: Set = ["of", "is", "length", "len", "size", "a", "the", "number", "to", "text", "=", "label", "string"]

  private static let endings: [[String]] = [
    ["or", "less"], ["or", "fewer"], ["at", "most"], ["maximum"], ["max"], ["limit"],
  ]

  /// What else such an order is made of.
  private static let ofOrder: Set = [
    "a", "allowed", "and", "be", "button", "can", "do", "fit", "has", "have", "here", "in", "is", "it", "keep", "label", "len", "length",
    "long", "must", "note", "of", "only", "please", "short", "should", "spaces", "including", "incl", "stay", "string", "text",
    "the", "this", "title", "to", "total", "translated", "translation", "translations", "use", "with", "within", "your",
  ]
}

extension StringUnit {
  /// The comment that the unit's limit is from; nil for one that its table declares, and where it has none.
  package var commentedLimit: CommentedLimit? {
    guard let limit, limit.unit == .characters, !isCommentGenerated,
      let said = comment.flatMap(CommentedLimit.init(in:)), Double(said.maximum) == limit.maximum
    else { return nil }
    return said
  }

  /// The limit that its comment says, where its table declares none. A number that the text has itself is one that it tells
  /// people, and its comment says which: `Use at most 30 characters`.
  package var limitOfComment: Limit? {
    guard limit == nil, !isCommentGenerated, let comment, let said = CommentedLimit(in: comment), !said.isTold(by: self) else {
      return nil
    }
    return Limit(maximum: Double(said.maximum), unit: .characters)
  }
}
