import LintelModel
import SwiftSyntax

/// An object that the code makes, with what is set on it afterwards. Made anew for each call of the function that makes it.
final class MadeObject {
  struct Setting {
    var property: String
    var value: Value
    var conditions: Conditions
    /// Whether it holds whenever the object is there, and not only in a branch or another method.
    var isCertain: Bool
    var node: SyntaxIdentifier
    /// For the toolbar delegate: the identifiers that the code around it is for.
    var identifiers: [String]?
    /// The function that contains the code, by its name.
    var function: String
    /// The calls that led to the statement.
    var sites: [SyntaxIdentifier]
    var location: SourceLocation
    /// Where it is one that may replace others, and be replaced.
    var path: WriteOnPath
  }

  /// `UIBarButtonItem`, `NSMenuItem`, or a type of the project's.
  let type: String
  /// The platform's type that a project's type comes from; else `type`.
  let base: String
  let arguments: [(label: String?, value: Value)]
  let location: SourceLocation
  let activation: Activation
  let conditions: Conditions
  /// The statement that makes it, which gives it what it is made with.
  private let making: WriteOnPath?
  /// The variable or property that first holds it.
  var name: String?
  /// Whether the width of its view is limited, so that it may be narrower than its text.
  var mayShrink = false
  /// Of one that a method of another language makes: whether nothing but what it is handed names it.
  var isNamedByCallerAlone = false
  /// Of one that a method of another language makes: whether a plain button in it shows its image.
  var showsImageInView = false
  /// Whether it is in a list that code puts in an order which only the running program knows.
  var hasUnknownPlace = false
  /// The local name under which all is seen that is done with it.
  var seenName: String?
  private(set) var settings: [Setting] = []
  /// What it holds in properties of its type, by their names.
  var held: [String: Value] = [:]
  /// The type that holds it by an outlet, where Interface Builder makes it.
  var outletOwner: String?
  var isOutlet: Bool { outletOwner != nil }
  /// Whether the project declares its type. Those of the platform's own makers are called by the maker: `flexibleSpace`.
  var isOfProject: Bool { type != base && type.first?.isUppercase == true }

  init(
    type: String, base: String, arguments: [(label: String?, value: Value)], location: SourceLocation,
    activation: Activation, conditions: Conditions, making: WriteOnPath? = nil
  ) {
    self.type = type
    self.base = base
    self.arguments = arguments
    self.location = location
    self.activation = activation
    self.conditions = conditions
    self.making = making
  }

  /// Whoever holds it outside of the code that makes it names it.
  /// - Parameter isLocal: Whether nothing but a function's own code can say the name. What a function calls an item that it is
  ///   handed is no name where the item is made.
  func take(name: String, in activation: Activation, isLocal: Bool = false) {
    if isLocal, activation !== self.activation, activation.isInside(self.activation),
      activation.sites.count > self.activation.sites.count
    {
      return
    }
    if self.name == nil || (self.activation !== activation && self.activation.isInside(activation)) { self.name = name }
  }

  func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// Where it is made, and where the item is that a group shows in its members' stead where there is no room for all of them.
  var placesOfItems: [SourceLocation] {
    [location] + (argument("representativeItem")?.objects.map(\.location) ?? [])
  }

  func set(_ written: String, _ value: Value, by node: some SyntaxProtocol, in context: Context) {
    // The same name with attributes, as of its language (Apple's documentation of UIKit, "accessibilityAttributedLabel").
    let property = written == "accessibilityAttributedLabel" ? "accessibilityLabel" : written
    let known = settings.indices.filter { settings[$0].node == node.id && settings[$0].property == property }
    let isChained = context.activation.chained != nil
    if !known.isEmpty, !isChained {
      guard isAnother(value, than: known, in: context) else { return }
      // What the statement says by itself of what it is handed, a call of it says better.
      settings.removeAll {
        $0.node == node.id && $0.property == property && $0.sites.isEmpty && $0.value.needsParameter(depth: 0)
      }
    }
    let isCertain =
      activation.isInside(context.activation.chained ?? context.activation)
      && context.conditions.arms.allSatisfy { conditions.arms[$0.key] == $0.value }
      && context.conditions.settings.isSuperset(of: conditions.settings)
    // A method that completes an item may be called twice on it.
    if !known.isEmpty, isChained {
      guard isCertain else { return }
      settings.removeAll { $0.node == node.id && $0.property == property }
    }
    // A call sets something for one state of several, and what is for some identifiers replaces nothing of others.
    let isPlain =
      node.as(FunctionCallExprSyntax.self).map(\.isForNormalState) ?? !node.is(SubscriptCallExprSyntax.self)
      && context.identifiers == nil
    let path = WriteOnPath(
      syntax: isPlain ? Syntax(node) : nil, type: context.scope.type, function: context.activation.root.name,
      sites: context.activation.sites, conditions: context.conditions, blocks: context.scope.blocks)
    settings.append(
      Setting(
        property: property, value: value, conditions: context.conditions, isCertain: isCertain, node: node.id,
        identifiers: context.identifiers, function: context.activation.root.name, sites: context.activation.sites,
        location: context.scope.file.location(of: node), path: path))
  }

