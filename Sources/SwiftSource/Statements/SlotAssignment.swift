import LintelModel
import SwiftSyntax

/// A bar's place that code assigns to.
enum BarSlot: String, Hashable {
  case left, right, pinned, center, overflow, toolbar, back
  case title, subtitle, largeSubtitle, subtitleView, prompt, backTitle, backMode, titleView, titleMenu, largeTitle, itemStyle
  case search, searchPlacement, searchInToolbar, searchElsewhere, searchPrompt

  /// By a property's name.
  init?(_ property: String) {
    switch property {
    case "leftBarButtonItem", "leftBarButtonItems", "leadingItemGroups": self = .left
    case "rightBarButtonItem", "rightBarButtonItems", "trailingItemGroups": self = .right
    case "pinnedTrailingGroup": self = .pinned
    case "centerItemGroups": self = .center
    case "additionalOverflowItems": self = .overflow
    case "toolbarItems", "items": self = .toolbar
    case "backBarButtonItem": self = .back
    case "title": self = .title
    case "subtitle", "attributedSubtitle": self = .subtitle
    case "largeSubtitle", "largeAttributedSubtitle": self = .largeSubtitle
    case "subtitleView", "largeSubtitleView": self = .subtitleView
    case "prompt": self = .prompt
    case "backButtonTitle": self = .backTitle
    case "backButtonDisplayMode": self = .backMode
    case "titleView": self = .titleView
    case "titleMenuProvider", "documentProperties": self = .titleMenu
    case "largeTitleDisplayMode", "prefersLargeTitles": self = .largeTitle
    case "style": self = .itemStyle
    case "searchController": self = .search
    case "preferredSearchBarPlacement": self = .searchPlacement
    case "searchBarPlacementAllowsToolbarIntegration": self = .searchInToolbar
    case "searchBarPlacementAllowsExternalIntegration": self = .searchElsewhere
    case "placeholder": self = .searchPrompt
    default: return nil
    }
  }

  /// By the name of a method that sets it.
  init?(setter: String) {
    switch setter {
    case "setLeftBarButton", "setLeftBarButtonItems": self = .left
    case "setRightBarButton", "setRightBarButtonItems": self = .right
    case "setToolbarItems", "setItems": self = .toolbar
    default: return nil
    }
  }

  /// Whether it says something of a search controller: what stands in the row of the items, others say.
  var isOfSearch: Bool {
    [.search, .searchPlacement, .searchInToolbar, .searchElsewhere, .searchPrompt].contains(self)
  }
}

/// Whose bar it is: a type's own, or that of another controller which the type's code sets up.
struct BarOwner: Hashable {
  var type: String
  /// The file of the type's declaration.
  var file: String
  /// The other controller's variable, and the function that contains it.
  var variable: String?
  var function: String?
  /// The other controller's class, where the project declares it.
  var controller: Controller?

  struct Controller: Hashable {
    var type: String
    /// The file of the class's declaration.
    var file: String
  }
}

/// Something that code puts on a bar.
struct SlotAssignment {
  enum Change: Hashable {
    /// It replaces what was there.
    case all
    /// It is beside it.
    case addition
    /// It replaces the one at this index.
    case element(Int)
  }

  var owner: BarOwner
  var slot: BarSlot
  var value: Value
  var conditions: Conditions
  var location: SourceLocation
  var node: SyntaxIdentifier
  var sites: [SyntaxIdentifier]
  /// The function that contains the code, by its name.
  var function = ""
  var change: Change = .all
  /// Where among what is there an addition goes; nil for behind it.
  var index: Int?
  /// Whether it is a title, or the line below one, that other code gives the controller.
  var isFromOutside = false
  /// Whether the bar is that of a controller which the code is given or asks for.
  var isOfGivenController = false
  /// Whether it is what a call leaves of what was there: `toolbarItems?.removeLast()`.
  var isRest = false
  /// Whether what it is given is a list of items, and not one alone.
  var isList = false
  /// Whether code has emptied the list before, whatever Interface Builder has there.
  var isOnEmptied = false
  /// Whether it is the code of a class that the controller's inherits from.
  var isInherited = false
  /// The statement, where it is one of the type's own code.
  var syntax: Syntax?

  /// What it puts there, as far as it is items.
  var listedValue: Value { isList ? value.asList : value }

  /// Whether it is beside items that the code takes for granted: `toolbarItems?.append(item)`.
  var needsOthers: Bool {
    guard change == .addition, let around = syntax?.parent else { return false }
    return around.is(OptionalChainingExprSyntax.self) || around.is(ForceUnwrapExprSyntax.self)
  }
}

extension CodeReading {
  /// The type around the code.
  func owner(in context: Context) -> BarOwner {
    let type = context.scope.type ?? ""
    let own = project.declaration(of: type, near: context.scope.file)
    return BarOwner(type: type, file: (own?.file ?? context.scope.file).path)
  }

