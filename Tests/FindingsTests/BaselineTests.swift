import LintelFindings
import LintelModel
import Testing

@Suite struct Baselines {
  private func finding(
    _ rule: String, locale: LocaleID = "de", over: Points? = nil, line: Int = 1, verdict: Verdict = .fails
  ) -> Finding {
    Finding(
      rule: rule, verdict: verdict, certainty: .certain, severity: .error, blame: .translation, toolbar: "bar",
      locale: locale,
      message: "on line \(line)", reason: "reason", translationLocation: SourceLocation(file: "a.strings", line: line),
      over: over)
  }

  @Test("A finding is known again after its line and wording have changed")
  func stable() {
    #expect(finding("r", line: 1).fingerprint == finding("r", line: 99).fingerprint)
    #expect(Baseline(of: [finding("r", line: 1)]).newOrWorse([finding("r", line: 99)]) == [])
  }

  @Test("A finding in another language, or of another rule, is new")
  func new() {
    let baseline = Baseline(of: [finding("r")])
    #expect(baseline.newOrWorse([finding("r", locale: "fr")]).count == 1)
    #expect(baseline.newOrWorse([finding("s")]).count == 1)
  }

  @Test("More points over than the baseline holds is worse; as many or fewer is not")
  func worse() {
    let baseline = Baseline(of: [finding("r", over: 10)])
    #expect(baseline.newOrWorse([finding("r", over: 10.2)]).count == 1)
    #expect(baseline.newOrWorse([finding("r", over: 10)]) == [])
    #expect(baseline.newOrWorse([finding("r", over: 3)]) == [])
  }

  @Test("The trend tells new findings from worse, known and gone ones")
  func trend() {
    let baseline = Baseline(of: [
      finding("worse", over: 10), finding("known"), finding("gone"), finding("gone", locale: "fr"),
    ])
    let now = [finding("new"), finding("worse", over: 20), finding("known")]
    #expect(baseline.trend(of: now) == Trend(new: 1, worse: 1, known: 1, gone: 2))
  }

  @Test("What needed review is known, and new again once it is certain")
  func review() {
    let baseline = Baseline(of: [finding("r", verdict: .needsReview)])
    #expect(baseline.newOrWorse([finding("r", verdict: .needsReview)]) == [])
    #expect(baseline.newOrWorse([finding("r")]).count == 1)
  }

  @Test("More strings than the baseline holds are worse")
  func count() {
    func lost(_ count: Int) -> Finding {
      Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, message: "", reason: "lost",
        count: count)
    }
    let baseline = Baseline(of: [lost(2)])
    #expect(baseline.newOrWorse([lost(2)]) == [] && baseline.newOrWorse([lost(1)]) == [])
    #expect(baseline.newOrWorse([lost(7)]).count == 1)
  }

  @Test("Another fault of the same string is worse; fewer of them are not, nor what an entry does not tell apart")
  func faults() {
    func lost(_ faults: [String]) -> Finding {
      var finding = finding("placeholder-mismatch")
      finding.faults = faults
      return finding
    }
    let baseline = Baseline(of: [lost(["argument 1", "argument 2"])])
    #expect(baseline.newOrWorse([lost(["argument 1", "argument 2"])]) == [] && baseline.newOrWorse([lost(["argument 2"])]) == [])
    #expect(baseline.trend(of: [lost(["argument 3"])]) == Trend(new: 0, worse: 1, known: 0, gone: 0))
    #expect(baseline.newOrWorse([lost(["argument 1", "argument 2", "argument 3"])]).count == 1)
    let earlier = Baseline(of: [lost([])])
    #expect(earlier.entries.map(\.faults) == [nil] && earlier.newOrWorse([lost(["argument 1"])]) == [])
    // Two branches: what either accepted is in, and one that does not say what may be all of it.
    #expect(Baseline((baseline.entries + Baseline(of: [lost(["argument 3"])]).entries)).entries[0].faults?.count == 3)
    #expect(Baseline(baseline.entries + earlier.entries).entries[0].faults == nil)
  }

  @Test("Parts of a fingerprint do not run together, and an absent part is not an empty one")
  func parts() {
    #expect(Fingerprint.of(["ab", "c"]) != Fingerprint.of(["a", "bc"]))
    #expect(Fingerprint.of([nil]) != Fingerprint.of([""]))
    #expect(Fingerprint.of(["a"]).count == 16)
  }
}

@Suite struct Gates {
  private func finding(_ severity: Severity, _ verdict: Verdict = .fails) -> Finding {
    Finding(rule: "r", verdict: verdict, certainty: .certain, severity: severity, blame: .source, message: "", reason: "")
  }

  @Test("A gate fails at and above its severity")
  func atAndAbove() {
    #expect(FailOn.warning.fails([finding(.warning)]))
    #expect(FailOn.warning.fails([finding(.error)]))
    #expect(!FailOn.warning.fails([finding(.note)]))
    #expect(!FailOn.never.fails([finding(.error)]))
  }

  @Test("What needs review never fails a build")
  func review() { #expect(!FailOn.note.fails([finding(.error, .needsReview)])) }
}

extension Baseline {
  func newOrWorse(_ findings: [Finding]) -> [Finding] { BaselineComparison(of: findings, with: self).reported }
  func trend(of findings: [Finding]) -> Trend { BaselineComparison(of: findings, with: self).trend }
}
