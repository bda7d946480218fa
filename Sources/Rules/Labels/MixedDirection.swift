import LintelFindings
import LintelModel

extension Rule {
  static let mixedDirection = Rule(
    id: "mixed-direction",
    title: "A label that runs from right to left begins that way, and keeps marks with their words.",
    severity: .note,
    isCore: true,
    criteria: ["1.3.2"],
    isAboutTexts: true,
    why: "Where a Latin word leads, some views run the whole line from left to right, and its end is read first.",
    examples: [
      .fails(
        "a mark that turns the line",
        sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Share]\n[\\u{200E}مشاركة الصور]",
        mended: "ios26 ar 402pt\nkind: toolbar\nsource en: [Share]\n[مشاركة الصور]"),
      .needsReview(
        "a Latin word leads", sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Wi-Fi settings]\n[Wi-Fi إعدادات]"),
      .needsReview("a sign behind a Latin word", sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Open C++]\n[فتح C++]"),
      .passes("an argument comes first", sketch: "ios26 ar 402pt\n| | [%1$d من %2$d]"),
      .passes(
        "a Latin word in the middle", sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Open Safari]\n[فتح Safari الآن]"),
      .passes("isolated", sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Open C++]\n[فتح \\u{2066}C++\\u{2069}]"),
      .passes(
        "what is left of a mark that was spelled wrongly",
        sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Share]\n[u202Bمشاركة الصور]"),
      .passes("one direction", sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Share]\n[مشاركة]"),
    ],
    check: .bar { bar in
      guard bar.direction == .rightToLeft else { return [] }
      let labels: [(Item?, LocalizedText)] =
        [(nil, bar.toolbar.title)] + bar.toolbar.items.filter(\.isOperable).map { ($0, $0.label) }
      return labels.compactMap { item, text in
        guard let label = bar.ownValue(of: text)?.text, let mix = DirectionMix(label) else { return nil }
        return Remark(
          mix == .turned ? .fails : .needsReview, mix.rawValue, "The \(bar.locale) text “\(label)” " + mix.what,
          certainty: mix == .turned ? .certain : .possible, item: item?.id, text: text,
          blame: bar.isSource ? .source : .translation, evidence: [.text("text", label)],
          suggestion: mix == .turned
            ? "Leave the mark out." : "Put the Latin part between U+2066 and U+2069, or begin with a word of the language.")
      }
    })
}

/// What may be in the wrong order in a text that runs from right to left.
private enum DirectionMix: String {
  case turned = "turned"
  case latinFirst = "latin-first"
  case signBehindLatin = "sign-behind-latin"

  init?(_ text: String) {
    // Most texts are spared the search for arguments.
    guard text.unicodeScalars.contains(where: Self.isRightToLeft) else { return nil }
    // An argument is no word: which way it runs is unknown. Nor is what people read of a mark's escape, `\u202B`, which is condemned
    // as that.
    let words = text.replacing(/%[0-9$.*+\- #hlqzjt]*[@a-zA-Z]/, with: "")
      .replacing(/\\?[uU](?:200[EFef]|202[A-Ea-e]|206[6-9])/, with: "")
    let scalars = Array(words.unicodeScalars)
    let controls = scalars.filter {
      (0x200E...0x200F).contains($0.value) || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    if let first = scalars.first(where: { !$0.properties.isWhitespace }),
      ["\u{200E}", "\u{202A}", "\u{202D}"].contains(first)
    {
      self = .turned
      return
    }
    guard controls.isEmpty else { return nil }
    if let first = scalars.first(where: { $0.properties.isAlphabetic }), !Self.isRightToLeft(first) {
      self = .latinFirst
    } else if zip(scalars, scalars.dropFirst()).contains(where: {
      $0.isASCII && $0.properties.isAlphabetic && ["+", "#", "*"].contains($1)
    }) {
      self = .signBehindLatin
    } else {
      return nil
    }
  }

  var what: Message {
    switch self {
    case .turned: "begins with a mark that makes it run from left to right"
    case .latinFirst: "begins with a Latin word: some views run it from left to right"
    case .signBehindLatin: "has a sign behind a Latin word, which may be shown before it"
    }
  }

  /// Letters of Hebrew, Arabic and the scripts that lie between them in Unicode.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1E95F: scalar.properties.isAlphabetic
    default: false
    }
  }
}
