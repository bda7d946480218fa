import LintelFindings

/// How many findings there are of each kind, and how bad that is.
struct Tally: Comparable {
  var errors = 0
  var warnings = 0
  var notes = 0
  var reviews = 0

  init(_ entries: [PageModel.Entry]) {
    for entry in entries {
      switch (entry.finding.verdict, entry.finding.severity) {
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
  func count(_ kind: FindingKind) -> Int {
    switch kind {
    case .error: errors
    case .warning: warnings
    case .review: reviews
    case .note: notes
    }
  }
}
