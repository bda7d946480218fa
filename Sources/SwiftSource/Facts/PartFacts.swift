import LintelModel
import SwiftSyntax

extension ViewPart {
  /// What a modifier says of the part besides its face and its place.
  mutating func note(_ modifier: ModifierChain.Modifier) {
    switch modifier.name {
    case "fioriButtonStyle": noteFiori(modifier)
    case "buttonStyle": noteBorder(modifier)
    case "symbolVariant": noteVariant(modifier)
    case "tint",
      "foregroundColor" where role == .control,
      "foregroundStyle" where role == .control:
      if let color = modifier.value { item.noteTint(color) }
    case "foregroundColor" where role == .image, "foregroundStyle" where role == .image:
      if let color = modifier.value { item.noteTint(color) }
    case "onTapGesture" where role == .other || role == .image: item.facts.respondsToTaps = .declared(true)
    case "gesture" where role != .control && role != .space, "simultaneousGesture" where role != .control && role != .space:
      if modifier.value?.writtenText.hasPrefix("TapGesture(") == true { item.facts.respondsToTaps = .declared(true) }
    case "background" where role != .image: noteBackground(modifier)
    case "cornerRadius" where role != .text: item.facts.hasConcentricCorners = .declared(false)
    case "clipShape" where role == .control || role == .other: noteCorners(modifier)
    default: break
    }
  }

  /// `FioriSecondaryButtonStyle(colorStyle: .negative)` of SAP's SDK.
  private mutating func noteFiori(_ modifier: ModifierChain.Modifier) {
    guard let call = modifier.value?.as(FunctionCallExprSyntax.self) else { return }
    switch TextExpression.name(of: call) {
    case "FioriPrimaryButtonStyle": item.style = .primary
    case "FioriSecondaryButtonStyle": item.style = .secondary
    case "FioriTertiaryButtonStyle", "FioriPlainButtonStyle": item.style = .tertiary
    default: return
    }
    // The tint is the colour of every filled button unless the code says otherwise; written out, it means yes.
    switch call.argument("colorStyle")?.writtenText.split(separator: ".").last {
    case "negative": item.facts.meaning = .declared(.negative)
    case "tint" where item.style == .secondary: item.facts.meaning = .declared(.positive)
    default: break
    }
  }

  /// A border on a Mac's bar: `.buttonStyle(.bordered)`.
  private mutating func noteBorder(_ modifier: ModifierChain.Modifier) {
    switch modifier.value?.writtenText {
    case ".bordered", "BorderedButtonStyle()", ".borderedProminent", "BorderedProminentButtonStyle()":
      item.facts.hasBezel = .declared(true)
    case ".plain", ".borderless", ".accessoryBar", ".accessoryBarAction", "PlainButtonStyle()", "BorderlessButtonStyle()":
      item.facts.hasBezel = .declared(false)
    default: break
    }
  }

  /// `.symbolVariant(.circle)` makes `plus.circle` of `plus`.
  private mutating func noteVariant(_ modifier: ModifierChain.Modifier) {
    guard let variant = modifier.value?.writtenText, item.hasSystemName, let symbol = item.symbol,
      let words = SymbolVariant.words(variant), !symbol.hasSuffix(words)
    else { return }
    item.symbol = symbol + words
  }

  /// A shape of the app's own behind it: `.background(RoundedRectangle(cornerRadius: 3).fill(.thinMaterial))` and
  /// `.background(.blue, in: Rectangle())`.
  private mutating func noteBackground(_ modifier: ModifierChain.Modifier) {
    noteCorners(modifier.call.argument("in")?.writtenText ?? modifier.value?.writtenText ?? "")
  }

  private mutating func noteCorners(_ modifier: ModifierChain.Modifier) { noteCorners(modifier.value?.writtenText ?? "") }

  private mutating func noteCorners(_ shape: String) {
    if shape.hasPrefix("RoundedRectangle(cornerRadius") || shape.hasPrefix(".rect(cornerRadius")
      || shape.hasPrefix("Rectangle(")
    {
      item.facts.hasConcentricCorners = .declared(false)
    } else if ["Capsule", ".capsule", "Circle", ".circle", "ConcentricRectangle"].contains(where: shape.hasPrefix)
      || shape.contains(".containerConcentric") || shape.contains("corners: .concentric")
    {
      item.facts.hasConcentricCorners = .declared(true)
    }
  }
}

/// The variants of symbols that SwiftUI names.
enum SymbolVariant {
  /// `.circle.fill` of `.circle.fill` and of `SymbolVariants.circle.fill`; nil for none and for what is no variant.
  static func words(_ written: String) -> String? {
    let words = written.split(separator: ".").filter { $0 != "SymbolVariants" }
    let known: Set<Substring> = ["circle", "square", "rectangle", "fill", "slash"]
    guard !words.isEmpty, words.allSatisfy(known.contains) else { return nil }
    return words.map { "." + $0 }.joined()
  }
}

extension Item {
  /// A colour that the app gives the item. Red on what destroys or refuses is the platform's own.
  mutating func noteTint(_ color: ExprSyntax) {
    guard OwnColor.isOne(color) else { return }
    let names = [id, label.key, label.source, accessibilityLabel.key, symbol].compactMap { $0?.lowercased() }
    let isDestructive = Self.destructive.contains { word in names.contains { $0.contains(word) } }
    let isRed = ["red", "systemred"].contains(color.writtenText.split(separator: ".").last?.lowercased())
    if !(isRed && isDestructive) { facts.hasOwnTint = .declared(true) }
  }

  private static let destructive = [
    "delete", "remove", "trash", "reject", "decline", "discard", "erase", "clear", "stop", "block", "leave", "revoke",
  ]
}
