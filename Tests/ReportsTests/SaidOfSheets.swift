import LintelFindings

@testable import LintelReports

extension SaidWords {
  /// What only some projects' sheets for translators say, and pages in other languages than English.
  static let ofSheets: [Message] = [
    RuleName.unmet, LeftAsIs.spelledName.reason, OtherWordings.kept(in: ["de"]),
  ] + SheetCounts(toTranslate: 425, toMend: 14).words
}
