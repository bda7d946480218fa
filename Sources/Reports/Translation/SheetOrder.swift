import LintelFindings

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
}
