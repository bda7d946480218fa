import LintelModel

/// Something that must fit, what it takes, and which labels it is made of.
///
/// Everything a bar can lose is one of these: its thresholds, the room that is left on it and the labels to shorten follow from
/// its constraints by comparison.
struct Constraint {
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

extension Sequence where Element == Constraint {
  /// Of constraints for the same event the one that needs most.
  var widest: [Constraint] {
    reduce(into: []) { kept, constraint in
      guard let index = kept.firstIndex(where: { $0.event == constraint.event }) else { return kept.append(constraint) }
      if constraint.needed.best > kept[index].needed.best { kept[index] = constraint }
    }
  }
}
