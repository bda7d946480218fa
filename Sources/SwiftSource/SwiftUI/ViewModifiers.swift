import LintelModel
import SwiftSyntax

/// What modifiers make of a view's parts, as far as bars are concerned.
struct ViewModifiers {
  let reader: ViewReader
  let place: Place

  func applied(_ modifiers: [ModifierChain.Modifier], to parts: [ViewPart]) -> [ViewPart] {
    modifiers.reduce(parts) { applied($1, to: $0) }
  }

  private func applied(_ modifier: ModifierChain.Modifier, to parts: [ViewPart]) -> [ViewPart] {
    switch modifier.name {
    case "accessibilityLabel", "accessibility": return named(modifier, parts, \.accessibilityLabel, "label")
    case "help": return named(modifier, parts, \.toolTip, nil)
    default:
      return parts.map { part in
        guard !part.conditions.excludes(modifier.conditions) else { return part }
        var part = part
        change(&part, modifier)
        return part
      }
    }
  }

  /// Modifiers with a text. A text with several arms makes a part for each of them.
  private func named(
    _ modifier: ModifierChain.Modifier, _ parts: [ViewPart], _ text: WritableKeyPath<Item, LocalizedText>, _ label: String?
  ) -> [ViewPart] {
    guard let value = modifier.value ?? label.flatMap({ modifier.call.argument($0) }) else { return parts }
    let found = reader.texts.texts(of: value, as: .key, at: place)
    return parts.map { part in
      guard !part.conditions.excludes(modifier.conditions),
        let first = found.first(where: { !$0.conditions.excludes(part.conditions) })
      else { return part }
      var part = part
      part.item[keyPath: text] = first.value
      return part
    }
  }

  private func change(_ part: inout ViewPart, _ modifier: ModifierChain.Modifier) {
    let value = modifier.value?.writtenText ?? ""
    switch modifier.name {
    case "labelStyle":
      if value.contains("iconOnly") || value.contains("IconOnly") { part.labelStyle = .iconOnly }
      if value.contains("titleOnly") || value.contains("TitleOnly") { part.labelStyle = .titleOnly }
      if value.contains("titleAndIcon") || value.contains("TitleAndIcon") { part.labelStyle = .titleAndIcon }
    case "buttonStyle":
      if value.contains("rominent") { part.item.style = .prominent }
      if value.contains("FioriPrimary") { part.item.style = .primary }
      if value.contains("FioriSecondary") { part.item.style = .secondary }
      if value.contains("FioriTertiary") { part.item.style = .tertiary }
    case "keyboardShortcut":
      if value == ".defaultAction", part.item.style == .plain { part.item.style = .primary }
      if value == ".cancelAction", part.item.style == .plain { part.item.style = .cancel }
    case "dynamicTypeSize":
      let written = modifier.call.arguments.first?.expression.writtenText ?? ""
      if let cap = TextSize(cap: written) { part.item.facts.textSizeCap = .declared(cap) }
    case "frame":
      if let width = modifier.call.argument("width").flatMap({ Double($0.writtenText) }) {
        part.item.fixedWidth = Points(width)
      }
    default: break
    }
  }
}

extension TextSize {
  /// The largest size of `...DynamicTypeSize.large`, `.small ... .xxLarge` or `.medium`; nil for sizes without an upper end.
  fileprivate init?(cap written: String) {
    guard let name = written.split(separator: ".").last?.filter(\.isLetterOrNumber), !written.hasSuffix("...") else {
      return nil
    }
    let sizes = TextSize.allCases
    guard let size = sizes.first(where: { "\($0)" == name || "\($0)" == name.replacing("accessibility", with: "ax") }) else {
      return nil
    }
    self = size
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