  /// Puts a value where `target` says, if that is a place on a bar.
  ///
  /// - Parameter index: Where among what is there an addition goes; nil for behind it.
  func place(_ value: Value, at target: ExprSyntax, sign: String, index: Int? = nil, _ context: Context) -> Bool {
    let member = target.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let slot = BarSlot(name)
    else { return false }
    // Many things have items.
    if name == "items", !isToolbar(member?.base?.unwrapped, context) { return false }
    return place(
      value.onBar(slot, named: target), in: slot, of: member?.base?.unwrapped, isList: BarSlot.isList(name), sign: sign,
      index: index, at: target, context)
  }

  /// Whether an expression names a `UIToolbar`, by its name or by what declares it.
  private func isToolbar(_ base: ExprSyntax?, _ context: Context) -> Bool {
    guard let path = base?.path, let name = path.last else { return false }
    if name.lowercased().hasSuffix("toolbar") { return true }
    guard path.filter({ $0 != "self" }).count == 1 else { return false }
    if case .expression(let made)? = context.scope[name] { return made.operand.text.hasPrefix("UIToolbar(") }
    return hasToolbar(named: name, context)
  }

  /// The type's own property that holds the toolbar which a path names, or which the property's own value makes.
  private func toolbarProperty(_ path: [String], _ context: Context) -> String? {
    let path = path.filter { $0 != "self" }
    guard path.count == 1 else { return nil }
    let name = context.scope.declaring(path[0]) == nil ? path[0] : context.activation.root.name
    return hasToolbar(named: name, context) ? name : nil
  }

  private func hasToolbar(named name: String, _ context: Context) -> Bool {
    guard let type = context.scope.type,
      let member = project.members(named: name, of: type, near: context.scope.file).first,
      case .variable(_, let binding) = member.node
    else { return false }
    return binding.typeAnnotation.map { TypeName.last(of: $0.type) } == "UIToolbar"
      || binding.initializer?.value.writtenText.hasPrefix("UIToolbar(") == true
  }

  /// - Parameters:
  ///   - isOfItem: Whether it is the place of the base's navigation item, which a key path names: `\.navigationItem.title`.
  ///   - isPublished: Whether it is put there time and again: whatever the code puts there once is seen beside it.
  ///   - isList: Whether the place takes a list of items, and not one alone.
  func place(
    _ value: Value, in slot: BarSlot, of base: ExprSyntax?, isOfItem: Bool = false, isPublished: Bool = false,
    isList: Bool = false, sign: String, index: Int? = nil, at node: some SyntaxProtocol, _ context: Context
  ) -> Bool {
    let titled = [.title, .subtitle].contains(slot) ? controllerTitled(from: base, context) : nil
    guard let owner = titled ?? owner(of: slot, base: base, isOfItem: isOfItem, value, context) else { return false }
    place(
      SlotAssignment(
        owner: owner, slot: slot, value: value, conditions: context.conditions,
        location: context.scope.file.location(of: node), node: node.id, sites: context.activation.sites,
        function: context.activation.root.name, change: sign == "+=" ? .addition : .all, index: index,
        isFromOutside: titled != nil, isOfGivenController: isOfGivenController(owner, base, context),
        isList: isList && sign == "=", syntax: isPublished ? nil : Syntax(node)))
    return true
  }

  /// Whose title `editorVC.title` and `editorVC.navigationItem.title` are, where the project declares the controller's class, and
  /// whose subtitle `editorVC.navigationItem.subtitle` is.
  private func controllerTitled(from base: ExprSyntax?, _ context: Context) -> BarOwner? {
    guard var holder = base?.unwrapped else { return nil }
    if let member = holder.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "navigationItem" {
      guard let controller = member.base?.unwrapped else { return nil }
      holder = controller
    }
    guard let path = holder.path, !namesSelf(holder, context), let last = path.last?.lowercased(),
      last.hasSuffix("vc") || last.hasSuffix("controller") || StackedController(holder) != nil,
      let type = typeOfController(holder, context), type != context.scope.type,
      let own = project.declarations(of: type, near: context.scope.file).first(where: { $0.node.is(ClassDeclSyntax.self) }),
      isController(type, context), !hasTitleOfItsOwn(type, context),
      // A container's title is on no bar.
      !own.inherited.contains(where: { $0.hasSuffix("NavigationController") || $0.hasSuffix("TabBarController") })
    else { return nil }
    return BarOwner(type: type, file: own.file.path)
  }

  /// Also of `Screen.fromStoryboard()`, which a class of the platform's is taught to give itself.
  func typeOfController(_ holder: ExprSyntax, _ context: Context) -> String? {
    let place = Place(context.scope.file)
    if let known = project.type(of: holder, at: place) { return known.name }
    guard let name = holder.path?.filter({ $0 != "self" }), name.count == 1,
      case .expression(let made)? = context.scope[name[0]], made.operand.elements.count == 1
    else { return nil }
    let value = made.operand.elements[0].unwrapped
    guard let call = value.as(FunctionCallExprSyntax.self), let path = call.calledExpression.path, path.count == 2,
      SwiftProject.isTypeName(path[0]),
      path[1].lowercased().hasPrefix("instantiate") || path[1].lowercased().hasPrefix("from")
    else { return nil }
    return path[0]
  }

