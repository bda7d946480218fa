import LintelFindings
import LintelModel

extension Finding {
  /// Whether it only says that a translation exceeds the number of a guideline: where it is cut, another finding tells that.
  var isLengthRemark: Bool { rule == "title-length" && FindingKind(self) == .note }

  /// The first on a sheet have the least.
  fileprivate var sheetRank: Int { 2 * FindingKind(self).rank + (isLengthRemark ? 1 : 0) }
}

extension Array {
  /// As a translators' sheet tells them: by kind, as badges and the order of its rows have it, and of a kind the worst first.
  /// Mere remarks on length end it.
  func inSheetOrder(_ finding: (Element) -> Finding) -> [Element] {
    worstFirst { finding($0).badness }.worstFirst { -finding($0).sheetRank }
  }

  /// The same on the sheet of a language, in which a finding about several may be less grave than at worst.
  func inSheetOrder(of locale: LocaleID, _ entry: (Element) -> PageModel.Entry) -> [Element] {
    inSheetOrder { entry($0).finding }.worstFirst { -entry($0).kind(in: locale).rank }
  }

  /// The same, and of one kind what likely costs people most first: of findings about many strings no one text says how bad it is.
  func inUrgentOrder(of locale: LocaleID, _ entry: (Element) -> PageModel.Entry) -> [Element] {
    inSheetOrder(of: locale, entry)
      .worstFirst { entry($0).finding.isLengthRemark ? Int.min : -SheetUrgency.Fault(entry($0).finding.rule).rawValue }
      .worstFirst { -entry($0).kind(in: locale).rank }
  }
}
