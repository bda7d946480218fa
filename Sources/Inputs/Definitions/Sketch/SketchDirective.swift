import LintelModel

/// A line `name: value`, `name LOCALE: value` or `facts ITEM: value`.
struct SketchDirective {
  var name: SketchText
  var locale: LocaleID?
  /// The id of the item that facts are about.
  var item: SketchText?
  var value: SketchText?
  /// Where the value's marks begin in the line.
  var valueStart: Int

  /// Nil if the line does not begin with a lower-case word (and a locale) and a colon before a space or the line's end.
  init?(_ line: SketchLine) {
    guard let colon = line.marks.firstIndex(where: { $0.is(":") }) else { return nil }
    guard colon + 1 == line.marks.count || line.marks[colon + 1].isSpace else { return nil }
    let words = line.marks[..<colon].split(whereSeparator: \.isSpace).compactMap { line.text($0) }
    guard let first = words.first, words.count <= 2,
      !line.marks[..<colon].contains(where: \.isLiteral),
      first.text.utf8.allSatisfy({ (97...122).contains($0) || $0 == 45 })
    else { return nil }
    if words.count == 2, first.text == "facts" {
      item = words[1]
    } else if words.count == 2 {
      guard SketchLocale.isLocale(words[1].text) else { return nil }
      locale = LocaleID(words[1].text)
    }
    name = first
    valueStart = colon + 1
    value = line.text(line.marks[(colon + 1)...])
  }
}
