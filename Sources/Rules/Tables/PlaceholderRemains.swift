import LintelModel

/// What is left in a text of placeholders that lost a part: `%1`, `1$@` and `% 1 $ @` of `%1$@`, and a lone sign of the only one.
struct PlaceholderRemains {
  private struct Remain {
    let text: String
    /// Nil where no number says which one it was.
    let argument: Int?
    let hasObjectSign: Bool
  }

  private var texts: [Int: String] = [:]

  /// - Parameters:
  ///   - whole: The placeholders that the form still has.
  ///   - missing: Those of the source that it has not.
  ///   - locale: Where no spaces part words, what stands behind a sign may be the next word.
  init(
    in form: StringUnit.Form, beside whole: [Placeholder], of missing: [Placeholder], source: StringUnit, in locale: LocaleID
  ) {
    let conversions = missing.map(\.conversion)
    let longest = conversions.map { conversion in conversion.count { $0.isASCII && $0.isLetter } }.max() ?? 0
    let letters = locale.setsNoSpaces ? 0 : longest
    // What the source has besides its placeholders is a text like any other.
    let ofSource = Set(
      source.forms.flatMap { Self.all(in: $0.text, beside: $0.facts.placeholders, conversions) }.map(\.text))
    let hasPercents = source.forms.contains { $0.facts.barePercents + $0.facts.doubledPercents > 0 }
    let remains = Self.all(in: form.text, beside: whole, conversions, letters).filter { remain in
      !ofSource.contains(remain.text) && (!hasPercents || remain.hasObjectSign || remain.text.contains("$"))
    }
    var left = remains
    for value in missing {
      guard let own = left.firstIndex(where: { $0.argument == value.argument }) else { continue }
      texts[value.argument] = left.remove(at: own).text
    }
    let rest = missing.filter { texts[$0.argument] == nil }
    // The number may be that of another value: “%$1lu of %$1lu”.
    let others = left.filter { $0.argument == nil || $0.text.contains("$") }
    if rest.count == 1, others.count == 1, !others[0].hasObjectSign || rest[0].value == .object {
      texts[rest[0].argument] = others[0].text
    }
  }

  /// What is left of an argument's placeholder; nil where nothing is, or nothing tells whose it is.
  subscript(argument: Int) -> String? { texts[argument] }

