import LintelModel

/// Strings of a cause, those of a language behind one another, so that the page shows them as a table: a language, and advice
/// that several strings in turn have alike, are seen once.
struct KeyedLines {
  /// In order of their languages.
  let units: [KeyedString]
  let model: PageModel
  /// Whether findings of their cause differ in how grave they are.
  let isOfSeveralKinds: Bool

  var markup: [Markup] {
    units.indices.map { place in
      let unit = units[place]
      let above = place > 0 && units[place - 1].locale == unit.locale ? units[place - 1] : nil
      var line = KeyedLine(unit: unit, model: model, isOfSeveralKinds: isOfSeveralKinds)
      line.isOfLanguageAbove = above != nil
      // How grave it is stands between the two, so that a line that differs in that tells what to do as well.
      line.isAdvisedAbove = above.map { $0.advice == unit.advice && $0.kind == unit.kind } == true
      return line.markup
    }
  }
}
