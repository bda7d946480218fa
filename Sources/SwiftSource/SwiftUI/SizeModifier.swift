import LintelModel
import SwiftSyntax

/// A modifier that makes a view as large as its code says, in points: `frame` and `padding`.
struct SizeModifier {
  let modifier: ModifierChain.Modifier
  let lengths: LengthConstant
  let location: SourceLocation

  static let names: Set = ["frame", "padding"]

  /// The part with its size: once for each of the systems that code gives another one.
  func applied(to part: ViewPart) -> [ViewPart] {
    modifier.name == "frame" ? framed(part) : [padded(part)]
  }

  // MARK: Frames

  private func framed(_ part: ViewPart) -> [ViewPart] {
    var found: [ViewPart] = []
    for width in side("width", "Width") {
      for height in side("height", "Height") where !width.conditions.excludes(height.conditions) {
        let conditions = width.conditions.and(height.conditions)
        guard !part.conditions.excludes(conditions) else { continue }
        var part = part
        part.conditions = part.conditions.and(conditions)
        let length = width.value.length(of: part.item.fixedWidth)
        if length != part.item.fixedWidth { (part.item.fixedWidth, part.item.fixedWidthIsFrom) = (length, location) }
        part.item.fixedHeight = height.value.length(of: part.item.fixedHeight)
        found.append(part)
      }
    }
    return found
  }

  /// What a frame says of one side.
  private enum Side {
    case exactly(Points)
    case atLeast(Points)
    case nothing

    /// - Parameter known: What is inside of the frame.
    /// - Returns: How long the side is with the frame; nil where that is not known.
    func length(of known: Points?) -> Points? {
      switch self {
      case .exactly(let length): length
      case .atLeast(let least): known.map { max($0, least) }
      case .nothing: known
      }
    }
  }

  /// The length that a frame has whatever the bar offers: `width: 120`, or the same least and most width. Between two limits a
  /// view is as wide as the bar lets it be, which nobody publishes; but it is never smaller than the least.
  private func side(_ label: String, _ limit: String) -> [Conditional<Side>] {
    let exact = positive(label)
    if !exact.isEmpty { return exact.map { Conditional(Side.exactly($0.value), $0.conditions) } }
    let least = positive("min\(limit)")
    guard least.count == 1 else { return [Conditional(Side.nothing)] }
    let isFixed = positive("max\(limit)").map(\.value) == [least[0].value]
    return [Conditional(isFixed ? Side.exactly(least[0].value) : Side.atLeast(least[0].value))]
  }

  private func positive(_ label: String) -> [Conditional<Points>] {
    let found = lengths.lengths(modifier.call.argument(label))
    return found.allSatisfy { $0.value > 0 } ? found.map { Conditional(Points($0.value), $0.conditions) } : []
  }

  // MARK: Padding

  /// What is around the face of a button belongs to the button; what is around the button does not. How much it is where no
  /// number says so, the system decides (Apple's documentation of SwiftUI, "padding(_:_:)").
  private func padded(_ part: ViewPart) -> ViewPart {
    guard part.role != .control else { return part }
    let arguments = Array(modifier.call.arguments)
    let first = arguments.first.map(\.expression)
    let isAmount = arguments.count == 1 && !Self.namesEdges(first)
    let edges = isAmount || arguments.isEmpty ? ".all" : first?.writtenText ?? ""
    let amounts = lengths.lengths(isAmount ? first : arguments.count == 2 ? arguments[1].expression : nil)
    let amount = amounts.count == 1 ? Points(amounts[0].value) : nil
    var part = part
    part.item.fixedWidth = grown(part.item.fixedWidth, Self.sides(edges, ["horizontal"], ["leading", "trailing"]), amount)
    part.item.fixedHeight = grown(part.item.fixedHeight, Self.sides(edges, ["vertical"], ["top", "bottom"]), amount)
    if part.item.fixedWidth == nil { part.item.fixedWidthIsFrom = nil }
    return part
  }

  private func grown(_ length: Points?, _ sides: Int, _ amount: Points?) -> Points? {
    guard sides > 0, let length else { return length }
    return amount.map { length + $0 * Double(sides) }
  }

  private static func namesEdges(_ expression: ExprSyntax?) -> Bool {
    let words = expression?.writtenText ?? ""
    let edges = ["all", "horizontal", "vertical", "leading", "trailing", "top", "bottom"]
    return words.hasPrefix("[") || edges.contains { words.hasSuffix(".\($0)") }
  }

  /// On how many of two opposite sides there is padding.
  private static func sides(_ edges: String, _ both: [String], _ each: [String]) -> Int {
    let named = Set(edges.split { !$0.isLetter }.map(String.init))
    if !named.isDisjoint(with: both + ["all"]) { return 2 }
    return each.count { named.contains($0) }
  }
}
