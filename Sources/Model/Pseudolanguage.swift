extension LocaleID {
  /// Whether the locale is no language but the source's text in disguise, `[Šåvé one]`, which tools make to try layouts and to
  /// find what is not localized: nobody reads it, and no spelling, punctuation or wording of it is a translator's.
  ///
  /// The regions are CLDR's Pseudo-Accents (`en-XA`) and Pseudo-Bidi (`ar-XB`), and Android's `XC`; BCP 47 leaves all of
  /// them, and the language `qps`, to private use.
  package var isPseudolanguage: Bool {
    language == "qps" || region.map { $0 == "XA" || $0 == "XB" || $0 == "XC" } == true
  }
}

extension Project {
  /// The project as translators know it: its tables without the texts of pseudolanguages. Bars keep these, since how much
  /// room they take is what pseudolanguages are for; and what cannot be read of such a file is still told of the file.
  package func withoutPseudolanguages() -> Project {
    // The source's own texts are judged, whatever it is called.
    let made = Set(locales.filter { $0.isPseudolanguage && $0 != sourceLocale })
    guard !made.isEmpty else { return self }
    var project = self
    project.locales.removeAll(where: made.contains)
    project.declaredLocales.removeAll(where: made.contains)
    project.tables = tables.compactMap { table -> StringTable? in
      if made.contains(table.locale) { return nil }
      var table = table
      table.units.removeAll { made.contains($0.locale) }
      table.staleUnits.removeAll { made.contains($0.locale) }
      return table
    }
    return project
  }
}
