/// A file, or a part of one, that was looked at and left out, and why.
package struct SkippedFile: Hashable, Sendable, Comparable {
  package var file: String
  package var problem: FileProblem
  /// True if the file is of a kind that is read and could not be: what it holds is missing from the audit, and a gate must not
  /// be green over it.
  package var isBroken: Bool

  package init(file: String, problem: FileProblem, isBroken: Bool = true) {
    self.file = file
    self.problem = problem
    self.isBroken = isBroken
  }

  /// - Parameter reason: In words that name no place in the file.
  package init(file: String, reason: String, isBroken: Bool = true) {
    self.init(file: file, problem: FileProblem(reason), isBroken: isBroken)
  }

  /// For people, with the line where there is one.
  package var reason: String { problem.description }

  package static func < (a: SkippedFile, b: SkippedFile) -> Bool { (a.file, a.reason) < (b.file, b.reason) }
}
