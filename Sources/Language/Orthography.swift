package import LintelModel
import LintelTables
import LintelUnicodeText

/// What the strings of a language are made of: placeholders, invisible characters, letters that do not belong there.
///
/// One for each task and locale; not to be shared between tasks. A plain text costs one look at each of its characters, in
/// pages of a table that is filled as they are asked for.
package final class Orthography {
  package let locale: LocaleID
  private let language: String
  private let letters: Letters?
  private let script: String
  private let written: WrittenScript
  private let chinese: ChineseReading
  private var otherChinese: [Unicode.Scalar: Unicode.Scalar?] { chinese.foreign }
  private var pages: [[UInt8]]

  package init(locale: LocaleID) {
    self.locale = locale
    let known = KnownLetters.of(locale)
    language = locale.language
    (letters, script, written, pages) = (known.letters, known.script, known.written, known.pages)
    // Apps write both under a bare `zh`.
    let saysWhich = locale.language == "zh" && (locale.script != nil || locale.region != nil)
    chinese = ChineseReading(script: saysWhich ? known.script : "")
  }

  /// How a text begins and ends.
  package func edges(of text: String) -> TextEdges { TextEdges(of: text, language: language) }

  package func innerEndings(of text: String) -> [TextEdges.Ending] { TextEdges.innerEndings(of: text, language: language) }

  /// Whether any letter of a text is of the language's script, a single word's and a name's, too.
  package func writes(_ text: String) -> Answer { written.writes(text) }

  /// Whether a text is written in the language's script; unknown for languages of several, and for texts without letters.
  /// Placeholders are no words.
  package func isInOwnScript(_ text: String) -> Answer {
    var others = 0
    for word in text.unicodeScalars.split(whereSeparator: \.isSpace) where !word.contains("%") {
      switch written.writes(word) {
      case .yes: return .yes
      case .no: others += 1
      case .unknown: break
      }
    }
    // A word or two may be a name.
    return others >= 2 ? .no : .unknown
  }

  /// The facts of a text, its edges left out; nil if it is plain.
  package func facts(of text: String) -> UnitFacts? {
    var text = text
    let seen = text.withUTF8 { look(at: $0) }
    guard seen.isNotable else { return nil }
    var facts = UnitFacts()
    if seen.hasPercent {
      let placeholders = Placeholders(text)
      facts.placeholders = placeholders.found
      facts.barePercents = placeholders.bare
      facts.doubledPercents = placeholders.doubled
      // Only a sign that starts nothing here may start something there.
      if placeholders.bare > 0, let read = PlatformPlaceholders.found(in: text), read.count > placeholders.found.count {
        facts.platformPlaceholders = read
      }
    }
    if seen.natures & (Nature.hidden | Nature.foreign) != 0 || seen.isMixed { readCharacters(of: text, into: &facts) }
    if !facts.foreignLetters.isEmpty { facts.chinese = chinese.writing(of: text) }
    facts.hasRightToLeftLetters = seen.natures & Nature.rightToLeft != 0
    return facts
  }

  // MARK: The quick look

  private enum Nature {
    static let foreign: UInt8 = 1, hidden: UInt8 = 2
    static let latin: UInt8 = 4, cyrillic: UInt8 = 8, greek: UInt8 = 16, armenian: UInt8 = 32
    static let rightToLeft: UInt8 = 64, word: UInt8 = 128
    static let alphabets = latin | cyrillic | greek | armenian
  }

  private struct Look {
    var natures: UInt8 = 0
    var hasPercent = false
    /// Letters of two of the alphabets that share shapes.
    var isMixed: Bool { (natures & Nature.alphabets).nonzeroBitCount > 1 }
    var isNotable: Bool { hasPercent || natures & (Nature.foreign | Nature.hidden) != 0 || isMixed }
  }

  private func look(at bytes: UnsafeBufferPointer<UInt8>) -> Look {
    var look = Look()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte == UInt8(ascii: "%") { look.hasPercent = true } else if byte > 0x40 { look.natures |= Nature.latin }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
      for next in (index + 1)..<min(index + length, bytes.count) { value = value << 6 | UInt32(bytes[next] & 0x3F) }
      look.natures |= nature(value)
      index += length
    }
    return look
  }

  private func nature(_ value: UInt32) -> UInt8 {
    guard value < 0x10000 else { return Unicode.Scalar(value).map(work) ?? 0 }
    let page = Int(value >> 8)
    if pages[page].isEmpty {
      pages[page] = (0..<256).map { Unicode.Scalar(UInt32(page << 8 | $0)).map(work) ?? 0 }
      KnownLetters.keep(pages[page], at: page, of: locale)
    }
    return pages[page][Int(value & 0xFF)]
  }

  /// Asks Unicode's tables about a character.
  private func work(_ scalar: Unicode.Scalar) -> UInt8 {
    if Self.hiddenKinds[scalar] != nil { return Nature.hidden }
    let nature = CharacterNature(scalar)
    guard nature.isLetter else { return nature.isMark ? Nature.word : 0 }
    var result = Nature.word
    switch nature.script {
    case "Latn": result |= Nature.latin
    case "Cyrl": result |= Nature.cyrillic
    case "Grek": result |= Nature.greek
    case "Armn": result |= Nature.armenian
    default: break
    }
    if nature.isRightToLeft { result |= Nature.rightToLeft }
    if isForeign(scalar, nature.script) { result |= Nature.foreign }
    return result
  }

  /// Latin words are normal everywhere, and CLDR does not try to list all of Han.
  private func isForeign(_ scalar: Unicode.Scalar, _ letterScript: String) -> Bool {
    if scalar == SlippedLetters.strokeLetter { return language == "zh" }
    if otherChinese.keys.contains(scalar) { return true }
    guard let letters else { return false }
    switch letterScript {
    case "Zyyy", "Zinh": return false
    case "Latn": if script != "Latn" || scalar == "ª" || scalar == "º" || scalar.value >= 0x1D00 && scalar.value < 0x1E00 {
      return false
    }
    case "Hani", "Hang", "Bopo": if Self.eastAsian.contains(script) { return letterScript == "Hang" && script != "Kore" }
    default: break
    }
    return !letters.contains(scalar)
  }

  private static let eastAsian: Set = ["Hans", "Hant", "Hani", "Jpan", "Kore"]

  // MARK: The long look

  private static let hiddenKinds: [Unicode.Scalar: UnitFacts.Hidden.Kind] = [
    "\u{AD}": .zeroWidth, "\u{200B}": .zeroWidth, "\u{FEFF}": .zeroWidth, "\u{180E}": .zeroWidth,
    "\u{200C}": .strayJoiner, "\u{200D}": .strayJoiner,
    "\u{200E}": .directionMark, "\u{200F}": .directionMark, "\u{61C}": .directionMark,
    "\u{202A}": .directionSpan, "\u{202B}": .directionSpan, "\u{202C}": .directionSpan,
    "\u{202D}": .directionOverride, "\u{202E}": .directionOverride,
    "\u{2066}": .directionSpan, "\u{2067}": .directionSpan, "\u{2068}": .directionSpan, "\u{2069}": .directionSpan,
  ]

  private func readCharacters(of text: String, into facts: inout UnitFacts) {
    let scalars = Array(text.unicodeScalars)
    facts.isDirectionOpen = Self.isDirectionOpen(scalars)
    for (index, scalar) in scalars.enumerated() {
      guard let kind = Self.hiddenKinds[scalar], !isNeeded(scalar, at: index, of: scalars) else { continue }
      facts.hidden.append(UnitFacts.Hidden(scalar: scalar, kind: kind))
    }
    var start: Int?
    for index in 0...scalars.count {
      let nature = index < scalars.count ? nature(scalars[index].value) | Self.asciiLetter(scalars[index]) : 0
      if nature & Nature.word != 0 {
        start = start ?? index
      } else if let first = start {
        judge(scalars[first..<index], into: &facts)
        start = nil
      }
    }
  }

  private static func asciiLetter(_ scalar: Unicode.Scalar) -> UInt8 {
    let value = scalar.value | 0x20
    return value >= 0x61 && value <= 0x7A ? Nature.word | Nature.latin : 0
  }

  private func judge(_ word: ArraySlice<Unicode.Scalar>, into facts: inout UnitFacts) {
    var counts: [UInt8: Int] = [:]
    var hasForeign = false
    for scalar in word {
      let nature = nature(scalar.value) | Self.asciiLetter(scalar)
      if nature & Nature.alphabets != 0 { counts[nature & Nature.alphabets, default: 0] += 1 }
      if nature & Nature.foreign != 0 { hasForeign = true }
    }
    if counts.count > 1, readLookalikes(word, counts, into: &facts) { return }
    if hasForeign { readForeign(word, into: &facts) }
  }

  /// Latin letters that were taken from Greek, and are written with Greek ones where the keyboard lacks them.
  private static let takenFromGreek: [Unicode.Scalar: Unicode.Scalar] = ["γ": "ɣ", "ε": "ɛ", "Γ": "Ɣ", "Ε": "Ɛ"]

  /// What the language would write in place of a letter; nil if it has none that looks like it.
  private func meant(by letter: Unicode.Scalar, _ double: Unicode.Scalar) -> Unicode.Scalar? {
    guard let letters else { return double }
    if let own = Self.takenFromGreek[letter], letters.contains(own) { return own }
    return letters.contains(double) ? double : nil
  }

  /// Whether letters of another alphabet are in the word, all of which have a double in the word's own.
  private func readLookalikes(
    _ word: ArraySlice<Unicode.Scalar>, _ counts: [UInt8: Int], into facts: inout UnitFacts
  ) -> Bool {
    let own = Self.alphabetNames.first { $0.name == script }?.bit ?? 0
    // Of a word of two letters the language decides which of them is the stranger.
    func rank(_ alphabet: (key: UInt8, value: Int)) -> (Int, Int, UInt8) {
      (alphabet.value, alphabet.key == own ? 1 : 0, alphabet.key)
    }
    guard let main = counts.max(by: { rank($0) < rank($1) })?.key,
      let name = Self.alphabetNames.first(where: { $0.bit == main })?.name
    else { return false }
    if main != Nature.latin, Self.endsWithNumeral(word) { return false }
    var found: [UnitFacts.Letter] = []
    for scalar in word {
      let nature = nature(scalar.value) | Self.asciiLetter(scalar)
      let alphabet = nature & Nature.alphabets
      guard alphabet != 0, alphabet != main else { continue }
      let double = Lookalikes.letter(like: scalar, in: name)
      guard double != nil || Lookalikes.isAccented(scalar, in: name) else { return false }
      found.append(
        UnitFacts.Letter(
          letter: scalar, script: CharacterNature(scalar).script, word: Self.string(word),
          looksLike: double.flatMap { meant(by: scalar, $0) }))
    }
    facts.lookalikes += found
    return true
  }

  /// Whether a Roman numeral of several digits follows capital letters of another alphabet. A single letter is none: it
  /// may be the double of the word's own last one.
  private static func endsWithNumeral(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = word.reversed().prefix { "IVX".unicodeScalars.contains($0) }.count
    let head = word.dropLast(digits)
    return digits >= 2 && !head.isEmpty && head.allSatisfy { $0.properties.isUppercase && asciiLetter($0) == 0 }
  }

  private static let alphabetNames: [(bit: UInt8, name: String)] = [
    (Nature.latin, "Latn"), (Nature.cyrillic, "Cyrl"), (Nature.greek, "Grek"), (Nature.armenian, "Armn"),
  ]

  private func readForeign(_ word: ArraySlice<Unicode.Scalar>, into facts: inout UnitFacts) {
    for index in SlippedLetters.strokes(in: word) {
      facts.lookalikes.append(
        UnitFacts.Letter(
          letter: word[index], script: CharacterNature(word[index]).script, word: Self.string(word[(index - 1)...(index + 1)]),
          looksLike: SlippedLetters.stroke))
    }
    for scalar in word where scalar != SlippedLetters.strokeLetter && nature(scalar.value) & Nature.foreign != 0 {
      let letterScript = CharacterNature(scalar).script
      let slipped = SlippedLetters.meant(by: scalar, in: language)
      // A name keeps its letters: Łukasz. The first word of a text has a capital anyway, and may have a letter that stands for
      // one of the language's. A single Greek letter is a sign: π.
      let isFirst = word.startIndex == 0
      let mayBeName = letterScript == "Latn" && (slipped == nil || !isFirst) && word.first?.properties.isUppercase == true
      if mayBeName, !isFirst { return }
      if letterScript == "Grek", script != "Grek", word.count == 1 { return }
      // Micrometres, micrograms, microseconds: with the letter in place of the sign.
      if scalar == "μ", scalar == word.first, word.count <= 3 { return }
      if letterScript == "Latn", Self.accents[language]?.contains(scalar) == true { return }
      // Half as wide, and as Japanese as the others.
      if script == "Jpan", (0xFF61...0xFF9F).contains(scalar.value) { return }
      facts.foreignLetters.append(
        UnitFacts.Letter(
          letter: scalar, script: !otherChinese.keys.contains(scalar) ? letterScript : script == "Hant" ? "Hans" : "Hant",
          word: Self.string(word), looksLike: slipped ?? otherChinese[scalar, default: meant(by: scalar, scalar)],
          isOfOtherScript: isOtherScript(letterScript, of: word), mayBeName: mayBeName))
    }
  }

  /// Whether a whole word is in a script that the language is written in as well: Uzbek in Cyrillic letters.
  private func isOtherScript(_ letterScript: String, of word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard letterScript != script, WrittenScript.all(of: locale).contains(letterScript) else { return false }
    return word.allSatisfy { [letterScript, "Zyyy", "Zinh"].contains(CharacterNature($0).script) }
  }

  /// Accents that tell words of the same letters apart, and that no list of a language's letters has.
  private static let accents: [String: Set<Unicode.Scalar>] = {
    let southSlavic = Set("àèìòùáéíóúâêîôûȁȅȉȍȕȃȇȋȏȗÀÈÌÒÙÁÉÍÓÚÂÊÎÔÛ".unicodeScalars)
    return ["sr": southSlavic, "hr": southSlavic, "bs": southSlavic, "sh": southSlavic, "sl": southSlavic]
  }()

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Whether the script cannot do without: joiners between letters that join, between signs of India's scripts and in emoji;
  /// a place for a line break where words have no spaces between them.
  private func isNeeded(_ scalar: Unicode.Scalar, at index: Int, of text: [Unicode.Scalar]) -> Bool {
    switch scalar {
    case "\u{200B}": return Self.spaceless.contains(script)
    case "\u{200C}", "\u{200D}":
      let neighbours = [index > 0 ? text[index - 1] : nil, index + 1 < text.count ? text[index + 1] : nil]
      return neighbours.compactMap { $0 }.contains {
        let nature = CharacterNature($0)
        return nature.isJoining || nature.isMark || nature.isVirama || (nature.isPictograph && !$0.isASCII)
          || (nature.isLetter && !Self.unjoined.contains(nature.script))
      }
    default: return false
    }
  }

  private static let spaceless: Set = ["Thai", "Khmr", "Laoo", "Mymr", "Tibt", "Jpan", "Hans", "Hant", "Java", "Bali"]
  private static let unjoined: Set = ["Latn", "Cyrl", "Grek", "Armn", "Hebr", "Hani", "Hang", "Hira", "Kana", "Thai", "Geor"]

  private static func isDirectionOpen(_ scalars: [Unicode.Scalar]) -> Bool {
    var open: [Bool] = []
    for scalar in scalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append(false)
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append(true)
      case "\u{202C}": if open.popLast() != false { return true }
      case "\u{2069}": if open.popLast() != true { return true }
      default: break
      }
    }
    return !open.isEmpty
  }
}
