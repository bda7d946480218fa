import Foundation

/// Applies what a SARIF report proposes, as an editor would: by the report and the files alone.
enum SARIFFixes {
  private struct Change {
    var range: Range<Int>
    var text: String
  }

  /// The files with all fixes applied; of two that overlap the first.
  static func applied(_ report: String, to files: [String: String]) throws -> [String: String] {
    let log = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
    let changes = results.flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
      .flatMap { $0["artifactChanges"] as? [[String: Any]] ?? [] }
    var files = files
    for (path, changes) in Dictionary(grouping: changes, by: path(of:)) {
      let text = files[path] ?? ""
      let replacements = changes.flatMap { $0["replacements"] as? [[String: Any]] ?? [] }
      files[path] = applying(replacements.compactMap { change($0, in: text) }, to: text)
    }
    return files
  }

  private static func path(of change: [String: Any]) -> String {
    ((change["artifactLocation"] as? [String: Any])?["uri"] as? String)?.removingPercentEncoding ?? ""
  }

  private static func change(_ replacement: [String: Any], in text: String) -> Change? {
    guard let region = replacement["deletedRegion"] as? [String: Int], let line = region["startLine"],
      let column = region["startColumn"], let endLine = region["endLine"], let endColumn = region["endColumn"],
      let inserted = (replacement["insertedContent"] as? [String: String])?["text"]
    else { return nil }
    // Columns count UTF-16 units, as the report says.
    var starts = [0]
    let units = Array(text.utf16)
    for (index, unit) in units.enumerated() where unit == 10 { starts.append(index + 1) }
    return Change(range: starts[line - 1] + column - 1..<starts[endLine - 1] + endColumn - 1, text: inserted)
  }

  private static func applying(_ changes: [Change], to text: String) -> String {
    let units = Array(text.utf16)
    var (result, position): ([UInt16], Int) = ([], 0)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= position {
      result += units[position..<change.range.lowerBound] + Array(change.text.utf16)
      position = change.range.upperBound
    }
    return String(decoding: result + units[position...], as: UTF16.self)
  }
}
