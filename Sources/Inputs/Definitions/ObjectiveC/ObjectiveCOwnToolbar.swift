import LintelModel

/// A toolbar that a class makes and lays out itself.
extension ObjectiveCEvaluator {
  /// Whether the code at hand makes a toolbar of its own under that name.
  func holdsToolbar(_ owner: [String]) -> Bool { ownToolbar(owner) != nil }

  private func ownToolbar(_ owner: [String]) -> ObjectiveCExpression? {
    let made = meaning(of: owner)
    return made?.createdClass == "UIToolbar" ? made : nil
  }

  /// Notes the height that code gives it: by a frame that is set, or by the one that it is made with.
  mutating func noteFrame(_ frame: ObjectiveCExpression?, of owner: [String]) {
    guard let toolbar = ownToolbar(owner), let frame = frame ?? toolbar.argument("initWithFrame"),
      case .call("CGRectMake", let sides, _) = frame, sides.count == 4, let height = number(at: sides[3].offset)
    else { return }
    facts.note(toolbarHeight: height)
  }

  /// Notes the edge that it is fixed to: `[toolbar.topAnchor constraintEqualToAnchor:self.view.topAnchor]`.
  mutating func noteEdge(_ expression: ObjectiveCExpression) {
    guard case .message(let receiver, let labels, let arguments, _) = expression, labels.first == "constraintEqualToAnchor",
      let path = receiver.path, let anchor = path.last, arguments.first?.path?.last == anchor,
      holdsToolbar(Array(path.drop { $0 == "self" }.dropLast()))
    else { return }
    if anchor == "topAnchor" { facts.note(toolbarEdge: .top) }
    if anchor == "bottomAnchor" { facts.note(toolbarEdge: .bottom) }
  }

  /// The number that is written there, in points.
  private func number(at offset: Int) -> Points? {
    guard offset < texts.bytes.count else { return nil }
    let digits = texts.bytes[offset...].prefix(8).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? Points($0) : nil }
  }
}
