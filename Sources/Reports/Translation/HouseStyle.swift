import LintelFindings

extension TranslationSheet.Other {
  /// Whether more than half of the texts that could have the norm's sign have the other one: how a house writes is one decision, and
  /// no slip in each of its texts.
  var isHouseStyle: Bool {
    guard entry.finding.rule == "mixed-typography", texts.count > 1, let found = count("found"), let all = count("strings") else {
      return false
    }
    return found * 2 > all
  }

  private func count(_ name: String) -> Double? {
    for evidence in entry.finding.evidence where evidence.name == name {
      if case .number(let number) = evidence.value { return number }
    }
    return nil
  }
}

extension SheetTable {
  /// One row for all texts of a style: the first of them, with how many there are.
  /// - Parameter example: The row of that text.
  func decision(on other: TranslationSheet.Other, example: [String?]) -> [String?] {
    let advice = Self.column("what to do")
    let habit = SheetHabit.fault(words.visible(other.entry.finding.message))
    let told = [example[advice], words.visible(habit.head(of: other.texts.count)), words.visible(Self.once)]
    var row = example
    row[advice] = told.compactMap(\.self).joined(separator: " · ")
    return row
  }
}
