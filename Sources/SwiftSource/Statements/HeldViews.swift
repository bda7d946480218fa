import LintelModel
import SwiftSyntax

/// Views that code puts into other views of an item, and how large it makes them.
extension CodeReading {
  /// `container.addSubview(button)`: of a view of the project's that holds one button or label, the item shows just that. One that
  /// holds several shows more than can be told.
  func hold(_ arguments: [(label: String?, value: Value)], by member: MemberAccessExprSyntax, _ context: Context) -> Bool {
    guard member.declName.baseName.text == "addSubview", arguments.count == 1,
      let name = member.base?.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let scope = context.scope.declaring(name)
    else { return false }
    if let made = scope.containers[name] {
      scope.names[name] = made
      return true
    }
    guard let container = scope.names[name], container.isMadeView, case .object(let view) = arguments[0].value, view.isFace
    else { return false }
    scope.containers[name] = container
    scope.names[name] = .object(view)
    for setting in scope.spokenOfContainers[name] ?? [] { setting.apply(to: view) }
    return true
  }

  /// `container.accessibilityLabel = "Publish"`: what is said of a view that holds another one is no name of that one.
  func noteSpoken(_ property: String, of base: ExprSyntax, _ value: Value, at node: ExprSyntax, _ context: Context) -> Bool {
    guard let kept = MadeObject.ofHolder(property), let name = base.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let scope = context.scope.declaring(name)
    else { return false }
    let setting = SpokenSetting(property: kept, value: value, node: node, context: context)
    if scope.containers[name] != nil {
      for view in scope.names[name]?.objects ?? [] { setting.apply(to: view) }
      return true
    }
    guard scope.names[name]?.isMadeView == true else { return false }
    scope.spokenOfContainers[name, default: []].append(setting)
    return true
  }

  /// `button.widthAnchor.constraint(equalToConstant: 24)`
  func constrain(_ member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, _ context: Context) -> Bool {
    guard member.declName.baseName.text == "constraint", let constant = node.argument("equalToConstant"),
      let anchor = member.base?.unwrapped.as(MemberAccessExprSyntax.self), let base = anchor.base,
      ["widthAnchor", "heightAnchor"].contains(anchor.declName.baseName.text)
    else { return false }
    let views = value(of: Operand(base.unwrapped), context).objects
    let length = value(of: Operand(constant), context)
    let side = anchor.declName.baseName.text
    switch ConstraintUse(of: node) {
    case .active: for view in views { view.set(side, length, by: node, in: context) }
    case .unknown: for view in views { view.set(MadeObject.unsure(side), length, by: node, in: context) }
    case .inactive: break
    }
    return !views.isEmpty
  }
}

/// A statement that says how a view is spoken, or whether it is.
struct SpokenSetting {
  let property: String
  let value: Value
  let node: ExprSyntax
  let context: Context

  func apply(to view: MadeObject) { view.set(property, value, by: node, in: context) }
}

extension Value {
  /// `ShadowView()`: a type of the project's that code makes, of which nothing else is known.
  fileprivate var isMadeView: Bool {
    guard case .expression(let expression) = self, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let type = call.calledExpression.path, type.count == 1
    else { return false }
    return SwiftProject.isTypeName(type[0])
  }
}

extension MadeObject {
  /// Whether it is what people see of a view that holds it.
  fileprivate var isFace: Bool { base == "UIButton" || base == "UILabel" }

  /// Where a constraint is noted of which nobody knows whether it holds.
  static func unsure(_ anchor: String) -> String { anchor + "?" }

  /// What is set on a view that holds this one, by the property there.
  static func ofHolder(_ property: String) -> String? {
    switch property {
    case "accessibilityLabel": labelOfHolder
    case "isAccessibilityElement": isHolderElement
    default: nil
    }
  }

  fileprivate static let labelOfHolder = "holder.accessibilityLabel"
  fileprivate static let isHolderElement = "holder.isAccessibilityElement"

  /// The only view that code puts into a plain one.
  var onlyView: MadeObject? {
    let added = settings.filter { $0.property == "addSubview" }
    guard type == "UIView", added.count == 1, case .object(let view) = added[0].value, view.isFace else { return nil }
    return view
  }
}

extension ItemAttributes {
  /// What a view is called that holds the only button of an item, where code makes that view an element: then nothing in it is
  /// spoken. A plain view is none, and its label is not spoken (Apple's documentation of UIKit, "isAccessibilityElement").
  func namesOfHolder(of item: MadeObject, around view: MadeObject) -> [Conditional<LocalizedText>] {
    let holder = item.values(of: "customView", initial: item.argument("customView")).last?.value.objects.first
    var (made, label, element) = (view, MadeObject.labelOfHolder, MadeObject.isHolderElement)
    if let holder, holder !== view { (made, label, element) = (holder, "accessibilityLabel", "isAccessibilityElement") }
    guard words(made.values(of: element).last?.value, are: "true") else { return [] }
    return texts(of: made.values(of: label, tellsFunctions: true)).filter(\.value.isPresent)
  }

