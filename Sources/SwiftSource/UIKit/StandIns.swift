import LintelModel

extension Item {
  /// What stands on a bar for items that Interface Builder has, until its file is known. Those of another place of the bar
  /// are not known here.
  init(standingFor part: DrawnItems, of slot: BarSlot, at placement: Item.Placement, _ location: SourceLocation) {
    if slot.placement == placement {
      self.init(id: slot.list, kind: .button, location: location, placement: placement)
      standIn = .drawn(part)
    } else {
      self.init(standingFor: UnreadItems(reason: .before, expression: slot.list, location: location), at: placement)
    }
  }

  /// What stands on a bar for items that could not be read.
  init(standingFor items: UnreadItems, at placement: Item.Placement) {
    self.init(id: items.expression, kind: .button, location: items.location, placement: placement)
    standIn = .unread(items)
  }
}

extension Value {
  /// The same with what Interface Builder may have in the place where the list goes on with what is there.
  func drawing(_ slot: BarSlot, at location: SourceLocation) -> Value {
    switch self {
    case .onBar(slot): .drawn(.all, slot, location)
    case .list(let values): .list(values.map { Conditional($0.value.drawing(slot, at: location), $0.conditions) })
    case .choice(let values): .choice(values.map { Conditional($0.value.drawing(slot, at: location), $0.conditions) })
    default: self
    }
  }
}
