import LintelModel
import LintelTables

/// A length on a bar as the sum of its parts, which knows which errors of the parts are one and the same error.
///
/// A bar is a sum of labels, paddings, gaps and margins, and each of them is known within an interval. Three kinds of doubt
/// add up in three ways:
///
/// - A *figure* of the data tables that is documented or measured has one true value. If a tab's padding is half a point less
///   than its best value, it is so for all seven tabs: within a figure, errors add **linearly**. The same holds for the
///   calibration of a script, which makes all its texts a little too wide or too narrow together.
/// - *Different* figures were measured by different people, and letters of different labels are different letters. Their
///   errors are independent, and that all of them lie at the same end of their intervals does not happen: between them,
///   errors add **in quadrature**, as the root of the sum of their squares. So a sum of many labels is known better, for its
///   size, than one label is; with linear addition a strip of seven tabs would have to be 4 % too wide before it fails.
/// - A figure that is only *inferred* has no interval worth the name. It may be missing altogether, so it is not in the
///   low end at all, and its high end is added linearly: nothing is ever certain because of a guess.
struct Amount {
  private(set) var best: Double
  private var guess: (low: Double, high: Double) = (0, 0)
  private var errors: [Deviation] = []

  /// How far the sum may lie off because of one source.
  private struct Deviation { var source: Int, low: Double, high: Double }

  static let zero = Amount(exactly: 0)

  init(exactly points: Points) { best = points.value }

  /// Something that was not measured: it may be missing.
  init(guessed width: Width) {
    best = width.best.value
    guess = ((width.best - width.low).value, (width.high - width.best).value)
  }

  init(_ figure: BarMetrics.Figure) {
    self.init(guessed: figure.width)
    guard figure.isSolid else { return }
    errors = [Deviation(source: figure.row, low: guess.low, high: guess.high)].filter { $0.low > 0 || $0.high > 0 }
    guess = (0, 0)
  }

  /// A text's width.
  /// - Parameter source: a number of the text's own, unique on its bar.
  init(_ text: MeasuredText, source: Int) {
    best = text.width.best.value
    let low = (text.width.best - text.width.low).value
    let high = (text.width.high - text.width.best).value
    let shared = text.source.sharedError
    if shared > 0, low > 0 || high > 0 {
      errors.append(Deviation(source: Self.calibration(of: text), low: low * shared, high: high * shared))
    }
    // So that both together, in quadrature, are the text's whole error again.
    let own = (1 - shared * shared).squareRoot()
    if own > 0, low > 0 || high > 0 {
      errors.append(Deviation(source: Self.texts + source, low: low * own, high: high * own))
    }
    errors.sort { $0.source < $1.source }
  }

  // Rows of the table come first, then scripts by the four letters of their ISO 15924 code, then texts.
  private static let texts = 1 << 40
  private static func calibration(of text: MeasuredText) -> Int {
    let script = text.runs.first?.script ?? "Zyyy"
    return 1 << 33 + script.utf8.reduce(0) { $0 << 8 + Int($1) }
  }

  var width: Width {
    let low = errors.reduce(0) { $0 + $1.low * $1.low }.squareRoot() + guess.low
    let high = errors.reduce(0) { $0 + $1.high * $1.high }.squareRoot() + guess.high
    return Width(low: Points(best - low), best: Points(best), high: Points(best + high))
  }

  static func + (a: Amount, b: Amount) -> Amount { a.adding(b, sign: 1) }
  /// In place: a sum of many parts is made once, not once for each of them.
  static func += (a: inout Amount, b: Amount) {
    a.best += b.best
    a.guess = (a.guess.low + b.guess.low, a.guess.high + b.guess.high)
    guard !a.errors.isEmpty else { return a.errors = b.errors }
    var place = 0
    for index in b.errors.indices {
      let error = b.errors[index]
      while place < a.errors.count, a.errors[place].source < error.source { place += 1 }
      if place < a.errors.count, a.errors[place].source == error.source {
        a.errors[place].low += error.low
        a.errors[place].high += error.high
      } else {
        a.errors.insert(error, at: place)
      }
      place += 1
    }
  }
  /// `a` without `b`, which is a part of it: its errors leave with it.
  static func - (a: Amount, b: Amount) -> Amount { a.adding(b, sign: -1) }

  /// Both are in the order of their sources, so one pass does: a bar of many labels has an error for each.
  private func adding(_ other: Amount, sign: Double) -> Amount {
    var sum = self
    sum.best += sign * other.best
    sum.guess = (guess.low + sign * other.guess.low, guess.high + sign * other.guess.high)
    guard !other.errors.isEmpty else { return sum }
    sum.errors = []
    sum.errors.reserveCapacity(errors.count + other.errors.count)
    var own = 0
    for error in other.errors {
      while own < errors.count, errors[own].source < error.source {
        sum.errors.append(errors[own])
        own += 1
      }
      var merged = Deviation(source: error.source, low: sign * error.low, high: sign * error.high)
      if own < errors.count, errors[own].source == error.source {
        merged.low += errors[own].low
        merged.high += errors[own].high
        own += 1
      }
      sum.errors.append(merged)
    }
    sum.errors += errors[own...]
    return sum
  }

  static func * (a: Amount, factor: Double) -> Amount {
    var product = a
    product.best *= factor
    product.guess = (a.guess.low * factor, a.guess.high * factor)
    for index in product.errors.indices {
      product.errors[index].low *= factor
      product.errors[index].high *= factor
    }
    return product
  }

  /// The wider of the two by their best values; that it may be the other one widens its high end.
  static func max(_ a: Amount, _ b: Amount) -> Amount {
    var (wider, other) = a.best >= b.best ? (a, b) : (b, a)
    let more = (other.width.high - wider.width.high).value
    if more > 0 { wider.guess.high += more }
    return wider
  }
}

extension Sequence where Element == Amount {
  func sum() -> Amount { reduce(into: .zero) { $0 += $1 } }
}
