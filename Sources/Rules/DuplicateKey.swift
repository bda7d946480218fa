import LintelFindings
import LintelModel

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key",
    title: "A key stands once in a table.",
    severity: .warning,
    isCore: true,
    why: "The last entry wins and says nothing: whoever corrects the other one changes nothing.",
    examples: [
      .fails("two texts", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"a\" = \"Two\";\n"]),
      .fails("the same text twice", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"a\" = \"One\";\n"]),
      .passes("two keys", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"One\";\n"]),
    ],
    check: .file { table in
      let repeated = table.skipped.filter { $0.reason == .repeatedKey && $0.value != nil }
      guard !repeated.isEmpty else { return [] }
      let kept = Dictionary(
        table.units.map { (Entry(key: $0.key, locale: $0.locale), $0) }, uniquingKeysWith: { first, _ in first })
      var same: [Remark] = []
      var different: [Remark] = []
      for string in repeated {
        guard let unit = kept[Entry(key: string.key, locale: string.locale ?? table.locale)], let value = string.value else {
          continue
        }
        let differs = value != unit.value
        let remark = Remark(
          .fails, differs ? "different-values" : "same-value",
          differs
            ? "The key \(StringUnit.quoted(string.key)) stands here with \(StringUnit.quoted(value)) and in line \(unit.location.line) with \(StringUnit.quoted(unit.value)), which wins"
            : "The key \(StringUnit.quoted(string.key)) stands here and in line \(unit.location.line) with the same text",
          unit: unit, blame: unit.locale == table.sourceLocale ? .source : .translation, severity: differs ? .warning : .note,
          evidence: [.text("lost", value), .text("kept", unit.value)], suggestion: "Delete one of the entries.",
          location: string.location)
        if differs { different.append(remark) } else { same.append(remark) }
      }
      guard same.count > 5 else { return different + same }
      var whole = same[0]
      whole.reason = "many-same-values"
      whole.message = "\(same.count) entries of \(table.name) repeat others"
      whole.unit = nil
      return different + [whole]
    })

  private struct Entry: Hashable {
    var key: String
    var locale: LocaleID
  }
}
