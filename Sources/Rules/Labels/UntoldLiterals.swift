import LintelModel

/// Texts of bars that code writes, and of which `hard-coded-text` says nothing, since too few texts around them are in tables to
/// show that these are meant to be: an app, or a part of one, that nobody means to translate. They are counted, so that silence
/// about them can be told from success.
package enum UntoldLiterals {
  /// How many there are, by the files that write them, in order; none in a project of one language.
  package static func counts(in project: Project) -> [(file: String, texts: Int)] {
    var places: Set<SourceLocation> = []
    for toolbar in project.toolbars {
      let untold = WordsOfCode.all(on: toolbar, in: project).filter { found in
        guard found.text.state == .literal, !found.isIdentifier, !found.isMeantForTable(on: toolbar, in: project) else {
          return false
        }
        // What is only spoken, accessible-name-not-localized tells.
        return found.item.map { toolbar.onlySpeaksName(of: $0) && $0.spoken.location == found.text.location } != true
      }.compactMap(\.text.location)
      guard !untold.isEmpty else { continue }
      places.formUnion(Set(untold).subtracting(MadeLiteral.all(on: toolbar, in: project).compactMap(\.place)))
    }
    return Dictionary(grouping: places, by: \.file).map { (file: $0.key, texts: $0.value.count) }.sorted { $0.file < $1.file }
  }
}

extension WordsOfCode {
  /// Whether most texts on the bars of its file are in tables.
  func isBesideOthersOfFile(in project: Project) -> Bool {
    project.foundKeys[FoundKeys.Place.all(of: text)[3]].map { $0.shows($0.found, of: $0.all, atLeast: 2) } == true
  }

  /// Whether the project shows that such a text is meant to be translated.
  func isMeantForTable(on toolbar: Toolbar, in project: Project) -> Bool {
    areOthersTranslated(on: toolbar, in: project) || askedElsewhere(on: toolbar, in: project) != nil
  }

  /// Whether so many other texts are in tables that this one is meant to be.
  func areOthersTranslated(on toolbar: Toolbar, in project: Project) -> Bool {
    if project.translatedLocales.isEmpty { return false }
    if isBesideOthersOfFile(in: project) || isBesideTexts(ofTablesOn: toolbar, in: project) { return true }
    let places = FoundKeys.Place.all(of: text)
    let asks = project.foundKeys[places[3]].map { $0.asked > 0 || $0.all == 1 } == true
    // A file that asks for no text, on its bars or elsewhere, and writes several is not meant to be translated.
    guard asks || project.codeTexts.contains(where: { $0.location.file == text.location?.file }) else { return false }
    let isSure = areWording(in: toolbar.sourceLocale)
    return [places[0], places[2]].allSatisfy { project.foundKeys[$0]?.translatesMost == true }
      || isSure && isException(in: project) || isShownAmongTexts(on: toolbar, isSure, in: project)
  }
}