  /// Whether a statement that was read before sets another value now, as one does in a method that is called with something
  /// else. Where it sets the same one, that holds wherever one of the calls leads.
  private func isAnother(_ value: Value, than known: [Int], in context: Context) -> Bool {
    let sites = context.activation.sites
    // By the same calls it was only read again, and by none it says nothing that its calls do not say.
    guard !sites.isEmpty, known.count < Self.maximumCalls, !known.contains(where: { settings[$0].sites == sites }) else {
      return false
    }
    guard let same = known.first(where: { settings[$0].value.reads(like: value) }) else { return true }
    let (own, other) = (settings[same].conditions, context.conditions)
    if own != other, !settings[same].sites.isEmpty {
      settings[same].conditions = own.either(other)
      settings[same].conditions.failing = own.failing.intersection(other.failing)
    }
    return false
  }

  /// A statement that more calls lead to with different values sets those of the first: 8.
  private static let maximumCalls = 8

  /// What is set on one object may name another one, which names it.
  func forget() { (settings, held) = ([], [:]) }

  /// Whether code that is for the identifier sets anything on it.
  func isSet(for identifier: String) -> Bool { settings.contains { $0.identifiers?.contains(identifier) == true } }

  /// The same object as it is for one of the identifiers that a toolbar's delegate is asked for.
  func asked(for identifier: String) -> MadeObject {
    guard settings.contains(where: { $0.identifiers != nil }) else { return self }
    let one = MadeObject(
      type: type, base: base, arguments: arguments, location: location, activation: activation, conditions: conditions,
      making: making)
    one.name = name
    one.outletOwner = outletOwner
    one.isNamedByCallerAlone = isNamedByCallerAlone
    (one.seenName, one.showsImageInView, one.hasUnknownPlace) = (seenName, showsImageInView, hasUnknownPlace)
    one.settings = settings.filter { $0.identifiers?.contains(identifier) != false }
    one.held = held
    return one
  }

  /// Another one with the same settings.
  func copied() -> MadeObject {
    let copy = MadeObject(
      type: type, base: base, arguments: arguments, location: location, activation: activation, conditions: conditions,
      making: making)
    copy.name = name
    copy.isNamedByCallerAlone = isNamedByCallerAlone
    (copy.seenName, copy.showsImageInView, copy.hasUnknownPlace) = (seenName, showsImageInView, hasUnknownPlace)
    copy.settings = settings
    copy.held = held
    return copy
  }

  /// What a property may be, each with its conditions: the last certain value, and those set after it. Values of one
  /// property never hold together.
  ///
  /// - Parameter tellsFunctions: Whether the conditions say which function sets each.
  func values(of property: String, initial: Value? = nil, tellsFunctions: Bool = false) -> [Conditional<Value>] {
    statements(of: property, initial: initial, tellsFunctions: tellsFunctions).map { $0.value }
  }

  /// The same, each with the place of the statement that sets it; nil for what the object is made with.
  func statements(
    of property: String, initial: Value? = nil, tellsFunctions: Bool = false
  ) -> [(value: Conditional<Value>, location: SourceLocation?)] {
    var found: [(value: Conditional<Value>, location: SourceLocation?)] = []
    if let initial { found.append((value: Conditional(initial), location: nil)) }
    let own = settings.filter { $0.property == property }
    var writes = own.map(\.path)
    if initial != nil, let making { writes.append(making) }
    let standing = WriteOnPath.standing(writes)
    if writes.count > own.count, !found.isEmpty { found[0].value.conditions = standing[own.count] }
    for (setting, standing) in zip(own, standing) {
      if setting.isCertain { found = [] }
      var conditions: Conditions = setting.isCertain ? .always : setting.conditions
      conditions.formAnd(standing)
      if tellsFunctions { conditions = conditions.set(by: setting.function) }
      found.append((value: Conditional(setting.value, conditions), location: setting.location))
    }
    if found.count < 2 {
      for index in found.indices { found[index].value.conditions = .always }
      return found
    }
    let branch = Branch(.value, "\(property) of \(location)")
    for index in found.indices { found[index].value.conditions = found[index].value.conditions.inArm(index, of: branch) }
    return found
  }

  /// The value that is set last of those that may hold under the conditions.
  func value(of property: String, initial: Value? = nil, on conditions: Conditions) -> Value? {
    values(of: property, initial: initial).last(where: { !$0.conditions.excludes(conditions) })?.value
  }

  /// Whether anything is set to the property, or any method of that name called.
  func has(_ property: String) -> Bool { settings.contains { $0.property == property } }
}

extension FunctionCallExprSyntax {
  /// `button.setImage(image, for: .normal)`: what is seen wherever no other state has its own.
  fileprivate var isForNormalState: Bool {
    arguments.count == 2 && arguments.last?.label?.text == "for" && arguments.last?.expression.path?.last == "normal"
  }
}
