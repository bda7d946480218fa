import LintelModel

extension StringTable {
  /// Whether most of it are the marks that Crowdin's in-context translation puts in place of texts: a language
  /// that only lends its name, for nobody to read.
  var holdsPlaceMarks: Bool {
    let texts = units.filter { !$0.value.isEmpty }
    return !texts.isEmpty && texts.count { StringUnit.isPlaceMark($0.value) } * 2 > texts.count
  }
}
