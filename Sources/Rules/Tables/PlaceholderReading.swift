import LintelFindings
import LintelModel

/// How a text is read: as people mean it, or as the platform finds its placeholders.
extension FormatComparison {
  /// What people mean, or what the platform reads, whichever takes the values that there are.
  func reading(of form: StringUnit.Form) -> [Placeholder] {
    let meant = Arguments.resolved(form.facts.placeholders, of: translation).filter { !isReadAsPercent($0, in: form) }
    guard !arguments.isEmpty, !form.facts.platformPlaceholders.isEmpty else { return meant }
    let read = Arguments.resolved(form.facts.platformPlaceholders, of: translation)
    // Nobody means a percentage where the source has none: what the platform takes for one more value shows garbage.
    if fits(meant) { return readsMore(read, than: meant) && !hasPercents ? read : meant }
    guard !fits(read) else { return read }
    // Of what is wrong either way, the reading that leaves less out.
    return areRead(read) && wanted(in: read) > wanted(in: meant) ? read : meant
  }

  /// Whether all values of the source are read, each as what it is.
  func fits(_ own: [Placeholder]) -> Bool {
    arguments.shown.isSubset(of: own.map(\.argument)) && areRead(own)
  }

  private func areRead(_ own: [Placeholder]) -> Bool {
    own.allSatisfy { own in arguments.value(own.argument).map { Misreading($0, readAs: own.value) < .lost } ?? false }
  }

  private func wanted(in own: [Placeholder]) -> Int { arguments.shown.intersection(own.map(\.argument)).count }

  /// Whether the platform reads all that is meant, and a value that nobody gives besides.
  private func readsMore(_ read: [Placeholder], than meant: [Placeholder]) -> Bool {
    read.count > meant.count && read.contains { !arguments.has($0.argument) }
  }

  /// Whether the source has percent signs that are no placeholders.
  private var hasPercents: Bool {
    source.forms.contains { $0.facts.barePercents + $0.facts.doubledPercents > 0 || !$0.facts.platformPlaceholders.isEmpty }
  }

  /// The source's percentage, `%d%`, turned round to `% %d`: the platform reads `% %` as one percent sign, and shows the `d`.
  private func isReadAsPercent(_ value: Placeholder, in form: StringUnit.Form) -> Bool {
    guard value.text.hasPrefix("%"), form.facts.barePercents > 0 else { return false }
    let sign = "% " + value.text
    return form.text.contains(sign) && form.text.replacing("%%", with: "").contains(sign)
      && !source.forms.contains { $0.text.contains("% %") }
  }

  /// Whether the sign of a value is lost to a percent sign: there is more to mend than that one.
  func readsValueAsPercent(_ form: StringUnit.Form) -> Bool {
    form.facts.placeholders.contains { isReadAsPercent($0, in: form) }
  }

  /// What comes of such a one; nil for a value that is lost otherwise.
  func readAsPercent(_ lost: Placeholder, in form: StringUnit.Form) -> Remark? {
    let own = Arguments.resolved(form.facts.placeholders, of: translation)
    guard let value = own.first(where: { $0.argument == lost.argument && isReadAsPercent($0, in: form) }) else { return nil }
    let (sign, rest) = ("% " + value.text, String(value.text.dropFirst()))
    return remark(
      "missing",
      "holds “\(sign)”, of which the platform reads “% %” as one percent sign and shows “\(rest)”: “\(arguments.spelling(of: lost.argument))”, argument \(lost.argument), is never shown",
      form, .error, at: sign, suggestion: Self.write("%% " + value.text, inPlaceOf: sign),
      fixed: form.text.replacingOnly(sign, with: "%% " + value.text))
  }

  /// What a translator's tool left of its own signs, `40%1$ of`, where the source takes no value: people read it as it stands.
  func numberedRemains(in form: StringUnit.Form) -> Remark? {
    let signs = PlaceholderRemains.numbered(in: form.text).filter { sign in
      !source.forms.contains { $0.text.contains(sign) }
    }
    guard let first = signs.first, NamedValues.lost(of: source, in: translation).isEmpty, braces.faults.isEmpty else { return nil }
    // As many percent signs as the source has, each with a number of its own.
    let isOfPercents = source.forms.contains { $0.facts.barePercents >= signs.count }
    let isOne = signs.count == 1
    return remark(
      "extra",
      isOne
        ? "has “\(first)”, and the source takes no value: people read the sign itself, or garbage"
        : "has \(signs.map(Self.quoted)), and the source takes no value: people read the signs themselves, or garbage",
      form, .warning, at: first,
      suggestion: !isOfPercents
        ? adviceOnExtra(in: form, isOne: isOne)
        : isOne ? Self.write("%", inPlaceOf: first) : Self.write("%", inPlaceOfEach: signs),
      fixed: isOfPercents ? signs.reduce(form.text) { $0.replacing($1, with: "%") } : nil)
  }
}
