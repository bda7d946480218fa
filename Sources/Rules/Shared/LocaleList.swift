import LintelFindings
import LintelModel

/// Names of languages for messages, no more than one reads at a glance.
package enum LocaleList {
  package static func short(_ locales: [LocaleID]) -> Message {
    let first = locales.prefix(8).map { "\($0)" as Message }
    return locales.count > 8 ? "\(first) and \(locales.count - 8) more" : "\(first)"
  }
  /// Their codes, as evidence has them.
  package static func whole(_ locales: [LocaleID]) -> String { locales.map(\.id).joined(separator: " ") }
}
