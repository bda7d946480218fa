import LintelFindings
import LintelMeasuring
import LintelModel

/// The texts of one language as they were measured, for as long as its bars are laid out. Bars have many labels in common, and a
/// bar that is held upright and sideways, or is laid out again beside another language, asks for its own once more.
final class MeasuredTexts {
  struct Answer {
    /// With a low end to which what is guessed adds its least alone.
    let text: MeasuredText
    /// What it was measured with; nothing for what the embedded figures serve.
    let note: String?

    init(_ measured: MeasuredText) {
      text = measured.capped
      note = measured.note
    }
  }

  let measure: TextMeasure
  private var known: [CachedText: Answer] = [:]

  /// A language's labels on bars, in the fonts of each system, are a few thousand.
  private static let limit = 4096

  init(_ measure: TextMeasure) { self.measure = measure }

  /// A text without placeholders or forms: what it hangs on besides its font is the language alone.
  func answer(_ text: String, _ font: Font) -> Answer {
    let asked = CachedText(text, in: font)
    if let answer = known[asked] { return answer }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    let answer = Answer(measure.measure(text, font: font))
    known[asked] = answer
    return answer
  }
}

extension MeasuredText {
  /// With a low end to which what is guessed adds its least alone: a mean says nothing for certain, and no letter is narrower than the
  /// narrowest.
  var capped: MeasuredText {
    var measured = self
    measured.width.low = max(0, min(width.low, width.best - guessed + leastGuessed))
    return measured
  }

  /// What it was measured with; nothing for what the embedded figures serve.
  var note: String? {
    // Most texts: nothing is looked for in them.
    if source == .embedded { return nil }
    let faces = Set(runs.map(\.face)).sorted()
    switch source {
    case .embedded: return nil
    case .systemFont, .face: return MeasuredWith(faces: faces).description
    case .estimate where guessed > 0: return MeasuredWith(faces: faces, lack: .face).description
    case .estimate: return MeasuredWith(faces: [], lack: .emojiFigures).description
    }
  }
}
