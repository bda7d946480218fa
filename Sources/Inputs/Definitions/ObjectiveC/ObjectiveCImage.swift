import LintelModel

/// An image of Objective-C, by its name: `[UIImage imageNamed:@"x"]`, `[NSImage imageWithSystemSymbolName:@"plus" …]`.
struct ObjectiveCImage {
  /// Nil where only the running program knows which one it is.
  var name: String?
  var isSystem = false
  /// Whether it turns where people read from right to left.
  var turns = false

  /// The images that an expression may be in a state, one for each of its branches.
  static func all(
    of expression: ObjectiveCExpression, in state: Conditions = .always, depth: Int = 0
  ) -> [ObjectiveCImage] {
    if expression.isNil { return [] }
    guard depth < 6 else { return [Self()] }
    switch expression {
    case .conditional(let first, let second, let arms, _):
      return taken(first, second, arms, state).flatMap { all(of: $0, in: state, depth: depth + 1) }
    case .message(let receiver, let labels, let arguments, _):
      let label = labels.first ?? ""
      if receiver.isMessage, arguments.isEmpty || changes.contains(label) {
        return all(of: receiver, in: state, depth: depth + 1).map { image in
          var image = image
          if label == "imageFlippedForRightToLeftLayoutDirection" { image.turns = true }
          return image
        }
      }
      guard let name = arguments.first else { return [Self()] }
      if name.isNil { return [] }
      let isSystem = label.lowercased().contains("system")
      return names(name, in: state, depth: depth + 1).map { name in
        Self(name: name, isSystem: isSystem || name?.hasPrefix("NSImageName") == true)
      }
    default: return [Self()]
    }
  }

  /// What a name may be: a text, or a constant that stands for one; nil for a variable.
  private static func names(_ expression: ObjectiveCExpression, in state: Conditions, depth: Int) -> [String?] {
    guard depth < 6 else { return [nil] }
    switch expression {
    case .string(let text, _): return [text]
    case .conditional(let first, let second, let arms, _):
      return taken(first, second, arms, state).flatMap { names($0, in: state, depth: depth + 1) }
    default: return [expression.path?.last.flatMap { isConstant($0) ? $0 : nil }]
    }
  }

  /// Which of two the code takes in a state; both where that says nothing of them.
  private static func taken(
    _ first: ObjectiveCExpression, _ second: ObjectiveCExpression, _ arms: ObjectiveCArms, _ state: Conditions
  ) -> [ObjectiveCExpression] {
    guard !state.arms.isEmpty else { return [first, second] }
    return (state.excludes(arms.then) ? [] : [first]) + (state.excludes(arms.otherwise) ? [] : [second])
  }

  /// `NSImageNameAdvanced`, `kIconName`, `ICON_NAME`
  private static func isConstant(_ name: String) -> Bool {
    let word = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return word.first?.isUppercase == true
  }

  /// What makes the same image in another colour, size or direction.
  private static let changes: Set = [
    "imageWithTintColor", "imageWithRenderingMode", "imageWithConfiguration", "imageByApplyingSymbolConfiguration",
    "imageWithSymbolConfiguration", "imageWithAlignmentRectInsets",
  ]
}

extension Item {
  /// Gives the item the image that it has in a state, and the one of its other state where there are two.
  mutating func set(image expression: ObjectiveCExpression, in state: Conditions) {
    let all = ObjectiveCImage.all(of: expression)
    guard !all.isEmpty else { return }
    isImageUnread = isImageUnread || all.contains { $0.name == nil }
    var known: [(name: String, isSystem: Bool)] = []
    for image in all {
      if let name = image.name, !known.contains(where: { $0.name == name }) { known.append((name, image.isSystem)) }
    }
    let now = ObjectiveCImage.all(of: expression, in: state).compactMap(\.name)
    guard let first = known.first(where: { now.contains($0.name) }) ?? known.first else {
      guard symbol == nil else { return }
      symbol = expression.wordOfImage ?? "image"
      hasSystemName = all.allSatisfy(\.isSystem)
      return
    }
    symbol = first.name
    hasSystemName = first.isSystem
    if all.allSatisfy(\.turns) { turnsSymbol = .yes }
    let isPair = known.count == 2 && known[0].isSystem == known[1].isSystem
    facts.otherSymbol = .unknown
    if isPair, let other = known.first(where: { $0.name != first.name }) { facts.otherSymbol = .declared(other.name) }
  }

  /// Shows the image of a view in it.
  mutating func take(imageOf view: Item) {
    (symbol, hasSystemName, isImageUnread) = (view.symbol, view.hasSystemName, view.isImageUnread)
    (turnsSymbol, facts.otherSymbol) = (view.turnsSymbol, view.facts.otherSymbol)
  }
}

extension ObjectiveCItem {
  /// Whether one of the images that it may show is surely a file of the app's, which the system has no name for.
  func showsFile(_ settings: [Setting]) -> Bool {
    let made = [initialiser.argument("initWithImage") ?? initialiser.argument("image")].compactMap(\.self)
    let all = (made + settings.filter { $0.property == "image" }.map(\.value)).flatMap { ObjectiveCImage.all(of: $0) }
    return all.contains { $0.name != nil } && !all.contains { $0.isSystem }
  }
}

extension ObjectiveCItem {
  /// What code sets of the view that gives it another size than that of the frame that it is made with.
  var sizeSettings: [Setting] {
    let sizes = ["frame", "bounds", "size", "translatesAutoresizingMaskIntoConstraints", "configuration"]
    return settings.filter { sizes.contains($0.property) }
  }

  /// Whether it is a view of UIKit's that is as wide as its frame, whatever is in it.
  var isPlainView: Bool { type == base && ["UIView", "UIImageView"].contains(type) }

  /// Whether a plain button shows the item's image, and no code says what a long press shows of it.
  func showsImage(in view: ObjectiveCItem?) -> Bool {
    guard type == "UIBarButtonItem", viewExpression != nil, let view, view.type == "UIButton" else { return false }
    return !(settings + view.settings).contains { $0.property.lowercased().contains("largecontent") }
      && view.settings.contains { $0.property == "image" }
  }
}

extension ObjectiveCExpression {
  /// What the code calls an image that is made of a variable: `name` of `[UIImage imageNamed:name]`.
  fileprivate var wordOfImage: String? {
    if let path { return path.last }
    guard case .message(_, _, let arguments, _) = self else { return nil }
    return arguments.first?.path?.last
  }
}
