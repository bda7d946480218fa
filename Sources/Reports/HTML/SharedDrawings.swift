/// Drawings that stand in more than one picture, each written once for the pictures to refer to.
final class SharedDrawings {
  private var numbers: [AnyHashable: Int] = [:]
  private var drawings: [Markup] = []

  /// A reference to the drawing, which is drawn when it is asked for first.
  /// - Parameter key: Says all that the drawing depends on.
  func use(_ key: some Hashable, drawing: () -> [Markup]) -> Markup {
    let key = AnyHashable(key)
    let number = numbers[key] ?? add(key, drawing())
    return tag("use", .init("href", "#d\(number)"))
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
