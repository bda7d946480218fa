import LintelModel
import SwiftSyntax

/// What an expression of code that builds bars evaluates to, as far as the code shows.
indirect enum Value {
  /// Something that the code makes: a bar item, a view, a menu item.
  case object(MadeObject)
  case list([Conditional<Value>])
  /// One of several, by the branches of the code.
  case choice([Conditional<Value>])
  case closure(ClosureExprSyntax, Scope)
  /// Anything else, kept as it is written.
  case expression(SourceExpression)
  /// What a caller hands in.
  case parameter(String, SourceLocation)
  /// What is in that place of the type's own bar before the code changes it.
  case onBar(BarSlot)
  /// The part that code leaves of what Interface Builder has in such a place.
  case drawn(DrawnItems, BarSlot, SourceLocation)
  /// Items that code has from elsewhere, or changes, in a way that is not followed.
  case unread(UnreadItems)
  case nothing

  /// The objects it may be.
  var objects: [MadeObject] {
    switch self {
    case .object(let object): [object]
    case .choice(let values): values.flatMap { $0.value.objects }
    default: []
    }
  }

  /// One of the values, or the only one.
  static func oneOf(_ values: [Conditional<Value>]) -> Value {
    values.count == 1 && values[0].conditions == .always ? values[0].value : values.isEmpty ? .nothing : .choice(values)
  }

  /// What it is where it is not nil, if it may be something; nil where that is no news.
  var whereThere: Value? {
    guard case .choice(let values) = self else { return nil }
    let there = values.filter { !$0.value.isNothing }
    return there.isEmpty || there.count == values.count ? nil : .choice(there)
  }

  /// `NSToolbarItem.Identifier(mode.rawValue)`
  var isIdentifier: Bool {
    guard case .expression(let expression) = self, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.path?.last == "Identifier"
  }

  /// The same where it is a list, and not one item: what an expression gives that is not followed are items that are not known.
  var asList: Value {
    switch self {
    case .expression(let expression):
      .unread(UnreadItems(reason: .made, expression: expression.operand.text, location: expression.location))
    case .choice(let values): .choice(values.map { Conditional($0.value.asList, $0.conditions) })
    default: self
    }
  }

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// Whether a bar item, or a list of them, may be among it.
  var mayHoldItems: Bool {
    switch self {
    case .object(let object): object.isBarItem
    case .list(let values), .choice(let values): values.contains { $0.value.mayHoldItems }
    case .drawn, .unread: true
    default: false
    }
  }
}

/// An expression and where its names mean something.
struct SourceExpression {
  var operand: Operand
  var scope: Scope
  /// Whether it is in a list that code puts in an order which only the running program knows.
  var hasUnknownPlace = false

  var location: SourceLocation {
    operand.elements.first.map { scope.file.location(of: $0) } ?? SourceLocation(file: scope.file.path, line: 1)
  }
}

/// The names of a block of code.
final class Scope {
  let file: SwiftFile
  /// The type that `self` is an instance of.
  let type: String?
  let parent: Scope?
  var names: [String: Value] = [:]
  /// The parameters among them for which the caller, or a default value, says what they are.
  var handed: Set<String> = []
  /// Those that are elements of a list which is gone through.
  var elements: Set<String> = []
  /// What the code made of names that stand for the only view which it puts into them.
  var containers: [String: Value] = [:]
  /// What code says of how a view of the project's is spoken, by the view's name, before it puts another one into it.
  var spokenOfContainers: [String: [SpokenSetting]] = [:]
  /// The types that they are declared with: a case that is handed in as `.list` is one of that type.
  var types: [String: String] = [:]

  /// What is known of the blocks of code that this reading asks about.
  var blocks: BlockFacts { all.blocks }
  /// The accessibility labels that code gives to images, by the expressions that make these.
  var namedImages: [SyntaxIdentifier: Value] {
    get { all.namedImages }
    set { all.namedImages = newValue }
  }

  private let all: Scopes

  init(file: SwiftFile, type: String?, parent: Scope? = nil, of all: Scopes) {
    self.file = file
    self.type = type
    self.parent = parent
    self.all = all
    all.scopes.append(self)
  }

  convenience init(in parent: Scope) {
    self.init(file: parent.file, type: parent.type, parent: parent, of: parent.all)
  }

  subscript(name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.names[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// The scope that declares a name.
  func declaring(_ name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.names[name] == nil { scope = current.parent }
    return scope
  }
}

/// The scopes of one reading. A value may name the scope that holds it, so none of them would ever be given back by itself.
final class Scopes {
  fileprivate var scopes: [Scope] = []
  fileprivate var namedImages: [SyntaxIdentifier: Value] = [:]
  let blocks = BlockFacts()

  func forget() {
    for scope in scopes { (scope.names, scope.containers, scope.spokenOfContainers) = ([:], [:], [:]) }
    (scopes, namedImages) = ([], [:])
  }
}

/// One run through a function or closure, and the runs that it was called from.
final class Activation {
  let caller: Activation?
  let depth: Int
  /// The function's or property's name, for people.
  let name: String
  /// The calls that led here.
  let sites: [SyntaxIdentifier]
  var results: [Conditional<Value>] = []
  var deferred: [CodeBlockSyntax] = []
  /// The toolbar delegate's method that this is a run of.
  var delegate: ToolbarDelegate?
  /// The run whose object this one completes: `UIBarButtonItem(…).named("Edit")`.
  var chained: Activation?
  /// The call that led here, if it says what is seen of what is made here.
  var making: MakingCall?

  init(_ name: String, caller: Activation? = nil, site: SyntaxIdentifier? = nil) {
    self.name = name
    self.caller = caller
    sites = (caller?.sites ?? []) + (site.map { [$0] } ?? [])
    depth = (caller?.depth ?? 0) + 1
  }

  /// Whether this run is the other one or was called from it.
  func isInside(_ other: Activation) -> Bool {
    var activation: Activation? = self
    while let current = activation {
      if current === other { return true }
      activation = current.caller
    }
    return false
  }
}

/// The state of reading code.
struct Context {
  var scope: Scope
  var activation: Activation
  var conditions: Conditions = .always
  /// For the toolbar delegate: the identifiers that this code is for.
  var identifiers: [String]?
  /// The name of the function's parameter that the identifiers are compared with.
  var identifierParameter: String?
  /// Whether the only expression of a block is what the function returns: its body is one `if` or `switch`.
  var returnsImplicitly = false

  /// The same place in a scope of its own, on conditions that are added.
  func inner(_ added: Conditions = .always) -> Context {
    var context = self
    context.scope = Scope(in: scope)
    context.conditions = conditions.and(added)
    return context
  }

  /// Deeper calls than this are not followed: 6.
  static let deepestCall = 6
}