  /// `%1$` and `%2$` of a text that takes no values, each once.
  static func numbered(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")), text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return all(in: text, beside: [], []).reduce(into: []) { found, remain in
      guard remain.argument != nil, remain.text.hasPrefix("%"), remain.text.hasSuffix("$"), !found.contains(remain.text) else {
        return
      }
      found.append(remain.text)
    }
  }

  /// - Parameter letters: How many letters the longest conversion has, where it may be written in letters of the language.
  private static func all(
    in text: String, beside whole: [Placeholder], _ conversions: [[Character]], _ letters: Int = 0
  ) -> [Remain] {
    let characters = Array(text)
    let whole = whole.filter { $0.text.hasPrefix("%") }.map { Array($0.text) }.sorted { $0.count > $1.count }
    var found: [Remain] = []
    var index = 0
    while index < characters.count {
      let rest = characters[index...]
      if rest.count > 1, rest[index] == "%", rest[index + 1] == "%" {
        index += 2
      } else if let placeholder = whole.first(where: { rest.starts(with: $0) }) {
        index += placeholder.count
      } else if isTurned(rest, whole) {
        found.append(Remain(text: String(rest.prefix(2)), argument: nil, hasObjectSign: true))
        index += 2
      } else if let (remain, end) = remain(in: characters, at: index, conversions, letters) {
        found.append(remain)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether `%@` stands there the wrong way round, `@%`, and its sign is no other value's: `@%@` is the name of an account.
  private static func isTurned(_ rest: ArraySlice<Character>, _ whole: [[Character]]) -> Bool {
    guard rest.first == "@", let sign = rest.dropFirst().first, signs.contains(sign) else { return false }
    let behind = rest.dropFirst(2).first
    guard behind.map({ !isOfWord($0) && $0 != sign && $0 != "@" && $0 != "$" }) ?? true else { return false }
    // What the platform reads over a space, `% e`, is no value that anybody meant.
    return !whole.contains { !$0.contains(where: isSpace) && rest.dropFirst().starts(with: $0) }
  }

  private static func remain(
    in characters: [Character], at start: Int, _ conversions: [[Character]], _ letters: Int
  ) -> (remain: Remain, end: Int)? {
    var end = start
    /// Programs that translate set spaces between the parts.
    func take(_ isWanted: (Character) -> Bool) -> Bool {
      let isSpaced = end > start && end < characters.count && isSpace(characters[end])
      let next = isSpaced ? end + 1 : end
      guard next < characters.count, isWanted(characters[next]) else { return false }
      end = next + 1
      return true
    }
    let before = characters[..<start].last
    let hasSign = take { signs.contains($0) }
    let hasDollarBefore = take { $0 == "$" }
    let number = number(in: characters, from: start, &end)
    let hasDollar = hasDollarBefore || end > start && characters[end - 1] == "$"
    var hasObjectSign = take { $0 == "@" }
    if !hasObjectSign, hasSign || hasDollar, let entity = objectSigns.first(where: { characters[end...].starts(with: $0) }) {
      end += entity.count
      hasObjectSign = true
    }
    var hasConversion = hasObjectSign
    if hasDollar, !hasObjectSign, let conversion = conversions.first(where: { characters[end...].starts(with: $0) }) {
      end += conversion.count
      hasConversion = true
    }
    let isBroken: Bool
    if number != nil {
      let isTorn = before?.isNumber == true && !hasSign
      isBroken = !isTorn && (hasSign || hasDollar && hasConversion)
    } else if hasSign {
      // Behind a number it is a percentage.
      isBroken = characters[..<start].last { !isSpace($0) }?.isNumber != true
      if !hasConversion { end += spelledOut(characters[end...], letters) }
      if end == start + 1, isStray(at: end, in: characters) { end += 1 }
    } else {
      let behind = end < characters.count ? characters[end] : " "
      // A dollar sign before a type stands where the percent sign was: `$lu`.
      let isTyped = hasDollar && hasConversion && !isOfWord(behind) && before.map { !isOfWord($0) && $0 != "$" } ?? true
      let isAlone = before.map { !isOfWord($0) } ?? true && !isOfWord(behind)
      isBroken = hasObjectSign && (hasDollar || isAlone) || isTyped
    }
    guard isBroken else { return nil }
    return (Remain(text: String(characters[start..<end]), argument: number, hasObjectSign: hasObjectSign), end)
  }

  /// How many characters spell a conversion in letters of another script: `எல்.டி` is “l.d”, and goes with its sign. More letters
  /// than the conversion has, without points between them, may be a word that the sign was put before.
  private static func spelledOut(_ rest: ArraySlice<Character>, _ letters: Int) -> Int {
    let run = rest.prefix { $0.isLetter && !$0.isASCII || $0 == "." }
    // A point at the end is the sentence's.
    guard letters > 0, run.first?.isLetter == true, let last = run.lastIndex(where: { $0 != "." }),
      run.endIndex == rest.endIndex || !isOfWord(rest[run.endIndex])
    else { return 0 }
    let spelled = run[...last]
    let own = spelled.count { $0 != "." }
    return own <= letters || spelled.count > own && own <= letters * 2 ? spelled.count : 0
  }

  /// An apostrophe behind a lone sign, `for %' now`, that closes nothing: it is a slip for the sign's letter. In `the '%' now` it
  /// stays.
  private static func isStray(at place: Int, in characters: [Character]) -> Bool {
    guard place < characters.count, ["'", "’"].contains(characters[place]),
      place + 1 == characters.count || !isOfWord(characters[place + 1])
    else { return false }
    let quotes = characters.indices.prefix(place).filter { index in
      let isWithinWord = index > 0 && isOfWord(characters[index - 1]) && isOfWord(characters[index + 1])
      return quotationMarks.contains(characters[index]) && !isWithinWord
    }
    return quotes.count.isMultiple(of: 2)
  }

  private static let quotationMarks: Set<Character> = ["'", "’", "‘", "‚", "‛"]

  /// `1`, `1$`, and with spaces where the dollar sign tells that it is no number of the text.
  private static func number(in characters: [Character], from start: Int, _ end: inout Int) -> Int? {
    var index = end
    let isSpaced = index > start && index < characters.count && isSpace(characters[index])
    if isSpaced { index += 1 }
    let digits = characters[min(index, characters.count)...].prefix(2).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(String(digits)) else { return nil }
    index += digits.count
    let behind = index < characters.count && isSpace(characters[index]) ? index + 1 : index
    if behind < characters.count, characters[behind] == "$" {
      end = behind + 1
    } else if !isSpaced {
      end = index
    } else {
      return nil
    }
    return number
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }
  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
  /// `@` as HTML and XML number it: a program spelled the text once too often.
  private static let objectSigns = ["&#64;", "&#x40;", "&#X40;"]
  private static let signs: Set<Character> = ["%", "٪", "％", "﹪"]
}

extension Placeholder {
  /// `@` of `%1$@`.
  fileprivate var conversion: [Character] { Array(text.split(separator: "$").last?.drop { $0 == "%" } ?? "@") }
}