  /// Whose bar `base.slot` is; nil if that is no bar's.
  private func owner(
    of slot: BarSlot, base: ExprSyntax?, isOfItem: Bool, _ value: Value, _ context: Context
  ) -> BarOwner? {
    var owner = self.owner(in: context)
    let member = base?.as(MemberAccessExprSyntax.self)
    let last = member?.declName.baseName.text ?? base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    // The item that a navigation bar shows is the one of the controller that is seen.
    let isTopItem = last == "topItem" && member?.base?.path?.last == "navigationBar"
    let isOutlet = last.map { isOutletOfNavigationItem($0, context) } ?? false
    let isNavigationItem = isOfItem || last == "navigationItem" || isTopItem || isOutlet
    /// What has the navigation item, or the toolbar items.
    let holder = isTopItem || isOutlet ? nil : isNavigationItem && !isOfItem ? member?.base?.unwrapped : base
    let isOwn = holder == nil || namesSelf(holder, context)
    if slot == .largeTitle, last == "navigationBar" { return owner }
    switch slot {
    case .left, .right, .pinned, .center, .overflow, .back, .titleView, .titleMenu, .backTitle, .backMode, .largeTitle,
      .itemStyle, .subtitle, .largeSubtitle, .subtitleView, .prompt, .search, .searchPlacement, .searchInToolbar, .searchElsewhere:
      if !isNavigationItem {
        // A navigation item that stands alone: `let item = UINavigationItem(title: …)`.
        guard let last, last.lowercased().hasSuffix("navigationitem") else { return nil }
      }
    case .searchPrompt:
      // `searchController.searchBar.placeholder`: another search bar is a view of its own.
      guard last == "searchBar", let holder = member?.base?.unwrapped, !namesSelf(holder, context),
        let bar = base, self.value(of: Operand(bar), context).objects.isEmpty
      else { return nil }
      return owner
    case .title:
      let isOfType = isOwn && isController(owner.type, context) && !hasTitleOfItsOwn(owner.type, context)
      guard isNavigationItem || isOfType || isOnStack(holder, context) else { return nil }
    case .toolbar:
      if isOwn, !isNavigationItem { return value.mayHoldItems || isController(owner.type, context) ? owner : nil }
      guard value.mayHoldItems, let last else { return nil }
      // `toolbar.items = …` of a bar, `controller.toolbarItems = …` of another controller.
      // One that a property holds is the same in all functions, by whatever name the code that makes it has for it.
      if let name = toolbarProperty(base?.path ?? [], context) {
        owner.variable = name
        return owner
      }
      owner.variable = last
      owner.function = context.activation.root.name
      return owner
    }
    if isOwn, isNavigationItem || slot == .title { return owner }
    owner.variable = holder?.path?.filter { $0 != "self" }.joined(separator: ".") ?? holder.map { Operand($0).text }
    owner.function = context.activation.root.name
    owner.controller = holder.flatMap { controllerShown(by: $0, context) }
    return owner
  }

  /// Whether it is a controller of the platform's or of a package's that the code puts onto a navigation stack.
  private func isOnStack(_ holder: ExprSyntax?, _ context: Context) -> Bool {
    guard let controller = holder.flatMap({ StackedController($0) }) else { return false }
    let declarations = project.declarations(of: controller.type, near: context.scope.file)
    return !declarations.contains { $0.node.is(ClassDeclSyntax.self) }
  }

  /// `@IBOutlet var titleItem: UINavigationItem!`: the item that Interface Builder gives the controller. Only names that people
  /// give such an item are looked up.
  private func isOutletOfNavigationItem(_ name: String, _ context: Context) -> Bool {
    guard name.hasSuffix("tem") || name.lowercased().contains("nav"), name != "navigationItem", name != "topItem",
      let type = context.scope.type,
      let member = project.members(named: name, of: type, near: context.scope.file).first,
      case .variable(let declaration, let binding) = member.node
    else { return false }
    return declaration.isOutlet && binding.typeAnnotation.map { TypeName.last(of: $0.type) } == "UINavigationItem"
  }

  /// Whether `title` is no view controller's: a property that the type declares itself, or one of AppKit's, which no
  /// navigation bar shows.
  private func hasTitleOfItsOwn(_ type: String, _ context: Context) -> Bool {
    let file = context.scope.file
    if ancestors(of: type, near: file).contains(where: { $0.hasPrefix("NS") && $0.hasSuffix("Controller") }) { return true }
    return project.members(named: "title", of: type, near: file).contains { member in
      guard case .variable(let declaration, _) = member.node else { return false }
      return !declaration.modifiers.contains { $0.name.text == "override" }
    }
  }

  /// Whether a type is a view controller, as far as its name and what it inherits say: also `TagsVC: ListWithActions` where
  /// that class is one.
  func isController(_ type: String, _ context: Context) -> Bool {
    let file = context.scope.file
    return type.hasSuffix("Controller") || project.parents(of: type, near: file).contains { $0.hasSuffix("Controller") }
      || ancestors(of: type, near: file).contains { $0.hasSuffix("Controller") }
  }
}

extension Activation {
  var root: Activation {
    var activation = self
    while let caller = activation.caller { activation = caller }
    return activation
  }
}
