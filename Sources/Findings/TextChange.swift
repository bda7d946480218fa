import LintelModel

/// A translation that a change wrote anew, about which something was found.
package struct TextChange: Hashable, Sendable, Comparable {
  package var locale: LocaleID
  package var key: String
  /// Nil for a text that the base lacks.
  package var before: String?
  package var now: String

  package init(locale: LocaleID, key: String, before: String?, now: String) {
    self.locale = locale
    self.key = key
    self.before = before
    self.now = now
  }

  package static func < (a: TextChange, b: TextChange) -> Bool {
    (a.locale, a.key, a.now) < (b.locale, b.key, b.now)
  }
}

extension TextChange {
  private struct Place: Hashable {
    var table: String
    var key: String
    var locale: LocaleID
  }

  /// The texts of findings that read otherwise in an earlier state of the project, by language and key.
  package static func texts(of findings: [Finding], in project: Project, since earlier: Project) -> [TextChange] {
    let tables = Dictionary(project.tables.map { ($0.file, $0.id.path) }, uniquingKeysWith: { first, _ in first })
    let places = Set(
      findings.flatMap { finding in
        finding.units.compactMap { unit -> Place? in
          let own = finding.translationLocation.flatMap { tables[$0.file] }
          guard let table = unit.table ?? own, let key = unit.key, let locale = unit.locale else { return nil }
          return Place(table: table, key: key, locale: locale)
        }
      })
    guard !places.isEmpty else { return [] }
    let (before, now) = (texts(at: places, in: earlier), texts(at: places, in: project))
    return now.compactMap { place, text in
      before[place] == text ? nil : TextChange(locale: place.locale, key: place.key, before: before[place], now: text)
    }.sorted()
  }

  private static func texts(at places: Set<Place>, in project: Project) -> [Place: String] {
    let names = Set(places.map(\.table))
    var texts: [Place: String] = [:]
    for table in project.tables where names.contains(table.id.path) {
      for unit in table.units {
        let place = Place(table: table.id.path, key: unit.key, locale: unit.locale)
        if places.contains(place), texts[place] == nil { texts[place] = unit.value }
      }
    }
    return texts
  }
}
