import LintelFindings
import LintelModel

/// How many of the source's strings a language has no text of its own for: none, or by a rule's verdict the source's.
package struct UntranslatedShare {
  package private(set) var missing: Int
  package let all: Int

  /// `12 %`; of a few among many `under 1 %`, since none is something else.
  var words: Message {
    let percent = missing * 100 / max(1, all)
    return percent == 0 && missing > 0 ? "under 1 %" : "\(percent) %"
  }

  /// By language, of all that have a table. A region has what its language has.
  package static func all(of result: AuditResult) -> [LocaleID: UntranslatedShare] {
    var shares = missing(in: result.project)
    // What has one form in the source's words has a text of its own.
    for finding in result.findings where finding.rule == "untranslated" && !finding.reason.hasPrefix("form-") {
      for locale in finding.languages where shares[locale] != nil {
        let copies = finding.units.count { $0.locale == nil || $0.locale == locale }
        shares[locale]!.missing = min(shares[locale]!.all, shares[locale]!.missing + max(1, copies))
      }
    }
    return shares
  }

  /// Those without a text.
  package static func missing(in project: Project) -> [LocaleID: UntranslatedShare] {
    let source = project.sourceLocale
    var sources: [TableID: Set<String>] = [:]
    var own: [LocaleID: [TableID: Set<String>]] = [:]
    for table in project.tables where !table.isExchangeCopy {
      for unit in table.units {
        if unit.locale == source {
          sources[table.id, default: []].insert(unit.key)
        } else if !unit.isUntranslated {
          own[unit.locale, default: [:]][table.id, default: []].insert(unit.key)
        }
      }
    }
    let count = sources.values.reduce(0) { $0 + $1.count }
    guard count > 0 else { return [:] }
    var shares: [LocaleID: UntranslatedShare] = [:]
    for (locale, tables) in own where locale.language != source.language {
      let parent = LocaleID(locale.language)
      let inherited = parent == locale ? [:] : own[parent] ?? [:]
      let had = sources.reduce(0) { sum, table in
        let texts = (tables[table.key] ?? []).union(inherited[table.key] ?? [])
        return sum + table.value.count { texts.contains($0) }
      }
      shares[locale] = UntranslatedShare(missing: count - had, all: count)
    }
    return shares
  }
}
