import LintelModel

/// What is wrong with a sketch: where, what was found, and what is allowed there.
struct SketchError: Error {
  var location: SourceLocation
  var found: String
  var allowed: String

  var skipped: SkippedFile {
    SkippedFile(
      file: location.file,
      problem: FileProblem(line: location.line, column: location.column, found: found, allowed: allowed))
  }
}
