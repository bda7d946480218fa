import LintelLanguage
import LintelMeasuring
import LintelModel

/// Measures what people see of a text whose values only the running app knows, and writes down what it was measured with.
///
/// The interval reaches from short values to long ones, and from nothing where only a mean of a script is known, so that
/// nothing is certain but what neither changes. What is shown has usual values.
final class SampledRuler {
  private let measure: TextMeasure
  private let samples: ArgumentSamples
  /// What stands for the arguments of a text, where the project says so.
  private let values: [String: [String]]
  /// By text; nothing for what the embedded figures serve.
  private(set) var measuredWith: [String: String] = [:]

  init(_ measure: TextMeasure, values: [String: [String]] = [:]) {
    self.measure = measure
    self.values = values
    samples = ArgumentSamples(locale: measure.locale)
  }

  var ruler: Ruler {
    Ruler(
      measure: { text, font in
        let measured = self.sampled(text, font)
        if let note = Self.note(measured) { self.measuredWith[text] = note }
        return measured
      },
      truncate: { text, font, room in
        let shown = Self.varies(text) ? self.filled(text, Placeholders(text).found, .usual) : text
        return self.measure.truncate(shown, font: font, room: room)
      })
  }

  private func sampled(_ text: String, _ font: Font) -> MeasuredText {
    guard Self.varies(text) else { return Self.capped(measure.measure(text, font: font)) }
    let placeholders = Placeholders(text).found
    let widths = ArgumentSamples.Length.allCases.map {
      Self.capped(measure.measure(filled(text, placeholders, $0), font: font))
    }
    var usual = widths[1]
    usual.width = Width(
      low: min(widths[0].width.low, usual.width.low), best: usual.width.best,
      high: max(widths[2].width.high, usual.width.high))
    return usual
  }

  private func filled(_ text: String, _ placeholders: [Placeholder], _ length: ArgumentSamples.Length) -> String {
    samples.filled(text, placeholders, length, values: values[text] ?? [])
  }

  /// With a low end that nothing guessed adds to.
  private static func capped(_ measured: MeasuredText) -> MeasuredText {
    var measured = measured
    measured.width.low = max(0, min(measured.width.low, measured.width.best - measured.guessed))
    return measured
  }

  private static func note(_ measured: MeasuredText) -> String? {
    switch measured.source {
    case .embedded: nil
    case .systemFont, .face:
      Set(measured.runs.map(\.face)).sorted().joined(separator: ", ")
    case .estimate where measured.guessed > 0:
      "\(Set(measured.runs.map(\.face)).sorted().joined(separator: ", ")): no face for the script is installed (see lintel fonts)"
    case .estimate: "figures of emoji that nobody published"
    }
  }

  private static func varies(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "%")) || text.contains("^[") }
}
