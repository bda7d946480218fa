import LintelFindings
import LintelModel
import LintelRules

/// A sentence that says how much of a table a language lacks says the share that is said everywhere: with the strings that other
/// findings tell, since no language has them yet, or they repeat the source, or a broken line takes them. How many of them are its
/// own, it says, too.
struct SharesInSentences {
  private let shares: [LocaleID: [String: TableShare]]
  /// The gaps with what is counted here: a report that shows less than all of it says the same share.
  let gaps: [TableGap]

  init(_ findings: [Finding], _ gaps: [TableGap], in project: Project) {
    let all = TableShare.all(of: findings, gaps, in: project)
    self.gaps = zip(gaps, all).map { gap, share in
      var gap = gap
      gap.told = TableGap.Told(copies: share.copies, possibleCopies: share.possibleCopies, new: share.new)
      return gap
    }
    shares = Dictionary(grouping: all, by: \.whole.locale).mapValues { tables in
      Dictionary(tables.map { ($0.whole.table.path, $0) }) { first, _ in first }
    }
  }

  func told(_ finding: Finding) -> Finding {
    guard finding.rule == "missing-translation", finding.reason == "table-incomplete", let table = finding.table else {
      return finding
    }
    let languages = finding.languages
    let own = languages.compactMap { shares[$0]?[table] }
    guard let first = own.first, own.count == languages.count else { return finding }
    let count = finding.units.count { $0.locale == nil || $0.locale == languages[0] }
    let isOwn = own.allSatisfy { $0.whole.missing == count }
    if isOwn, languages.count > 1 || first.possibleCopies == 0 { return finding }
    return languages.count == 1 ? finding.saying(first, count) : finding.sayingStrings(count, of: first.whole.table)
  }
}

extension Finding {
  /// The share of its one language, and how many of the strings are its own.
  fileprivate func saying(_ share: TableShare, _ own: Int) -> Finding {
    let (missing, all) = (share.whole.missing, share.whole.strings)
    let percent = TableShare.percent(of: missing, among: all)
    guard missing > own || share.possibleCopies > 0, let sentence = MissingShare.sentence(message, saying: missing, percent: percent) else { return self }
    var finding = self
    let parts = share.parts(besides: own)
    let told: Message = missing > own ? "\(sentence): \(amount: own) told here, \(parts)" : "\(sentence), \(parts)"
    finding.message = told.scoped("\(rule).\(reason)")
    guard missing > own else { return finding }
    finding.evidence = evidence.map { $0.name == "missing" ? .count("missing", missing, "strings") : $0 }
    finding.evidence.append(.count("told here", own, "strings"))
    return finding
  }

  /// Of several languages that lack the same strings, and each some more, no share is everybody's.
  fileprivate func sayingStrings(_ own: Int, of table: TableID) -> Finding {
    var finding = self
    finding.message =
      ("\(amount: own) strings of \(table.name) have no translation in the same \(languages.count) languages: \(LocaleList.short(languages))"
      as Message).scoped("\(rule).\(reason)")
    return finding
  }
}

extension TableShare {
  /// What of it is told by other findings than the one about so many strings.
  fileprivate func parts(besides own: Int) -> [Message] {
    var parts: [Message] = []
    if new > 0 { parts.append("\(amount: new) in no language yet") }
    if copies > 0 { parts.append("\(amount: copies) copied from the source") }
    if let loss { parts.append(loss.words) }
    let rest = whole.missing - own - new - copies - (loss?.keys.count ?? 0)
    if rest > 0 { parts.append("\(amount: rest) told elsewhere or accepted") }
    if possibleCopies > 0 { parts.append("and perhaps \(amount: possibleCopies) more, which are the same as in the source") }
    return parts
  }
}
