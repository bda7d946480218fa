import LintelFindings
import LintelModel

/// The plural forms that a text lacks, each of which is a text to write.
extension TranslationRow {
  struct LackingForm: Hashable {
    /// Nil where the text has one variable, or none.
    let variable: String?
    let category: String

    /// As `lintel apply` reads it.
    var name: Message { variable.map { "\(Message.data($0)) · \(Message.data(category))" } ?? .data(category) }
  }

  /// In the order of the findings; empty where nothing says that one is lacking.
  var lackingForms: [LackingForm] {
    var lacking: [LackingForm] = []
    for finding in entries.map(\.finding) where finding.rule == "plural-category-missing" {
      let reason = finding.reason
      guard ["category", "other"].contains(reason) else { continue }
      func categories(_ name: String) -> [String] {
        for evidence in finding.evidence where evidence.name == name {
          if case .text(let words) = evidence.value { return words.split(separator: " ").map { String($0) } }
        }
        return []
      }
      let having = Set(categories("forms"))
      let variable = variable(of: finding)
      // The language may have no use for “other”.
      let needed = categories("needed").filter { $0 != "other" || reason == "other" }
      for category in needed where !having.contains(category) {
        let form = LackingForm(variable: variable, category: category)
        if !lacking.contains(form) { lacking.append(form) }
      }
    }
    return lacking
  }

  /// Of a text with several variables the one whose forms a finding is about: it is where the first of these is.
  private func variable(of finding: Finding) -> String? {
    guard let unit, unit.hasSeveralVariables, let place = finding.translationLocation,
      let form = unit.forms.first(where: { $0.plural != nil && $0.location == place })
    else { return nil }
    return form.substitution.map { unit.substitutions[$0].name }
  }

  /// What the source has for a form that the text lacks; nil where that is what the row has already.
  fileprivate func source(of form: LackingForm) -> String? {
    guard let variable = form.variable, let sourceUnit,
      let index = sourceUnit.substitutions.firstIndex(where: { $0.name == variable })
    else { return nil }
    let forms = sourceUnit.substitutions[index].variants
    return (forms.first { $0.plural == form.category } ?? forms.first { $0.plural == "other" } ?? forms.first)?.text
  }
}

extension SheetTable {
  /// One row for each form that the text lacks, with nothing in place of its translation: in one cell for several of them nobody
  /// could say which is meant. What else is wrong with the text has the row that the text would have had.
  func cellsByForm(of row: TranslationRow) -> [[String?]] {
    let own = cells(of: row)
    if row.translation == nil, row.unit == nil, row.leaving == nil { return cells(own, of: row.sourceUnit) }
    let lacking = row.form == nil && row.translation != nil ? row.lackingForms : []
    guard !lacking.isEmpty else { return [own] }
    let isAlone = row.entries.allSatisfy { $0.finding.rule == "plural-category-missing" } && row.tightest == nil
    let forms = lacking.map { form -> [String?] in
      var cells = own
      if let source = row.source(of: form) { cells[Self.column("source")] = inLines(source) }
      cells[Self.column("translation")] = nil
      cells[Self.column("form")] = words.visible(form.name)
      return cells
    }
    return (isAlone ? [] : [own]) + forms
  }

  /// The row of a text that the language lacks, once for each of the forms that it needs of it.
  func cells(_ cells: [String?], of source: StringUnit?) -> [[String?]] {
    let wanted = WantedForm.all(of: source, in: sheet.locale)
    guard !wanted.isEmpty else { return [cells] }
    return wanted.map { form -> [String?] in
      var own = cells
      own[Self.column("source")] = inLines(form.source)
      own[Self.column("form")] = form.name.map { words.visible($0) }
      return own
    }
  }
}
