import LintelModel

/// Buttons and labels that code puts side by side, or one above the other, into one view of an item.
extension ItemAttributes {
  /// Gives an item the buttons of its stack, each with its own face and name, and what its labels say.
  ///
  /// - Parameter conditions: When the item has the face that is written.
  func add(stack view: MadeObject, to item: inout Item, on conditions: Conditions) {
    let held = stacked(in: view, conditions, depth: 0)
    let labels = held.filter(\.isLabelOfStack)
    guard held.contains(where: \.isButtonOfStack) else {
      if !labels.isEmpty { add(labels: labels, to: &item, on: conditions) }
      // A column is no narrower than its first label; what stands beside a label needs room that is not read.
      if labels.count < held.count || labels.count > 1 && !isColumn(view) { item.hasUnreadWidth = true }
      return
    }
    let faces = held.filter { $0.isButtonOfStack || $0.isLabelOfStack }.map { face(of: $0, in: item, on: conditions) }
    item.kind = .group
    item.parts = faces.filter { $0.kind != .helperText }
    item.controlCount = item.parts.count
    item.segments = faces.map(\.label)
    item.segmentSymbols = faces.map { $0.showsLabelBesideSymbol ? nil : $0.symbol }
    // Nobody reads the room between them.
    item.hasUnreadWidth = true
  }

  /// A button or a label of a stack.
  private func face(of view: MadeObject, in item: Item, on conditions: Conditions) -> Item {
    var face = Item(id: view.name ?? view.type, kind: .button, location: view.toldAt, placement: item.placement)
    face.note(makerOf: view)
    face.variable = view.name ?? ""
    add(view: .object(view), to: &face, on: conditions)
    if view.isLabelOfStack { face.kind = .helperText }
    return face
  }

  private func add(labels: [MadeObject], to item: inout Item, on conditions: Conditions) {
    func texts(of label: MadeObject) -> [LocalizedText] {
      said(by: label).filter { $0.value.isPresent && !$0.conditions.excludes(conditions) }.map(\.value)
    }
    if !item.label.isPresent, let text = texts(of: labels[0]).first { item.label = text }
    item.segments = labels.dropFirst().flatMap { texts(of: $0) }
    let fonts = labels[0].values(of: "font")
    if item.viewFont == nil, fonts.count == 1 { item.viewFont = FontExpression.font(fonts[0].value) }
    noteTextSize(of: labels[0], fonts, on: &item)
  }

  /// The view whose text is the item's: of a stack of labels its first one, else the view itself.
  func speaker(of view: MadeObject) -> MadeObject {
    let held = stacked(in: view, .always, depth: 0)
    return held.contains(where: \.isButtonOfStack) ? view : held.first(where: \.isLabelOfStack) ?? view
  }

  /// What is in a stack, in its order, and in the stacks that are in it. Empty for any other view.
  private func stacked(in view: MadeObject, _ conditions: Conditions, depth: Int) -> [MadeObject] {
    guard view.isStack, depth < Self.deepestStack else { return [] }
    let lists = ["arrangedSubviews", "views"].compactMap { view.argument($0) }.map { Conditional($0) }
    let added = view.settings.filter { MadeObject.additions.contains($0.property) }
    let given = lists + added.map { Conditional($0.value, $0.conditions) }
    var known: Set<ObjectIdentifier> = []
    let views = given.flatMap { elements(of: $0.value, $0.conditions) }.filter { !$0.conditions.excludes(conditions) }
      .flatMap(\.value.objects).filter { known.insert(ObjectIdentifier($0)).inserted }
    return views.flatMap { $0.isStack ? stacked(in: $0, conditions, depth: depth + 1) : [$0] }
  }

  /// A stack in a stack in a stack holds what an item shows; what is deeper is not followed: 4.
  private static var deepestStack: Int { 4 }

  private func isColumn(_ view: MadeObject) -> Bool {
    ["axis", "orientation"].contains { words(view.values(of: $0).last?.value, are: "vertical") }
  }
}

extension MadeObject {
  /// Whether it is a stack of the platform's own, or a plain view that code fills: one of a project's type may hold anything else.
  fileprivate var isStack: Bool {
    ["UIStackView", "NSStackView"].contains(type) || type == "UIView" && settings.count { $0.property == "addSubview" } > 1
  }

  fileprivate static let additions: Set = [
    "addArrangedSubview", "insertArrangedSubview", "addSubview", "addView", "insertView",
  ]

  fileprivate var isButtonOfStack: Bool { base == "UIButton" || base == "NSButton" }
  fileprivate var isLabelOfStack: Bool { base == "UILabel" }
}
