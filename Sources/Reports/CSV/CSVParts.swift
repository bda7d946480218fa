import LintelModel

/// A table of findings that is too large for spreadsheets, in one file for each language. Every row is in exactly one of them, in the
/// table's order.
package enum CSVParts {
  package struct Part {
    package let file: String
    package let text: String
    /// As the rows have it; empty for the part of those that are about no language.
    package let locale: String
  }

  /// The most that a table may weigh in one file, in bytes: 50 MB. The figure is ours: above it spreadsheet programs take minutes to open a
  /// file, and most mail servers take none.
  package static let most = 50_000_000

  /// The part without a language, which has the table's own name, then one for each language in the order in which they come; nil for a
  /// table that weighs no more than it may.
  /// - Parameter stem: What the files of languages are called before their code: `audit.rows` of `audit.rows.de.csv`.
  package static func of(_ table: String, file: String, stem: String, most: Int = CSVParts.most) -> [Part]? {
    guard table.utf8.count > most else { return nil }
    var table = table
    return table.withUTF8 { bytes in parts(of: bytes, file: file, stem: stem) }
  }

  /// Whether a file is called as that of a language.
  package static func isPart(_ file: String, stem: String) -> Bool {
    guard file.hasPrefix(stem + "."), file.hasSuffix(".csv"), file.utf8.count > stem.utf8.count + 5 else { return false }
    let locale = file.dropFirst(stem.count + 1).dropLast(4)
    return SplitReport.safe(String(locale)) == locale
  }

  private static func parts(of bytes: UnsafeBufferPointer<UInt8>, file: String, stem: String) -> [Part] {
    let rows = rows(of: bytes)
    guard let head = rows.first else { return [] }
    var order: [String] = []
    var found: [String: [Range<Int>]] = ["": []]
    for row in rows.dropFirst() {
      let locale = firstCell(of: row, in: bytes)
      if found[locale] == nil { order.append(locale) }
      var own = found.removeValue(forKey: locale) ?? []
      // Rows of a language that follow one another are copied at once.
      if let last = own.last, last.upperBound == row.lowerBound {
        own[own.count - 1] = last.lowerBound..<row.upperBound
      } else {
        own.append(row)
      }
      found[locale] = own
    }
    func text(_ locale: String) -> String {
      ([head] + (found[locale] ?? [])).reduce(into: "") { text, range in
        text += String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      }
    }
    let names = SplitReport.names(of: order.map { LocaleID($0) })
    return [Part(file: file, text: text(""), locale: "")]
      + zip(order, names).map { Part(file: "\(stem).\($1).csv", text: text($0), locale: $0) }
  }

  /// A row ends with a line break that is not within quotes.
  private static func rows(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, isQuoted) = (0, false)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted {
        rows.append(start..<place + 1)
        start = place + 1
      }
    }
    if start < bytes.count { rows.append(start..<bytes.count) }
    return rows
  }

  private static func firstCell(of row: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var isQuoted = false
    let end = row.first { place in
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      return bytes[place] == UInt8(ascii: ",") && !isQuoted
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[row.lowerBound..<(end ?? row.upperBound)]), as: UTF8.self)
  }
}
