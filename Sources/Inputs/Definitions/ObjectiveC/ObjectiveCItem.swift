import LintelModel

/// A bar item, or a view in one, as code makes it: the allocation, and what is set on it afterwards.
struct ObjectiveCItem {
  struct Setting {
    var property: String
    var value: ObjectiveCExpression
    /// The identifier that the code around it is for, if it asks for one.
    var asked: String?
    var conditions = Conditions.always
  }

  let type: String
  /// The platform's class that it is or comes from.
  let base: String
  var initialiser: ObjectiveCExpression
  /// What the method that makes it calls what it is handed.
  let parameters: [String]
  /// The method that makes it.
  var method: String
  /// The identifier that the code around it is for.
  var asked: String?
  /// Where it is made, if that is not where its class is named.
  var offset: Int?
  /// Where a method makes it, if the call of the method is where it is.
  var madeAt: SourceLocation?
  /// In the order of the source; a label that is set twice is set in two branches.
  var settings: [Setting] = []
  /// Of a view: constraints or a font that gives way decide its width, so it may be narrower than its text.
  var isWidthLimited = false
  /// Of a view: what its constraints say of its width, each once.
  private(set) var widths: [ObjectiveCExpression] = []
  /// Whether a base class makes it, and only its text is known here.
  var isOfBaseClass = false
  /// Whether code that is not read has it, too, and may give it a name.
  var isHandedOn = false
  /// The identifier for which a toolbar's delegate returns it, where it was made with one that was not read.
  var handedOutFor: String?
  /// Of an item that is made before the code asks which one it is for: the identifier that this face of it has.
  private var faceIdentifier: String?

  init(
    type: String, base: String, initialiser: ObjectiveCExpression, parameters: [String] = [], method: String = "",
    asked: String? = nil
  ) {
    self.type = type
    self.base = base
    self.initialiser = initialiser
    self.parameters = parameters
    self.method = method
    self.asked = asked
  }

  /// The controller's own Edit and Done, which are not made by code: `self.editButtonItem`.
  init(editButton expression: ObjectiveCExpression, method: String) {
    self.init(
      type: "UIBarButtonItem", base: "UIBarButtonItem",
      initialiser: .message(
        receiver: expression, labels: ["initWithBarButtonSystemItem"],
        arguments: [.path(["UIBarButtonSystemItemEdit"], offset: expression.offset)], offset: expression.offset),
      method: method)
  }

  var isEditButton: Bool {
    if case .message(let receiver, _, _, _) = initialiser { receiver.isEditButton } else { false }
  }

  var isWindowItem: Bool { !type.hasPrefix("UI") && type.hasSuffix("ToolbarItem") || base == "NSToolbarItemGroup" }
  var place: Int { offset ?? initialiser.offset }

  static func isItem(_ type: String) -> Bool {
    type.hasSuffix("BarButtonItem") || type.hasSuffix("ToolbarItem") || type == "NSToolbarItemGroup"
  }

  /// Whether a class sounds like that of a view whose text or image an item may show.
  static func isView(_ type: String) -> Bool {
    ["Button", "Label", "View", "Field", "Control", "SearchBar", "Switch"].contains(where: type.hasSuffix)
  }

  /// The same with other places for what it is made of.
  func placed(_ place: (Int) -> Int) -> ObjectiveCItem {
    var item = self
    item.initialiser = initialiser.placed(place)
    item.widths = widths.map { $0.placed(place) }
    item.settings = settings.map { setting in
      var setting = setting
      setting.value = setting.value.placed(place)
      return setting
    }
    return item
  }

  /// Whether any of the values is set on it.
  func says(anyOf values: [ObjectiveCExpression]) -> Bool {
    let places = Set(values.filter { !$0.isNil }.map(\.offset))
    return settings.contains { places.contains($0.value.offset) }
  }

  mutating func note(width: ObjectiveCExpression) {
    if !widths.contains(where: { $0.offset == width.offset }) { widths.append(width) }
  }

  /// The view that it shows.
  var viewExpression: ObjectiveCExpression? {
    initialiser.argument("initWithCustomView") ?? settings.last { ["view", "customView"].contains($0.property) }?.value
  }

  /// The member that holds the view of a window's item; nil where code sets the item's size, which is another one.
  private func viewMember(_ settings: [Setting]) -> String? {
    guard isWindowItem, !settings.contains(where: { ["minSize", "maxSize"].contains($0.property) }),
      let path = settings.last(where: { $0.property == "view" })?.value.path, let name = ObjectiveCEvaluator.member(path)
    else { return nil }
    return path.count == 1 && parameters.contains(path[0]) ? nil : name
  }

  /// The items that a group is made of.
  var memberOffsets: [Int] {
    guard case .array(let elements, _)? = settings.last(where: { $0.property == "subitems" })?.value else { return [] }
    return elements.map(\.offset)
  }

