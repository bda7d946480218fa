/// The parts of a source file that only builds for those who write the app have, in Swift and in Objective-C: `#if DEBUG`,
/// `#ifdef DEBUG`, and what is behind the `#else` of `#if !DEBUG`.
///
/// So are the arms of other conditions that a project's configurations for debugging set and no other one does.
package struct DebugArms: Sendable {
  /// Such conditions of the project whose code is read, besides `DEBUG`.
  package static let conditions = TaskLocal<Set<String>>(wrappedValue: [])

  /// From the line of a condition to that which ends its arm. What no `#endif` ends may be a word in a comment.
  private var arms: [Range<Int>] = []
  /// As they are written, without spaces: what asks for debugging, and what asks for anything else.
  private let asking: Set<String>
  private let refusing: Set<String>

  /// A condition that is not ended yet.
  private struct Branch {
    /// Where the arm starts that is for debugging; nil in another arm.
    var start: Int?
    /// Whether no other condition than `!DEBUG` was there.
    var isUnlessDebug: Bool
    var ended: [Range<Int>] = []

    mutating func end(at place: Int) {
      if let start { ended.append(start..<place) }
      start = nil
    }
  }

  package init(_ bytes: [UInt8]) {
    let more = Self.conditions.get()
    asking = more.reduce(into: Self.asking("DEBUG")) { $0.formUnion(Self.asking($1)) }
    refusing = more.reduce(into: Self.refusing("DEBUG")) { $0.formUnion(Self.refusing($1)) }
    var open: [Branch] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start = line.endIndex + 1 }
      guard let (directive, condition) = Self.directive(line) else { continue }
      note(directive, condition, at: start, in: &open)
    }
  }

  package func hold(_ offset: Int) -> Bool { arms.contains { $0.contains(offset) } }

  private mutating func note(_ directive: String, _ condition: String, at place: Int, in open: inout [Branch]) {
    switch directive {
    case "if", "ifdef", "ifndef":
      let condition = directive == "ifndef" ? "!" + condition : condition
      open.append(Branch(start: asksForDebug(condition) ? place : nil, isUnlessDebug: refusing.contains(condition)))
    case "else", "elif", "elseif":
      guard let last = open.indices.last else { return }
      open[last].end(at: place)
      let isDebug = directive == "else" ? open[last].isUnlessDebug : asksForDebug(condition)
      if isDebug { open[last].start = place }
      open[last].isUnlessDebug = false
    case "endif":
      guard var branch = open.popLast() else { return }
      branch.end(at: place)
      arms += branch.ended
    default: break
    }
  }

  /// `if` and `DEBUG&&os(iOS)` of a line `#if DEBUG && os(iOS)`; nil of any other line.
  private static func directive(_ line: ArraySlice<UInt8>) -> (name: String, condition: String)? {
    let own = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard own.first == UInt8(ascii: "#") else { return nil }
    let text = String(decoding: own.dropFirst(), as: UTF8.self).drop { $0.isWhitespace }
    let name = text.prefix { $0.isLetter }
    let words = text.dropFirst(name.count).filter { !$0.isWhitespace }
    var condition = ""
    for character in words {
      condition.append(character)
      if condition.hasSuffix("//") || condition.hasSuffix("/*") {
        condition.removeLast(2)
        break
      }
    }
    return (String(name), condition)
  }

  private func asksForDebug(_ condition: String) -> Bool {
    !condition.contains("||") && condition.split(separator: "&").contains { asking.contains(String($0)) }
  }

  /// As Swift and Objective-C write it.
  private static func asking(_ name: String) -> Set<String> {
    [name, "(\(name))", "\(name)==1", "defined\(name)", "defined(\(name))"]
  }

  private static func refusing(_ name: String) -> Set<String> {
    ["!\(name)", "!(\(name))", "!defined\(name)", "!defined(\(name))"]
  }
}
