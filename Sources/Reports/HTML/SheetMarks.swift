import LintelFindings
import LintelModel

/// Says how many more there are than the page tells, and where translators have them all.
/// - Parameter isSaved: Whether that is what the page's own buttons save.
func omittedFromSheet(_ count: Int, isSaved: Bool) -> Message {
  isSaved
    ? "And \(always: count, "more"): “Save as CSV” has them."
    : "And \(always: count, "more"), in the CSV and TSV sheets that \(Message.data("--split")) writes."
}

/// What developers say about a string, for its translators: all of it, as nobody translates by half a hint. A ticket has it in one line.
func commentMark(_ comment: String, _ locale: LocaleID) -> Markup {
  let line = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return .element(
    "span", [.class("where")] + (comment == line ? [] : [.init("data-whole", line)]), [foreign(comment, locale)])
}

/// How many characters fit, as is best known: one number to deliver.
/// - Parameter isLimit: Whether another number stands below it, so that it has to say that it is the one that counts. That is too long
///   for one line of a narrow column, where it would break within a word.
func lengthMark(_ length: ClosedRange<Int>, isLimit: Bool = false) -> Markup {
  isLimit ? .words("at most \(length.upperBound, "character")") : .figure("\(length.upperBound, "character")")
}

/// Where something is, and the way there.
/// - Parameter isOfSource: Whether that is the source's own file, and not the one that a translation is in or belongs into.
func placeMark(_ location: SourceLocation, _ links: LinkTemplates, isOfSource: Bool = false) -> Markup {
  let place: [Markup] = isOfSource ? [.words(sourcePlace(location))] : breaking(location)
  return tag("span", .class("where")) {
    if let address = links.address(of: location) { outward(address) { place } } else { place }
  }
}

/// Where the source has a string that a language lacks.
func sourcePlace(_ location: SourceLocation) -> Message { sourcePlace(of: "\(location.file):\(location.line)") }

func sourcePlace(of place: String) -> Message { "Source at \(Message.data(place))" }

/// What to do with a string that the language's file lacks.
func addition(to target: StringPlaces.Target) -> Message {
  target.isNew ? "Create \(Message.data(target.file)) with it" : "Add it to \(Message.data(target.file))"
}

/// The same of several.
func additions(to target: StringPlaces.Target) -> Message {
  target.isNew ? "Create \(Message.data(target.file)) with them" : "Add them to \(Message.data(target.file))"
}

/// A place that a narrow column breaks behind its folders, and never within its numbers.
private func breaking(_ location: SourceLocation) -> [Markup] {
  breaking(location.file, line: ":\(location.line):\(location.column)")
}

/// - Parameter line: With what is before it, such as `:12`.
func breaking(_ file: some StringProtocol, line: some StringProtocol) -> [Markup] {
  let folders = file.split(separator: "/", omittingEmptySubsequences: false)
  let path = folders.enumerated().flatMap { index, name -> [Markup] in
    index + 1 < folders.count ? [.text("\(name)/"), tag("wbr")] : [.text(String(name))]
  }
  return path + [tag("span", .class("line")) { Markup.text(String(line)) }]
}
