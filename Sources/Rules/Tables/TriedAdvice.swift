import LintelFindings
import LintelModel

/// Advice on placeholders is tried before it is given: what it makes of a text is judged again, and where a fault is left,
/// another one is said that mends all of them.
extension FormatComparison {
  /// What to do about a value that is read as another type or size.
  /// - Parameters:
  ///   - own: The placeholders of the form, as they are read.
  ///   - lost: The source's values that it has to show and does not.
  ///   - fixed: The form with this placeholder mended alone, where that is certain.
  func advice(
    onMisread wrong: Placeholder, in form: StringUnit.Form, among own: [Placeholder], losing lost: [Placeholder], fixed: String?
  ) -> Message {
    // To write one of them right would show a value twice, and the lost one never.
    if arguments.needNumbers(in: own, losing: lost) { return arguments.adviceOnNumbers(of: own, in: form) }
    if isMended([wrong], among: own, in: form) {
      return Self.write(arguments.spelling(of: wrong.argument), inPlaceOf: wrong.text)
    }
    if let fixed { return "Write “\(fixed)”." }
    // Two that have each other's type have each other's number.
    if arguments.isSureOfNumbers(own, in: form) { return arguments.adviceOnNumbers(of: own, in: form) }
    let misread = misreadings(in: own).map(\.own)
    if misread.count > 1, isMended(misread, among: own, in: form) {
      let replacements = misread.map { own -> Message in
        "“\(own.text)” with “\(arguments.spelling(of: own.argument))”"
      }
      return "Replace \(replacements)."
    }
    return "Use the placeholders of the source: \(arguments.spellings)."
  }

  /// Whether nothing is wrong with a form's values any more once some of its placeholders are spelled as the source has them.
  /// - Parameter argument: What they are to read, where that is another value than the one that they read.
  func isMended(
    _ wrong: [Placeholder], as argument: Int? = nil, among own: [Placeholder], in form: StringUnit.Form
  ) -> Bool {
    var next = 1
    let tried = own.map { placeholder -> Placeholder in
      var placeholder = wrong.contains(placeholder) ? respelled(placeholder, as: argument) : placeholder
      guard !placeholder.isPositional else { return placeholder }
      // A plain one counts for itself, whatever the numbers of others are.
      if case .variable = placeholder.value {} else { placeholder.argument = next }
      next += 1
      return placeholder
    }
    return faults(of: tried, in: form) { false }.isEmpty
  }

  private func respelled(_ placeholder: Placeholder, as other: Int?) -> Placeholder {
    let argument = other ?? placeholder.argument
    let spelling = arguments.spelling(of: argument)
    return Placeholder(
      text: spelling, value: arguments.value(argument) ?? placeholder.value, argument: argument,
      isPositional: spelling.contains("$"))
  }

  /// Where values that a text never shows belong: a text that is put together of a variable's forms has no other place for
  /// them. Nil for any other text.
  func placeInForms(of lost: [Placeholder], in form: StringUnit.Form) -> Message? {
    guard !translation.substitutions.isEmpty, !Self.hasWords(besidesVariables: form) else { return nil }
    // What the source has around its variables, a variable's own number among it, is no matter of forms.
    let around = source.forms.filter { $0.substitution == nil }
      .flatMap { Arguments.resolved($0.facts.placeholders, of: source) }.map(\.argument)
    let named = form.facts.placeholders.compactMap { placeholder -> String? in
      guard case .variable(let name) = placeholder.value else { return nil }
      return name
    }
    guard let variable = named.first, source.substitutions.isEmpty || lost.allSatisfy({ !around.contains($0.argument) }) else {
      return nil
    }
    let spellings = lost.map { arguments.spelling(of: $0.argument) }
    return "Put \(spellings.map(Self.quoted)) into each form of the variable “\(variable)”."
  }

  /// Whether a text says anything around its variables.
  private static func hasWords(besidesVariables form: StringUnit.Form) -> Bool {
    form.facts.placeholders.reduce(form.text) { $0.replacing($1.text, with: "") }.contains(where: \.isLetter)
  }
}
