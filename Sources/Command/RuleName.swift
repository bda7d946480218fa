import LintelAudit
import LintelFindings

/// Rules by the names that they are asked for.
enum RuleName {
  /// The one that may have been meant; all of them only where none is near, since there are many.
  static func unknown(_ name: String, among rules: [Rule]) -> String {
    let names = rules.map(\.id)
    let suggestion = AskedName.suggestion(for: name, among: names)
    return "found no rule '\(name)'"
      + (suggestion.isEmpty ? ", expected one of: \(names.joined(separator: ", "))" : suggestion + " `lintel rules` lists them")
  }
}
