import LintelModel
import SwiftSyntax

/// The platform's own views, on a bar.
struct PlatformViews {
  let reader: ViewReader
  let place: Place
  let depth: Int
  /// The modifiers on the view that is read.
  let chain: ModifierChain?
  private var texts: TextExpression { reader.texts }

  /// Nil if the view is none of the platform's.
  func parts(of call: FunctionCallExprSyntax) -> [ViewPart]? {
    switch TextExpression.name(of: call) {
    case "Button": return button(call)
    case "Menu":
      let commands = MenuContents(texts: texts, place: place).commands(of: call.closure("content"))
      return labelled(call, as: .menu).map { part in
        var part = part
        part.item.facts.commands = commands.map(Fact.declared) ?? .unknown
        return part
      }
    case "PasteButton", "RenameButton", "SettingsLink", "HelpLink":
      return systemLabelled(call) ?? labelled(call, as: .button)
    case "Link", "NavigationLink":
      // A link's first closure may be its destination.
      return labelled(call, as: .button)
    case "ShareLink": return shareLink(call)
    case "EditButton": return [systemItem("edit", call)]
    case "Toggle": return toggle(call)
    case "Picker": return picker(call)
    case "Label": return label(call)
    case "Text": return text(call)
    case "Image": return image(call)
    case "Spacer": return [space(.flexibleSpace, call)]
    case "Divider": return [space(.separator, call)]
    case "EmptyView", "Color": return []
    case "HStack", "VStack", "ZStack", "LazyHStack", "GlassEffectContainer", "ScrollView", "ControlGroup":
      let content = call.closure("content").map { reader.parts(of: $0.statements, at: place, depth: depth + 1) } ?? []
      // A control group is one control to the platform, whatever is in it.
      return unit(content, call).map { part in
        var part = part
        if TextExpression.name(of: call) == "ControlGroup" { part.item.controlCount = 1 }
        return part
      }
    case "ForEach": return eachElement(call)
    case "Group", "Form", "Section", "ViewThatFits":
      return call.closure("content").map { reader.parts(of: $0.statements, at: place, depth: depth + 1) } ?? []
    case "TextField", "SearchField":
      return labelled(call, as: .searchField).map { part in
        var part = part
        part.item.kind = .customView
        return part
      }
    case "ProgressView", "Slider", "Stepper", "DatePicker", "Gauge", "ColorPicker", "GeometryReader", "AsyncImage":
      var part = reader.unknown(ExprSyntax(call), at: place)
      // These take room of their own; their label is no text on the bar.
      part.item.label = .none
      part.item.systemView = activityIndicator(call)
      return [part]
    case let name where isTextless(name) && !hasTextOver(call):
      var part = reader.unknown(ExprSyntax(call), at: place)
      part.item.label = .none
      return [part]
    case "AnyView": return call.arguments.first.map { reader.parts(of: $0.expression, at: place, depth: depth + 1) } ?? []
    case "FioriButton": return fioriButton(call)
    default: return nil
    }
  }

  func item(_ kind: Item.Kind, _ node: some SyntaxProtocol) -> Item {
    Item(id: kind.rawValue, kind: kind, location: place.file.location(of: node))
  }

  private func space(_ kind: Item.Kind, _ call: FunctionCallExprSyntax) -> ViewPart {
    ViewPart(role: .space, item: item(kind, call), conditions: .always)
  }

  private func systemItem(_ name: String, _ call: FunctionCallExprSyntax) -> ViewPart {
    var item = item(.button, call)
    item.systemItem = name
    item.hasSystemName = true
    item.id = name
    return ViewPart(role: .control, item: item, conditions: .always)
  }

  /// `Button(role: .close)` and its like take their label from the role where they have no own.
  private func button(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let role = call.argument("role").map {
      TextExpression.path(of: $0)?.last ?? String($0.writtenText.drop { $0 == "." })
    }
    let hasLabel =
      call.arguments.first?.label == nil && !call.arguments.isEmpty || call.closure("label") != nil
      // `Button(role: .destructive, action: clear) { Image(…) }`
      || call.argument("action") != nil && call.trailingClosure != nil
    if let role, !hasLabel || call.arguments.count == 1 && call.closure("label") == nil {
      var part = systemItem(role == "confirm" ? "done" : role, call)
      // A close button is a symbol on every platform that has the role; so is a confirming one.
      part.item.style =
        role == "confirm" ? .prominent : role == "destructive" ? .destructive : role == "cancel" ? .cancel : .plain
      if role == "close" || role == "confirm" {
        part.item.symbol = role == "close" ? "xmark" : "checkmark"
        part.item.systemItem = role
      }
      return [part]
    }
    let same = SameStates(of: call)
    let deed = ButtonDeed(of: call)
    return labelled(call, as: .button).map { part in
      var part = part
      deed.tell(&part.item)
      same.tell(&part.item)
      if role == "destructive" { part.item.style = .destructive }
      if role == "cancel" { part.item.style = .cancel }
      // The role is what asks for the style, whoever says the label.
      if role == "confirm", part.item.style == .plain { part.item.style = .prominent }
      return part
    }
  }

