import LintelModel
import SwiftSyntax

/// One who shows a view and puts items on its bars: a bar that has nothing else is called after it, and reported there.
struct BarMaker: Hashable {
  let id: String
  let typeName: String
  let location: SourceLocation

  /// Nil for a modifier of the project's: what that adds is the bar of the view that it is on.
  init?(of layer: JoinedScreens.Layer, in screens: JoinedScreens) {
    guard let maker = layer.screen.maker, !screens.isOfModifier(layer.screen) else { return nil }
    let file = layer.place.file
    id = "\(file.path)#\(SwiftName.path(of: maker.node))"
    typeName = SwiftName.type(around: maker.node)
    location = file.location(of: maker.node)
  }
}

extension [PlacedItem] {
  /// The one who makes a bar of all of them; nil where the view's own code does, or more than one.
  var onlyMaker: BarMaker? {
    guard let first = first?.maker, allSatisfy({ $0.maker == first }) else { return nil }
    return first
  }

  /// The same, put there by one who shows the view.
  func put(by maker: BarMaker?) -> [PlacedItem] {
    map { item in
      var item = item
      item.maker = maker
      return item
    }
  }
}
