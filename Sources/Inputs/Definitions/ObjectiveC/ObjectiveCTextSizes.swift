import LintelModel

/// Whether a label that Objective-C code makes follows the text size that people set.
enum ObjectiveCTextSize {
  /// Code asks for that many points, whatever size people set: `label.font = [UIFont systemFontOfSize:13];`.
  case fixed(Points)
  /// A font is set of which that was not read.
  case unread
  /// It follows, or no code says anything of it.
  case open

  func tell(_ item: inout Item) {
    guard item.label.isPresent else { return }
    switch self {
    case .fixed(let size): item.facts.fixedTextSize = .declared(size)
    case .unread: item.hasUnreadTextSize = true
    case .open: break
    }
  }
}

extension ObjectiveCTexts {
  func textSize(of view: ObjectiveCItem) -> ObjectiveCTextSize {
    // What a long press shows large may keep its size.
    guard view.type == "UILabel", !view.settings.contains(where: { $0.property.lowercased().contains("largecontent") }) else {
      return .open
    }
    let fonts = view.settings.filter { $0.property == "font" && !$0.conditions.excludes(state) }.map(\.value)
    let sizes = fonts.map { fixedSize(of: $0) }
    if let first = sizes.first, let size = first, sizes.allSatisfy({ $0 == size }) { return .fixed(size) }
    return fonts.contains { !isScaled($0) } ? .unread : .open
  }

  private func fixedSize(of font: ObjectiveCExpression) -> Points? {
    guard case .message(.path(let type, _), let labels, let arguments, _) = font, type == ["UIFont"], labels.count == 1,
      ["systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize"].contains(labels[0]), let size = arguments.first
    else { return nil }
    return number(size)
  }

  /// Apple's documentation of UIKit, "Scaling fonts automatically".
  private func isScaled(_ font: ObjectiveCExpression) -> Bool {
    guard case .message(_, let labels, _, _) = font, let first = labels.first else { return false }
    return first.hasPrefix("preferredFontForTextStyle") || first.hasPrefix("scaledFontForFont")
  }
}
