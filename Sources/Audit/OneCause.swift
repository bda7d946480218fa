import LintelFindings
import LintelModel

/// Tells one cause once. What a table lacks in a language as a whole is told as a table's matter, an item's text with the item,
/// which says what is lost, and any other string with its table.
enum OneCause {
  static func told(_ findings: [Finding]) -> [Finding] {
    let byTable = Dictionary(grouping: findings.filter { $0.cause != nil }) { $0.cause!.table }
    let told = byTable.mapValues { all in
      let tables = all.filter { !$0.isAboutOneString }
      let items = all.filter { $0.isAboutOneString && $0.item != nil && !$0.isTold(by: tables) }
      return (tables: tables, wider: tables + items)
    }
    let cuts = Dictionary(grouping: findings.filter { $0.rule == "label-truncated" }) { $0.place }
    return findings.filter { finding in
      // Which label gives way says more than that the row is too long; that a menu lacks for certain is a matter of its own.
      if finding.rule == "overflow-needed", finding.verdict == .needsReview,
        cuts[finding.place]?.contains(where: { $0.severity >= finding.severity }) == true
      {
        return false
      }
      guard finding.isAboutOneString, let others = finding.cause.flatMap({ told[$0.table] }) else { return true }
      return !finding.isTold(by: finding.item == nil ? others.wider : others.tables)
    }
  }
}

extension Finding {
  /// The bar, whichever of its variants, and the language.
  fileprivate var place: [String] {
    let bar: Substring = toolbar.map { $0.prefix { $0 != "~" } } ?? ""
    return [String(bar), locale?.id ?? ""]
  }

  fileprivate var isAboutOneString: Bool { cause?.keys.count == 1 }

  /// Whether others tell of the same string in all the languages that this one is about.
  fileprivate func isTold(by others: [Finding]) -> Bool {
    guard let cause else { return false }
    let told = others.filter { cause.isWithin($0.cause!) }.reduce(into: Set<LocaleID>()) { $0.formUnion($1.cause!.locales) }
    return cause.locales.isSubset(of: told)
  }
}
