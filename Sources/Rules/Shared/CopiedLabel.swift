import LintelModel
import LintelTables

/// A label of one or a few words that a language has as the source has it: whether it was left over.
struct CopiedLabel {
  private let text: String
  private let key: String
  /// By number, as other texts' words are compared with them.
  private let words: [UInt64]
  /// As they are spelled.
  private let spelled: [Substring]
  private let votes: CopyVotes
  private let locale: LocaleID
  private let isEnglish: Bool
  private let isKnown: Bool

  /// - Parameter isKnown: Whether other strings of the project have it in words of the language.
  init(_ source: StringUnit, votes: CopyVotes?, isKnown: Bool, in locale: LocaleID) {
    self.isKnown = isKnown
    (text, key) = (source.value, source.key)
    words = LetterWords.of(source.value)
    spelled = source.value.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    self.votes = votes ?? CopyVotes()
    self.locale = locale
    isEnglish = source.locale.language == "en"
  }

  /// - Parameters:
  ///   - own: What the language has in texts of its own.
  ///   - isForeign: Whether it is written in letters that the language does not have.
  ///   - isAmongCopies: Whether what is around it is a copy, too.
  ///   - names: What no language translates.
  func answer(_ own: OwnWords, isOfOtherScript: Bool, isForeign: Bool, isAmongCopies: Bool, names: [String]) -> Answer {
    if names.contains(text) || isWrittenAlike || !isOfOtherScript && isMeasure { return .no }
    let isTranslatedElsewhere = own.translates(text)
    if own.has(words) { return isTranslatedElsewhere ? .unknown : .no }
    // Translators of several apps keep it. Where this app says it otherwise, it may mean the same here.
    if isKeptWord, !isOfOtherScript, !isTranslatedElsewhere, !isKnown { return .no }
    // However many have left it: no other language says it so.
    if isEnglish, PlainEnglish.isPhrase(spelled, of: text, in: locale.language) { return .yes }
    // So is a word that the language might have, and says otherwise in all its other texts.
    if isEnglish, saysMarkOtherwise(own) { return .yes }
    // Who translates what is around it and not this keeps it; the language itself has no vote on it.
    let (translating, keeping) = (votes.translating, votes.keeping.count { $0 != locale })
    let keepsItself = votes.keeping.contains(locale)
    // People cannot read it, however little others tell. It may be a name, and a sample of letters is kept by others, too.
    if isForeign {
      if translating > keeping || keeping == 0 && isForeignWording { return .yes }
      if keeping == 0 { return .unknown }
    }
    // Who says it in words of the language elsewhere has forgotten it here, unless it is a name that others keep, or a word
    // that the language has as well: of a single one, others that keep it tell.
    let mayBeShared = words.count < 2 && !isOfOtherScript && keeping > 0 && translating <= 2 * keeping
    if isKnown, !mayBeShared, !(isSpelledAsName && keeping > translating) {
      return isSharedWord && !isOfOtherScript ? .unknown : .yes
    }
    // A phrase of plain words, `New Connection Window`, of which the language has none: three of them are hardly a name, and
    // two are none that half as many languages translate as keep.
    let isHardlyName = words.count >= 3 || words.count == 2 && translating > 0 && translating * 2 >= keeping
    if isHardlyName, own.saysOtherwise(words) { return .yes }
    guard translating > 0 else {
      // Nobody tells. Among nothing but copies a word is one, and what may be a name may be one.
      if !isAmongCopies || keeping > 0 { return .no }
      return isName ? .unknown : .yes
    }
    // A button's word that the system has otherwise in the language is none of it, whoever else has left it.
    if isEnglish, SystemWord.isOne(text, otherwiseIn: locale) { return .yes }
    let isOutvoted = translating > (isSpelledAsName ? 2 * keeping : keeping) && !(keepsItself && isOfTechnology)
    // Of one word it has two texts, perhaps, where others keep it as well.
    if isTranslatedElsewhere, translating > keeping, words.count >= 2 || keeping == 0 || isOfOtherScript {
      return isSharedWord && !isOfOtherScript && !isAmongCopies ? .unknown : .yes
    }
    guard isOutvoted, !isKeptByNearlyAll else { return .unknown }
    if isOfOtherScript { return .yes }
    // A single word may be the language's own, however many others have another one: “File” is Italian, “Opaque” French. One in small
    // letters is one of a program's, where its language translates what is around it.
    if words.count < 2 {
      let isOfProgram = keepsItself && text.first?.isLowercase == true
      if !isAmongCopies || isOfProgram || TakenOverWord.isOne(text) || isSharedWord { return .unknown }
    }
    if votes.inLettersOfSource >= (words.count < 2 ? 3 : 2), !votes.isNearlySameAbroad { return .yes }
    // Several words that the language does not have, among nothing but copies, are no word that it shares.
    return words.count >= 2 && isAmongCopies ? .yes : .unknown
  }

