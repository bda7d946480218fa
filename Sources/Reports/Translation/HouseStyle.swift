import LintelFindings

extension Finding {
  /// Whether more than half of the texts that could have the norm's sign have the other one: how a house writes is one decision, and
  /// no slip in each of its texts.
  var isHouseStyle: Bool {
    guard rule == "mixed-typography", strings.count > 1, let found = number("found"), let all = number("strings") else { return false }
    return found * 2 > all
  }

  private func number(_ name: String) -> Double? {
    for evidence in evidence where evidence.name == name {
      if case .number(let number) = evidence.value { return number }
    }
    return nil
  }
}

extension TranslationSheet.Other {
  var isHouseStyle: Bool { texts.count > 1 && entry.finding.isHouseStyle }
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
