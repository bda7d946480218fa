import LintelFindings
import LintelModel

/// A number that a plural form has as digits, where its placeholder belongs: `1 файл`, which people read for 21 files, too.
struct WrittenNumber: Hashable {
  /// As the text writes it: `1`, `١`.
  let digits: String
  /// As the other form spells the number: `%ld`.
  let sign: String

  /// Nil where the text has other digits, or digits that are part of a word: they may be no count.
  /// - Parameters:
  ///   - sign: As the other form spells the number.
  ///   - numbers: Those that the form stands for.
  init?(in form: StringUnit.Form, for sign: String, among numbers: [Int]) {
    // The position of another value, `%1$@`, is no count.
    let text = form.facts.placeholders.reduce(form.text) { $0.replacingOnly($1.text, with: "¤") ?? $0 }
    let runs = text.split { !$0.isWholeNumber }
    guard runs.count == 1, let run = runs.first, !text.contains("%"), let number = Self.value(of: run),
      numbers.contains(number), text[..<run.startIndex].last?.isLetter != true, text[run.endIndex...].first?.isLetter != true
    else { return nil }
    (digits, self.sign) = (String(run), sign)
  }

  var advice: Message { "Replace “\(digits)” with “\(sign)”." }

  /// Of decimal digits of any script.
  private static func value(of run: Substring) -> Int? {
    let digits = run.compactMap(\.wholeNumberValue).filter { $0 < 10 }
    return digits.count == run.count && run.count < 4 ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}
