/// What is wrong with a file, or a part of one: where, what was found, and what is expected in its place.
package struct FileProblem: Hashable, Sendable, CustomStringConvertible {
  /// From 1; nil where it is about the file as a whole.
  package let line: Int?
  /// From 1, in UTF-16 units; nil where only the line is known.
  package let column: Int?
  /// Nil where nothing was found that could be named: the file cannot be opened.
  package let found: String?
  /// Nil where nothing else would do.
  package let expected: String?
  /// For people, without the place.
  private let sentence: String
  /// What comes of it, behind the sentence: `; this entry is not read`.
  private let rest: String

  /// `found F, expected E`
  package init(line: Int? = nil, column: Int? = nil, found: String, expected: String, rest: String = "") {
    (self.line, self.column, self.found, self.expected) = (line, column, found, expected)
    sentence = "found \(found), expected \(expected)"
    self.rest = rest
  }

  /// `found F; allowed: A`, for what has a few values.
  package init(line: Int? = nil, column: Int? = nil, found: String, allowed: String) {
    (self.line, self.column, self.found, expected) = (line, column, found, allowed)
    sentence = "found \(found); allowed: \(allowed)"
    rest = ""
  }

  /// In words of its own.
  package init(_ sentence: String, line: Int? = nil, column: Int? = nil) {
    (self.line, self.column, found, expected) = (line, column, nil, nil)
    self.sentence = sentence
    rest = ""
  }

  /// `line 12, column 3: found F, expected E; this entry is not read`
  package var description: String { withoutRest + rest }

  /// `line 12, column 3: found F, expected E`
  package var withoutRest: String {
    guard let line else { return sentence }
    return "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " + sentence
  }
}
