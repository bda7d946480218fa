import LintelFindings
import LintelModel

extension Rule {
  static let nameCase = Rule(
    id: "name-case",
    title: "The name of a product has the capitals that its source gives it.",
    severity: .note,
    isCore: true,
    why:
      "A name such as “iPhone” keeps its small letter at the beginning of a sentence, too, and people see at once that it is written otherwise.",
    examples: [
      .fails("a capital that begins a sentence", files: pair("de", "iPhone is locked", "IPhone ist gesperrt")),
      .fails("a name in capitals", files: pair("de", "Requires iOS %@", "Benötigt IOS %@")),
      .fails("one of two words", files: pair("de", "Open the App Store", "Öffne den App store")),
      .fails("with an ending", files: pair("de", "Data of the iPhone", "Daten des Iphones")),
      .passes("as the source has it", files: pair("de", "iPhone is locked", "Das iPhone ist gesperrt")),
      .passes("a text in capitals", files: pair("de", "iPhone is locked", "IPHONE IST GESPERRT")),
      .passes("an address", files: pair("de", "iOS: https://example.com/ios", "System: https://example.com/ios")),
      .passes("the source has both", files: pair("de", "iOS or ios", "ios oder iOS oder ios")),
      .passes("a space that does not break", files: pair("de", "Open the App Store", "Öffne den App\u{A0}Store")),
      .passes("a narrow one in the source", files: pair("de", "Open the App\u{202F}Store", "Öffne den App Store")),
      .fails("another word behind it", files: pair("de", "Open the App Store", "Öffne den App\u{A0}store")),
      .passes("a letter in the place of the space", files: pair("de", "Open the App Store", "Öffne den AppéStore")),
      .passes("another word", files: pair("de", "The iPad app", "Die Ipadapp")),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      return table.pairs.compactMap { pair in
        guard MiswrittenName.mayHaveName(pair.source.value), let unit = pair.translation, unit.locale == table.locale,
          pair.source.origin != .unknown
        else { return nil }
        return unit.forms.lazy.compactMap { form in
          MiswrittenName.found(in: form.text, of: pair.source.value)?.remark(on: form, of: unit, source: pair.source, in: table)
        }.first
      }
    })
}

/// A name of Apple's in a text that has other capitals than in its source. Other products' names are words as well, and which
/// of them is meant nothing tells.
private struct MiswrittenName {
  let name: String
  /// As the text has it.
  let word: String
  /// Where it begins, counted in characters.
  let place: Int

  /// Names with capitals that no rule of a language gives them (Apple Style Guide, 2025; Guidelines for Using Apple Trademarks).
  private static let names = [
    "AirDrop", "AirPlay", "App Store", "Apple Watch", "FaceTime", "iCloud", "iOS", "iPad", "iPadOS", "iPhone", "macOS", "tvOS",
    "visionOS", "watchOS",
  ]
  private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
  /// Letters of a name that may have an ending: a shorter one begins other words. The figure is ours.
  private static let shortestWithEnding = 6

  /// Nil where the text has no such name, or has each as often as its source does.
  static func found(in text: String, of source: String) -> MiswrittenName? {
    // Where nothing is small, a name is none either.
    guard text.contains(where: { $0.isLowercase }) else { return nil }
    let (own, given) = (letters(of: text), letters(of: source))
    for name in names {
      let right = places(of: name, in: given).filter { word(name, at: $0, in: given) == name }
      guard !right.isEmpty else { continue }
      let all = places(of: name, in: own)
      let wrong = all.filter { word(name, at: $0, in: own) != name }
      guard let place = wrong.first, all.count - wrong.count < right.count else { continue }
      let written = word(name, at: place, in: own)
      if !String(given).contains(written) { return MiswrittenName(name: name, word: written, place: place) }
    }
    return nil
  }

  /// Whether a text has a capital behind a small letter, or one that may begin the second word of a name: most have neither.
  static func mayHaveName(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      if isCapital, (0x61...0x7A).contains(before) { return true }
      // The last byte of a space that does not break is none of ASCII.
      if before == 0x20 || before >= 0x80, byte == UInt8(ascii: "S") || byte == UInt8(ascii: "W") { return true }
      before = byte
    }
    return false
  }

  /// A space that keeps a name on one line is good typography, and no other name: it counts as any space.
  private static func letters(of text: String) -> [Character] {
    text.map { noBreakSpaces.contains($0) ? " " : $0 }
  }

  private static func word(_ name: String, at place: Int, in text: [Character]) -> String {
    String(text[place..<place + name.count])
  }

  /// Where a name stands by itself in whatever case, and in no address.
  private static func places(of name: String, in text: [Character]) -> [Int] {
    let small = Array(name.lowercased().utf8)
    guard text.count >= small.count else { return [] }
    return (0...text.count - small.count).filter { start in
      let end = start + small.count
      return zip(text[start..<end], small).allSatisfy { letter, small in letter.asciiValue.map { $0 | 0x20 } == small }
        && (start == 0 || !isPart(text[start - 1])) && ends(name, before: text[end...]) && !isInAddress(start, end, of: text)
    }
  }

  /// Whether a word may go on with a character: letters of other scripts stand right beside names.
  private static func isPart(_ character: Character) -> Bool {
    character.isNumber || character.isLetter && character.unicodeScalars.first!.value < 0x250
  }

  private static func ends(_ name: String, before rest: ArraySlice<Character>) -> Bool {
    let ending = rest.prefix { isPart($0) }
    if ending.isEmpty { return true }
    // “iPhones”, “iPhonelle”
    return name.count >= shortestWithEnding && !name.contains(" ") && ending.count <= 4
      && ending.allSatisfy { $0.isLowercase }
  }

  /// Whether it is a part of what no sentence has: an address, a path, an identifier.
  private static func isInAddress(_ start: Int, _ end: Int, of text: [Character]) -> Bool {
    let before = text[..<start].reversed().prefix { !$0.isWhitespace }
    let behind = text[end...].prefix { !$0.isWhitespace }
    func isOfCode(_ character: Character) -> Bool { "/\\_@#=<>{}&%$".contains(character) }
    if before.contains(where: isOfCode) || behind.contains(where: isOfCode) { return true }
    let mark = behind.first
    return before.first == "." || (mark == "." || mark == ":") && behind.dropFirst().first.map { isPart($0) } == true
  }

  func remark(on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale) -> Remark {
    Remark(
      .fails, "case",
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(place))) has “\(word)”, and its source writes the name “\(name)”",
      certainty: .likely, unit: unit, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Write “\(name)”, at the beginning of a sentence, too.", location: form.location)
  }
}
