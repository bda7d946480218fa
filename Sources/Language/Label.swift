internal import LintelModel
import LintelTables
import LintelUnicodeText

/// A word of a label.
struct Word: Sendable {
  /// In lower case, as UTF-8.
  let bytes: ArraySlice<UInt8>
  let startsLowercase: Bool
  let isAllCapitals: Bool
}

/// A label as the rules of a language look at it: normalized, without direction marks, arguments, keyboard shortcuts and
/// what follows the last word.
struct Label: Sendable {
  /// What is left, as written, arguments as spaces.
  let text: String
  let words: [Word]
  /// The words in lower case with one space between two.
  let phrase: ArraySlice<UInt8>
  /// True for what people write in code (`save_as`, `add.title`), not on buttons.
  let isIdentifier: Bool
  /// Whether it is the caption of what is beside it: `Name:`.
  let endsAsCaption: Bool
  /// Whether it is a sentence. An ellipsis ends none.
  let endsAsSentence: Bool
  let endsWithEllipsis: Bool
  /// Whether a text that only the running app knows is at the start, or at the end.
  let startsWithTextArgument: Bool
  let endsWithTextArgument: Bool

  /// The label, with the letters and spellings of a list replaced: pairs `ş ș`, of at most four letters.
  init(_ label: String, letters: WordList = .empty) {
    var scalars = FormatArgument.marked(in: Label.replaced(Label.readable(label), by: letters))
    (endsAsCaption, endsAsSentence, endsWithEllipsis) = Label.ending(of: scalars)
    Label.dropTail(of: &scalars)
    Label.dropShortcut(of: &scalars)
    Label.dropTail(of: &scalars)
    startsWithTextArgument = scalars.first { !$0.isSpace } == FormatArgument.textMark
    endsWithTextArgument = scalars.last { !$0.isSpace } == FormatArgument.textMark

    var words: [Word] = []
    var phrase: [UInt8] = []
    var isIdentifier = false
    var wordStart: Int?
    var isJoined = false
    func finishWord(at end: Int) {
      guard let start = wordStart else { return }
      wordStart = nil
      guard let word = Word(scalars[start..<end], isJoined: isJoined) else { return }
      if !words.isEmpty { phrase.append(UInt8(ascii: " ")) }
      phrase.append(contentsOf: word.bytes)
      words.append(word)
      isJoined = false
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isOfWord {
        wordStart = wordStart ?? index
      } else if wordStart != nil, index + 1 < scalars.count, scalar == "_" || scalar == ".", scalars[index + 1].isOfWord {
        isIdentifier = true
      } else if wordStart != nil, index + 1 < scalars.count, scalar == "&", scalars[index + 1].properties.isLowercase {
        // `E&xit`: the letter behind it is the one to press.
        isJoined = true
      } else {
        finishWord(at: index)
      }
    }
    finishWord(at: scalars.count)
    self.words = words
    self.phrase = phrase[...]
    self.isIdentifier = isIdentifier

    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar.isArgumentMark ? " " : scalar) }
    self.text = String(text)
  }

  /// Whether it is nothing but a short word in capitals, which may stand for several words: what the letters spell in lower
  /// case, `ALT` as *alt*, says nothing of these.
  var isInitialism: Bool {
    guard words.count == 1, let word = words.first else { return false }
    return word.isAllCapitals && (2...5).contains(word.bytes.letters)
  }

  private static func replaced(_ text: [Unicode.Scalar], by letters: WordList) -> [Unicode.Scalar] {
    guard !letters.isEmpty else { return text }
    var result: [Unicode.Scalar] = []
    var rest = text[...]
    next: while let first = rest.first {
      for count in [4, 3, 2, 1] where rest.count >= count && !first.isASCII || count == 1 {
        let key = Array(String(String.UnicodeScalarView(rest.prefix(count))).utf8)[...]
        guard let value = letters.value(of: key) else { continue }
        result += String(decoding: value, as: UTF8.self).unicodeScalars
        rest = rest.dropFirst(count)
        continue next
      }
      result.append(first)
      rest.removeFirst()
    }
    return result
  }

  /// The text in Normalization Form C, without what is invisible and signs of vowels that many leave out, with one apostrophe
  /// and one hyphen.
  static func readable(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in Normalization.nfc(text).unicodeScalars {
      switch scalar {
      case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}", "\u{FEFF}": break
      // Hebrew points; Arabic signs of vowels and the stroke that only widens a word.
      case "\u{591}"..."\u{5BD}", "\u{5BF}", "\u{5C1}"..."\u{5C7}", "\u{640}", "\u{64B}"..."\u{652}", "\u{670}": break
      case "’", "ʼ": scalars.append("'")
      case "‑", "‐": scalars.append("-")
      default: scalars.append(scalar)
      }
    }
    return scalars
  }

  private static func ending(of scalars: [Unicode.Scalar]) -> (caption: Bool, sentence: Bool, ellipsis: Bool) {
    var rest = scalars[...]
    while let last = rest.last, last.isSpace { rest.removeLast() }
    switch rest.popLast() {
    case ":": return (true, false, false)
    case "?", "!": return (false, true, false)
    case "…": return (false, false, true)
    case ".": return (false, rest.last != ".", rest.last == ".")
    default: return (false, false, false)
    }
  }

  /// `Save As…`, `Name:`
  private static func dropTail(of scalars: inout [Unicode.Scalar]) {
    while let last = scalars.last, last.isSpace || isTail(last) { scalars.removeLast() }
  }

  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "…", "⋯", ".", ":", "：", "。": true
    default: false
    }
  }

  /// `保存(S)`, `保存(&S)`
  private static func dropShortcut(of scalars: inout [Unicode.Scalar]) {
    guard let last = scalars.last, last == ")" || last == "）" else { return }
    let tail = scalars.suffix(5)
    guard let open = tail.lastIndex(where: { $0 == "(" || $0 == "（" }), open > scalars.startIndex else { return }
    scalars.removeSubrange(open...)
  }
}

extension Word {
  /// The word that these characters write, `&` left out where they are joined by one.
  fileprivate init?(_ characters: ArraySlice<Unicode.Scalar>, isJoined: Bool) {
    var span = isJoined ? characters.filter { $0 != "&" }[...] : characters
    while let first = span.first, first == "'" || first == "-" { span.removeFirst() }
    while let last = span.last, last == "'" || last == "-" { span.removeLast() }
    guard let first = span.first else { return nil }
    startsLowercase = first.properties.isLowercase
    isAllCapitals =
      span.contains { $0.properties.isUppercase } && !span.contains { $0.properties.isLowercase }
    if span.allSatisfy({ $0.isASCII }) {
      bytes =
        span.map { scalar in
          let byte = UInt8(scalar.value)
          return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        }[...]
    } else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: span)
      bytes = Array(String(view).lowercased().utf8)[...]
    }
  }

  /// False for numbers.
  var hasLetter: Bool { bytes.contains { $0 >= UInt8(ascii: "a") } }
}

extension Unicode.Scalar {
  /// Letters, marks, digits and what holds a word together.
  var isOfWord: Bool {
    if isASCII {
      switch self {
      case "a"..."z", "A"..."Z", "0"..."9", "'", "-": return true
      default: return false
      }
    }
    if isLetterOfRange || self == "·" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }
  /// True for most letters that labels are written in; asking Unicode's tables takes longer.
  var isLetterOfRange: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3B1...0x3C9, 0x400...0x481: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