  /// Whether a class of the project's holds it that code calls something: whether that is spoken, its code says.
  func mayBeNamedByHolder(_ view: MadeObject) -> Bool {
    view.has(MadeObject.labelOfHolder) && !view.has(MadeObject.isHolderElement)
  }

  /// How large code makes the view of an item: by its frame, or by constraints to a number of points. How wide a text is, is
  /// better known than what a frame around it begins with.
  ///
  /// - Parameter conditions: Where the item looks as it does.
  func noteSize(of view: MadeObject, on item: inout Item, _ conditions: Conditions) {
    let here = conditions.and(view.conditions)
    if !item.label.isPresent, item.fixedWidth == nil {
      switch length("width", of: view, here) {
      case .known(let points, let location): (item.fixedWidth, item.fixedWidthIsFrom) = (points, location)
      case .unknown: item.hasUnreadWidth = true
      case .free: break
      }
    }
    if item.fixedHeight == nil, case .known(let points, _) = length("height", of: view, here) { item.fixedHeight = points }
  }

  /// What code says of a side of a view.
  private enum Length {
    case known(Points, SourceLocation?)
    /// Constraints decide it of which nobody knows whether they hold, or how long they make it.
    case unknown
    /// Nothing that is followed.
    case free
  }

  private func length(_ side: String, of view: MadeObject, _ here: Conditions) -> Length {
    let anchor = side + "Anchor"
    let constraints = view.settings.filter { one in
      (one.property == anchor || one.property == MadeObject.unsure(anchor)) && !one.conditions.excludes(here)
    }
    if let first = constraints.first {
      let lengths = Set(constraints.map { points($0.value) })
      let isSure = constraints.allSatisfy { $0.property == anchor && ($0.isCertain || $0.conditions.hold(where: here)) }
      guard isSure, lengths.count == 1, let length = points(first.value), length > 0 else { return .unknown }
      return .known(length, first.location)
    }
    // Where several statements give it several, nobody knows the last.
    let frames = view.statements(of: "frame", initial: view.argument("frame"))
    guard frames.count == 1, let length = rectangle(side, frames[0].value.value), length > 0 else { return .free }
    return .known(length, frames[0].location)
  }

  /// `CGRect(x: 0, y: 0, width: 24, height: 24)`
  private func rectangle(_ side: String, _ value: Value) -> Points? {
    guard case .expression(let expression) = value, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].unwrapped.as(FunctionCallExprSyntax.self),
      ["CGRect", ".init"].contains(call.calledExpression.writtenText)
    else { return nil }
    return call.argument(side).flatMap { Operand($0).number }
  }

  /// Whether its text keeps its size whatever text size people set, and the largest that it follows.
  func noteTextSize(of view: MadeObject, _ fonts: [Conditional<Value>], on item: inout Item) {
    let own = OwnFonts(project: texts.project)
    let sizes: [Points?] = fonts.map { own.growth(of: $0.value).fixedSize }
    if let first = sizes.first, let size = first, sizes.allSatisfy({ $0 == size }) {
      item.facts.fixedTextSize = .declared(size)
      item.fixedTextSizeIsFrom = view.statements(of: "font").first?.location
    } else if fonts.contains(where: { own.isUnread($0.value) }) {
      item.hasUnreadTextSize = true
    }
    let caps = view.values(of: "maximumContentSizeCategory")
    if caps.count == 1, case .expression(let expression) = caps[0].value,
      let cap = TextSize(contentSizeCategory: expression.operand)
    {
      item.facts.textSizeCap = .declared(cap)
    }
  }
}

extension TextSize {
  /// `.extraLarge`, `UIContentSizeCategory.accessibilityMedium`; nil for anything else.
  /// Source: Apple's documentation of UIKit, "UIContentSizeCategory".
  init?(contentSizeCategory operand: Operand) {
    guard operand.elements.count == 1, let name = operand.elements[0].path?.last, let size = Self.categories[name] else {
      return nil
    }
    self = size
  }

  private static let categories: [String: TextSize] = [
    "extraSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .xLarge,
    "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .ax1, "accessibilityLarge": .ax2,
    "accessibilityExtraLarge": .ax3, "accessibilityExtraExtraLarge": .ax4, "accessibilityExtraExtraExtraLarge": .ax5,
  ]
}
