internal import LintelModel
internal import LintelTables

/// The width of a text, as it grows run by run.
struct WidthSum {
  private let scale: FontScale
  /// What comes from the advance table, in points.
  private var embedded = 0.0
  /// What comes from faces and means, in points, and how far it may be off.
  private var estimated = 0.0
  private var estimatedError = 0.0
  private var hasLetterOrDigit = false
  private(set) var source = MeasuredText.Source.embedded
  /// What comes from means of scripts whose characters differ in width.
  private(set) var guessed = Points.zero
  /// The least that this may be, whichever letters it has.
  private(set) var leastGuessed = Points.zero

  init(_ scale: FontScale) { self.scale = scale }

  /// Adds a run and answers its width, in points.
  /// - Parameter script: The mean of the run's script, asked for only where it is needed.
  mutating func add(_ run: RunAdvances, script: () -> ScriptWidth) -> Points {
    let size = scale.font.size.value
    let fromTable = Double(run.units) * scale.pointsPerUnit + Double(run.glyphs) * scale.tracking
    embedded += fromTable
    var fromElsewhere = 0.0
    if let first = run.shaped { fromElsewhere += add(first.em, from: first.face) }
    if let second = run.shapedByOther { fromElsewhere += add(second.em, from: second.face) }
    if run.others > 0 {
      let script = script()
      let width = run.others * script.em * size
      fromElsewhere += width
      estimatedError += width * (script.error + (script.isUniform ? 0 : Calibration.spread / run.others.squareRoot()))
      if !script.isUniform {
        source = .estimate
        guessed = guessed + Points(width)
        leastGuessed = leastGuessed + Points(run.others * script.least * (1 - script.error) * size)
      }
    }
    if run.emoji > 0 {
      let emoji = Calibration.emoji(scale.font)
      fromElsewhere += Double(run.emoji) * emoji.em * size
      estimatedError += Double(run.emoji) * emoji.error * size
      source = .estimate
    }
    estimated += fromElsewhere
    hasLetterOrDigit = hasLetterOrDigit || run.hasLetterOrDigit
    return Points(max(0, fromTable) + fromElsewhere)
  }

  private mutating func add(_ em: Double, from face: ProxyFace) -> Double {
    let width = em * face.factor(scale.font.weight) * scale.font.size.value
    estimatedError += width * face.row.error
    if source == .embedded { source = face.row.origin == .system ? .systemFont : .face }
    return width
  }

  /// Adds room that the platform leaves between two runs.
  mutating func addSpace(_ points: Points) {
    estimated += points.value
    estimatedError += points.value * Calibration.errorOfSpaceAtLatin
  }

  var width: Width {
    let best = max(0, embedded) + estimated
    guard best > 0 else { return .zero }
    let share = hasLetterOrDigit ? scale.error : max(scale.error, Calibration.errorOfPunctuation)
    let error = max(embedded * share + estimatedError, Calibration.leastError)
    return Width(low: Points(max(0, best - error)), best: Points(best), high: Points(best + error))
  }
}
