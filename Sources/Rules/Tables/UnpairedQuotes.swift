import LintelFindings
import LintelModel

/// A quotation mark that has lost its partner, or has another kind's: around a value that the source quotes, within a word, or
/// anywhere. Which marks a language takes is its own matter.
enum UnpairedQuotes {
  static func found(in text: SourcedText) -> StrayMark? {
    // A backslash before a mark is told as what it is; in Hebrew and Yiddish a mark within a word is that of an abbreviation.
    guard !text.text.contains("\\") else { return nil }
    let characters = Array(text.text)
    guard characters.contains(where: { Family(of: $0) != nil }) else { return nil }
    let around = aroundValues(characters, text)
    let isOfAbbreviations = ["he", "iw", "yi"].contains(text.table.locale.language)
    guard let mark = around ?? (isOfAbbreviations ? nil : withinWord(characters, text) ?? alone(characters, text)),
      !text.hasWrongValues
    else { return nil }
    return mark
  }

  private enum Family {
    case double, single, guillemets, singleGuillemets, corners, whiteCorners, titles

    init?(of character: Character) {
      switch character {
      case "\"", "“", "”", "„", "‟", "＂", "〝", "〞", "〟": self = .double
      case "'", "‘", "’", "‚", "‛", "`": self = .single
      case "«", "»": self = .guillemets
      case "‹", "›": self = .singleGuillemets
      case "「", "」": self = .corners
      case "『", "』": self = .whiteCorners
      case "《", "》", "〈", "〉": self = .titles
      default: return nil
      }
    }
  }

  // MARK: Around values

  /// What is beside a value.
  private struct Surroundings {
    var opening: Character?
    var closing: Character?
    let place: Int

    /// - Parameter range: Of the value in the text.
    init(of range: Range<Int>, in text: [Character], of language: String) {
      func mark(_ place: Int) -> Character? {
        text.indices.contains(place) && Family(of: text[place]) != nil ? text[place] : nil
      }
      // French sets a space within its marks: « %@ ».
      func spacedMark(_ place: Int, behind space: Int, _ marks: String) -> Character? {
        guard language == "fr", text.indices.contains(space), text[space].isWhitespace else { return nil }
        return mark(place).flatMap { marks.contains($0) ? $0 : nil }
      }
      func isLetter(_ place: Int) -> Bool { text.indices.contains(place) && text[place].isLetter }
      place = range.lowerBound
      let (before, behind) = (range.lowerBound - 1, range.upperBound)
      opening = mark(before) ?? spacedMark(before - 1, behind: before, "«‹")
      closing = mark(behind) ?? spacedMark(behind + 1, behind: behind, "»›")
      // `l'%@`, `%@'s`
      if closing == nil, let sign = opening, Apostrophes.mayBeOne(sign), isLetter(range.lowerBound - 2) { opening = nil }
      if opening == nil, let sign = closing, Apostrophes.mayBeOne(sign), isLetter(range.upperBound + 1) { closing = nil }
    }

    var isPaired: Bool { opening.flatMap { Family(of: $0) } == closing.flatMap { Family(of: $0) } && opening != nil }
  }

  /// A value that the source has between two marks of a kind, and the text beside one, or between two of different kinds.
  private static func aroundValues(_ characters: [Character], _ text: SourcedText) -> StrayMark? {
    guard text.form.substitution == nil, let given = text.source.forms.first(where: { $0.substitution == nil }) else {
      return nil
    }
    let source = Array(given.text)
    let quoted = places(of: given.facts.placeholders, in: source)
      .filter { Surroundings(of: $0.range, in: source, of: text.table.sourceLocale.language).isPaired }
      .map(\.placeholder.argument)
    let language = text.table.locale.language
    let apostrophes = Apostrophes(in: characters, of: language)
    for (placeholder, range) in places(of: text.form.facts.placeholders, in: characters)
    where quoted.contains(placeholder.argument) {
      let beside = Surroundings(of: range, in: characters, of: language)
      switch (beside.opening, beside.closing) {
      case (let opening?, let closing?) where !beside.isPaired:
        return StrayMark(
          kind: .quoteOther,
          what: "has “\(String(opening))” before “\(placeholder.text)” and “\(String(closing))” behind it, which are no pair",
          suggestion: "Set the value between a pair of quotation marks of the language.", place: beside.place)
      case (.some, nil)
      where !isMark(range.upperBound + 1, behindSpaceOf: characters) && !hasPartner(behind: range.upperBound, characters, apostrophes),
        (nil, .some)
      where !isMark(range.lowerBound - 2, beforeSpaceOf: characters) && !hasPartner(before: range.lowerBound, characters, apostrophes):
        return StrayMark(
          kind: .quoteOpen, what: "has a quotation mark on one side of “\(placeholder.text)”, and its source on both",
          suggestion: "Set the value between a pair of quotation marks of the language.", place: beside.place)
      default: continue
      }
    }
    return nil
  }

  private static func places(
    of placeholders: [Placeholder], in text: [Character]
  ) -> [(placeholder: Placeholder, range: Range<Int>)] {
    var start = 0
    return placeholders.compactMap { placeholder in
      let sign = Array(placeholder.text)
      guard let place = text.indices.dropFirst(start).first(where: { text[$0...].starts(with: sign) }) else { return nil }
      start = place + sign.count
      return (placeholder, place..<start)
    }
  }

