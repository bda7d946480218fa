import LintelLanguage
import LintelMeasuring
import LintelModel

/// Measures what people see of a text whose values only the running app knows, and writes down what it was measured with.
///
/// The interval reaches from short values to long ones, and from the narrowest letters where only a mean of a script is known, so
/// that nothing is certain but what neither changes. What is shown has usual values. Of a text with plural forms each is measured
/// with a number of its category, and the widest counts: some number shows it.
final class SampledRuler {
  private let texts: MeasuredTexts
  private let samples: ArgumentSamples
  /// What replaces the arguments of a text, where the project says so.
  private let values: [String: [String]]
  /// The forms of texts that vary with a number.
  private let forms: [String: [LocalizedValue.Variant]]
  /// Texts that no code puts values into: people read their signs.
  private let raw: Set<String>
  /// By text; nothing for what the embedded figures serve.
  private(set) var measuredWith: [String: String] = [:]
  /// The widest form by text, as people see it.
  private(set) var widestForms: [String: LocalizedValue.Variant] = [:]

  init(
    _ texts: MeasuredTexts, values: [String: [String]] = [:], forms: [String: [LocalizedValue.Variant]] = [:],
    raw: Set<String> = []
  ) {
    self.texts = texts
    self.values = values
    self.forms = forms
    self.raw = raw
    samples = ArgumentSamples(locale: texts.measure.locale)
  }

  var ruler: Ruler {
    Ruler(
      measure: { self.measure($0, $1) },
      truncate: { self.texts.measure.truncate(self.shown($0, $1), font: $1, room: $2) },
      spread: .estimated)
  }

  private func measure(_ text: String, _ font: Font) -> MeasuredText {
    let forms = forms[text]
    if forms == nil, !varies(text) {
      let answer = texts.answer(text, font)
      if let note = answer.note { measuredWith[text] = note }
      return answer.text
    }
    let measured = forms.map { widest(of: $0, of: text, font) } ?? sampled(text, values[text], font)
    if let note = measured.note { measuredWith[text] = note }
    return measured
  }

  /// What people see of a text: its widest form, with usual values.
  private func shown(_ text: String, _ font: Font) -> String {
    if let forms = forms[text], widestForms[text] == nil { _ = widest(of: forms, of: text, font) }
    return widestForms[text]?.text ?? filled(text, values[text], .usual)
  }

  private func widest(of forms: [LocalizedValue.Variant], of text: String, _ font: Font) -> MeasuredText {
    let seen = forms.filter { $0.plural.map(samples.isSeen) ?? false }
    guard let first = seen.first else { return sampled(text, values[text], font) }
    var widest = (form: first, measured: sampled(first.text, values[text], plural: first.plural, font))
    var width = widest.measured.width
    for form in seen.dropFirst() {
      let measured = sampled(form.text, values[text], plural: form.plural, font)
      width = Width.max(width, measured.width)
      if measured.width.best > widest.measured.width.best { widest = (form, measured) }
    }
    var shown = widest.form
    shown.text = filled(shown.text, values[text], plural: shown.plural, .usual)
    widestForms[text] = shown
    widest.measured.width = width
    return widest.measured
  }

  /// A text with short, usual and long values, where it has any.
  private func sampled(_ text: String, _ values: [String]?, plural: String? = nil, _ font: Font) -> MeasuredText {
    guard varies(text) else { return texts.measure.measure(text, font: font).capped }
    let widths = ArgumentSamples.Length.allCases.map {
      texts.measure.measure(filled(text, values, plural: plural, $0), font: font).capped
    }
    var usual = widths[1]
    usual.width = Width(
      low: min(widths[0].width.low, usual.width.low), best: usual.width.best,
      high: max(widths[2].width.high, usual.width.high))
    return usual
  }

  private func filled(
    _ text: String, _ values: [String]?, plural: String? = nil, _ length: ArgumentSamples.Length
  ) -> String {
    guard varies(text) else { return text }
    return samples.filled(text, Placeholders(text).found, length, plural: plural, values: values ?? [])
  }

  private func varies(_ text: String) -> Bool { Self.mayVary(text) && !raw.contains(text) }

  /// Whether a text may have placeholders, or words that agree with their values. Asked of every text at every step, and most
  /// have none, which their bytes tell.
  private static func mayVary(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%") { return true }
      if byte == UInt8(ascii: "["), before == UInt8(ascii: "^"), text.contains("^[") { return true }
      before = byte
    }
    return false
  }
}
