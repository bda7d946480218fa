import LintelFindings
import LintelModel

/// Whether a table gets one finding for a language instead of one for each string.
enum Aggregation {
  /// Beyond a fifth of a table, or thirty strings, a list is of no help.
  static func isOne(_ count: Int, of all: Int) -> Bool { count > 30 || (count > 3 && count * 5 > all) }
}

extension TableInLocale {
  /// The strings that are the locale's own.
  var ownCount: Int { pairs.indices.count { pairs[$0].translation?.locale == locale } }

  /// The remarks, or one for all of them where there are too many: it says how many, lists all of them, and is where the
  /// first one is. Notes are reported with those of other languages.
  /// - Parameters:
  ///   - few: No more than so many are ever reported one by one.
  ///   - all: How many strings could have been reported, where that is not the whole table.
  ///   - what: What is wrong with so many strings, after their number: `translations end in another mark`.
  ///   - advice: What to do about so many, where each alone says something of its own.
  func aggregated(
    _ remarks: [Remark], asOne reason: String, of all: Int? = nil, beyond few: Int = .max, _ what: Message,
    advice: Message? = nil
  ) -> [Remark] {
    let count = all ?? ownCount
    // A string of several variables may have several remarks.
    let found = Set(remarks.map { $0.unit?.key }).count
    guard found > few || Aggregation.isOne(found, of: count), let first = remarks.first else {
      return remarks.map { remark in
        var remark = remark
        remark.together = Together(reason, what, advice: advice)
        return remark
      }
    }
    var whole = first
    whole.together = Together(reason, what, advice: advice)
    if let advice { whole.suggestion = advice }
    whole.strings = remarks.flatMap { remark -> [FoundString] in
      guard let unit = remark.unit else { return [] }
      var string = FoundString(
        reason: remark.reason, key: unit.key, location: remark.location ?? unit.location, severity: remark.severity ?? .note,
        fixes: remark.fixes)
      // Of a remark on several languages the sentence may be one of them alone.
      if remark.locales.isEmpty { string.fault = remark.message }
      return remark.locales.isEmpty
        ? [string]
        : remark.locales.map { locale in
          var string = string
          string.locale = locale
          return string
        }
    }
    whole.reason = reason
    whole.severity = remarks.map { $0.severity ?? .note }.max()
    whole.message =
      "\(amount: found) of \(amount: count) \(locale) " + (all == nil ? "strings" : "strings with forms") + " in \(name) " + what
    whole.location = first.location ?? first.unit?.location
    whole.unit = nil
    whole.fixes = []
    whole.locales = Set(remarks.flatMap(\.locales)).sorted()
    whole.count = found
    whole.evidence = [
      .count("found", found, "strings"), .count("strings", count, "strings"),
      .text("for example", remarks.prefix(3).compactMap { $0.unit?.key }.joined(separator: ", ")),
    ]
    return [whole]
  }
}

extension TableInLocale {
  /// The remarks, with one for each letter that several strings have: a keyboard lacks the right one, or a habit is wrong.
  /// - Parameters:
  ///   - letters: The letter of each string, by key; one without a letter is reported alone.
  ///   - reason: Why they are reported as one with those of the language's other tables; nil if they are not.
  ///   - what: What is wrong with strings that have the letter, after their number.
  func aggregated(
    _ remarks: [Remark], byLetter letters: [String: Unicode.Scalar], inAllTablesAs reason: String? = nil,
    _ what: (Unicode.Scalar) -> Message
  ) -> [Remark] {
    var order: [Unicode.Scalar] = []
    var groups: [Unicode.Scalar: [Remark]] = [:]
    var rest: [Remark] = []
    for remark in remarks {
      guard let letter = remark.unit.flatMap({ letters[$0.key] }) else {
        rest.append(remark)
        continue
      }
      if groups[letter] == nil { order.append(letter) }
      groups[letter, default: []].append(remark)
    }
    return order.flatMap { letter -> [Remark] in
      let all = groups[letter]!
      let isAlone = Set(all.map { $0.unit?.key }).count == 1
      return (isAlone ? all : aggregated(all, asOne: "many-of-letter", beyond: 1, what(letter))).map { whole in
        var whole = whole
        // As severe as one of them.
        whole.severity = all[0].severity
        if let reason { whole.together = Together(reason, what(letter), ofLanguage: letter.codePoint) }
        return whole
      }
    } + rest
  }
}

extension TableInLocale {
  /// The remarks, with one for all keys that have the same text for the same source: it is at one that code asks for.
  func joiningTwins(in remarks: [Remark]) -> [Remark] {
    var order: [[Evidence]] = []
    var groups: [[Evidence]: [Remark]] = [:]
    for remark in remarks {
      if groups[remark.evidence] == nil { order.append(remark.evidence) }
      groups[remark.evidence, default: []].append(remark)
    }
    return order.map { evidence in
      let all = groups[evidence]!
      let asked = all.first { $0.unit.map { !unmentioned.contains($0.key) } ?? false }
      guard all.count > 1, all.allSatisfy({ $0.unit != nil && $0.strings.isEmpty }), var whole = asked ?? all.first else {
        return all
      }
      whole.message = "\(whole.message), and so in \(all.count - 1, one: "more string", other: "more strings")"
      whole.count = all.count
      whole.strings = all.map {
        FoundString(key: $0.unit!.key, location: $0.location ?? $0.unit!.location, fixes: $0.fixes)
      }
      whole.fixes = []
      return [whole]
    }.flatMap(\.self)
  }
}

extension Unicode.Scalar {
  /// `U+200B`
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
