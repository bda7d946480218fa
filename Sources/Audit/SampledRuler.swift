import LintelLanguage
import LintelMeasuring
import LintelModel

/// Measures what people see of a text whose values only the running app knows.
///
/// The interval reaches from short values to long ones, so that nothing is certain but what no value changes; what is shown
/// has usual ones.
struct SampledRuler {
  private let measure: TextMeasure
  private let samples: ArgumentSamples

  init(_ measure: TextMeasure) {
    self.measure = measure
    samples = ArgumentSamples(locale: measure.locale)
  }

  var ruler: Ruler {
    Ruler(
      measure: { text, font in
        guard Self.varies(text) else { return measure.measure(text, font: font) }
        let placeholders = Placeholders(text).found
        let widths = ArgumentSamples.Length.allCases.map {
          measure.measure(samples.filled(text, placeholders, $0), font: font)
        }
        var usual = widths[1]
        usual.width = Width(
          low: min(widths[0].width.low, usual.width.low), best: usual.width.best,
          high: max(widths[2].width.high, usual.width.high))
        return usual
      },
      truncate: { text, font, room in
        guard Self.varies(text) else { return measure.truncate(text, font: font, room: room) }
        return measure.truncate(samples.filled(text, Placeholders(text).found, .usual), font: font, room: room)
      })
  }

  private static func varies(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "%")) || text.contains("^[") }
}
