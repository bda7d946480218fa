/// What the names in a method stand for that are not, or no longer, the class's own.
extension ObjectiveCMethod {
  struct WindowNames {
    /// By the names of parameters and of what the method declares, the members that they are given; nil for anything else.
    fileprivate(set) var locals: [String: Set<String?>] = [:]
    /// The members that the method itself gives something.
    fileprivate(set) var given: Set<String> = []
    /// A function has no members: a bare name is handed to it, or its own.
    fileprivate(set) var isOfFunction = false

    /// The path with a local name replaced by the member that it stands for; nil where that is no member, or one of several.
    func path(_ written: [String]) -> [String]? {
      guard let first = written.first else { return nil }
      guard let meant = locals[first] else { return isOfFunction ? nil : written }
      guard meant.count == 1, let member = meant.first.flatMap(\.self) else { return nil }
      return ["self", member] + written.dropFirst()
    }
  }

  var windowNames: WindowNames {
    var names = WindowNames()
    names.isOfFunction = selector.isEmpty
    for parameter in parameters { names.locals[parameter] = [nil] }
    for statement in statements {
      switch statement {
      case .declared(let name): if names.locals[name] == nil { names.locals[name] = [] }
      case .assignment(let path, let value):
        // `NSWindow *window = nil;` is given its meaning later.
        if value.isNil { continue }
        var member = value.path.flatMap { ObjectiveCEvaluator.member($0) }
        if let other = value.path, other.count == 1, names.locals[other[0]] != nil { member = nil }
        if path.count == 1, names.locals[path[0]] != nil {
          names.locals[path[0], default: []].insert(member)
        } else if let name = ObjectiveCEvaluator.member(path), name != member {
          names.given.insert(name)
        }
      default: break
      }
    }
    return names
  }
}
