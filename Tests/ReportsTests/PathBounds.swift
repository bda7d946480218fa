import Foundation

/// How far the outline of SVG path data reaches; nil for what is no path data.
struct PathBounds {
  private(set) var low = (x: Double.infinity, y: Double.infinity)
  private(set) var high = (x: -Double.infinity, y: -Double.infinity)
  private var at = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)

  init?(_ path: String) {
    guard path.hasPrefix("M") else { return nil }
    let parts = path.matches(of: /([A-Za-z])([^A-Za-z]*)/)
    guard parts.map({ $0.0 }).joined() == path else { return nil }
    for part in parts {
      let numbers = part.2.matches(of: /-?[0-9]*\.?[0-9]+/)
      guard part.2.replacing(/-?[0-9]*\.?[0-9]+/, with: "").allSatisfy({ $0 == " " }) else { return nil }
      guard take(part.1.first!, numbers.compactMap { Double($0.0) }) else { return nil }
    }
  }

  private mutating func take(_ command: Character, _ values: [Double]) -> Bool {
    let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0]
    guard let count = counts[Character(command.lowercased())] else { return false }
    if count == 0 {
      at = start
      return values.isEmpty
    }
    guard !values.isEmpty, values.count % count == 0 else { return false }
    for (index, first) in stride(from: 0, to: values.count, by: count).enumerated() {
      step(command, Array(values[first..<first + count]), isFirst: index == 0)
    }
    return true
  }

  private mutating func step(_ command: Character, _ values: [Double], isFirst: Bool) {
    let origin = command.isUppercase ? (x: 0.0, y: 0.0) : at
    func point(_ index: Int) -> (x: Double, y: Double) { (origin.x + values[index], origin.y + values[index + 1]) }
    let from = at
    switch command.lowercased() {
    case "h": at.x = origin.x + values[0]
    case "v": at.y = origin.y + values[0]
    // A curve is within its control points.
    case "c", "s":
      for index in stride(from: 0, to: values.count - 2, by: 2) { reach(midway(point(index), from)) }
      at = point(values.count - 2)
    case "a":
      at = point(5)
      arc(from: from, to: at, radii: (values[0], values[1]), isLarge: values[3] != 0, isClockwise: values[4] != 0)
    default: at = point(0)
    }
    if command.lowercased() == "m" && isFirst { start = at }
    reach(at)
  }

  /// A curve comes at most three quarters of the way to a control point that lies farther out than its ends.
  private func midway(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (b.x + (a.x - b.x) * 0.75, b.y + (a.y - b.y) * 0.75)
  }

  private mutating func reach(_ point: (x: Double, y: Double)) {
    low = (min(low.x, point.x), min(low.y, point.y))
    high = (max(high.x, point.x), max(high.y, point.y))
  }

  /// The circle or upright ellipse through both ends, at each degree between them.
  private mutating func arc(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double), radii: (Double, Double), isLarge: Bool, isClockwise: Bool
  ) {
    let (dx, dy) = ((a.x - b.x) / 2 / radii.0, (a.y - b.y) / 2 / radii.1)
    let half = (dx * dx + dy * dy).squareRoot()
    guard half > 0 else { return }
    let radius = max(1, half)
    let height = max(0, radius * radius - half * half).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = (x: (a.x + b.x) / 2 / radii.0 + height * dy / half, y: (a.y + b.y) / 2 / radii.1 - height * dx / half)
    let first = atan2(a.y / radii.1 - center.y, a.x / radii.0 - center.x)
    var sweep = atan2(b.y / radii.1 - center.y, b.x / radii.0 - center.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    for degree in 0...60 {
      let angle = first + sweep * Double(degree) / 60
      reach(((center.x + radius * cos(angle)) * radii.0, (center.y + radius * sin(angle)) * radii.1))
    }
  }
}
