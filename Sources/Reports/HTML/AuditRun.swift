import LintelFindings
import LintelModel

/// What one of several audits of a project found, counted: what a page draws of it beside the others.
package struct AuditRun: Hashable, Sendable {
  /// What people tell it from the others by: its day and commit, else its file's name.
  package let name: String
  /// Errors, warnings and what needs review; notes ask nobody for anything.
  let count: Int
  let blames: [Blame: Int]
  /// A finding about several languages counts in each of them in which it is more than a note; what is wrong whatever the
  /// language counts in none.
  let languages: [LocaleID: Int]

  /// One that was counted already.
  package init(name: String, blames: [Blame: Int], languages: [LocaleID: Int]) {
    self.name = name
    count = blames.values.reduce(0, +)
    self.blames = blames
    self.languages = languages
  }

  /// - Parameter file: The name of the file that it is from, for one that says neither its day nor its commit.
  package init(_ result: AuditResult, file: String) {
    let told = [result.date, result.commit.map { String($0.id.prefix(7)) }].compactMap { $0 }
    name = told.isEmpty ? file : told.joined(separator: " ")
    let findings = result.findings.filter { FindingKind($0) != .note }
    count = findings.count
    blames = findings.reduce(into: [:]) { $0[$1.blame, default: 0] += 1 }
    let sources = SourceLanguages(result.project)
    languages = findings.reduce(into: [:]) { counts, finding in
      guard !finding.isInEveryLanguage(of: sources.source(of: finding)) else { return }
      let own = finding.kindsByLanguage
      for language in finding.languages where own[language] != .note { counts[language, default: 0] += 1 }
    }
  }
}