  /// `5 km/h`, `%1$d × %2$d px`: an amount whose only words are symbols of units, which languages of the same letters share.
  private var isMeasure: Bool {
    text.utf8.contains { $0 == UInt8(ascii: "%") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && words.allSatisfy(Self.symbolsOfUnits.contains)
  }

  /// Symbols of two letters and more (SI Brochure, 9th edition, tables 4, 7 and 8), pixels and points. Those of times and
  /// bytes are not among them: languages have words of their own for these.
  private static let symbolsOfUnits = Set(
    "cd cl cm dB dl dm GHz GW ha hPa Hz kcal kg kHz kJ km kPa kV kW kWh lm lx mA mAh mbar mg MHz ml mm mmol mol mV MW nm Pa pt px"
      .split(separator: " ").flatMap { LetterWords.of(String($0)) })

  /// Whether it is more than a name, in a script with capitals or in one without them.
  private var isForeignWording: Bool {
    let letters = text.unicodeScalars.filter(\.isLetter)
    let hasCase = letters.contains { $0.isUppercaseLetter || $0.isLowercaseLetter }
    return hasCase ? Copy.isWording(text) : letters.count >= Self.lettersOfWording
  }

  /// So many letters of a script without capitals are more than a name. The figure is ours.
  private static let lettersOfWording = 10

  /// Whether it is in the same letters everywhere: an abbreviation, a format, a command, a name with a capital inside, `Ok`.
  private var isWrittenAlike: Bool {
    if words.isEmpty || Copy.isName(text) || text.contains("_") || text.lowercased() == "ok" { return true }
    if Self.namesOfRadios.contains(text.replacing("\u{2011}", with: "-")) { return true }
    // With variables of a shell it is code.
    if text.split(separator: " ").contains(where: { $0.first == "$" && $0.dropFirst().first?.isLetter == true }) { return true }
    return spelled.allSatisfy { $0.count < 2 || Self.isAbbreviation($0) || Set($0.lowercased()).count == 1 }
  }

  /// Trademarks of the Wi-Fi Alliance and the Bluetooth SIG, which stand alone on screens of settings. Some languages have
  /// words of their own beside them, `WLAN` and `वाई-फ़ाई`: others that keep the mark have forgotten nothing.
  private static let namesOfRadios: Set = ["Bluetooth", "Wi-Fi"]

  private func saysMarkOtherwise(_ own: OwnWords) -> Bool {
    PlainEnglish.sharedMarks(of: spelled, in: locale.language).contains { own.saysOtherwise(LetterWords.of($0)) }
  }

  /// A word that translators of several apps keep in the language, whatever signs and values are beside it.
  private var isKeptWord: Bool {
    isEnglish && KeptWords.hasOne(spelled.joined(separator: " ").lowercased(), in: locale.language)
  }

  /// A single word that the language is known to have, too.
  private var isSharedWord: Bool {
    isEnglish && words.count < 2 && (SharedWord.isOne(text, in: locale.language) || TakenOverWord.isOne(text))
  }

  /// `URL`, `SSIDs`, `RGBa`. A text in capitals alone is shouted: words of more than five letters are words.
  private static func isAbbreviation(_ word: Substring) -> Bool {
    let letters = word.last?.isLowercase == true && (word.last == "s" || word.count >= 3) ? word.dropLast() : word
    return letters.count <= 5 && letters.allSatisfy(\.isUppercase)
  }

  /// Whether no word is in small letters alone.
  private var isSpelledAsName: Bool { !spelled.contains { $0.count > 1 && $0.allSatisfy(\.isLowercase) } }

  /// Whether it is spelled as a name, and three times as many languages have it so as say it otherwise: where names stand together,
  /// what is around one tells nothing. The figures are ours.
  private var isKeptByNearlyAll: Bool {
    let others = Set(votes.copying.filter { $0 != locale }.map(\.language)).count
    return isSpelledAsName && others >= 3 && others >= 3 * votes.translating
  }

  /// `Home Assistant`: two words or more, each with a capital.
  private var isName: Bool { isSpelledAsName && spelled.count >= 2 }

  /// `Push ID`, `iBeacon Major`: capitals and an abbreviation, or a name with a capital inside.
  private var isOfTechnology: Bool {
    isSpelledAsName && spelled.contains { $0.count > 1 && (Self.isAbbreviation($0) || Copy.isName(String($0))) }
  }
}