  /// `return [[NSToolbarItem alloc] initWithItemIdentifier:itemIdentifier];` is what a delegate answers for identifiers that
  /// are not asked for.
  private var isFallback: Bool {
    type == "NSToolbarItem" && settings.isEmpty && identifier == nil && asked == nil && offset == nil
      && initialiser.itemIdentifier?.path?.count == 1
  }

  /// Itself; or one for each identifier that the code asks for after it has made it, with what is set for that one.
  ///
  /// - Parameter state: The state in which the code is: what other states set is left out.
  func faces(in state: Conditions) -> [ObjectiveCItem] {
    let settings = settings.filter { !$0.conditions.excludes(state) }
    var known: Set<String> = []
    let names = settings.compactMap(\.asked).filter { $0 != asked && known.insert($0).inserted }
    guard identifier == nil, !names.isEmpty else { return [self] }
    // A delegate may answer for very many: each has few settings of its own.
    let byName = Dictionary(grouping: settings.enumerated(), by: \.element.asked)
    return names.map { name in
      let own = byName[name] ?? []
      var arms = own.first?.element.conditions.arms ?? [:]
      for one in own.dropFirst() { arms = arms.filter { one.element.conditions.arms[$0.key] == $0.value } }
      let within = Conditions(arms: arms)
      let shared = (byName[nil] ?? []).filter { !$0.element.conditions.excludes(within) }
      var face = self
      face.faceIdentifier = name
      face.settings = (shared + own).sorted { $0.offset < $1.offset }.map(\.element)
      return face
    }
  }

  /// How many texts the item may have by branches of the code, where these are more than a person takes for its two states.
  func armCount(_ texts: ObjectiveCTexts, view: ObjectiveCItem?) -> Int {
    let set = (settings + (view?.settings ?? [])).filter {
      ["title", "label"].contains($0.property) && !$0.conditions.excludes(texts.state)
    }.map(\.value)
    let made = [initialiser.argument("initWithTitle") ?? initialiser.argument("title")].compactMap(\.self)
    let most = (made + set).map { texts.said(by: $0).count }.max() ?? 1
    return most > 2 ? most : 1
  }

  /// One item for each label that the code may give it, with the identifier that it is for.
  func items(
    _ texts: ObjectiveCTexts, placement: Item.Placement, view: ObjectiveCItem? = nil
  ) -> [(identifier: String?, item: Item)] {
    guard !isFallback else { return [] }
    if let control = view, control.base == "UISegmentedControl" || control.base == "NSSegmentedControl" {
      return items(texts, placement: placement).map { identifier, item in
        var item = item
        item.kind = .segmentedControl
        if control.isMomentary { item.facts.switches = .declared(.value) }
        // How many there are says how wide it is where a window has images in them.
        item.segments = control.segments(texts, count: isWindowItem ? texts.segmentCount(of: control) : nil)
        item.segmentSymbols = control.segmentSymbols(item.segments.count)
        item.mayBeSetByCode = item.mayBeSetByCode && !item.segments.contains(where: \.isPresent)
        return (identifier, item)
      }
    }
    let settings = settings.filter { !$0.conditions.excludes(texts.state) }
    let (isUnnamed, isInView) = (isSurelyUnnamed(view: view), showsImage(in: view))
    let (systemView, textSize) = (view?.systemView, texts.textSize(of: view ?? self))
    let (width, height) = (view.flatMap { texts.width(of: $0) }, view.flatMap { texts.height(of: $0) })
    let isWidthUnread = width == nil && view?.isWidthLimited == true
    let (isPlainView, isButton) = (view?.isPlainView == true, isWindowItem && view?.type == "NSButton")
    let isInOwnView = isWindowItem && view.map { $0.type != "NSButton" } ?? false
    let (isLimited, hasView) = (isWidthLimited || view?.isWidthLimited == true, viewExpression != nil || isOfBaseClass)
    let typed = view?.typedProperties ?? []
    let view = (view?.settings ?? []).filter { setting in
      if typed.contains(setting.property) { return false }
      let isOfFace = faceIdentifier == nil || setting.asked == nil || setting.asked == faceIdentifier
      return isOfFace && !setting.conditions.excludes(texts.state)
    }
    func item(_ settings: [Setting], id: String?) -> Item {
      var item = self.item(settings, view, texts, placement: placement, id: id)
      item.mayShrink = isLimited && hasView
      // AppKit hands the item's image on to the button in it.
      if isButton, item.kind == .customView, item.symbol != nil { item.kind = .button }
      let isFile = !item.isImageUnread || showsFile(settings + view)
      item.isImageInView = isInView && item.symbol != nil
      if isInView || isPlainView, !item.label.isPresent {
        (item.fixedWidth, item.fixedHeight) = (width, height)
        item.hasUnreadWidth = isWidthUnread
      }
      if isWindowItem, let sized = texts.width(ofWindowItem: settings) {
        item.fixedWidth = sized
        // Whatever image is in it, AppKit gives the view that room and draws no button.
        if isInOwnView, item.kind == .button { item.kind = .customView }
      }
      item.systemView = systemView
      textSize.tell(&item)
      item.isSurelyUnnamed = isUnnamed && item.symbol != nil && isFile && !item.hasSystemName
      return item
    }
    if let faceIdentifier { return [(faceIdentifier, item(settings, id: faceIdentifier))] }
    return alternatives(settings, in: texts.state).map { (identifier, item($0, id: identifier)) }
  }

