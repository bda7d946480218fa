import LintelFindings
import LintelModel

extension Arguments {
  /// The form with a placeholder that reads its value wrongly spelled right; nil where it is not the only mistake, or where
  /// another one might have been meant: each value of the source has to be read once, and in its place.
  func corrected(_ wrong: Placeholder, in form: StringUnit.Form, among own: [Placeholder]) -> String? {
    let others = own.filter { $0 != wrong }
    guard own.count == shown.count, Set(own.map(\.argument)) == shown, own.allSatisfy({ $0.argument > 0 }),
      others.allSatisfy({ read in value(read.argument).map { Misreading($0, readAs: read.value) == .harmless } ?? false }),
      others.count == own.count - 1
    else { return nil }
    let conversion = spelling(of: wrong.argument).split(separator: "$").last?.drop { $0 == "%" } ?? "@"
    let spelled = (wrong.isPositional ? "%\(wrong.argument)$" : "%") + conversion
    // Placeholders that are spelled alike stand in the order of the text.
    let alike = own.filter { $0.text == wrong.text }
    let parts = form.text.split(separator: wrong.text, omittingEmptySubsequences: false)
    guard parts.count == alike.count + 1, let index = alike.firstIndex(of: wrong) else { return nil }
    // What goes on in Latin letters may be a word with a stray sign: “%of” is no “%o” and an f.
    if let next = parts[index + 1].first, next.isASCII, next.isLetter { return nil }
    return parts.indices.map { part in
      parts[part] + (part == parts.count - 1 ? "" : part == index ? String(spelled) : wrong.text)
    }.joined()
  }
}

extension Arguments {
  /// Whether a text has to say of all its placeholders which value they read: one of them reads the wrong value, and another
  /// value is lost.
  func needNumbers(in own: [Placeholder], losing lost: [Placeholder]) -> Bool {
    !lost.isEmpty && own.count > 1 && own.count >= shown.count - 1 && values.count > 1
  }
}

extension StringUnit.Form {
  /// The text with its only percent sign that starts nothing and is not doubled, doubled; nil where there are several.
  var doublingOnlyPercent: String? {
    guard facts.barePercents == 1 else { return nil }
    let placeholders = Set(facts.placeholders.map(\.text))
    var index = text.startIndex
    while let sign = text[index...].firstIndex(of: "%") {
      let rest = text[sign...]
      if rest.hasPrefix("%%") {
        index = text.index(sign, offsetBy: 2)
      } else if let placeholder = placeholders.first(where: { rest.hasPrefix($0) }) {
        index = text.index(sign, offsetBy: placeholder.count)
      } else {
        return text[..<sign] + "%" + rest
      }
    }
    return nil
  }
}

extension [Remark] {
  /// One for each reason: a form of each number with the same mistake is one mistake, mended where all of them are.
  var joinedByReason: [Remark] {
    var order: [String] = []
    let groups = Dictionary(grouping: self, by: \.reason)
    for remark in self where !order.contains(remark.reason) { order.append(remark.reason) }
    return order.map { reason in
      let all = groups[reason]!
      var first = all[0]
      first.faults = Set(all.flatMap(\.faults)).sorted()
      first.fixes = all.contains { $0.fixes.isEmpty } ? [] : all.flatMap(\.fixes)
      return first
    }
  }
}
