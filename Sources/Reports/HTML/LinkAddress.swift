import LintelFindings
import LintelModel

extension LinkTemplates {
  /// Where the place can be opened; nil without a template, or with one that a report must not link to.
  func address(of place: SourceLocation) -> String? {
    guard let source, LinkTemplates.isAllowed(source) else { return nil }
    let file = place.file.split(separator: "/", omittingEmptySubsequences: false).map { PercentEncoding.part(String($0)) }
    return filled(source, ["file": file.joined(separator: "/"), "line": "\(place.line)", "column": "\(place.column)"])
  }

  /// Where the translation can be changed; nil for what has no key or is about no language.
  func translationAddress(of finding: Finding) -> String? {
    guard let key = finding.key, let locale = finding.locale else { return nil }
    return translationAddress(locale: locale, table: finding.table ?? "", key: key)
  }

  /// Where the string can be changed in a language; nil without a template, or with one that a report must not link to.
  func translationAddress(locale: LocaleID, table: String, key: String) -> String? {
    guard let translation, LinkTemplates.isAllowed(translation) else { return nil }
    return filled(
      translation,
      [
        "locale": PercentEncoding.part(locale.id), "key": PercentEncoding.part(key), "table": PercentEncoding.part(table),
      ])
  }

  /// Where a rule is explained; nil without a template.
  func address(ofRule id: String) -> String? {
    guard let rule, LinkTemplates.isAllowed(rule) else { return nil }
    return filled(rule, ["rule": PercentEncoding.part(id)])
  }

  /// In one pass: what was filled in is not looked through again.
  private func filled(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open] + (values[name] ?? String(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

/// A link that leaves the page, for a browser to open without saying where it comes from.
func outward(_ address: String, @MarkupBuilder content: () -> [Markup]) -> Markup {
  tag("a", .init("href", address), .init("rel", "noreferrer"), content: content)
}
