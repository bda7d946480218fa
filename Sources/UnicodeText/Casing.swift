internal import CTextICU

/// Letter case by the rules of a language.
package enum Casing {
  /// A text in lower case: Turkish `I` becomes `ı`, a Greek final sigma `ς`.
  package static func lowercased(_ text: String, locale: String) -> String {
    let units = UTF16Buffer(text)
    return UTF16Buffer.string(capacity: units.count) { result, capacity in
      units.withPointer { textICU_lowercase(locale, $0, units.count, result, capacity) }
    } ?? text
  }
}

/// Title case by the rules of a language: Dutch `IJsland`, Turkish `İzmir`. One for each task; not to be shared between tasks.
package final class TitleCase {
  private let map: OpaquePointer

  package init(locale: String) {
    guard let map = textICU_titleMap_open(LocaleName.isWellFormed(locale) ? locale : "") else {
      preconditionFailure("ICU has no data: its installation is broken")
    }
    self.map = map
  }

  deinit { textICU_titleMap_close(map) }

  /// Every word with a capital, and small letters after it.
  package func titlecased(_ text: String) -> String {
    let units = UTF16Buffer(text)
    return UTF16Buffer.string(capacity: units.count) { result, capacity in
      units.withPointer { textICU_titlecase(map, $0, units.count, result, capacity) }
    } ?? text
  }
}
