import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A file of a string table: how it was read, what of it was left out, and what the platform loses of it.
  static func write(_ table: StringTable, to xml: borrowing XMLWriter) {
    xml.element(
      "table",
      [
        "file": table.file, "name": table.name, "folder": table.folder, "format": table.format.rawValue,
        "locale": table.locale.id, "sourceLocale": table.sourceLocale?.id, "encoding": table.encoding,
        "isKeyedByObjectID": table.isKeyedByObjectID ? "true" : nil, "original": table.original,
      ]
    ) {
      if let loss = table.loss { write(loss, to: xml) }
      for unit in table.units { write(unit, in: table, to: xml) }
      for string in table.skipped {
        xml.element(
          "skippedString",
          [
            "key": string.key, "reason": string.reason.rawValue, "line": "\(string.location.line)",
            "column": "\(string.location.column)",
          ])
      }
    }
  }

  private static func write(_ loss: TableLoss, to xml: borrowing XMLWriter) {
    xml.element(
      "loss",
      [
        "found": loss.found, "expected": loss.expected, "lostEntries": "\(loss.lostEntries)", "entries": "\(loss.entries)",
        "keys": "\(loss.keys)",
      ]
    ) {
      write(loss.location, as: "location", to: xml)
      for key in loss.lostKeys { xml.element("lostKey", text: key) }
    }
  }

  /// A string in one line: there are many.
  private static func write(_ unit: StringUnit, in table: StringTable, to xml: borrowing XMLWriter) {
    xml.element(
      "string",
      [
        "key": unit.key, "locale": unit.locale == table.locale ? nil : unit.locale.id, "value": unit.value,
        "comment": unit.comment, "state": unit.state, "limit": unit.limit?.maximum.exact,
        "limitUnit": unit.limit?.unit.rawValue, "line": "\(unit.location.line)", "column": "\(unit.location.column)",
      ]
    ) {
      for variant in unit.variants { write(variant, to: xml) }
      for substitution in unit.substitutions {
        xml.element(
          "variable",
          [
            "name": substitution.name, "argument": substitution.argument.map(String.init), "format": substitution.format,
          ]
        ) { for variant in substitution.variants { write(variant, to: xml) } }
      }
    }
  }

  /// One form of a text that varies.
  static func write(_ variant: LocalizedValue.Variant, to xml: borrowing XMLWriter) {
    xml.element("variant", ["plural": variant.plural, "device": variant.device, "width": variant.width], text: variant.text)
  }
}
