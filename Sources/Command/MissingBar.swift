import LintelAudit
import LintelFindings

/// Why no bar can be drawn: what was found, and what is allowed in its place.
struct MissingBar {
  let file: String
  /// What the bar was called; nil where every bar was asked for.
  var name: String?

  /// So many names can be read: 20.
  private static let most = 20

  /// - Parameter isBroken: Whether a definition is there, and could not be read.
  func ofNone(isBroken: Bool) -> String {
    let found = isBroken ? "found no bar that can be read" : "found no bar"
    return "\(file): \(found), expected a storyboard, a xib, Swift or Objective-C source, a sketch or a YAML definition with one"
  }

  /// - Parameters:
  ///   - width: What was asked for, in points; nil where it was not.
  ///   - allowed: The widths that the bars have without it, in points.
  func among(_ answer: BarSearch.Answer?, width: Double?, allowed: [Double]) -> String {
    switch answer {
    case .several(let names)?:
      return "found \(names.count) bars '\(name ?? "")' in \(file), expected one of: \(Self.list(names))"
    case .none(let near)?:
      return "found no bar named '\(name ?? "")' in \(file), nearest are: \(Self.list(near))"
    // The bar is there, and the app shows no face of it in that width.
    case .found?, nil:
      let bar = name.map { "bar '\($0)'" } ?? "bar"
      let widths = Self.list(Set(allowed).sorted().map(Self.points))
      let expected = allowed.isEmpty ? "expected another width" : "expected one of its widths: \(widths)"
      guard let width else { return "found no \(bar) that can be laid out in \(file)" }
      return "--width \(Self.points(width)): found no \(bar) of that width in \(file), \(expected)"
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count - most
    return names.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// As people write them: `300`, `402.5`.
  static func points(_ width: Double) -> String { Int(exactly: width).map { "\($0)" } ?? "\(width)" }
}
