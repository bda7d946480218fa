import LintelModel

/// Why a file could not be read.
package struct UnreadableFile: Error, Hashable, Sendable {
  package var problem: FileProblem

  package init(_ problem: FileProblem) { self.problem = problem }

  /// - Parameter reason: In words that name no place in the file.
  package init(reason: String) { problem = FileProblem(reason) }

  /// For people, with the line where there is one.
  package var reason: String { problem.description }
}
