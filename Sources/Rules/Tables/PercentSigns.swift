import LintelFindings
import LintelModel

/// Percent signs that people are to read, in a text that takes values.
extension FormatComparison {
  /// A percent sign in front of a placeholder that takes its value away: in `100 % de %@` the platform reads `% d` first, and
  /// what was meant takes the argument behind its own. Nil where the text numbers its values, or lacks one of them anyway.
  func takenByPercent(in form: StringUnit.Form, _ isSingular: () -> Bool) -> Remark? {
    let meant = Arguments.resolved(form.facts.placeholders, of: translation)
    let read = Arguments.resolved(form.facts.platformPlaceholders, of: translation)
    guard !meant.isEmpty, read.count > meant.count, fits(meant), !(read + meant).contains(where: \.isPositional),
      // What the source reads in the same way, code may be made for.
      source.forms.allSatisfy({ $0.facts.platformPlaceholders.isEmpty }),
      let (stray, doubled) = straySigns(in: form, read: read), let first = stray.first,
      let last = read.last(where: { $0.text == meant.last?.text }), !arguments.has(last.argument),
      stray.allSatisfy({ $0.value != .object })
    else { return nil }
    let isFollowed = isMentioned && (last.value == .object || last.value == .characters)
    let what: Message =
      "holds “\(first.text)”, which the platform reads as a placeholder, argument \(first.argument): “\(last.text)” then takes argument \(last.argument), which does not exist: "
    var found = remark(
      isFollowed ? "extra-crash" : "extra", what + (isFollowed ? "the app crashes" : "garbage is shown"), form, .error,
      at: first.text, suggestion: Self.writePercents(doubled), fixed: doubled)
    found.faults = faults(of: read, in: form, isSingular)
    return found
  }

  /// What the platform reads besides what people mean, and the text with these signs doubled; nil where there is none, or the
  /// text is not made of what is read.
  private func straySigns(in form: StringUnit.Form, read: [Placeholder]) -> (stray: [Placeholder], doubled: String)? {
    var (meant, left) = (form.facts.placeholders[...], read[...])
    var (stray, doubled) = ([Placeholder](), "")
    var rest = form.text[...]
    while let sign = rest.firstIndex(of: "%") {
      doubled += rest[..<sign]
      rest = rest[sign...]
      var length = rest.hasPrefix("%%") ? 2 : 1
      if length == 1, let next = left.first, rest.hasPrefix(next.text) {
        length = next.text.count
        left = left.dropFirst()
        if meant.first?.text == next.text {
          meant = meant.dropFirst()
        } else {
          stray.append(next)
          doubled += "%"
        }
      }
      doubled += rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    doubled += rest
    guard !stray.isEmpty, left.isEmpty, meant.isEmpty else { return nil }
    return (stray, doubled)
  }

  /// A percent sign that the source doubles, and the text does not.
  func undoubledPercent(in form: StringUnit.Form, besides sourceFacts: UnitFacts) -> Remark? {
    guard sourceFacts.doubledPercents > form.facts.doubledPercents, form.facts.barePercents > sourceFacts.barePercents,
      !readsValueAsPercent(form)
    else { return nil }
    // `% %`
    let isSpaced = form.text.replacing("%%", with: "").contains("% %")
    return isSpaced
      ? remark(
        "percent-spaced", "writes “% %” where the source has %%: the space is a flag and is not shown", form, .note,
        at: "% %", suggestion: "Write “ %%”.", fixed: form.text.replacingOnly("% %", with: " %%"))
      : remark(
        "percent-not-doubled",
        "has a single % where the source has %%: it is not shown, or takes what follows for a placeholder", form,
        .warning, suggestion: "Write %%.", fixed: form.doublingOnlyPercent)
  }
}

/// What such signs do, as the rule's examples.
enum PercentSigns {
  static let examples: [Example] = [
    .fails("a sign of percent in front of a value, which takes it: the app crashes", files: files("All of %@", "100 % de %@")),
    .fails("the same with a number", files: files("All of %d", "100 % de %d")),
    .fails("the same where no word seems to be read", files: files("All of %@", "100 %n %@")),
  ]

  private static func files(_ source: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "fr.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
