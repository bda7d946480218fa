import LintelFindings

/// How many findings there are of each kind, and how bad that is.
struct Tally: Comparable {
  var errors = 0
  var warnings = 0
  var notes = 0
  var reviews = 0

  init(_ entries: [PageModel.Entry]) { self.init(of: entries.map(\.finding)) }

  init(of findings: [Finding]) {
    for finding in findings {
      switch (finding.verdict, finding.severity) {
      case (.needsReview, _): reviews += 1
      case (.fails, .error): errors += 1
      case (.fails, .warning): warnings += 1
      case (.fails, .note): notes += 1
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
