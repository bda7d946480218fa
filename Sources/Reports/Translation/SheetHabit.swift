import LintelFindings

/// What a rule says alike of many texts of one table in a language: perhaps a habit of that language, of which one decision may do
/// for all.
enum SheetHabit: Hashable {
  /// How the translation ends, and how its source does: with a mark, or with none.
  case ending(String?, source: String?)
  /// What is wrong, where that is the same sentence.
  case fault(String)

  /// More texts than these stand under one head. The figure is ours.
  static let most = 10

  /// - Parameter fault: What a spreadsheet says is wrong.
  init(rule: String, source: String, translation: String, fault: String) {
    let ending = rule == "ending-punctuation" ? Self.ending(of: translation, source: source) : nil
    self = ending ?? .fault(fault)
  }

  /// Nil where they end alike.
  static func ending(of translation: String, source: String) -> SheetHabit? {
    let (own, other) = (SourceEnding.lastMark(of: translation), SourceEnding.lastMark(of: source))
    return own == other ? nil : .ending(own, source: other)
  }

  /// `21 strings: they end with “。”, and the source without a mark`
  func head(of count: Int) -> Message { "\("\(count, "string")" as Message): \(what)" }

  private var what: Message {
    switch self {
    case .fault(let fault): .data(fault)
    case .ending(let own?, source: let source?): "they end with “\(own)”, and the source with “\(source)”"
    case .ending(let own?, source: nil): "they end with “\(own)”, and the source without a mark"
    case .ending(nil, source: let source?): "they end without a mark, and the source with “\(source)”"
    case .ending(nil, source: nil): RuleName.of("ending-punctuation")
    }
  }

  /// Members that have a habit in common and are more than a few under it, where its first one stands; the others as they are.
  static func folded<Member, Key: Hashable>(
    _ members: [Member], by key: (Member) -> Key?
  ) -> [(habit: Key?, members: [Member])] {
    let keys = members.map(key)
    var groups: [Key: [Int]] = [:]
    for (index, key) in keys.enumerated() { if let key { groups[key, default: []].append(index) } }
    var told: [(habit: Key?, members: [Member])] = []
    for (index, key) in keys.enumerated() {
      if let key, let group = groups[key], group.count > most {
        if group[0] == index { told.append((key, group.map { members[$0] })) }
      } else if let last = told.indices.last, told[last].habit == nil {
        // By its index: who holds the last group has it copied with every member that is added.
        told[last].members.append(members[index])
      } else {
        told.append((nil, [members[index]]))
      }
    }
    return told
  }
}

extension TranslationSheet.Other.Text {
  /// How it ends, and how its source does; nil where one is not known, or they end alike.
  var ending: SheetHabit? {
    guard let translation, let source else { return nil }
    return SheetHabit.ending(of: translation, source: source)
  }
}

extension SheetTable {
  static let once: Message = "Decide once for all of them."

  /// What makes rows alike: they are as grave, and of one file.
  private struct Kin: Hashable {
    let severity: String
    let rule: String
    let file: String
    let habit: SheetHabit
  }

  static let ruleColumn = column("rule")
  private static let (faultColumn, adviceColumn) = (column("what is wrong"), column("what to do"))
  static func column(_ name: String) -> Int { columns.firstIndex(of: name)! }

  /// More than ten rows of which one rule says the same stand together, and each says what they have in common: a head of its own would
  /// be a row without a key. What the language lacks, or has as the source has it, is no habit: each of these texts is one decision.
  func folded(_ rows: [[String?]]) -> [[String?]] {
    SheetHabit.folded(rows, by: Self.kin).flatMap { group -> [[String?]] in
      group.habit.map { told($0, in: group.members) } ?? group.members
    }
  }

  private static func kin(of cells: [String?]) -> Kin? {
    guard cells[1] != nil, let severity = cells[0], let rule = cells[Self.ruleColumn], !rule.isEmpty, let into = cells[3],
      let translation = cells[6], translation != cells[5], let fault = cells[Self.faultColumn]
    else { return nil }
    let file = into.lastIndex(of: ":").map { into[..<$0] } ?? into[...]
    return Kin(
      severity: severity, rule: rule, file: String(file),
      habit: SheetHabit(rule: rule, source: cells[5] ?? "", translation: translation, fault: fault))
  }

  private func told(_ kin: Kin, in rows: [[String?]]) -> [[String?]] {
    let habit = [words.visible(kin.habit.head(of: rows.count)), words.visible(Self.once)]
    return rows.map { row in
      var cells = row
      cells[Self.adviceColumn] = ([row[Self.adviceColumn]].compactMap(\.self) + habit).joined(separator: " · ")
      return cells
    }
  }
}