  /// The settings of each face: a label that is set twice is set in two branches.
  private func alternatives(_ settings: [Setting], in state: Conditions) -> [[Setting]] {
    let isNamedFirst = keepsFirstTitle(settings, in: state)
    var found: [[Setting]] = [[]]
    for setting in settings {
      let last = found[found.count - 1]
      let isLabel = setting.property == "label" || setting.property == "title"
      let isFirst = setting.property == "title" && found.count == 1 && isNamedFirst
      if isLabel, isFirst || last.contains(where: { $0.property == setting.property }) {
        // What a bar button item has besides, it has with either title.
        let keeps = !isWindowItem && found.count < Self.mostFaces
        found.append(
          keeps ? last.filter { $0.property != setting.property && !$0.conditions.excludes(setting.conditions) } : [])
      }
      found[found.count - 1].append(setting)
    }
    return found
  }

  /// Whether a bar button item may still show the title that it is made with: only some branches give it another one.
  private func keepsFirstTitle(_ settings: [Setting], in state: Conditions) -> Bool {
    let made = initialiser.argument("initWithTitle") ?? initialiser.argument("title")
    guard !isWindowItem, let made, !made.isEmptyText else { return false }
    let titles = settings.filter { $0.property == "title" }.prefix(Self.mostFaces)
    // What a branch and its `else` both set is set in any case.
    return titles.allSatisfy { title in
      title.conditions.arms.contains { state.arms[$0.key] != $0.value }
        && !titles.contains { $0.conditions.excludes(title.conditions) }
    }
  }

  /// An item with more titles than this has in each what is set after it: 8.
  private static let mostFaces = 8

  /// What people type into a field: what that has at first is no label.
  private var typedProperties: Set<String> {
    if base.hasSuffix("SearchField") { return ["text", "stringValue"] }
    return base.hasSuffix("Field") || base.hasSuffix("SearchBar") ? ["text"] : []
  }

  /// Whether a control's segments are buttons, none of which stays chosen: it switches no views.
  private var isMomentary: Bool {
    settings.contains { setting in
      switch setting.property {
      case "momentary": setting.value.path == ["YES"]
      case "trackingMode": setting.value.path?.last?.hasSuffix("Momentary") == true
      default: false
      }
    }
  }

  private func item(
    _ settings: [Setting], _ view: [Setting], _ texts: ObjectiveCTexts, placement: Item.Placement, id: String?
  ) -> Item {
    var item = Item(
      id: "item", kind: .button, location: texts.location(place), placement: placement, mayBeSetByCode: true)
    if madeAt != item.location { item.madeAt = madeAt }
    let beside = self.texts(texts, besideLabelOf: settings, view)
    switch base {
    case "NSSearchToolbarItem": item.kind = .searchField
    case "NSMenuToolbarItem": item.kind = .menu
    case "NSToolbarItemGroup":
      item.kind = isChoice ? .segmentedControl : .group
      item.segments = segments(texts, count: nil)
      item.segmentSymbols = segmentSymbols(item.segments.count)
    case "NSTrackingSeparatorToolbarItem": item.kind = .separator
    default: break
    }
    if let title = initialiser.argument("initWithTitle") ?? initialiser.argument("title") {
      set("title", title, texts, of: &item)
    }
    if let image = initialiser.argument("initWithImage") ?? initialiser.argument("image") {
      item.set(image: image, in: beside.state)
    }
    if initialiser.argument("initWithCustomView") != nil { item.kind = .customView }
    if let menu = initialiser.argument("menu"), !menu.isNil { item.kind = .menu }
    if let system = initialiser.argument("initWithBarButtonSystemItem")?.path?.last { set(system: system, of: &item) }
    if let style = initialiser.argument("style")?.path?.last { set(style: style, of: &item) }
    if case .call("@selector", let named, _)? = initialiser.argument("action") { item.deed = named.first?.path?.first }
    set(settings, texts, beside, of: &item)
    set(view: view, texts, beside, of: &item)
    // What it says of itself is read wherever the class says it; what it does not say may be said elsewhere.
    item.mayBeSetByCode =
      isWindowItem
      ? !(item.label.isPresent && (item.symbol != nil || item.kind == .segmentedControl))
      : !item.label.isPresent && !item.accessibilityLabel.isPresent && item.segments.isEmpty
    item.id = id ?? self.id(of: item)
    item.viewOutlet = viewMember(settings)
    return item
  }

