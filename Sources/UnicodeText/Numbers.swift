internal import CTextICU

/// Numbers as a language writes them: in its own digits, with its separators. One for each task; not to be shared between
/// tasks.
package final class Numbers {
  private let numbers: OpaquePointer

  package init(locale: String) {
    guard let numbers = textICU_numbers_open(LocaleName.isWellFormed(locale) ? locale : "") else {
      preconditionFailure("ICU has no data: its installation is broken")
    }
    self.numbers = numbers
  }

  deinit { textICU_numbers_close(numbers) }

  /// `١٬٢٣٤` for 1234 in Arabic of Egypt, `1.234,5` for 1234.5 in German.
  /// - Parameters:
  ///   - decimals: Digits after the separator, at most 20.
  ///   - isGrouped: Whether thousands are set apart.
  package func string(_ number: Double, decimals: Int = 0, isGrouped: Bool = false) -> String {
    UTF16Buffer.string(capacity: 32) {
      textICU_numbers_format(numbers, number, Int32(min(max(decimals, 0), 20)), isGrouped, $0, $1)
    } ?? "\(number)"
  }
}
