import LintelModel
import LintelTables

/// How a text speaks to whoever reads it: with distance or as to a friend, by its language's words.
struct AddressForms {
  private let words: [UInt64: AddressWords.Word]
  /// The letters of these, each as the words have it: `é` may be two scalars in a text.
  private let letters: [Character: Character]

  /// Nil for a language without data.
  init?(of locale: LocaleID) {
    guard let all = AddressWords.of(locale)?.words else { return nil }
    var words: [UInt64: AddressWords.Word] = [:]
    for word in all {
      words[Self.number(of: word.text)] = word
      if word.place == .anywhere { words[Self.number(of: word.text.prefix(1).uppercased() + word.text.dropFirst())] = word }
    }
    self.words = words
    let spelled = all.flatMap { $0.text + $0.text.prefix(1).uppercased() }
    letters = Dictionary(spelled.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A word of a text, as its language's list has it, and the sentence that it is in, counted from 0.
  struct Found: Hashable {
    var word: AddressWords.Word
    var sentence: Int
  }

  /// All such words of a text. A word whose capital alone tells what it is counts inside a sentence only, and what may be a
  /// unit of a value, `24 u`, counts not, nor a letter of an abbreviation or a compound, `a.u.b.`, `U-bocht`.
  func all(in text: String) -> [Found] {
    var scan = Scan()
    var found: [Found] = []
    func end(before next: Unicode.Scalar?) {
      defer { scan.endWord() }
      guard scan.length > 0, let word = words[scan.hash] else { return }
      let counts =
        switch word.place {
        case .anywhere: !(scan.length == 1 && (scan.isBehindValue || scan.isPart(before: next)))
        case .inside: !scan.startsSentence
        // “¡Vaya!” alone is a cry.
        case .start, .startBeside: scan.startsSentence && next != "!"
        }
      if counts { found.append(Found(word: word, sentence: scan.sentence)) }
    }
    for scalar in composed(text).unicodeScalars {
      if scan.skipsAsValue(scalar) || scan.skipsAsEnding(scalar) { continue }
      if scalar.isLetter {
        scan.add(scalar)
      } else if Scan.isWithinWords(scalar) {
        continue
      } else {
        let isBehindWord = scan.length > 0
        end(before: scalar)
        scan.pass(scalar, isBehindWord: isBehindWord)
      }
    }
    end(before: nil)
    return found
  }

  private func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x300...0x36F).contains($0.value) }) else { return text }
    return String(text.map { letters[$0] ?? $0 })
  }

  private static func number(of word: String) -> UInt64 {
    var scan = Scan()
    for scalar in word.unicodeScalars { scan.add(scalar) }
    return scan.hash
  }
}

/// Where in a text a scan of its words is.
private struct Scan {
  /// Of the word so far, as it is spelled: FNV-1a in 64 bits.
  private(set) var hash = Self.start
  private(set) var length = 0
  private(set) var sentence = 0
  /// Whether no word of the sentence, or of what is quoted in it, is before this one.
  private(set) var startsSentence = true
  /// Whether a value or a number is right before this word.
  private(set) var isBehindValue = false
  private var isInValue = false
  /// Whether a full stop or a hyphen is right before this word.
  private var isJoined = false
  /// Whether a parenthesis was opened inside a word.
  private var isInEnding = false

  /// The mark of a menu's key, `Te_ster`, which nobody reads, a hyphen that is seen at the end of a line alone, and the dots between
  /// the endings of both genders, `tou·te·s`.
  static func isWithinWords(_ scalar: Unicode.Scalar) -> Bool { "_\u{AD}\u{B7}\u{2027}".unicodeScalars.contains(scalar) }

  /// Whether the letter so far is one of an abbreviation, or a part of a compound.
  func isPart(before next: Unicode.Scalar?) -> Bool { isJoined || next == "-" }

  mutating func add(_ scalar: Unicode.Scalar) {
    hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
    length += 1
  }

  mutating func endWord() {
    guard length > 0 else { return }
    (hash, length) = (Self.start, 0)
    (startsSentence, isBehindValue, isJoined) = (false, false, false)
  }

  /// Whether a character belongs to a value such as `%1$lld`, which ends with the letter of its type.
  mutating func skipsAsValue(_ scalar: Unicode.Scalar) -> Bool {
    guard isInValue else { return false }
    if "0123456789$.+-#*hlLqjzt".unicodeScalars.contains(scalar) { return true }
    (isInValue, isBehindValue) = (false, true)
    return scalar.isLetter || scalar == "@" || scalar == "%"
  }

  /// Whether a letter stands in parentheses within a word, as an ending that it may have: `tou(te)s`.
  mutating func skipsAsEnding(_ scalar: Unicode.Scalar) -> Bool {
    guard isInEnding else { return false }
    isInEnding = scalar.isLetter
    return isInEnding
  }

  mutating func pass(_ scalar: Unicode.Scalar, isBehindWord: Bool) {
    isJoined = isBehindWord && (scalar == "." || scalar == "-")
    isInEnding = isBehindWord && scalar == "("
    switch scalar {
    case "%": isInValue = true
    case "0"..."9", "/": isBehindValue = true
    case ".", "!", "?", "\n", "…", ";", "\u{37E}":
      sentence += 1
      startsSentence = true
    // An apostrophe joins words, `l’ami`; a quotation mark begins what may be a sentence of its own.
    case "'", "’": if !isBehindWord { startsSentence = true }
    case " ", "\u{A0}", "\u{202F}", ",": break
    default: startsSentence = true
    }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
}
