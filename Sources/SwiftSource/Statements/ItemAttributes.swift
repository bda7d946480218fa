import LintelModel
import SwiftSyntax

/// Writes what was read of an object as the model's item.
struct ItemAttributes {
  let texts: TextExpression

  /// What a value says as a text, each with its conditions.
  func texts(of values: [Conditional<Value>]) -> [Conditional<LocalizedText>] {
    values.flatMap { value in
      texts(of: value.value).map { Conditional($0.value, value.conditions.and(part: $0.conditions)) }
    }
  }

  func texts(of value: Value) -> [Conditional<LocalizedText>] {
    switch value {
    case .expression(let expression):
      textsTaken(by: expression) ?? texts.texts(of: expression.operand, as: .string, at: expression.place)
    case .choice(let values):
      // An arm of an arm that this one excludes is never seen.
      values.flatMap { value in texts(of: value.value).map { Conditional($0.value, value.conditions.and($0.conditions)) } }
    case .nothing: [Conditional(.none)]
    case .parameter(let name, let location):
      [Conditional(LocalizedText(state: .unresolved, expression: name, location: location))]
    case .object(let object):
      [Conditional(LocalizedText(state: .unresolved, expression: "\(object.type)(…)", location: object.location))]
    case .list, .closure, .onBar, .drawn, .unread: [Conditional(LocalizedText(state: .unresolved, expression: "…"))]
    }
  }

  /// A property's texts: those set last, else those the object is made with.
  func texts(
    _ property: String, of object: MadeObject, initial: Value? = nil, tellsFunctions: Bool = false
  ) -> [Conditional<LocalizedText>] {
    let found = texts(of: object.values(of: property, initial: initial, tellsFunctions: tellsFunctions))
    // An item that is made without a title and given one later has no title only until then.
    var present: [Conditional<LocalizedText>] = []
    for text in found where text.value.isPresent && !present.contains(where: { $0.value.reads(like: text.value) }) {
      present.append(text)
    }
    if present.count == 1 { return [Conditional(present[0].value)] }
    return present.isEmpty ? Array(found.prefix(1)) : present
  }

