import LintelFindings

/// What stands first on a translators' sheet of what is as grave: what people surely see, and of that what is likely to cost them
/// most.
struct SheetUrgency: Hashable, Comparable {
  /// Where people meet a text.
  enum Reach: Int {
    /// A title, a button: it is on the screen as long as the bar is.
    case bar
    /// Code asks for it.
    case app
    case unknown
  }

  /// What is wrong, by what it likely costs who reads the text. The order is ours.
  enum Fault: Int {
    case lostValue, lostText, wrongNumber, cut, other, everydayUntranslated, untranslated, punctuation

    init(_ rule: String) {
      self = Self.ofRules[rule] ?? .other
    }

    /// The worst of what several rules see; what none of them sees is to be looked at all the same.
    init(worstOf rules: some Sequence<some StringProtocol>) {
      self = rules.map { Fault(String($0)) }.min { $0.rawValue < $1.rawValue } ?? .other
    }

    /// The same of a text: where nobody has translated what every app says, that is met by everybody, and is no name.
    /// - Parameter source: what the source says; nil where that is unknown.
    init(worstOf rules: some Sequence<some StringProtocol>, of source: String?) {
      let worst = Fault(worstOf: rules)
      self = worst == .untranslated && source.map { EverydayText.isOne($0) } == true ? .everydayUntranslated : worst
    }

    private static let rules: [Fault: [String]] = [
      .lostValue: ["placeholder-mismatch", "argument-order", "wrong-escape"],
      .lostText: [
        "bar-text-key-missing", "conflict-marker", "damaged-letters", "deleted-key", "empty-value", "escaped-twice", "key-missing",
        "sentences-missing", "table-truncated", "translation-of-another",
      ],
      .wrongNumber: [
        "number-changed", "number-became-words", "plural-category-impossible", "plural-category-missing", "plural-number-missing",
      ],
      .cut: ["title-truncated", "label-truncated", "length-limit", "title-length"],
      .untranslated: [
        "untranslated", "missing-translation", "label-copied", "word-copied", "accessible-name-not-localized",
        "translation-left-behind",
      ],
      .punctuation: [
        "ending-punctuation", "full-stop-added", "edge-space", "line-break-added", "label-punctuation", "bracket-unpaired",
        "stray-marks", "zero-width",
      ],
    ]

    private static let ofRules: [String: Fault] = rules.reduce(into: [:]) { faults, group in
      for rule in group.value { faults[rule] = group.key }
    }
  }

  let reach: Reach
  let fault: Fault

  /// Of what has nothing to do.
  static let none = SheetUrgency(reach: .unknown, fault: .punctuation)

  static func < (a: SheetUrgency, b: SheetUrgency) -> Bool {
    (a.reach.rawValue, a.fault.rawValue) < (b.reach.rawValue, b.fault.rawValue)
  }
}

extension TranslationRow {
  var urgency: SheetUrgency {
    guard kind != nil else { return .none }
    return SheetUrgency(
      reach: !bars.isEmpty || isSpoken ? .bar : uses.isEmpty ? .unknown : .app,
      fault: isTooLongUntold && entries.isEmpty ? .cut : .init(worstOf: rules, of: source))
  }
}
