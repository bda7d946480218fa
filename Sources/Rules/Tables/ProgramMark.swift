import LintelFindings
import LintelModel

/// What programs that translate set in place of a part that they leave alone, and did not put back: `format@@0`, `__0__`, and
/// the elements of XLIFF 1.2 that stand for a part of a text, such as `<x id="1"/>`.
enum ProgramMark {
  static func found(in text: SourcedText) -> StrayMark? {
    guard let mark = Self.mark(in: text.text), !text.inSource({ $0.contains(mark) }) else { return nil }
    return StrayMark(
      kind: .programMark,
      what: text.hasSource
        ? "has “\(mark)”, which its source has not: a program that translates left it there, and people read it"
        : "has “\(mark)”: a program that translates left it there, and people read it",
      suggestion: "Leave it out; if it stands for a part that is lost, write that part in its place.",
      place: text.text.firstRange(of: mark).map { text.text.distance(from: text.text.startIndex, to: $0.lowerBound) } ?? 0)
  }

  private static func mark(in text: String) -> String? {
    // Most texts have none of these signs.
    if text.contains("@@"), let found = text.firstMatch(of: /[A-Za-z]*@@[0-9]+/) { return String(found.output) }
    if text.contains("__"), let found = text.firstMatch(of: /__[A-Za-z]*_?[0-9]+__/) { return String(found.output) }
    if text.contains("<"), let found = text.firstMatch(of: #/<(?:x|g|ph|bx|ex|bpt|ept|it) id="[^"<>]*"[^<>]*>/#) {
      return String(found.output)
    }
    return nil
  }
}
