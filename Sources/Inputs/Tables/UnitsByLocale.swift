import LintelModel

extension StringTable {
  /// Its units in their order, those of one locale that stand together at once: a table of one language is a single run.
  var unitsByLocale: [(locale: LocaleID, units: ArraySlice<StringUnit>)] {
    var runs: [(locale: LocaleID, units: ArraySlice<StringUnit>)] = []
    var start = units.startIndex
    while start < units.endIndex {
      let locale = units[start].locale
      let end = units[start...].firstIndex { $0.locale != locale } ?? units.endIndex
      runs.append((locale, units[start..<end]))
      start = end
    }
    return runs
  }
}
