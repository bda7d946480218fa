import LintelFindings
import LintelModel

/// How many findings there are of each kind, and how bad that is.
struct Tally: Comparable {
  var errors = 0
  var warnings = 0
  var notes = 0
  var reviews = 0

  /// Of a language each as grave as it is there; without one, as it is at worst.
  init(_ entries: [PageModel.Entry], in locale: LocaleID? = nil) { self.init(entries.map { $0.kind(in: locale) }) }

  init(of findings: [Finding]) { self.init(findings.map { FindingKind($0) }) }

  private init(_ kinds: [FindingKind]) {
    for kind in kinds {
      switch kind {
      case .error: errors += 1
      case .warning: warnings += 1
      case .review: reviews += 1
      case .note: notes += 1
      }
    }
  }

  static func < (a: Tally, b: Tally) -> Bool {
    (a.errors, a.warnings, a.reviews, a.notes) < (b.errors, b.warnings, b.reviews, b.notes)
  }

  var worst: FindingKind? {
    errors > 0 ? .error : warnings > 0 ? .warning : reviews > 0 ? .review : notes > 0 ? .note : nil
  }
  /// `2 errors, 1 note`: the kinds that there are, the worst first.
  var words: [Message] { FindingKind.allCases.filter { count($0) > 0 }.map { $0.counted(count($0)) } }
  func count(_ kind: FindingKind) -> Int {
    switch kind {
    case .error: errors
    case .warning: warnings
    case .review: reviews
    case .note: notes
    }
  }
}
