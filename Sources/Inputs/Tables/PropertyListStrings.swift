import Foundation
import LintelModel

/// `.strings` files that are binary or XML property lists, as a build leaves them. These forms give no positions: every
/// location is line 1, and `encoding` says why.
enum PropertyListStrings {
  static func isPropertyList(_ bytes: [UInt8]) -> Bool { isBinary(bytes) || isXML(bytes) }

  private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(64).drop { $0 <= Ascii.space || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { head.starts(with: $0.utf8) }
  }

  static func read(_ file: SourceFile, into table: inout StringTable) {
    table.encoding = isBinary(file.bytes) ? "binary property list (no positions)" : "XML property list (no positions)"
    let location = SourceLocation(file: file.path, line: 1)
    let list = try? PropertyListSerialization.propertyList(from: Data(file.bytes), options: [], format: nil)
    guard let entries = list as? [String: Any] else {
      table.loss = TableLoss(
        location: location, found: list == nil ? "a damaged property list" : "a property list of another kind",
        expected: "a dictionary of texts", lostKeys: [], lostEntries: 0, entries: 0, keys: 0)
      return
    }
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      if let value = value as? String {
        table.units.append(StringUnit(key: key, locale: table.locale, value: value, location: location))
      } else {
        // A compiled table holds its plural rules as dictionaries.
        table.skipped.append(
          SkippedString(key: key, reason: .variationNotRead, location: location, locale: table.locale))
      }
    }
  }
}
