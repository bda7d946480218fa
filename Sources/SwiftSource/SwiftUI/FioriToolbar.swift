import LintelModel
import SwiftSyntax

/// `.fioriToolbar(helperText:items:)`: up to three text buttons below the content, and a text beside them.
struct FioriToolbar {
  /// No placement of the platform: a bar of its own.
  static let placement = "fiori"

  let views: ViewReader
  let place: Place

  func items(of modifier: ModifierChain.Modifier) -> [PlacedItem] {
    var found: [PlacedItem] = []
    if let text = modifier.call.argument("helperText") {
      for helper in views.texts.texts(of: text, as: .string, at: place) where helper.value.state != .none {
        let item = Item(id: "helperText", kind: .helperText, location: place.file.location(of: text), label: helper.value)
        found.append(PlacedItem(item: item, placement: Self.placement, conditions: helper.conditions))
      }
    }
    let content = modifier.call.closure("items") ?? modifier.call.closure("content")
    for part in content.map({ views.parts(of: $0.statements, at: place) }) ?? [] {
      found.append(PlacedItem(item: part.faced, placement: Self.placement, conditions: part.conditions))
    }
    return found
  }
}

extension PlatformViews {
  /// `FioriButton(title: "…")`, `FioriButton { _ in Text("…") }`.
  func fioriButton(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let control = item(.button, call)
    if let title = call.argument("title") { return titled(control, title, call) }
    guard let closure = call.closure("label") ?? call.trailingClosure else {
      return [ViewPart(role: .control, item: control, conditions: .always)]
    }
    return faces(control, reader.parts(of: closure.statements, at: place, depth: depth + 1))
  }
}