  private func shareLink(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let hasLabel =
      call.arguments.first?.label == nil && call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    if hasLabel || call.closure("label") != nil || call.trailingClosure != nil { return labelled(call, as: .button) }
    var item = item(.button, call)
    item.id = "share"
    item.symbol = "square.and.arrow.up"
    item.hasSystemName = true
    return [ViewPart(role: .control, item: item, conditions: .always)]
  }

  /// A control with a label: its first argument, its `label:` closure, or its only closure where no action is asked for.
  func labelled(_ call: FunctionCallExprSyntax, as kind: Item.Kind) -> [ViewPart] {
    let control = item(kind, call)
    if let first = call.arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self),
      isText(first.expression)
    {
      return titled(control, first.expression, call)
    }
    guard let closure = labelClosure(of: call, kind) else {
      // `Menu(content:label:)` with a view property, or nothing that can be read.
      if let label = call.argument("label") { return faces(control, reader.parts(of: label, at: place, depth: depth + 1)) }
      return [ViewPart(role: .control, item: unread(control, ExprSyntax(call)), conditions: .always)]
    }
    let parts = reader.parts(of: closure.statements, at: place, depth: depth + 1)
    if parts.isEmpty, let first = closure.statements.first, !first.writtenText.hasPrefix("EmptyView()") {
      return [ViewPart(role: .control, item: unread(control, first), conditions: .always)]
    }
    return faces(control, parts)
  }

  /// A control whose label cannot be followed: it has a face, whatever that is.
  private func unread(_ control: Item, _ node: some SyntaxProtocol) -> Item {
    var item = control
    item.label = LocalizedText(
      state: .unresolved, expression: String(node.writtenText.onOneLine.prefix(120)), location: place.file.location(of: node)
    )
    item.mayBeSetByCode = true
    return item
  }

  private func isText(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return true }
    return !["URL", "Binding"].contains(TextExpression.name(of: call))
  }

  private func labelClosure(of call: FunctionCallExprSyntax, _ kind: Item.Kind) -> ClosureExprSyntax? {
    if let label = call.closure("label") { return label }
    let name = TextExpression.name(of: call)
    // `Button(action: f) { label }`, `Toggle(isOn: $x) { label }`, `Link(destination: u) { label }`.
    let takesLabelLast =
      call.argument("action") != nil || kind == .toggle || call.argument("destination") != nil
      || call.argument("value") != nil || name == "ShareLink" || name == "SettingsLink"
    return takesLabelLast ? call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self) : nil
  }

  /// A control whose title is an expression, with the symbol beside it.
  func titled(_ control: Item, _ title: ExprSyntax, _ call: FunctionCallExprSyntax) -> [ViewPart] {
    let system = call.argument("systemImage") ?? call.argument("systemSymbol")
    let said = texts.texts(of: title, as: .key, at: place)
    let symbols = (system ?? call.argument("image")).map { symbolNames($0, beside: said) } ?? []
    return said.beside(symbols).map { text, symbol, conditions in
      var item = control
      item.label = text
      (item.symbol, item.hasSystemName) = (symbol, system != nil)
      return ViewPart(role: .control, item: item.named(after: text), conditions: conditions)
    }.withOtherSymbols()
  }

  /// The image's names, or its expression where only the running program knows.
  func symbolNames(_ expression: ExprSyntax, beside said: [Conditional<LocalizedText>] = []) -> [Conditional<String>] {
    let names = SymbolStates(texts: texts, place: place).names(of: expression, beside: said)
    return names.isEmpty ? [Conditional(Operand(expression).text)] : names
  }

  /// A control with what its label shows, in each of the ways its branches allow.
  func faces(_ control: Item, _ label: [ViewPart]) -> [ViewPart] {
    let ways = label.filter { $0.role != .space }.together()
    if ways.isEmpty { return [ViewPart(role: .control, item: control, conditions: .always)] }
    return ways.map { all, conditions -> ViewPart in
      let parts = all.withoutHiddenTexts
      var item = control
      let text =
        parts.first { $0.item.label.state != .none && $0.role != .other } ?? parts.first { $0.item.label.state != .none }
      let image = parts.first { $0.item.symbol != nil }
      item.label = text?.item.label ?? .none
      item.symbol = image?.item.symbol
      (item.hasSystemName, item.isImageDrawn) = (image?.item.hasSystemName ?? false, image?.item.isImageDrawn ?? false)
      // An image beside a text adds nothing to what the text says.
      let named = parts.filter { text == nil || !$0.item.isNamedByImage }
      item.accessibilityLabel = named.lazy.map(\.item.accessibilityLabel).first { $0.state != .none } ?? .none
      item.isNamedByImage = text == nil && image?.item.isNamedByImage == true
      item.isSpokenByFileName = parts.count == 1 && image?.item.isSpokenByFileName == true
      item.isImageHidden = image?.item.isImageHidden == true
      item.turnsSymbol = image?.item.turnsSymbol ?? .no
      item.toolTip = parts.lazy.map(\.item.toolTip).first { $0.state != .none } ?? .none
      item.facesLeftOut = parts.map(\.item.facesLeftOut).max() ?? 0
      if parts.count == 1 {
        (item.fixedWidth, item.fixedWidthIsFrom) = (parts[0].item.fixedWidth, parts[0].item.fixedWidthIsFrom)
        item.fixedHeight = parts[0].item.fixedHeight
        (item.facts, item.systemView) = (parts[0].item.facts, parts[0].item.systemView)
      }
      item.isEmphasized = text?.item.isEmphasized == true
      // A control's font is the bar's.
      item.takeFont(of: control.kind == .helperText ? text?.item : nil)
      item.mayBeSetByCode = parts.contains {
        $0.role == .other || text == nil && $0.role == .image && $0.item.mayBeSetByCode
      }
      // A button that shows an activity indicator, or a view of which nothing is known, has that for a face.
      if text == nil, image == nil, parts.contains(where: { $0.role == .other || $0.role == .control }) {
        item.kind = .customView
      }
      var part = ViewPart(role: .control, item: item.named(after: item.label), conditions: conditions)
      // A text beside an image is seen; one in a Label is seen where the bar shows titles.
      let isBeside = text != nil && image != nil && parts.count > 1 && text?.item.symbol == nil
      part.labelStyle = parts.lazy.compactMap(\.labelStyle).first ?? (isBeside ? .titleAndIcon : nil)
      return part
    }.withOtherSymbols()
  }

  private func label(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let item = item(.helperText, call)
    if let first = call.arguments.first, first.label == nil {
      return titled(item, first.expression, call).map { part in
        var part = part
        part.role = .text
        return part
      }
    }
    let title = call.closure("title") ?? call.trailingClosure
    let icon = call.closure("icon")
    let all =
      (title.map { reader.parts(of: $0.statements, at: place, depth: depth + 1) } ?? [])
      + (icon.map { reader.parts(of: $0.statements, at: place, depth: depth + 1) } ?? [])
    return faces(item, all).map { part in
      var part = part
      part.role = .text
      part.labelStyle = nil
      return part
    }
  }

  private func text(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    texts.texts(of: ExprSyntax(call), as: .key, at: place).map { text in
      var item = item(.helperText, call)
      item.label = text.value
      return ViewPart(role: .text, item: item.named(after: text.value), conditions: text.conditions)
    }
  }

  private func image(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    var image = item(.customView, call)
    let system = call.argument("systemName") ?? call.argument("systemSymbol") ?? call.argument("_internalSystemName")
    var names: [Conditional<String>] = []
    if let system {
      names = symbolNames(system)
      image.hasSystemName = true
    } else if let made = call.argument("uiImage") ?? call.argument("nsImage") {
      let states = ImageExpression.states(in: Operand(made), texts, place)
      if states.first?.value.isSeen == false, let drawn = DrawnImage(made, in: texts.project, at: place) {
        (names, image.isImageDrawn) = ([Conditional(drawn.name)], true)
      } else if let known = states.first?.value {
        names = states.map { Conditional($0.value.name, $0.conditions) }
        (image.hasSystemName, image.mayBeSetByCode) = (known.isSystem, !known.isSeen)
      }
      image.turnsSymbol = TurnedSymbol.answer(made, in: texts.project, at: place)
      if let description = ImageExpression.description(in: made) {
        image.accessibilityLabel = texts.texts(of: description, as: .string, at: place).first?.value ?? .none
      }
    } else if let first = call.arguments.first {
      names = symbolNames(first.expression)
      if let label = call.argument("label") {
        image.accessibilityLabel = texts.texts(of: label, as: .key, at: place).first?.value ?? .none
      } else if first.label == nil, first.expression.is(StringLiteralExprSyntax.self) {
        image.accessibilityLabel = texts.texts(of: first.expression, as: .key, at: place).first?.value ?? .none
        image.isNamedByImage = image.accessibilityLabel.isPresent
      } else if first.label == nil {
        // `Image(.cart)` is spoken by the asset's name, too.
        (image.mayBeSetByCode, image.isSpokenByFileName) = (true, true)
      }
    }
    guard !names.isEmpty else { return [ViewPart(role: .image, item: image, conditions: .always)] }
    return names.map { name in
      image.symbol = name.value
      return ViewPart(role: .image, item: image, conditions: name.conditions)
    }
  }

  private func picker(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    let style = chain?.modifier("pickerStyle")?.value?.writtenText ?? ""
    let isSegmented = style.lowercased().contains("segmented") || style.contains("palette")
    let content = call.closure("content") ?? call.trailingClosure
    let options = content.map { reader.parts(of: $0.statements, at: place, depth: depth + 1) } ?? []
    return labelled(call, as: isSegmented ? .segmentedControl : .customView).map { part in
      var part = part
      guard isSegmented else {
        // What is seen is the value chosen, which only the running program knows; the label is its name.
        part.item.accessibilityLabel = part.item.label
        part.item.label = .none
        part.item.mayBeSetByCode = true
        return part
      }
      part.item.show(choices: options, on: part.conditions)
      // The same choice as that of the app's tabs.
      let selection = call.argument("selection")?.writtenText
      if let selection, place.file.contains("TabView(selection: \(selection)") {
        part.item.facts.switches = .declared(.mode)
      }
      // A segmented control shows its segments; its label is its name.
      part.item.accessibilityLabel = part.item.label
      part.item.label = .none
      return part
    }
  }

  /// Views side by side in one place: several controls are a group, which stays together; texts and images are one face.
  func unit(_ content: [ViewPart], _ node: some SyntaxProtocol) -> [ViewPart] {
    content.together().flatMap { parts, conditions -> [ViewPart] in
      let seen = parts.filter { $0.role != .space }.withoutHiddenTexts
      if seen.count <= 1 {
        guard var part = seen.first ?? parts.first else { return [] }
        part.conditions = conditions
        return [part]
      }
      guard seen.contains(where: { $0.role == .control || $0.role == .other }) else {
        return faces(item(.helperText, node), seen).map { face in
          var face = face
          face.role = .text
          face.conditions = conditions
          face.item.segments = linesBelow(seen, in: node)
          return face
        }
      }
      var group = item(.group, node)
      let faces = seen.map(\.faced)
      group.segments = faces.map(\.label)
      group.segmentSymbols = faces.map { $0.showsLabelBesideSymbol ? nil : $0.symbol ?? $0.systemItem }
      group.parts = seen.filter { $0.role == .control }.map(\.faced)
      group.controlCount = seen.filter { $0.role == .control }.map(\.item.controlCount).reduce(0, +)
      group.accessibilityLabel = .none
      group.mayBeSetByCode = seen.contains { $0.role == .other }
      group.facesLeftOut = seen.map(\.item.facesLeftOut).max() ?? 0
      if let first = group.segments.first(where: { $0.state != .none }) { group = group.named(after: first) }
      return [ViewPart(role: .control, item: group, conditions: conditions)]
    }
  }

  /// What a column of texts says below its first line. A line that is not read takes room, too.
  private func linesBelow(_ parts: [ViewPart], in node: some SyntaxProtocol) -> [LocalizedText] {
    guard let call = Syntax(node).as(FunctionCallExprSyntax.self),
      ["VStack", "LazyVStack"].contains(TextExpression.name(of: call))
    else { return [] }
    return Array(parts.map(\.item.label).filter { $0.state != .none }.dropFirst())
  }
}

extension Item {
  /// The same item, its id made from its text where it has one: `button.Save`.
  func named(after text: LocalizedText) -> Item {
    guard let word = text.key ?? text.source ?? text.expression, !word.isEmpty else { return self }
    var item = self
    item.id = "\(kind.rawValue).\(word.prefix(60))"
    return item
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is passed for a label, trailing or not. For `content`, the first trailing closure.
  func closure(_ label: String) -> ClosureExprSyntax? {
    if let inside = argument(label)?.as(ClosureExprSyntax.self) { return inside }
    if let trailing = additionalTrailingClosures.first(where: { $0.label.text == label }) { return trailing.closure }
    return label == "content" ? trailingClosure : nil
  }
}
