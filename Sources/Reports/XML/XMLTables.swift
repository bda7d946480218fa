import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A file of a string table: how it was read, what of it was left out, and what the platform loses of it.
  static func write(_ table: StringTable, to xml: borrowing XMLWriter) {
    xml.element("table", [
      "file": table.file, "name": table.name, "folder": table.folder, "format": table.format.rawValue,
      "locale": table.locale.id, "sourceLocale": table.sourceLocale?.id, "encoding": table.encoding,
      "units": "\(table.units.count)", "lostUnits": "\(table.loss?.lostKeys.count ?? 0)",
    ]) {
      if let loss = table.loss { write(loss, to: xml) }
      for string in table.skipped {
        xml.element("skippedString", [
          "key": string.key, "reason": string.reason.rawValue, "line": "\(string.location.line)",
          "column": "\(string.location.column)",
        ])
      }
    }
  }

  private static func write(_ loss: TableLoss, to xml: borrowing XMLWriter) {
    xml.element("loss", [
      "found": loss.found, "expected": loss.expected, "lostEntries": "\(loss.lostEntries)", "entries": "\(loss.entries)",
      "keys": "\(loss.keys)",
    ]) {
      write(loss.location, as: "location", to: xml)
      for key in loss.lostKeys { xml.element("lostKey", text: key) }
    }
  }
}