  /// Whether a mark stands behind the space that follows a value: `« %@ »`.
  private static func isMark(_ place: Int, behindSpaceOf text: [Character]) -> Bool {
    text.indices.contains(place) && text[place - 1].isWhitespace && Family(of: text[place]) != nil
  }

  private static func isMark(_ place: Int, beforeSpaceOf text: [Character]) -> Bool {
    text.indices.contains(place) && text[place + 1].isWhitespace && Family(of: text[place]) != nil
  }

  /// Whether what is opened before a value is closed somewhere behind it.
  private static func hasPartner(behind place: Int, _ text: [Character], _ apostrophes: Apostrophes) -> Bool {
    hasPartner(among: Array(place..<text.count), text, apostrophes) { apostrophes.mayOpen(at: $0) && !apostrophes.mayClose(at: $0) }
  }

  /// Whether what is closed behind a value is opened somewhere before it.
  private static func hasPartner(before place: Int, _ text: [Character], _ apostrophes: Apostrophes) -> Bool {
    hasPartner(among: (0..<place).reversed(), text, apostrophes) { apostrophes.mayClose(at: $0) && !apostrophes.mayOpen(at: $0) }
  }

  /// - Parameters:
  ///   - places: From the value on.
  ///   - begins: Whether a single mark there begins another quotation, as seen from the value.
  private static func hasPartner(
    among places: [Int], _ text: [Character], _ apostrophes: Apostrophes, begins: (Int) -> Bool
  ) -> Bool {
    var depth = 0
    var others: [Family: Int] = [:]
    for place in places {
      guard let family = Family(of: text[place]), !apostrophes.isOne(at: place) else { continue }
      if family != .single {
        others[family, default: 0] += 1
      } else if begins(place) {
        depth += 1
      } else if depth == 0 {
        return true
      } else {
        depth -= 1
      }
    }
    // The other kinds say nothing of their side: those that are in pairs are partners of each other.
    return others.values.contains { !$0.isMultiple(of: 2) }
  }

  private static func isBetweenLetters(_ place: Int, in text: [Character]) -> Bool {
    place > 0 && place + 1 < text.count && text[place - 1].isLetter && text[place + 1].isLetter
  }

  // MARK: Elsewhere

  /// `Jusqu"à`
  private static func withinWord(_ characters: [Character], _ text: SourcedText) -> StrayMark? {
    guard !text.table.locale.setsNoSpaces, text.table.locale.language != "ko", isOdd(characters), !text.inSource({ isOdd(Array($0)) }),
      let place = characters.indices.first(where: { characters[$0] == "\"" && isBetweenLetters($0, in: characters) })
    else { return nil }
    let start = characters[..<place].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let end = characters[(place + 1)...].firstIndex { !$0.isLetter } ?? characters.count
    let word = String(characters[start..<end])
    let (sign, spelled) = (StringUnit.quoted(word), StringUnit.quoted(word.replacing("\"", with: "'")))
    return StrayMark(
      kind: .quoteInWord, what: "has a quotation mark within the word \(sign)",
      suggestion: "If an apostrophe was meant, write \(spelled); else leave the mark out.", place: place)
  }

  /// One double mark too many or too few, whatever stands between them.
  private static func alone(_ characters: [Character], _ text: SourcedText) -> StrayMark? {
    guard isOdd(characters), !text.inSource({ isOdd(Array($0)) }), characters.contains(where: \.isLetter),
      !isOfMeasure(characters), let place = lone(in: characters, of: text.table.locale.language)
    else { return nil }
    return StrayMark(
      kind: .quoteAlone, what: "has a quotation mark without its partner", suggestion: "Set its partner, or leave it out.",
      place: place)
  }

  /// Of an odd number of double marks the one whose partner is missing, as far as what stands beside them tells: one that opens
  /// where another is open leaves that one alone.
  private static func lone(in text: [Character], of language: String) -> Int? {
    let sides = Apostrophes(in: text, of: language)
    var open: Int?
    for place in text.indices where Family(of: text[place]) == .double {
      let (mayOpen, mayClose) = (sides.mayOpen(at: place), sides.mayClose(at: place))
      let opens = "„〝".contains(text[place]) || mayOpen && !mayClose
      if let before = open {
        if opens { return before }
        open = nil
      } else if mayClose, !mayOpen, !opens {
        return place
      } else {
        open = place
      }
    }
    return open
  }

  private static func isOdd(_ text: [Character]) -> Bool { !text.count { Family(of: $0) == .double }.isMultiple(of: 2) }

  /// Inches and seconds, `5"` and `°'"`, and marks that a text speaks of, `'"'`.
  private static func isOfMeasure(_ text: [Character]) -> Bool {
    text.contains { "°′″".contains($0) }
      // So many inches: `%d"`.
      || String(text).contains(/%[0-9$.]*(?:l{0,2}[diu]|[fg])["”]/)
      || text.indices.dropFirst().contains { place in
        let pair = [text[place - 1], text[place]]
        return Family(of: pair[1]) == .double && pair[0].isNumber || pair == ["'", "\""] || pair == ["\"", "'"]
      }
  }
}
