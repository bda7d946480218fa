import LintelFindings
import LintelModel

/// Texts whose calls put different numbers of values in.
extension FormatComparison {
  /// What every call gets wrong is certain. What only some of them do is asked once, with the first of these: the others may ask for
  /// another text, or hand over more than it reads.
  static func remarks(
    _ source: StringUnit, _ translation: StringUnit, of calls: [GivenCall], in table: TableInLocale, isSingular: () -> Bool
  ) -> [Remark] {
    let found = calls.map { call in
      FormatComparison(source, translation, in: table, given: call.arguments).remarks(isSingular: isSingular)
    }
    guard let first = found.first else { return [] }
    let agreed = first.filter { remark in
      found.dropFirst().allSatisfy { others in others.contains { $0.isSame(as: remark) } }
    }
    if !agreed.isEmpty { return agreed }
    for (call, remarks) in zip(calls, found) {
      if let remark = remarks.first { return [remark.asked(about: translation, for: call.place)] }
    }
    return []
  }
}

extension Remark {
  fileprivate func isSame(as other: Remark) -> Bool { reason == other.reason && location == other.location }

  fileprivate func asked(about unit: StringUnit, for call: SourceLocation) -> Remark {
    var asked = self
    asked.verdict = .needsReview
    asked.certainty = .possible
    asked.reason = "one-call"
    asked.severity = min(severity ?? .warning, .warning)
    let text = StringUnit.quoted(unit.shownText)
    asked.message =
      "The \(unit.locale) text \(text) does not fit what the call at \(Message.data("\(call.file):\(call.line)")) puts in; other calls put in another number of values"
    asked.suggestion = "Look at what each call puts in: all calls of one key should put in the same values."
    asked.fixes = []
    return asked
  }
}

enum CallsApart {
  static let question = Example.needsReview(
    "a value that only one of two calls puts in",
    files: [
      "en.lproj/L.strings": "\"k\" = \"Delete %@?\";\n", "de.lproj/L.strings": "\"k\" = \"%@ in %@ löschen?\";\n",
      "A.swift": """
      func show() {
        show(String(format: NSLocalizedString("k", tableName: "L", comment: ""), name))
        show(String(format: NSLocalizedString("k", tableName: "L", comment: ""), name, folder))
      }

      """,
    ])
}
