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
  /// True for what people write in code (`save_as`), not on buttons.
  let isIdentifier: Bool
  /// Whether a text that only the running app knows stands at the start, or at the end.
  let startsWithTextArgument: Bool
  let endsWithTextArgument: Bool

  init(_ label: String) {
    var scalars = FormatArgument.marked(in: Label.readable(label))
    Label.dropTail(of: &scalars)
    Label.dropShortcut(of: &scalars)
    Label.dropTail(of: &scalars)
    startsWithTextArgument = scalars.first { !$0.properties.isWhitespace } == FormatArgument.textMark
    endsWithTextArgument = scalars.last { !$0.properties.isWhitespace } == FormatArgument.textMark

    var spans: [[Unicode.Scalar]] = []
    var span: [Unicode.Scalar] = []
    var isIdentifier = false
    var previous: Unicode.Scalar = " "
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar.isOfWord {
        span.append(scalar)
      } else if scalar == "_", previous.isOfWord, next.isOfWord {
        isIdentifier = true
      } else if scalar == "&", previous.isOfWord, next.properties.isLowercase {
        // `E&xit`: the letter behind it is the one to press.
      } else if !span.isEmpty {
        spans.append(span)
        span = []
      }
      previous = scalar
    }
    spans.append(span)

    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.map { $0.isArgumentMark ? " " : $0 })
    self.text = String(text)
    self.isIdentifier = isIdentifier
    words = spans.compactMap(Word.init)
    phrase = ArraySlice(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
  }

  /// The text in Normalization Form C, without what nobody sees, with one apostrophe and one hyphen.
  static func readable(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in Normalization.nfc(text).unicodeScalars {
      switch scalar {
      case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}", "\u{FEFF}": break
      case "’", "ʼ": scalars.append("'")
      case "‑", "‐": scalars.append("-")
      default: scalars.append(scalar)
      }
    }
    return scalars
  }

  /// `Save As…`, `Name:`
  private static func dropTail(of scalars: inout [Unicode.Scalar]) {
    while let last = scalars.last, last.properties.isWhitespace || tail.contains(last) { scalars.removeLast() }
  }
  private static let tail: Set<Unicode.Scalar> = ["…", "⋯", ".", ":", "：", "。"]

  /// `保存(S)`, `保存(&S)`
  private static func dropShortcut(of scalars: inout [Unicode.Scalar]) {
    guard let last = scalars.last, last == ")" || last == "）" else { return }
    let tail = scalars.suffix(5)
    guard let open = tail.lastIndex(where: { $0 == "(" || $0 == "（" }), open > scalars.startIndex else { return }
    scalars.removeSubrange(open...)
  }
}

extension Word {
  fileprivate init?(_ span: [Unicode.Scalar]) {
    var span = span[...]
    while let first = span.first, first == "'" || first == "-" { span.removeFirst() }
    while let last = span.last, last == "'" || last == "-" { span.removeLast() }
    guard let first = span.first else { return nil }
    startsLowercase = first.properties.isLowercase
    isAllCapitals =
      span.contains { $0.properties.isUppercase } && !span.contains { $0.properties.isLowercase }
    if span.allSatisfy(\.isASCII) {
      bytes = span.map { scalar in
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
    if self == "·" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }
}
