/// Where a project's files and translations can be looked at and changed: addresses with places to fill in.
package struct LinkTemplates: Hashable, Sendable {
  /// Of a place in a file, with `{file}`, `{line}` and `{column}`.
  package var source: String?
  /// Of a translation, with `{locale}`, `{table}` and `{key}`.
  package var translation: String?
  /// Of the page about a rule, with `{rule}`.
  package var rule: String?

  package init(source: String? = nil, translation: String? = nil, rule: String? = nil) {
    self.source = source
    self.translation = translation
    self.rule = rule
  }

  package static let none = LinkTemplates()

  /// Only web addresses with a host: what a report links to must not run anything.
  package static func isAllowed(_ template: String) -> Bool {
    for scheme in ["https://", "http://"] where template.lowercased().hasPrefix(scheme) {
      let host = template.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
      return !host.isEmpty && !host.contains { "{}@\\ ".contains($0) }
    }
    return false
  }
}
