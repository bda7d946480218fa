import LintelFindings
import LintelModel

/// Why a string that languages lack may well be left as the source has it: translators decide, and need not look for words.
enum LeftAsIs: String {
  case webAddress, mailAddress, wordless, declaredName, commonName, usualName, spelledName

  /// What stands above them.
  static let heading: Message = "Perhaps to be left as they are"

  var reason: Message {
    switch self {
    case .webAddress: "a web address"
    case .mailAddress: "an e-mail address"
    case .wordless: "nothing but placeholders, numbers and marks"
    case .declaredName: "a name that the project declares"
    case .commonName: "a name: the same in every language that has it"
    case .usualName: "a name: the same in most languages that have it"
    case .spelledName: "a name: with a capital inside, as no language spells its words"
    }
  }

  /// Said of one of them.
  var advice: Message { "Perhaps leave it as it is: \(reason)" }

  /// Whether it is for what other languages make of it.
  var isName: Bool { ![.webAddress, .mailAddress, .wordless].contains(self) }

  /// More words than these are no name, though an export may have copied them into every language.
  private static let words = 3
  /// More words than these are a sentence, however it ends.
  private static let wordsOfNoSentence = 4

  /// Nil for what is to be translated.
  init?(_ name: TranslationStrings.Name, _ strings: TranslationStrings, of project: Project) {
    guard let source = strings.unit(name, in: project.sourceLocale) else { return nil }
    let text = source.readable
    if text.isWebAddress {
      self = .webAddress
    } else if text.isMailAddress {
      self = .mailAddress
    } else if !text.hasWords {
      self = .wordless
    } else if project.glossary.contains(text) || project.appNames.values.contains(where: { $0.contains(text) }) {
      self = .declaredName
    } else if Self.mayBeName(source), let kept = strings.kept(name) {
      self = kept == .inAll ? .commonName : .usualName
    } else if !source.varies, text != source.key, text.isSpelledAsName {
      self = .spelledName
    } else {
      return nil
    }
  }

  /// Whether it is as short as a name, and ends as one.
  private static func mayBeName(_ source: StringUnit) -> Bool {
    !source.varies && !source.value.isEmpty && !endsAsSentence(source) && wordCount(source) <= words
  }

  private static func endsAsSentence(_ source: StringUnit) -> Bool { source.value.last.map { ".!?:…".contains($0) } ?? false }

  private static func wordCount(_ source: StringUnit) -> Int { source.value.split(whereSeparator: \.isWhitespace).count }

  /// Whether it is surely more than a name: `Saved!` may be one.
  static func isSentence(_ source: StringUnit) -> Bool {
    guard !source.varies else { return false }
    let count = wordCount(source)
    return count > wordsOfNoSentence || count > 2 && endsAsSentence(source)
  }
}

extension String {
  // Words may stand right before or behind an address where a language writes no spaces.
  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  fileprivate var isWebAddress: Bool {
    isASCII && !contains(where: \.isWhitespace) && (firstRange(of: "://") != nil || hasPrefix("www."))
  }

  /// `BazaarQux`, `iCloud`: one word with a capital right behind a small letter. A key that is its own text may be spelled so as
  /// programs spell.
  fileprivate var isSpelledAsName: Bool {
    allSatisfy(\.isLetter) && zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  fileprivate var isMailAddress: Bool {
    utf8.contains(UInt8(ascii: "@")) && isASCII && wholeMatch(of: Self.mailAddress) != nil
  }

  // Asked of every string that a language lacks, and an expression is made anew each time that it is met.
  private nonisolated(unsafe) static let mailAddress = /(?:mailto:)?[^\s@%]+@[^\s@%]+\.[A-Za-z]{2,}/
  private nonisolated(unsafe) static let placeholder = /%(?:\d+\$)?[-+ #0-9.*]*(?:hh|h|ll|l|q|z|t|j)?[@A-Za-z]/

  /// Whether it holds more than placeholders, numbers and marks.
  fileprivate var hasWords: Bool {
    guard utf8.contains(UInt8(ascii: "%")) else { return contains(where: \.isLetter) }
    return replacing(Self.placeholder, with: "").contains(where: \.isLetter)
  }
}
