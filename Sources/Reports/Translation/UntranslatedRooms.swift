import LintelFindings
import LintelModel

/// How many characters fit on the bars for strings that languages lack, as the rows of the languages' sheets say it.
struct UntranslatedRooms {
  private var lengths: [TranslationStrings.Name: [LocaleID: ClosedRange<Int>]] = [:]

  init(_ sheets: [TranslationSheet]) {
    for sheet in sheets {
      for row in sheet.rows where row.translation == nil {
        guard let key = row.key, let length = row.length else { continue }
        lengths[TranslationStrings.Name(table: row.table ?? "", key: key), default: [:]][sheet.locale] = length
      }
    }
  }

  /// What fits, each length once with the languages that it is known of, in their order.
  func of(_ name: TranslationStrings.Name, in locales: [LocaleID]) -> [(length: ClosedRange<Int>, locales: [LocaleID])] {
    guard let known = lengths[name] else { return [] }
    var rooms: [(length: ClosedRange<Int>, locales: [LocaleID])] = []
    for locale in locales {
      guard let length = known[locale] else { continue }
      if let index = rooms.firstIndex(where: { $0.length == length }) {
        rooms[index].locales.append(locale)
      } else {
        rooms.append((length, [locale]))
      }
    }
    return rooms
  }
}
