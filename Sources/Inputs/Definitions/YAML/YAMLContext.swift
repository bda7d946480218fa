import LintelModel
import Yams

/// The file that is being read, and what was wrong in it.
final class YAMLContext {
  let path: String
  private let lines: [Substring]
  private var wideByLine: [Int: [Int]] = [:]
  private(set) var skipped: [SkippedFile] = []
  /// Values that were looked at. Aliases can make a small file a large tree.
  private var visited = 0
  static let maximumValues = 100_000

  init(path: String, text: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func report(_ node: Node?, found: String, allowed: String) {
    let place = location(of: node)
    // A file that is not one of ours at all would otherwise fill the report.
    guard skipped.count < 100 else { return }
    skipped.append(
      SkippedFile(
        file: path, problem: FileProblem(line: place.line, column: place.column, found: found, allowed: allowed)))
  }

  func reportChoice(_ node: Node, among names: [String]) {
    let meant = node.scalar.flatMap { NearestName.of($0.string, among: names) }.map { " (did you mean '\($0)'?)" } ?? ""
    report(node, found: YAMLMembers.describe(node) + meant, allowed: names.joined(separator: ", "))
  }

  /// False, with an error, once more values were looked at than any definition has.
  func visit(_ node: Node) -> Bool {
    visited += 1
    if visited == Self.maximumValues {
      report(node, found: "more than \(Self.maximumValues) values", allowed: "fewer, with fewer aliases")
    }
    return visited < Self.maximumValues
  }

  /// Yams counts columns in scalars; reports count UTF-16 units.
  func location(of node: Node?) -> SourceLocation {
    guard let mark = node?.mark, mark.line >= 1, mark.column >= 1 else { return SourceLocation(file: path, line: 1) }
    let wide = wideScalars(inLine: mark.line)
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle] < mark.column - 1 { low = middle + 1 } else { high = middle }
    }
    return SourceLocation(file: path, line: mark.line, column: mark.column + low)
  }

  /// Where a line has scalars that take two UTF-16 units. A list may be one line of megabytes, each value of which is asked for.
  private func wideScalars(inLine number: Int) -> [Int] {
    if let known = wideByLine[number] { return known }
    let line = number <= lines.count ? lines[number - 1] : ""
    let found = line.unicodeScalars.enumerated().filter { $0.element.value > 0xFFFF }.map(\.offset)
    wideByLine[number] = found
    return found
  }

  func problem(for error: any Error) -> FileProblem {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      FileProblem("\(problem); YAML or JSON is expected", line: mark.line, column: mark.column)
    case .duplicatedKeysInMapping(let keys, let context):
      FileProblem(
        "found \(keys.joined(separator: ", ")) twice in one mapping; each member stands once", line: context.mark.line)
    case .reader(let problem, _, _, _): FileProblem("\(problem); YAML or JSON is expected")
    default: FileProblem("the file is not YAML; YAML or JSON is expected")
    }
  }
}
