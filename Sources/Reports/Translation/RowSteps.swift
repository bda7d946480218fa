import LintelFindings
import LintelModel

/// What is to be done about a text of which several things are wrong, as one order that can be followed.
extension TranslationRow {
  /// Who shortens a text first does it again once its value is back, and a mark at its end goes with the words before it.
  private enum Step: Int {
    case entry, values, words, marks, length

    /// Which of two entries, or of its forms, stays comes before any work on its text.
    private static let ofEntries: Set = ["duplicate-key", "plural-category-impossible"]

    init(_ finding: Finding) {
      self =
        switch SheetUrgency.Fault(finding.rule) {
        case _ where Self.ofEntries.contains(finding.rule): .entry
        case .lostValue, .wrongNumber: .values
        case .punctuation: .marks
        case .cut: .length
        case .lostText, .other, .everydayUntranslated, .untranslated: .words
        }
    }
  }

  /// Those whose advice the row has, one after the other: what was found of it is in the order of how grave it is.
  var steps: [PageModel.Entry] {
    let told = self.told
    return told.count < 2 ? told : told.worstFirst { -Step($0.finding).rawValue }
  }

  /// How many of them are no mere notes, or come before one that is none.
  var stepsToTake: Int {
    steps.lastIndex { $0.kind(in: locale) != .note }.map { $0 + 1 } ?? 0
  }

  /// A text that mends all that was found of it; nil where there is no certain one, and where a single finding says how.
  var mended: String? {
    let told = self.told
    guard told.count > 1, form == nil, sourceChange == nil, !isToReread, !leavesSource, let unit, !unit.varies,
      unit.readable == translation
    else { return nil }
    var fixes: [Fix] = []
    for finding in told.map(\.finding) {
      if let fix = finding.fix(of: unit) {
        fixes.append(fix)
      } else if Step(finding) != .length {
        return nil
      }
    }
    guard let text = JoinedFixes.text(of: fixes), text != unit.value else { return nil }
    // What is surely short enough: with the letters of another text as many characters may be too wide.
    let isToShorten = tightest?.isTooLong == true || told.contains { Step($0.finding) == .length }
    if isToShorten { return length.map { text.count <= $0.lowerBound } == true ? text : nil }
    return text
  }

  /// Nil where there is no such text.
  var proposal: Message? { mended.map { Self.mendsAll($0) } }

  static func mendsAll(_ text: String) -> Message { "This mends all of it: “\(Message.data(text))”." }
}

extension Finding {
  /// What mends a text that does not vary; nil where that is not certain.
  fileprivate func fix(of unit: StringUnit) -> Fix? {
    let all = strings.isEmpty ? fixes : strings.first { $0.location == unit.location && ($0.key ?? key) == unit.key }?.fixes ?? []
    return all.first { $0.location == unit.location && $0.before == unit.value }
  }
}
