import LintelFindings
import LintelModel

extension FormatComparison {
  /// A percent sign that lost its letter before a word: the platform takes the space for a flag and the word's first letter for
  /// the conversion, so that `% posts` is `% p`, and shows an address. Nil where it reads nothing of the value there.
  func readWithSpace(_ value: Placeholder, in form: StringUnit.Form, advice: Message) -> Remark? {
    let read = form.facts.platformPlaceholders.first { $0.argument == value.argument && $0.text.contains(" ") }
    guard let read, let kind = arguments.value(value.argument) else { return nil }
    let misreading = Misreading(kind, readAs: read.value)
    guard misreading >= .lost else { return nil }
    let spelling = arguments.spelling(of: value.argument)
    let what: Message =
      "holds “\(read.text)”, which the platform reads as a placeholder with a space as its flag: in place of “\(spelling)”, argument \(value.argument), "
      + (misreading == .crash && isMentioned ? "it crashes the app" : "garbage is shown")
    return remark("missing", what, form, .error, at: read.text, suggestion: advice)
  }
}
