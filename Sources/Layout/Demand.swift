import LintelModel

/// Something that must fit, what it takes, and which labels it is made of.
///
/// Everything a bar can lose is one of these: its thresholds, the room that is left on it and the labels to shorten follow from
/// its demands by comparison.
struct Demand {
  var event: Threshold.Event
  var needed: Width
  var space: BarSpace
  /// By how much the need shrinks for each point that a label is shorter, by the label's index in the plan.
  var labels: [(label: Int, weight: Double)]

  init(_ event: Threshold.Event, needs amount: Amount, in space: BarSpace, labels: [Int]) {
    self.init(event, needs: amount, in: space, labels: labels.map { ($0, 1) })
  }

  init(_ event: Threshold.Event, needs amount: Amount, in space: BarSpace, labels: [(label: Int, weight: Double)]) {
    self.event = event
    self.needed = amount.width
    self.space = space
    self.labels = labels
  }

  /// By how much it is too wide for a bar, best value; negative if there is room left.
  func shortage(at width: Points) -> Points { needed.best - space.usable(of: width) }

  func certainty(at width: Points) -> Certainty? { needed.exceeds(Width(exactly: space.usable(of: width))) }

  var threshold: Threshold? { space.barWidth(for: needed).map { Threshold(event: event, below: $0) } }
}

extension Sequence where Element == Demand {
  /// Of demands for the same event the one that needs most.
  var widest: [Demand] {
    reduce(into: []) { kept, demand in
      guard let index = kept.firstIndex(where: { $0.event == demand.event }) else { return kept.append(demand) }
      if demand.needed.best > kept[index].needed.best { kept[index] = demand }
    }
  }
}

/// A text of a bar that people can make shorter.
struct Label {
  var text: Shortening.Text
  /// Of the text alone, in points.
  var width: Points
  /// How much longer the text may become before the bar's need grows: an item has a least width.
  var idle: Points = 0
  /// By how much the text may be asked to shrink: never by more than half, since what is left would be another label, and not
  /// below its item's least width, since that does not help.
  var mostPoints: Points
  /// Whether it is this language's own text, and not the source language's.
  var isTranslation: Bool

  /// - Parameters:
  ///   - item: how wide the text makes its item.
  ///   - least: how wide the item is at least.
  init(_ text: Shortening.Text, width: Points, item: Points, least: Points = 0, isTranslation: Bool) {
    self.text = text
    self.width = width
    self.isTranslation = isTranslation
    idle = max(0, least - item)
    mostPoints = max(0, min(width / 2, item - least))
  }
}