  /// What the view in the item says, as far as the item says nothing itself.
  private func set(view: [Setting], _ texts: ObjectiveCTexts, _ beside: ObjectiveCTexts, of item: inout Item) {
    var face = Item(id: "", kind: .button, location: item.location)
    set(view, texts, beside, of: &face)
    if !item.label.isPresent { (item.label, item.otherLabel) = (face.label, face.otherLabel) }
    if item.symbol == nil { item.take(imageOf: face) }
    if !item.accessibilityLabel.isPresent { item.accessibilityLabel = face.accessibilityLabel }
    if !item.toolTip.isPresent { item.toolTip = face.toolTip }
    // A button of UIKit shows both where it has both.
    let hasTitle = view.contains { $0.property == "title" } && face.label.isPresent && item.label == face.label
    if !isWindowItem, hasTitle, face.symbol != nil { item.showsLabelBesideSymbol = true }
    guard item.kind == .customView, face.label.isPresent || face.symbol != nil else { return }
    item.kind = face.kind == .menu ? .menu : .button
  }

  /// - Parameter beside: The texts in the branch in which the label is.
  private func set(_ settings: [Setting], _ texts: ObjectiveCTexts, _ beside: ObjectiveCTexts, of item: inout Item) {
    for setting in settings where setting.mayStand(in: beside.state) {
      set(setting.property, setting.value, setting.isLabel ? texts : beside, of: &item)
    }
  }

  private func set(_ property: String, _ value: ObjectiveCExpression, _ texts: ObjectiveCTexts, of item: inout Item) {
    switch property {
    case "label", "title": (item.label, item.otherLabel) = texts.states(of: value)
    case "paletteLabel": item.paletteLabel = texts.text(of: value)
    case "toolTip": item.toolTip = texts.text(of: value)
    case "accessibilityLabel", "accessibilityAttributedLabel": item.accessibilityLabel = texts.text(of: value)
    case "image": item.set(image: value, in: texts.state)
    case "text", "stringValue", "placeholder", "placeholderString":
      if !item.label.isPresent { item.label = texts.text(of: value) }
    case "view", "customView": if item.kind == .button, !value.isNil { item.kind = .customView }
    case "menu": if !value.isNil { item.kind = .menu }
    case "action":
      if isWindowItem, case .call("@selector", let named, _) = value, let name = named.first?.path?.first,
        ViewAction.bringsUpView(name)
      {
        item.facts.switches = .declared(.view)
      }
    case "style": if let style = value.path?.last { set(style: style, of: &item) }
    case "visibilityPriority":
      let names: [String: Item.Priority] = [
        "NSToolbarItemVisibilityPriorityLow": .low, "NSToolbarItemVisibilityPriorityHigh": .high,
        "NSToolbarItemVisibilityPriorityUser": .user,
      ]
      item.priority = value.path?.last.flatMap { names[$0] } ?? item.priority
    default: break
    }
  }

  private func set(style: String, of item: inout Item) {
    if style == "UIBarButtonItemStyleDone" || style == "UIBarButtonItemStyleProminent" { item.style = .prominent }
  }

  private func set(system: String, of item: inout Item) {
    let prefix = "UIBarButtonSystemItem"
    guard system.hasPrefix(prefix) else { return }
    let rest = system.dropFirst(prefix.count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    switch name {
    case "flexibleSpace": item.kind = .flexibleSpace
    case "fixedSpace": item.kind = .fixedSpace
    default:
      item.systemItem = name
      item.hasSystemName = true
      if name == "done" || name == "save" { item.style = .prominent }
    }
  }

  /// From what the item says, so that it stays the same when lines move.
  private func id(of item: Item) -> String {
    if let identifier = identifier { return identifier }
    let face = item.systemItem ?? item.label.key ?? item.label.source ?? item.symbol ?? item.kind.rawValue
    return face.isEmpty ? item.kind.rawValue : face
  }

  /// What the toolbar's delegate calls it; nil if that is only its own parameter.
  var identifier: String? {
    if let known = faceIdentifier ?? handedOutFor { return known }
    return switch initialiser.itemIdentifier {
    case .string(let text, _)?: text
    case let other?:
      other.path?.last.flatMap { $0.hasPrefix("item") || other.path?.count == 1 && parameters.contains($0) ? asked : $0 }
    case nil: asked
    }
  }
}
