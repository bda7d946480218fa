import LintelModel

/// What the ids of a stored report stand for: environments and toolbars are listed once, and named everywhere else.
final class StoredIDs {
  /// A bar's definition, with its items by their ids.
  struct Known {
    /// All languages of the bar have it.
    let definition: SharedToolbar
    var toolbar: Toolbar { _read { yield definition.toolbar } }
    let items: [String: Int]

    init(_ definition: SharedToolbar) {
      self.definition = definition
      let toolbar = definition.toolbar
      items = Dictionary(toolbar.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// In the order in which they first occur, `e1` the first one.
  private(set) var environments: [Environment] = []
  private var numbers: [Environment: Int] = [:]
  private var named: [String: Environment] = [:]
  private var toolbars: [String: Known] = [:]
  /// Where what is reported at a place ends.
  var extents: [SourceLocation: SourceExtent] = [:]
  /// The bar whose layouts are described, and what of it is said once for all of them.
  var bar: Known?
  var direction = LayoutDirection.leftToRight
  var platform = Platform.ios

  func add(_ environment: Environment) {
    guard numbers[environment] == nil else { return }
    environments.append(environment)
    numbers[environment] = environments.count
  }

  func id(of environment: Environment) -> String { "e\(numbers[environment] ?? 0)" }

  /// False if the id has been taken.
  func name(_ environment: Environment, _ id: String) -> Bool { named.updateValue(environment, forKey: id) == nil }

  subscript(environment id: String) -> Environment? { named[id] }

  /// An item's on the bar that is described.
  func id(of item: Int) -> String? {
    guard let items = bar?.toolbar.items, items.indices.contains(item) else { return nil }
    return items[item].id
  }

  /// False if the id has been taken.
  func add(_ toolbar: Toolbar) -> Bool { toolbars.updateValue(Known(SharedToolbar(toolbar)), forKey: toolbar.id) == nil }

  subscript(toolbar id: String) -> Known? { toolbars[id] }
}

extension StoredCoder {
  /// An environment by its id.
  mutating func environment(_ name: String, _ environment: inout Environment?) throws(StoredFault) {
    var id = environment.map(ids.id)
    try attribute(name, &id)
    if Self.isReading, let id { environment = try self.environment(id) }
  }

  /// Environments by their ids, each once: a report cannot make a list longer than all environments.
  mutating func environments(
    _ name: String, _ environments: inout [Environment], isRequired: Bool = false
  ) throws(StoredFault) {
    var ids = environments.map(self.ids.id)
    try list(name, &ids, isRequired: isRequired)
    guard Self.isReading else { return }
    guard Set(ids).count == ids.count else { throw fault("found an environment twice in one list, expected each once") }
    environments = []
    for id in ids { environments.append(try environment(id)) }
  }

  private func environment(_ id: String) throws(StoredFault) -> Environment {
    guard let environment = ids[environment: id] else {
      throw fault("found the environment \"\(VisibleCharacters.of(id))\", expected one that <environments> lists")
    }
    return environment
  }

  /// An item of the bar by its id.
  mutating func item(_ name: String, _ item: inout Int?) throws(StoredFault) {
    var id = Self.isReading ? nil : item.flatMap(ids.id(of:))
    try attribute(name, &id)
    if Self.isReading, let id { item = try self.item(id) }
  }

  mutating func item(_ name: String, _ item: inout Int) throws(StoredFault) {
    var id = Self.isReading ? "" : ids.id(of: item) ?? ""
    try attribute(name, &id)
    if Self.isReading { item = try self.item(id) }
  }

  private func item(_ id: String) throws(StoredFault) -> Int {
    guard let index = ids.bar?.items[id] else {
      let bar = VisibleCharacters.of(ids.bar?.toolbar.id ?? "")
      throw fault("found the item \"\(VisibleCharacters.of(id))\", expected one of the toolbar \"\(bar)\"")
    }
    return index
  }
}
