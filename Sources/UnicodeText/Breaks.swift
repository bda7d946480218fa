internal import CTextICU

/// Where a text may be divided in a language: between words, or at the end of a line. One for each task; not to be shared
/// between tasks.
package final class Breaks {
  package enum Kind: Sendable { case words, lines }

  private let breaker: OpaquePointer

  /// - Parameter locale: Thai, Lao, Khmer, Chinese and Japanese words are found by dictionaries, whatever is said here.
  package init(_ kind: Kind, locale: String) {
    let id = LocaleName.isWellFormed(locale) ? locale : ""
    guard let breaker = textICU_breaker_open(kind == .words ? TextICUWords : TextICULines, id) else {
      preconditionFailure("ICU has no data: its installation is broken")
    }
    self.breaker = breaker
  }

  deinit { textICU_breaker_close(breaker) }

  /// The end of every part, as offsets in UTF-16 units. Spaces and marks are parts of their own between words, and belong to
  /// the part before them in lines.
  package func ends(in text: String) -> [Int] {
    let units = UTF16Buffer(text)
    var ends = [Int32](repeating: 0, count: Int(units.count))
    // A text has no more parts than units.
    let count = units.withPointer { textICU_breaker_boundaries(breaker, $0, units.count, &ends, units.count) }
    return ends.prefix(Int(max(0, count))).map(Int.init)
  }
}

/// The tables behind the answers of this module.
package enum UnicodeTables {
  /// The version of Unicode, such as `15.0`.
  package static var version: String { String(cString: textICU_unicodeVersion()) }
}
