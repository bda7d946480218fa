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

extension Arguments {
  /// The form with the numbers of the values that its placeholders were meant for, and whether they can be meant for no others.
  /// Who numbers the values of one type by themselves, `%@, %2$d of %1$d`, takes them in that order. Nil where a type has more or
  /// fewer placeholders than values.
  private func numbered(_ own: [Placeholder], in form: StringUnit.Form) -> (text: String, isSure: Bool)? {
    guard own.count == values.count else { return nil }
    var numbers: [Int: Int] = [:]
    var isSure = true
    for kind in Set(own.map(\.value.kind)) {
      let places = own.indices.filter { own[$0].value.kind == kind }
      let wanted = values.values.filter { $0.value.kind == kind }.map(\.argument).sorted()
      guard wanted.count == places.count, let order = order(of: places.map { own[$0] }, for: wanted) else { return nil }
      isSure = isSure && (wanted.count == 1 || order.isSaid)
      for (place, number) in zip(places, order.numbers) { numbers[place] = number }
    }
    var text = ""
    var start = form.text.startIndex
    for (place, placeholder) in own.enumerated() {
      guard let number = numbers[place], let range = form.text[start...].firstRange(of: placeholder.text) else { return nil }
      text += "\(form.text[start..<range.lowerBound])\(spelling(of: number, isAsInSource: true))"
      start = range.upperBound
    }
    return (text + String(form.text[start...]), isSure)
  }

  /// Which values placeholders of one type read, and whether they say so themselves.
  private func order(of own: [Placeholder], for wanted: [Int]) -> (numbers: [Int], isSaid: Bool)? {
    // The only one of its type, whatever number it has.
    if wanted.count == 1 { return (wanted, own[0].isPositional && own[0].argument == wanted[0]) }
    let said = own.map(\.argument)
    if own.allSatisfy({ !$0.isPositional }) { return (wanted, false) }
    guard own.allSatisfy(\.isPositional) else { return nil }
    if said.sorted() == wanted { return (said, true) }
    return said.sorted() == Array(1...wanted.count) ? (said.map { wanted[$0 - 1] }, false) : nil
  }

  /// Whether each placeholder of a form can be meant for one value alone.
  func isSureOfNumbers(_ own: [Placeholder], in form: StringUnit.Form) -> Bool { numbered(own, in: form)?.isSure ?? false }

  /// What to do about placeholders that do not say which value they read, or say it wrongly.
  func adviceOnNumbers(of own: [Placeholder], in form: StringUnit.Form) -> Message {
    guard let numbered = numbered(own, in: form) else { return "Number them as the source takes them: \(spellings)." }
    return numbered.isSure
      ? "Write “\(numbered.text)”."
      : "Who reads the language has to choose which value stands where; most likely it is “\(numbered.text)”."
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
