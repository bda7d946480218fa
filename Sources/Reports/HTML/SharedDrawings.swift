/// Drawings that stand in more than one picture, each written once for the pictures to refer to.
final class SharedDrawings {
  private var numbers: [AnyHashable: Int] = [:]
  private var drawings: [Markup] = []

  /// A reference to the drawing, which is drawn when it is asked for first.
  /// - Parameter key: Says all that the drawing depends on.
  func use(_ key: some Hashable, at place: (x: Double, y: Double)? = nil, drawing: () -> [Markup]) -> Markup {
    let key = AnyHashable(key)
    let number = numbers[key] ?? add(key, drawing())
    let moved: [Markup.Attribute] = place.map { [.init("x", short($0.x)), .init("y", short($0.y))] } ?? []
    return .element("use", [.init("href", "#d\(number)")] + moved, [])
  }

  /// The sign for a symbol at a place, with the symbol's own name as its tooltip.
  func glyph(_ name: String, title: String?, size: Double, at place: (x: Double, y: Double)) -> Markup {
    use(Sign(name: name, title: title, size: size), at: place) {
      let square = short(size)
      let href = "#g-" + SymbolGlyph.named(name).id
      if let title {
        return [tag("title") { title }, tag("use", .init("href", href), .init("width", square), .init("height", square))]
      }
      return [tag("use", .init("href", href), .init("width", square), .init("height", square))]
    }
  }

  private struct Sign: Hashable {
    let name: String
    let title: String?
    let size: Double
  }

  private func add(_ key: AnyHashable, _ markup: [Markup]) -> Int {
    let number = drawings.count
    numbers[key] = number
    drawings.append(.element("g", [.id("d\(number)")], markup))
    return number
  }

  /// All of them, in the order in which they were first asked for. To be written after the last picture was drawn.
  var definitions: Markup {
    tag("svg", .class("definitions"), .init("width", "0"), .init("height", "0"), .decorative) {
      tag("defs") { drawings }
    }
  }
}
