extension ObjectiveCEvaluator {
  /// What a toolbar's delegate answers for an identifier: `if ([ident isEqualToString:General]) return generalItem;`.
  struct HandedOut {
    var identifier: String
    /// The member that it returns.
    var member: String
  }

  /// Notes which member the delegate at hand returns for the identifier that it asks for.
  mutating func noteHandedOut(_ result: ObjectiveCExpression) {
    guard selector == Self.itemMethod, let identifier = asked?.name else { return }
    guard let path = result.path, let member = Self.member(path), locals[member] == nil,
      !(path.count == 1 && parameters.contains(member))
    else {
      handedOtherwise.insert(identifier)
      return
    }
    handedOut.append(HandedOut(identifier: identifier, member: member))
  }

  /// Whether the delegate answers for an identifier with nothing but a member that no code makes: its item is nil, and
  /// stands on no bar.
  func isNeverMade(_ identifier: String) -> Bool {
    let answers = handedOut.filter { $0.identifier == identifier }
    guard !answers.isEmpty, !handedOtherwise.contains(identifier) else { return false }
    return answers.allSatisfy { members[$0.member] == nil && classes.getters.isNeverMade($0.member, of: type) }
  }

  /// Gives members the identifiers that the delegate hands them out for. An item may be made with one that only the running
  /// app knows; it is no other item for that.
  mutating func nameHandedOut() {
    guard !handedOut.isEmpty else { return }
    // Members mean themselves outside of any method.
    var outside = self
    (outside.locals, outside.parameters) = ([:], [])
    let listed = Set(handedOut.map(\.identifier)).union(defaultIdentifiers)
    var identifiers: [Int: Set<String>] = [:]
    for one in handedOut {
      guard let value = members[one.member] else { continue }
      for place in Set(outside.alternatives(of: value, depth: 0).flatMap(\.value)) {
        identifiers[place, default: []].insert(one.identifier)
      }
    }
    for (place, names) in identifiers {
      guard names.count == 1, let name = names.first, let item = items[place], item.isWindowItem else { continue }
      if let own = item.identifier, listed.contains(own) { continue }
      items[place]?.handedOutFor = name
    }
  }

  private static var itemMethod: String { "toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:" }
}
