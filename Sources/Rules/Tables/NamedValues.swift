import LintelFindings
import LintelModel

/// The values that a text takes by name: `${overrideName}`, as the tables of intents and their phrases write them.
enum NamedValues {
  /// The names of the source that a form of the translation lacks, with that form: people see one form at a time.
  static func lost(of source: StringUnit, in translation: StringUnit) -> [(name: String, form: StringUnit.Form)] {
    guard mayHaveNames(source) else { return [] }
    let (given, forms) = (source.forms, translation.forms)
    // Which of several variables shows a name is the translator's choice.
    let areJudged = source.substitutions.count < 2 && translation.substitutions.count < 2
    var lost: [(name: String, form: StringUnit.Form)] = []
    for form in forms where form.substitution == nil || areJudged {
      for name in wanted(in: form, of: given) where !form.text.contains(name) {
        let isElsewhere = forms.contains { isOfVariable($0) != isOfVariable(form) && $0.text.contains(name) }
        if !isElsewhere { lost.append((name, form)) }
      }
    }
    return lost
  }

  static func mayHaveNames(_ source: StringUnit) -> Bool {
    if source.value.utf8.contains(UInt8(ascii: "$")) { return true }
    return source.varies && source.forms.contains { $0.text.utf8.contains(UInt8(ascii: "$")) }
  }

  private static func isOfVariable(_ form: StringUnit.Form) -> Bool { form.substitution != nil }

  /// The names that a form has to show: those of the source's form of the same number, else those that all of its forms have.
  /// A form for one thing, or for none, may say a number in words.
  private static func wanted(in form: StringUnit.Form, of given: [StringUnit.Form]) -> [String] {
    let alike = given.filter { isOfVariable($0) == isOfVariable(form) }
    let others = given.filter { isOfVariable($0) != isOfVariable(form) }
    if let plural = form.plural, let same = alike.first(where: { $0.plural == plural && $0.device == form.device }) {
      return names(in: same.text)
    }
    let isSaid = form.plural.map { ["zero", "one", "two"].contains($0) } ?? false
    return names(in: given.map(\.text).joined(separator: " ")).filter { name in
      let isWanted = !alike.isEmpty && alike.allSatisfy { $0.text.contains(name) } || others.contains { $0.text.contains(name) }
      return isWanted && !(isSaid && isNumber(name))
    }
  }

  /// `${count}`, `${fileCount}`, `${number}`: as far as a name tells.
  static func isNumber(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["count", "number", "amount", "total"].contains { name.contains($0) }
  }

  /// With their signs, in the order of the text.
  private static func names(in text: String) -> [String] {
    text.split(separator: "${").dropFirst(text.hasPrefix("${") ? 0 : 1).compactMap { rest in
      guard let end = rest.firstIndex(of: "}"), end > rest.startIndex else { return nil }
      let name = rest[..<end]
      return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "${\(name)}" : nil
    }
  }
}

extension TableInLocale {
  /// Strings that lose a value which their source takes by name.
  var lostNames: [Remark] {
    guard !isSource else { return [] }
    return pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == locale,
        pair.source.origin != .unknown,
        case let lost = NamedValues.lost(of: pair.source, in: unit), let (name, form) = lost.first,
        // An empty text is another rule's.
        unit.value.contains(where: { !$0.isWhitespace }), !StringUnit.isPlaceMark(unit.value)
      else { return nil }
      var remark = Remark(
        .fails, "name-lost",
        "The \(locale) text \(StringUnit.quoted(form.text)) never shows “\(name)”, which the source has",
        unit: unit, blame: .translation, severity: .warning,
        evidence: [.text("source", pair.source.value), .text("translation", form.text)],
        suggestion: "Write “\(name)” where the value belongs.", location: form.location)
      // The first is told; a known string that loses another one is worse.
      remark.faults = Set(lost.map(\.name)).sorted()
      return remark
    }
  }
}
