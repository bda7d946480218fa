import LintelFindings
import LintelLanguage
import LintelMeasuring
import LintelModel

/// Measures what people see of a text whose values only the running app knows, and writes down what it was measured with.
///
/// The interval reaches from short values to long ones, and from nothing where only a mean of a script is known, so that
/// nothing is certain but what neither changes. What is shown has usual values. Of a text with plural forms each is measured
/// with a number of its category, and the widest counts: some number shows it.
final class SampledRuler {
  private let measure: TextMeasure
  private let samples: ArgumentSamples
  /// What replaces the arguments of a text, where the project says so.
  private let values: [String: [String]]
  /// The forms of texts that vary with a number.
  private let forms: [String: [LocalizedValue.Variant]]
  /// By text; nothing for what the embedded figures serve.
  private(set) var measuredWith: [String: String] = [:]
  /// The widest form by text, as people see it.
  private(set) var widestForms: [String: LocalizedValue.Variant] = [:]

  init(
    _ measure: TextMeasure, values: [String: [String]] = [:], forms: [String: [LocalizedValue.Variant]] = [:]
  ) {
    self.measure = measure
    self.values = values
    self.forms = forms
    samples = ArgumentSamples(locale: measure.locale)
  }

  var ruler: Ruler {
    Ruler(measure: { self.measure($0, $1) }, truncate: { self.measure.truncate(self.shown($0, $1), font: $1, room: $2) })
  }

  private func measure(_ text: String, _ font: Font) -> MeasuredText {
    let measured =
      switch (forms[text], Self.varies(text)) {
      case (nil, false): Self.capped(measure.measure(text, font: font))
      case (nil, true): sampled(text, values[text], font)
      case (let forms?, _): widest(of: forms, of: text, font)
      }
    if let note = Self.note(measured) { measuredWith[text] = note }
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
    guard Self.varies(text) else { return Self.capped(measure.measure(text, font: font)) }
    let widths = ArgumentSamples.Length.allCases.map {
      Self.capped(measure.measure(filled(text, values, plural: plural, $0), font: font))
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
    guard Self.varies(text) else { return text }
    return samples.filled(text, Placeholders(text).found, length, plural: plural, values: values ?? [])
  }

  /// With a low end that nothing guessed adds to.
  private static func capped(_ measured: MeasuredText) -> MeasuredText {
    var measured = measured
    measured.width.low = max(0, min(measured.width.low, measured.width.best - measured.guessed))
    return measured
  }

  private static func note(_ measured: MeasuredText) -> String? {
    let faces = Set(measured.runs.map(\.face)).sorted()
    switch measured.source {
    case .embedded: return nil
    case .systemFont, .face: return MeasuredWith(faces: faces).description
    case .estimate where measured.guessed > 0: return MeasuredWith(faces: faces, lack: .face).description
    case .estimate: return MeasuredWith(faces: [], lack: .emojiFigures).description
    }
  }

  private static func varies(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "%")) || text.contains("^[") }
}
