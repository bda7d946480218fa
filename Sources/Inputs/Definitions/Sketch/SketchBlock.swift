import LintelModel

/// One bar of a sketch: header, directives, and its bar line in one or two languages.
struct SketchBlock {
  var header: SketchHeader
  var directives = SketchDirectives()
  var bar: SketchBar
  /// The same bar in the source language.
  var source: (locale: LocaleID, bar: SketchBar)?

  /// - Parameter inherited: the header of the bar before, for a bar that has none.
  init(_ lines: [SketchReader.NumberedLine], file: String, inherited: SketchHeader?) throws(SketchError) {
    var lines = lines[...]
    let first = try SketchLine(lines[lines.startIndex].text, file: file, number: lines[lines.startIndex].number)
    if let own = try SketchHeader(first) {
      header = own
      lines.removeFirst()
    } else if let inherited {
      header = inherited
    } else {
      throw first.error(
        at: 0, "'\(first.words.first?.text ?? "")'", allowed: "a header such as 'ios18 de 375pt Large' as the first line")
    }
    var barLine: SketchLine?
    var sourceLine: (locale: LocaleID, line: SketchLine)?
    for (number, text) in lines {
      let line = try SketchLine(text, file: file, number: number)
      if let directive = SketchDirective(line) {
        if directive.name.text == "source", let locale = directive.locale {
          if sourceLine != nil { throw line.error(at: 0, "a second source line", allowed: "one source line for each bar") }
          var rest = line
          rest.marks.removeFirst(directive.valueStart)
          sourceLine = (locale, rest)
        } else {
          try directives.apply(directive, locale: header.locale)
        }
      } else if barLine == nil {
        barLine = line
      } else {
        throw line.error(at: 0, "a second bar line", allowed: "one bar line for each bar; --- parts bars")
      }
    }
    guard let barLine else {
      throw first.error(at: 0, "a bar without its bar line", allowed: "a line such as '< Back | Title | [Save]!'")
    }
    let isFiori = directives.kind == .fioriToolbar || (directives.kind == nil && header.systems.contains(where: \.isFiori))
    let parser = SketchBarParser(bareTextKind: isFiori ? .helperText : nil)
    bar = try parser.parse(barLine)
    let ids = bar.itemIDs
    // A space is nothing of which anything could be so.
    let able = zip(bar.items, ids).filter { !$0.0.kind.isSpacer }.map(\.1)
    if let stray = directives.itemsWithFacts.first(where: { !able.contains($0.text) }) {
      let what = ids.contains(stray.text) ? "facts of the space" : "the item"
      throw SketchError(location: stray.location, found: "\(what) '\(stray.text)'", allowed: able.joined(separator: ", "))
    }
    if let sourceLine {
      let other = try parser.parse(sourceLine.line)
      guard other.areaCount == bar.areaCount, other.items.map(\.kind) == bar.items.map(\.kind) else {
        throw sourceLine.line.error(
          at: 0, "a source line of \(other.summary)", allowed: "what the bar line has: \(bar.summary)")
      }
      source = (sourceLine.locale, other)
    }
  }
}

extension SketchBar {
  /// `3 areas with back, button`.
  fileprivate var summary: String {
    let kinds = items.map(\.kind.rawValue).joined(separator: ", ")
    return "\(areaCount) \(areaCount == 1 ? "area" : "areas") with \(kinds.isEmpty ? "no item" : kinds)"
  }
}
