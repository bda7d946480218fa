import LintelModel
import SwiftSyntax

/// What modifiers make of a view's parts, as far as bars are concerned.
struct ViewModifiers {
  let reader: ViewReader
  let place: Place
  /// How deep the view is that they are of.
  let depth: Int

  func applied(_ modifiers: [ModifierChain.Modifier], to parts: [ViewPart]) -> [ViewPart] {
    modifiers.reduce(parts) { applied($1, to: $0) }
  }

  private func applied(_ modifier: ModifierChain.Modifier, to parts: [ViewPart]) -> [ViewPart] {
    switch modifier.name {
    case "accessibilityLabel", "accessibility": return named(modifier, parts, "label")
    case "help": return helped(modifier, parts)
    case "accessibilityRepresentation", "accessibilityChildren": return represented(modifier, parts)
    case let name where SizeModifier.names.contains(name): return parts.flatMap { sized(modifier, $0) }
    default:
      return parts.map { part in
        guard !part.conditions.excludes(modifier.conditions) else { return part }
        var part = part
        change(&part, modifier)
        return part
      }
    }
  }

  /// A spoken name. One with several arms makes a part for each of them that can apply with the part.
  private func named(_ modifier: ModifierChain.Modifier, _ parts: [ViewPart], _ label: String) -> [ViewPart] {
    let names = texts(of: modifier, label)
    return parts.flatMap { part -> [ViewPart] in
      guard !part.conditions.excludes(modifier.conditions), !part.isChildOfElement || part.item.kind == .group else {
        return [part]
      }
      let arms = names.filter { !$0.conditions.excludes(part.conditions) }.map { name in
        var part = part
        part.item.accessibilityLabel = name.value
        part.item.isNamedByImage = false
        part.conditions = part.conditions.and(name.conditions)
        return part
      }
      return arms.isEmpty ? [part] : arms
    }
  }

  /// One of which nothing is known may be called anything.
  private func represented(_ modifier: ModifierChain.Modifier, _ parts: [ViewPart]) -> [ViewPart] {
    let shown = RepresentedView(modifier.call, reader, at: place, depth: depth)
    return parts.map { part in
      guard !part.conditions.excludes(modifier.conditions) else { return part }
      var part = part
      if let shown { shown.name(&part.item) } else { change(&part, modifier) }
      return part
    }
  }

  /// A tool tip: nobody sees or hears it before asking, so its first arm represents all.
  private func helped(_ modifier: ModifierChain.Modifier, _ parts: [ViewPart]) -> [ViewPart] {
    let tips = texts(of: modifier, nil)
    return parts.map { part in
      guard !part.conditions.excludes(modifier.conditions),
        let first = tips.first(where: { !$0.conditions.excludes(part.conditions) })
      else { return part }
      var part = part
      part.item.toolTip = first.value
      return part
    }
  }

  private func sized(_ modifier: ModifierChain.Modifier, _ part: ViewPart) -> [ViewPart] {
    guard !part.conditions.excludes(modifier.conditions) else { return [part] }
    var part = part
    change(&part, modifier)
    // What is around a shape that reacts may react, too.
    part.item.facts.targetWidth = .unknown
    part.item.facts.targetHeight = .unknown
    return SizeModifier(
      modifier: modifier, lengths: LengthConstant(project: reader.project, place: place),
      location: place.file.location(of: modifier.node)
    ).applied(to: part)
  }

  private func texts(of modifier: ModifierChain.Modifier, _ label: String?) -> [Conditional<LocalizedText>] {
    guard let value = modifier.value ?? label.flatMap({ modifier.call.argument($0) }) else { return [] }
    return reader.texts.texts(of: value, as: .key, at: place)
  }

  private func change(_ part: inout ViewPart, _ modifier: ModifierChain.Modifier) {
    let value = modifier.value?.writtenText ?? ""
    part.note(modifier)
    part.noteHiding(modifier)
    part.noteContentShape(modifier)
    if modifier.name == "font", part.role == .text {
      part.item.viewFont = modifier.value.flatMap(FontExpression.font(ofView:))
      let size = modifier.value.flatMap(FontExpression.fixedSize(ofView:))
      part.item.facts.fixedTextSize = size.map { .declared($0) } ?? .unknown
      part.item.fixedTextSizeIsFrom = size.map { _ in place.file.location(of: modifier.node) }
    }
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
      // In an `#if`, the keys are not there on all platforms of the part.
      if part.conditions.settings.isSubset(of: modifier.conditions.settings),
        let keys = KeyboardShortcut.keys(of: modifier.call)
      {
        part.item.facts.shortcut = .declared(keys)
      }
    // Either may give it any name.
    case "modifier", "accessibilityRepresentation", "accessibilityChildren":
      if !part.item.label.isPresent { (part.item.mayBeSetByCode, part.item.isSpokenByFileName) = (true, false) }
    // "Any child accessibility elements become children of the new accessibility element" (SwiftUI, "contain"): the others make
    // one element of all.
    case "accessibilityElement":
      part.isChildOfElement = modifier.call.argument("children")?.writtenText.hasSuffix(".contain") == true
    case "accessibilityAddTraits" where value.contains("isButton") || value.contains("isLink"): part.item.isButtonByTrait = true
    // What nobody can operate and no screen reader finds needs no name.
    case "accessibilityHidden" where value == "true" && part.role == .image:
      (part.item.kind, part.item.isImageHidden) = (.helperText, true)
      (part.item.accessibilityLabel, part.item.isNamedByImage) = (.none, false)
    case "flipsForRightToLeftLayoutDirection", "scaleEffect", "rotationEffect", "rotation3DEffect", "environment":
      if let turns = TurnedSymbol.answer(ofModifier: modifier.name, modifier.call.arguments.writtenText) {
        part.item.turnsSymbol = turns
      }
    case "accessibilityShowsLargeContentViewer": part.item.facts.showsLargeContent = .declared(true)
    case "onTapGesture" where part.role == .text: part.item.facts.respondsToTaps = .declared(true)
    case "renderingMode" where value.hasSuffix(".original"): part.item.facts.isFullColor = .declared(true)
    case "controlSize":
      if let size = ItemFacts.ControlSize(rawValue: String(value.drop { $0 == "." })) {
        part.item.facts.controlSize = .declared(size)
      }
    case "foregroundStyle", "foregroundColor":
      if let color = modifier.value.flatMap(ColorLiteral.hex) { part.item.facts.foreground = .declared(color) }
    case "background":
      if let color = modifier.value.flatMap(ColorLiteral.hex) { part.item.facts.background = .declared(color) }
    case "dynamicTypeSize":
      let written = modifier.call.arguments.first?.expression.writtenText ?? ""
      if let cap = TextSize(cap: written) { part.item.facts.textSizeCap = .declared(cap) }
    case "bold" where value != "false", "fontWeight" where Self.isHeavy(value): part.item.isEmphasized = true
    case "font" where Self.isHeavy(value) || value.contains(".bold()") || value.hasSuffix(".headline"):
      part.item.isEmphasized = true
    default: break
    }
  }

  /// Whether a weight, or one of those that it may be, is heavier than that of a button.
  private static func isHeavy(_ weight: String) -> Bool {
    [".semibold", ".bold", ".heavy", ".black"].contains(where: weight.contains)
  }
}

extension Item {
  /// Takes over the font of the text that it shows, with where it is set; nil for that of the bar.
  mutating func takeFont(of text: Item?) {
    (facts.fixedTextSize, fixedTextSizeIsFrom) = (text?.facts.fixedTextSize ?? .unknown, text?.fixedTextSizeIsFrom)
    if let text { viewFont = text.viewFont }
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
