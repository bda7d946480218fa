import LintelModel
import SwiftSyntax

/// A `UIToolbar` that code lays out itself.
struct ToolbarView {
  /// The variable or property that holds it.
  let name: String
  let statements: TypeStatements

  /// The system's height, which many write down where a frame asks for one; in points.
  private static let ofSystem: Points = 44

  func tell(_ facts: inout BarFacts) {
    if isSet(as: "tableFooterView") || isSet(as: "tableHeaderView") || isInScrollView { facts.scrollsAway = .declared(true) }
    if isSet(as: "inputAccessoryView") || isReturned(by: "inputAccessoryView") {
      facts.isAboveKeyboard = .declared(true)
      return
    }
    if let height { facts.height = .declared(height) }
    if let edge { facts.edge = .declared(edge) }
    if let spans = spansWidth { facts.spansWidth = .declared(spans) }
    let isBelow = statements.calls.contains { call in
      call.path.suffix(3).elementsEqual(["keyboardLayoutGuide", "topAnchor", "constraint"])
        && call.node.argument("equalTo")?.path?.suffix(2).elementsEqual([name, "bottomAnchor"]) == true
    }
    if isBelow || constraints("bottomAnchor").contains(where: { $0.other.contains("keyboardLayoutGuide") }) {
      // It rises with the keyboard instead of leaving.
      facts.hidesForKeyboard = .declared(false)
    }
    for (property, path) in [
      ("barTintColor", \BarFacts.hasOwnBackground), ("backgroundColor", \.hasOwnBackground), ("tintColor", \.hasTintedControls),
    ] where statements.values(name, property).contains(where: { value in
      value.value.isSeen && !(property == "tintColor" && OwnColor.isOfSystem(value.value))
    }) {
      facts[keyPath: path] = .declared(true)
    }
  }

  private func isName(_ operand: Operand) -> Bool {
    operand.elements.count == 1 && operand.elements[0].path?.last == name
  }

  private func isSet(as property: String) -> Bool { statements.values(property).contains { isName($0.value) } }

  /// `override var inputAccessoryView: UIView? { toolbar }`
  private func isReturned(by property: String) -> Bool {
    statements.settings.contains { $0.function == property && $0.path.first == name }
  }

  private var isInScrollView: Bool {
    statements.calls.contains { call in
      call.path.last == "addSubview" && call.node.arguments.first.map { isName(Operand($0.expression)) } == true
        && call.path.dropLast().last.map { holder in
          ["scrollview", "tableview", "collectionview"].contains { holder.lowercased().hasSuffix($0) } || isScrollView(holder)
        } == true
    }
  }

  /// `private let content = UIScrollView()`
  private func isScrollView(_ holder: String) -> Bool {
    statements.calls.contains { call in
      call.path.count == 1 && call.function == holder
        && ["UIScrollView", "UITableView", "UICollectionView"].contains(call.path[0])
    }
  }

  private struct Constraint {
    /// What it is equal to, as it is written.
    var other: String
    var constant: Double?
    var multiplier: Double?
  }

  /// `toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)`
  private func constraints(_ anchor: String) -> [Constraint] {
    statements.calls.filter { $0.path.suffix(3).elementsEqual([name, anchor, "constraint"]) }.map { call in
      func number(_ label: String) -> Double? { call.node.argument(label).flatMap { Double($0.writtenText) } }
      return Constraint(
        other: call.node.argument("equalTo")?.writtenText ?? "", constant: number("constant") ?? number("equalToConstant"),
        multiplier: number("multiplier"))
    }
  }

  private var height: Points? {
    for constraint in constraints("heightAnchor") where constraint.other.isEmpty {
      if let height = constraint.constant { return Points(height) }
    }
    for call in statements.calls where call.path == ["UIToolbar"] && call.function == name {
      if let height = height(ofRectangle: call.node.argument("frame")), height != Self.ofSystem { return height }
    }
    for setting in statements.values(name, "frame") {
      if let height = height(ofRectangle: setting.value.elements.first), height != Self.ofSystem { return height }
    }
    return statements.values(name, "frame", "size", "height").lazy.compactMap(\.value.number).first { $0 != Self.ofSystem }
  }

  /// `CGRect(x: 0, y: 0, width: width, height: 60)`
  private func height(ofRectangle expression: ExprSyntax?) -> Points? {
    guard let call = expression?.unwrapped.as(FunctionCallExprSyntax.self), TextExpression.name(of: call) == "CGRect" else {
      return nil
    }
    return call.argument("height").flatMap { Operand($0).number }
  }

  private var edge: BarFacts.Edge? {
    func isAtView(_ anchor: String) -> Bool {
      constraints(anchor).contains { $0.other.hasSuffix("." + anchor) && $0.other.contains("iew") }
    }
    switch (isAtView("topAnchor"), isAtView("bottomAnchor")) {
    case (true, false): return .top
    case (false, true): return .bottom
    case (true, true):
      // From top to bottom and of a width of its own, it is vertical.
      guard constraints("widthAnchor").contains(where: { $0.other.isEmpty && $0.constant != nil }) else { return nil }
      switch (isAtView("leadingAnchor"), isAtView("trailingAnchor")) {
      case (true, false): return .leading
      case (false, true): return .trailing
      default: return nil
      }
    default: return nil
    }
  }

  private var spansWidth: Bool? {
    for constraint in constraints("widthAnchor") {
      if constraint.other.isEmpty, constraint.constant != nil { return false }
      if let multiplier = constraint.multiplier { return multiplier >= 1 }
    }
    let sides = [constraints("leadingAnchor"), constraints("trailingAnchor")].map(\.first)
    guard let leading = sides[0], let trailing = sides[1] else { return nil }
    return (leading.constant ?? 0) == 0 && (trailing.constant ?? 0) == 0
  }
}
