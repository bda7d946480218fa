import LintelModel
import SwiftSyntax

/// The segments of a control, each with the text or the image that it shows and what it is called.
extension ItemAttributes {
  /// Gives an item the segments that the control in it is made with: texts, images or actions.
  func add(segmentsOf control: MadeObject, to item: inout Item) {
    let given = control.argument("items") ?? control.argument("labels") ?? control.argument("actions")
    guard case .list(let values)? = given else { return }
    // What replaces a segment or its view later may name it.
    let mayBeNamedLater = control.isOfProject || Self.changes.contains(where: control.has)
    let segments = values.compactMap { value -> Item? in
      var segment = Item(id: "segment", kind: .button, location: control.location, placement: item.placement)
      // Nothing but the list holds it.
      segment.variable = ""
      segment.mayBeSetByCode = mayBeNamedLater
      return read(value.value, into: &segment) ? segment : nil
    }
    item.segments = segments.map { $0.symbol == nil ? $0.label : .none }
    guard segments.contains(where: { $0.symbol != nil }) else { return }
    item.segmentSymbols = segments.map(\.symbol)
    item.parts = segments
  }

  private static let changes: Set = ["setTitle", "setImage", "setAction", "insertSegment", "removeSegment", "removeAllSegments"]

  /// Whether it shows anything.
  private func read(_ value: Value, into segment: inout Item) -> Bool {
    if let action = value.objects.first, action.base == "UIAction" {
      segment.location = action.location
      let title: LocalizedText = action.argument("title").flatMap { texts(of: $0).first?.value } ?? .none
      if let image = action.argument("image"), let symbol = symbol(image) {
        set(image: symbol, of: &segment)
        // "Segments will prefer images over titles when both are provided" (UIKit, UISegmentedControl.h).
        segment.accessibilityLabel = title.isPresent ? title : name(ofImage: image)
      } else {
        segment.label = title
      }
      return true
    }
    if let made = value.madeImage, let symbol = symbol(value) {
      segment.location = made.location
      set(image: symbol, of: &segment)
      segment.accessibilityLabel = name(ofImage: value)
      return true
    }
    guard let text = texts(of: value).first?.value else { return false }
    segment.label = text
    return true
  }

  private func name(ofImage value: Value) -> LocalizedText {
    guard let name = value.nameOfImage else { return .none }
    return texts(of: name).first(where: \.value.isPresent)?.value ?? .none
  }
}

extension Value {
  /// The expression that makes an image of UIKit, be it in place or under a local name; nil for anything else.
  fileprivate var madeImage: SourceExpression? {
    guard case .expression(let expression) = self, expression.operand.elements.count == 1 else { return nil }
    let image = ImageExpression.unchanged(expression.operand.elements[0])
    let path = image.as(FunctionCallExprSyntax.self)?.calledExpression.path ?? image.path
    return path?.first == "UIImage" ? expression : nil
  }
}

extension Item {
  /// Gives a segmented control of SwiftUI the choices that a picker has. Each that shows an image alone is spoken by a name of its
  /// own, for which the picker's label is none.
  ///
  /// - Parameter conditions: When the picker has the face that is written.
  mutating func show(choices: [ViewPart], on conditions: Conditions) {
    let seen = choices.filter { part in
      guard !part.conditions.excludes(conditions) else { return false }
      // One that is there on conditions may be another state of the same segment.
      let isImage = part.role == .image && part.item.symbol != nil && part.conditions == .always
      return part.item.label.state != .none || isImage
    }
    segments = seen.map(\.item.label)
    guard seen.contains(where: { $0.item.label.state == .none }) else { return }
    segmentSymbols = seen.map { $0.item.label.state == .none ? $0.item.symbol : nil }
    parts = seen.map { choice in
      var part = choice.item
      if part.label.state != .none { part.symbol = nil }
      // Apple does not say what is spoken of a segment whose image is hidden.
      if part.isImageHidden { part.mayBeSetByCode = true }
      part.kind = .button
      return part
    }
  }
}
