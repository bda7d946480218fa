import LintelModel

/// The items that Interface Builder makes and that a class holds by members: code sees no more of them than it sets on them.
extension ObjectiveCEvaluator {
  /// Notes what is set on one; nothing where code makes what the names stand for.
  mutating func noteHeld(_ property: String, _ value: ObjectiveCExpression, of path: [String]) {
    guard Self.heldProperties.contains(property), let (name, kind) = heldItem(path, depth: 0) else { return }
    var item =
      held[name]
      ?? ObjectiveCItem(
        type: kind, base: classes.base(of: kind), initialiser: .path([name], offset: value.offset), method: selector)
    item.settings.append(.init(property: property, value: value.replacing(locals), asked: nil, conditions: conditions))
    held[name] = item
    let isAtStart = Self.loading.contains(selector) || selector.hasPrefix("init")
    if isAtStart, conditions.arms.isEmpty, Self.isLabel(property) { heldFromStart.insert(name) }
  }

  static func isLabel(_ property: String) -> Bool { property == "title" || property == "label" }

  private static let heldProperties: Set = ["title", "label", "image", "accessibilityLabel", "toolTip"]
  /// Behind these methods nobody has seen the item as the file has it.
  private static let loading: Set = ["viewDidLoad", "awakeFromNib", "windowDidLoad", "viewWillAppear:"]

  /// The member that a path names, or that the local name in it stands for, where it is declared as an item.
  private func heldItem(_ path: [String], depth: Int) -> (name: String, kind: String)? {
    guard depth < 4, let name = Self.member(path) else { return nil }
    // What is given nothing was not made here.
    if let value = meaning(of: path), !value.isNil {
      guard let other = value.path, other != path else { return nil }
      return heldItem(other, depth: depth + 1)
    }
    if path.count == 1, parameters.contains(path[0]) { return nil }
    guard let kind = classes.getters.declaredClass(of: name, in: type), ObjectiveCItem.isItem(kind) else { return nil }
    return (name, kind)
  }
}

extension ObjectiveCEvaluator {
  /// The faces of what is held under a name: one for each text that code gives it, and one with the file's own where it may be
  /// left with that.
  func faces(ofHeld name: String, _ texts: ObjectiveCTexts) -> [Item] {
    guard let made = held[name] else { return [] }
    var bare = made
    bare.settings.removeAll { Self.isLabel($0.property) }
    guard var item = bare.items(texts, placement: .automatic).first?.item else { return [] }
    item.id = name
    item.outlet = name
    item.label = .none
    var labels: [LocalizedText] = []
    for setting in made.settings where Self.isLabel(setting.property) {
      for text in texts.said(by: setting.value) where text.isPresent && !labels.contains(where: { $0.reads(like: text) }) {
        labels.append(text)
      }
    }
    item.facesLeftOut = max(0, labels.count - Self.mostHeldFaces)
    let faces = labels.prefix(Self.mostHeldFaces).map { text in
      var face = item
      face.label = text
      return face
    }
    return (labels.isEmpty || !heldFromStart.contains(name) ? [item] : []) + faces
  }

  /// Items with more texts than this show the first ones, and their bar says how many are left out: 8.
  private static var mostHeldFaces: Int { 8 }
}
