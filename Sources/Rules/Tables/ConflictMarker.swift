import LintelFindings
import LintelModel

extension Rule {
  static let conflictMarker = Rule(
    id: "conflict-marker",
    title: "No file holds what a merge left behind.",
    severity: .error,
    isCore: true,
    why: "The platform stops reading there, or shows both sides: a whole table may be lost.",
    examples: [
      .fails("both sides", files: [
        "en.lproj/L.strings":
          "/*\n<<<<<<< ours\n*/\n\"a\" = \"One\";\n/*\n=======\n*/\n\"b\" = \"Two\";\n/*\n>>>>>>> theirs\n*/\n"
      ]),
      .passes("a line of equals signs in a comment", files: [
        "en.lproj/L.strings": "/*\n=======\nTitles\n=======\n*/\n\"a\" = \"One\";\n"
      ]),
    ],
    check: .project { project in
      project.conflictMarkers.map { place in
        Remark(
          .fails, "conflict", "A merge left its markers in this file, from line \(place.line) on", blame: .definition,
          suggestion: ConflictMarks.advice, location: place)
      }
    })
}

/// What a merge left: a table that breaks off at such a mark is mended with it.
package enum ConflictMarks {
  package static let advice: Message = "Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>."

  /// Whether a table breaks off at one, as readers name it.
  static func end(_ loss: TableLoss) -> Bool { loss.found == name }

  /// Whether a file cannot be read for one, of which the others may be deleted already.
  static func stop(_ problem: FileProblem) -> Bool { problem.found == name }

  private static let name = "a merge conflict mark"
}
