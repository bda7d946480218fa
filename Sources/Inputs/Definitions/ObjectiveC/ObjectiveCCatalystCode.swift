import LintelModel

/// Code of Objective-C that is compiled for Mac Catalyst alone, between `#if TARGET_OS_MACCATALYST` and its end: what it puts on
/// a bar of UIKit is on no bar of iOS's, as with `#if targetEnvironment(macCatalyst)` in Swift. Where it speaks of `NSToolbar`,
/// its bar is a window's on a Mac, and is read.
enum ObjectiveCCatalystCode {
  private static let names = ["TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC"]
  private static let marks = names.map { Array($0.utf8) }
  private static let windowToolbar = Array("NSToolbar".utf8)

  /// The same bytes with spaces in that code's place, so that all else stays at its line and column.
  static func blanked(in bytes: [UInt8]) -> [UInt8] {
    guard marks.contains(where: { bytes.holds($0) }) else { return bytes }
    var blanked = bytes
    for part in parts(in: bytes) where !Array(bytes[part]).holds(windowToolbar) {
      for index in part where bytes[index] != Ascii.newline { blanked[index] = Ascii.space }
    }
    return blanked
  }

  /// A `#if` that is open.
  private struct Open {
    /// Whether its first part is for Catalyst alone (`yes`), or all but that part is (`no`).
    var asks: Answer
    /// Where the part at hand begins, if that is for Catalyst alone.
    var start: Int?
  }

  private static func parts(in bytes: [UInt8]) -> [Range<Int>] {
    var (found, open): ([Range<Int>], [Open]) = ([], [])
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Ascii.newline) ?? bytes.count
      defer { start = end + 1 }
      guard let directive = directive(bytes[start..<end]) else { continue }
      if directive.name.hasPrefix("if") {
        let asks = directive.name == "if" ? answer(directive.rest) : .unknown
        open.append(Open(asks: asks, start: asks == .yes ? end : nil))
        continue
      }
      guard ["else", "elif", "endif"].contains(directive.name), var last = open.popLast() else { continue }
      if let first = last.start { found.append(first..<start) }
      guard directive.name != "endif" else { continue }
      last.start = directive.name == "else" && last.asks == .no ? end : nil
      // What a further condition leaves to the rest is not followed.
      last.asks = .unknown
      open.append(last)
    }
    return found
  }

  /// `if` and `TARGET_OS_MACCATALYST` of a line, without spaces and parentheses; nil for a line of code.
  private static func directive(_ line: ArraySlice<UInt8>) -> (name: String, rest: String)? {
    let words = line.drop { $0 == Ascii.space || $0 == Ascii.tab }
    guard words.first == UInt8(ascii: "#") else { return nil }
    let text = String(decoding: words.dropFirst(), as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    let name = text.prefix { $0.isLetter }
    let rest = text.dropFirst(name.count).prefix { $0 != "/" }.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return (String(name), String(rest))
  }

  private static func answer(_ condition: String) -> Answer {
    for name in names {
      if [name, "\(name)==1", "defined\(name)&&\(name)"].contains(condition) { return .yes }
      if ["!\(name)", "\(name)==0"].contains(condition) { return .no }
    }
    return .unknown
  }
}
