import LintelModel

extension Toolbar {
  /// The bar, and the bar on which each item that has two texts shows the other one: `[item setLabel:isShown ? hide : show]`.
  /// Both need room.
  /// - Parameter otherState: The same bar as the code makes it in its other state; there is spoken what belongs to the other text.
  func withOtherTexts(_ otherState: Toolbar?) -> [Toolbar] {
    let changing = items.indices.filter { items[$0].otherLabel.isPresent && items[$0].isInDefaultSet }
    guard !isFragment, variant == nil, !changing.isEmpty else { return [self] }
    var other = self
    for index in changing {
      (other.items[index].label, other.items[index].otherLabel) = (items[index].otherLabel, .none)
      other.items[index].facts.otherSymbol = .unknown
      guard let faces = otherState?.items, faces.indices.contains(index),
        faces[index].label.reads(like: other.items[index].label)
      else { continue }
      other.items[index].take(whatIsBesideLabelOf: faces[index])
    }
    other.id += "~2"
    return [self, other].map { face in
      face.called(byTexts: changing, of: id)
    }
  }

  /// The bar as a variant of another one.
  /// - Parameter changing: Its items whose texts tell it from the others.
  fileprivate func called(byTexts changing: [Int], of bar: String) -> Self {
    var face = self
    let labels = changing.prefix(Self.mostNamed).map { items[$0].label }
    let words = labels.compactMap { $0.source ?? $0.key ?? $0.expression }.map { "“\($0)”" }
    face.variant = .init(bar: bar, names: words)
    // Which texts of several items appear together is not known.
    face.isPairingGuessed = face.isPairingGuessed || changing.count > 1
    return face
  }

  /// A variant is called by the texts of its first items: 3.
  private static var mostNamed: Int { 3 }
}

extension Item {
  /// Has beside its label what another state of the item has there. What is said of none of the states apart holds in both.
  fileprivate mutating func take(whatIsBesideLabelOf face: Item) {
    if face.accessibilityLabel.isPresent { accessibilityLabel = face.accessibilityLabel }
    if face.toolTip.isPresent { toolTip = face.toolTip }
    if face.paletteLabel.isPresent { paletteLabel = face.paletteLabel }
    guard face.symbol != nil else { return }
    (symbol, hasSystemName, isImageUnread) = (face.symbol, face.hasSystemName, face.isImageUnread)
    turnsSymbol = face.turnsSymbol
  }
}

extension [Toolbar] {
  /// Variants of one bar that differ by what their items say: `isNew ? add : isOpen ? close : open`.
  var calledByTexts: Self {
    guard let first else { return [] }
    let changing = first.items.indices.filter { index in
      allSatisfy { $0.items.indices.contains(index) } && contains { $0.items[index].label != first.items[index].label }
    }
    return enumerated().map { number, bar in
      var face = bar.called(byTexts: changing, of: first.id)
      if number > 0 { face.id += "~\(number + 1)" }
      return face
    }
  }
}