  /// What an attribute's alternatives make: every label and every spoken name is on one, and no name beside a label that
  /// another branch gives.
  func combine<Made>(
    _ labels: [Conditional<LocalizedText>], _ names: [Conditional<LocalizedText>], at location: SourceLocation,
    _ make: (LocalizedText, LocalizedText, Conditions) -> Made
  ) -> [Conditional<Made>] {
    var unseenLabels = Array(labels.indices)
    var unseenNames = Array(names.indices)
    var found: [Conditional<Made>] = []
    repeat {
      var conditions = Conditions.always
      let left = unseenLabels.isEmpty ? unseenNames.first : nil
      let label =
        unseenLabels.first
        ?? labels.indices.first { index in
          left.map { !labels[index].conditions.excludes(names[$0].conditions) } ?? true
        }
      if let label { conditions = conditions.and(labels[label].conditions) }
      let name = left ?? self.name(names, unseen: unseenNames, on: conditions)
      if let name { conditions = conditions.and(names[name].conditions) }
      found.append(
        Conditional(
          make(label.map { labels[$0].value } ?? .none, name.map { names[$0].value } ?? .none, conditions), conditions))
      unseenLabels.removeAll { $0 == label }
      unseenNames.removeAll { $0 == name }
    } while (!unseenLabels.isEmpty || !unseenNames.isEmpty) && found.count < Self.maximumFaces
    guard found.count > 1 else { return found }
    let branch = Branch(.value, "face of \(location)")
    return found.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) }
  }

  /// The name that is spoken of a label: one that the same method sets, if there is one, and else the next one that fits.
  private func name(_ names: [Conditional<LocalizedText>], unseen: [Int], on label: Conditions) -> Int? {
    let fitting = (unseen + Array(names.indices)).filter { !label.excludes(names[$0].conditions) }
    return fitting.first { !names[$0].conditions.functions.isDisjoint(with: label.functions) } ?? fitting.first
  }

  /// Items with more faces than this show the first ones: 8.
  static let maximumFaces = 8

  /// The last words of what a value may be: `done` of `.done` and of `UIBarButtonItem.SystemItem.done`.
  func words(_ value: Value?) -> [Conditional<String>] {
    switch value {
    case .expression(let expression)?:
      expression.operand.elements.count == 1
        ? expression.operand.elements[0].path?.last.map { [Conditional($0)] } ?? [] : []
    case .choice(let values)?:
      values.flatMap { value in words(value.value).map { Conditional($0.value, value.conditions.and($0.conditions)) } }
    default: []
    }
  }

  func words(_ value: Value?, are word: String) -> Bool {
    guard case .expression(let expression)? = value, expression.operand.elements.count == 1 else { return false }
    return (expression.operand.elements[0].path?.last ?? expression.operand.text) == word
  }

  /// Gives the item an image. One made by code that cannot be followed may be the system's, which has a name of its own.
  func set(image: (name: String, isSystem: Bool, isSeen: Bool), of item: inout Item) {
    (item.symbol, item.hasSystemName) = (image.name, image.isSystem)
    item.isImageUnread = !image.isSeen
    if !image.isSeen { item.mayBeSetByCode = true }
  }

  /// An image's name, whether the system draws and describes it, and whether its making is seen.
  func symbol(_ value: Value?) -> (name: String, isSystem: Bool, isSeen: Bool)? {
    switch value {
    case .expression(let expression)?:
      return ImageExpression.handedIn(expression, texts)
        ?? ImageExpression.name(in: expression.operand, texts, expression.place)
    case .choice(let values)?: return values.lazy.compactMap { symbol($0.value) }.first
    case .parameter(let name, _)?: return (name, false, false)
    case .object(let object)?: return (object.type, false, false)
    default: return nil
    }
  }

  /// The images of a value whose branches choose the symbol, at most as many as `SymbolStates` has; else the first.
  func symbols(_ value: Value?) -> [Conditional<(name: String, isSystem: Bool, isSeen: Bool)>] {
    if case .choice(let arms)? = value, arms.count <= SymbolStates.maximum {
      let found = arms.compactMap { arm in symbol(arm.value).map { Conditional($0, arm.conditions) } }
      if found.count == arms.count, found.allSatisfy({ $0.value.isSeen && !$0.conditions.arms.isEmpty }),
        Set(found.map(\.value.name)).count > 1
      {
        return found
      }
    }
    guard case .expression(let expression)? = value else { return symbol(value).map { [Conditional($0)] } ?? [] }
    if let handed = ImageExpression.handedIn(expression, texts) { return [Conditional(handed)] }
    return ImageExpression.states(in: expression.operand, texts, expression.place)
  }

  /// What is in a view: kind, texts, image.
  ///
  /// - Parameter conditions: When the item has the face that is written.
  func add(view value: Value, to item: inout Item, on conditions: Conditions = .always) {
    guard let view = value.objects.first else {
      item.mayBeSetByCode = true
      // `InitialsBadge(name: name, accessibilityLabel: …)`, a view of the project's that is given its spoken name.
      if case .expression(let expression) = value, expression.operand.elements.count == 1,
        !item.accessibilityLabel.isPresent,
        let spoken = expression.operand.elements[0].as(FunctionCallExprSyntax.self)?.argument("accessibilityLabel")
      {
        item.accessibilityLabel =
          texts.texts(of: spoken, as: .string, at: expression.place).first?.value ?? .none
      }
      return
    }
    let said = said(by: view)
    if !item.label.isPresent, let text = said.first(where: { $0.value.isPresent && !$0.conditions.excludes(conditions) }) {
      item.label = text.value
    }
    let fonts = view.values(of: "font")
    if item.viewFont == nil, fonts.count == 1 { item.viewFont = FontExpression.font(fonts[0].value) }
    if item.viewFont == nil, fonts.isEmpty { item.viewFont = attributedFont(of: view) }
    noteTextSize(of: view, fonts, on: &item)
    noteOwnTextSize(of: view, on: &item)
    let action = view.argument("primaryAction")?.objects.first
    let image =
      view.values(of: "setImage") + view.values(of: "image", initial: view.argument("image") ?? action?.argument("image"))
      + configured("image", of: view)
    if let symbol = image.lazy.compactMap({ symbol($0.value) }).first, item.symbol == nil {
      set(image: symbol, of: &item)
    }
    for one in image where !one.conditions.excludes(conditions) { noteTurning(of: one.value, on: &item) }
    if !item.accessibilityLabel.isPresent {
      let spoken = view.values(of: "accessibilityLabel", initial: view.argument("accessibilityLabel"))
      let names = texts(of: spoken + view.values(of: "setAccessibilityLabel"))
      item.accessibilityLabel = names.first { !$0.conditions.excludes(conditions) }?.value ?? .none
    }
    if !item.toolTip.isPresent {
      let tips = texts(of: view.values(of: "toolTip"))
      item.toolTip = tips.first { !$0.conditions.excludes(conditions) }?.value ?? .none
    }
    add(stack: view, to: &item, on: conditions)
    kind(of: view, &item)
    noteTaps(on: view, to: &item)
    item.systemView = systemView(view)
    // Where such a button has both, both are seen. What one of AppKit shows, its `imagePosition` says.
    if view.base == "UIButton", item.symbol != nil, said.contains(where: \.value.isPresent) {
      item.showsLabelBesideSymbol = item.label.isPresent
    }
    if view.type == "UIButton" {
      (item.sideInsets, item.imagePadding) = (ButtonRoom.sides(of: view), ButtonRoom.besideImage(of: view))
      item.isSymbolTrailing = ButtonRoom.isImageTrailing(in: view)
    }
    // A type of the project's may say and name anything itself.
    if view.type != view.base {
      item.mayBeSetByCode = true
      // In fonts of its own, as wide as it likes.
      if view.base == "UIView" { item.mayShrink = true }
      if !item.accessibilityLabel.isPresent, let name = spokenName(ofType: view) { item.accessibilityLabel = name }
    }
  }

  /// The class of an item of the project's own, where nothing of the view that it has been given could be read.
  func unreadViewClass(of object: MadeObject, _ item: Item) -> String? {
    let isUnread = item.kind == .customView && item.systemView == nil && item.symbol == nil && !item.label.isPresent
      && !item.accessibilityLabel.isPresent && !item.toolTip.isPresent
    return isUnread && object.isOfProject ? object.type : nil
  }

  /// That a project's view overrides `accessibilityLabel`; what it says, only the running program knows.
  private func spokenName(ofType view: MadeObject) -> LocalizedText? {
    let project = texts.project
    guard let file = project.file(at: view.location.file),
      project.members(named: "accessibilityLabel", of: view.type, near: file).first != nil
    else { return nil }
    return LocalizedText(state: .unresolved, expression: "\(view.type).accessibilityLabel", location: view.location)
  }

  private func kind(of view: MadeObject, _ item: inout Item) {
    switch view.base {
    case "UISegmentedControl", "NSSegmentedControl":
      item.kind = .segmentedControl
      // Its segments are buttons, none of which stays chosen: it switches no views.
      if words(view.values(of: "isMomentary").last?.value, are: "true")
        || words(view.values(of: "trackingMode").last?.value ?? view.argument("trackingMode"), are: "momentary")
      {
        item.facts.switches = .declared(.value)
      }
      add(segmentsOf: view, to: &item)
    case "UISearchBar", "NSSearchField", "UISearchTextField": item.kind = .searchField
    case "UISwitch", "NSSwitch": item.kind = .toggle
    case "NSPopUpButton": item.kind = .menu
    case "UIButton", "NSButton":
      let isMenu = view.has("menu") || view.argument("menu") != nil
      let hasFace = item.label.isPresent || item.symbol != nil
      item.kind = isMenu ? .menu : hasFace ? .button : .customView
      item.mayBeSetByCode = item.mayBeSetByCode || !hasFace
    default: item.mayBeSetByCode = item.mayBeSetByCode || !item.label.isPresent
    }
  }
}

extension LocalizedText {
  /// Whether it says the same, wherever it is.
  func reads(like other: LocalizedText) -> Bool {
    state == other.state && key == other.key && table == other.table && source == other.source
      && expression == other.expression
  }
}
