import LintelFindings

/// In which order a spreadsheet has its rows.
extension SheetTable {
  /// The severity of a row with nothing to do, by which they are filtered.
  static let nothing = "none"

  /// What a row of one severity is about: below hundreds of texts that are copies, or are not there yet, nobody finds the few that
  /// are wrong.
  private enum Work: Int {
    case mending, copied, lacking
  }

  /// Translators mend what people read already before they write what is not there: thousands of strings may lack a translation, and a
  /// question about a text would stand below all of them. An error stays where it is: people read a key there.
  private enum Stage: Int {
    case mending, writing, nothing
  }

  private struct Place: Hashable {
    let stage: Stage
    let severity: Int
    let work: Int
    let urgency: SheetUrgency
    let rule: String
  }

  private static let (barColumn, useColumn) = (column("bar"), column("used at"))

  static func isAboutText(_ cells: [String?]) -> Bool { cells[1] != nil || cells[5] != nil }

  /// What is to be mended first, then what is to be translated, with what is only perhaps a copy, and last what has nothing to do; of
  /// these what is gravest; of one severity what is wrong with a text, then copies of the source, then what has no translation; of
  /// these what people see first, and what costs them most; and what one rule says together, where the first of it stands.
  static func ordered(_ rows: [[String?]]) -> [[String?]] {
    let places = rows.map(place)
    var first: [Place: Int] = [:]
    for (index, place) in places.enumerated() where first[place] == nil { first[place] = index }
    return rows.indices.sorted { a, b in
      let (own, other) = (places[a], places[b])
      if own.stage != other.stage { return own.stage.rawValue < other.stage.rawValue }
      return (own.severity, own.work, own.urgency, first[own]!, a) < (other.severity, other.work, other.urgency, first[other]!, b)
    }.map { rows[$0] }
  }

  private static func place(of cells: [String?]) -> Place {
    guard let kind = cells[0].flatMap(FindingKind.init(rawValue:)) else {
      return Place(stage: .nothing, severity: FindingKind.allCases.count, work: 0, urgency: .none, rule: "")
    }
    let rules = cells[ruleColumn] ?? ""
    let work = work(of: cells)
    // What is perhaps a copy is in its order already: what others translate comes first, wherever people see it.
    if work == .copied, kind == .review {
      return Place(stage: .writing, severity: kind.rank, work: work.rawValue, urgency: .none, rule: "")
    }
    let isToWrite = work == .lacking && kind != .error || work == .copied && kind == .note
    let urgency = SheetUrgency(reach: reach(of: cells), fault: .init(worstOf: rules.split(separator: " "), of: cells[5]))
    return Place(
      stage: isToWrite ? .writing : .mending, severity: kind.rank, work: work.rawValue, urgency: urgency, rule: rules)
  }

  private static func reach(of cells: [String?]) -> SheetUrgency.Reach {
    func has(_ column: Int) -> Bool { cells[column]?.isEmpty == false }
    return has(barColumn) ? .bar : has(useColumn) ? .app : .unknown
  }

  private static func work(of cells: [String?]) -> Work {
    if cells[1] != nil, cells[6] == nil { return .lacking }
    return cells[6] != nil && cells[6] == cells[5] && copyRules.contains(cells[ruleColumn] ?? "") ? .copied : .mending
  }
}
