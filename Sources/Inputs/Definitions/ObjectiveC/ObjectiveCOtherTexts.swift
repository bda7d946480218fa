import LintelModel

extension Toolbar {
  /// The bar, and the bar on which each item that has two texts shows the other one: `[item setLabel:isShown ? hide : show]`.
  /// Both need room.
  var withOtherTexts: [Toolbar] {
    let changing = items.indices.filter { items[$0].otherLabel.isPresent && items[$0].isInDefaultSet }
    guard !isFragment, variant == nil, !changing.isEmpty else { return [self] }
    var other = self
    for index in changing {
      (other.items[index].label, other.items[index].otherLabel) = (items[index].otherLabel, .none)
      other.items[index].facts.otherSymbol = .unknown
    }
    other.id += "~2"
    return [self, other].map { face in
      var face = face
      let labels = changing.prefix(Self.mostNamed).map { face.items[$0].label }
      let words = labels.compactMap { $0.source ?? $0.key ?? $0.expression }.map { "“\($0)”" }
      face.variant = .init(bar: id, arms: words.joined(separator: ", "))
      // Which texts of several items appear together is not known.
      face.isPairingGuessed = face.isPairingGuessed || changing.count > 1
      return face
    }
  }

  /// A variant is called by the texts of its first items: 3.
  private static var mostNamed: Int { 3 }
}
