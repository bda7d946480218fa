import LintelModel

/// What a text is that a name of the file carries on: a constant or variable of a function, a parameter of a function.
extension ShownRoleReader {
  /// Of more reads than these nobody sees at a glance what they have in common.
  private static let mostReads = 8
  /// Tokens behind a declaration: more than a function has that people read.
  private static let mostTokens = 4_000
  /// What following a name costs of the hops that an expression has, so that a name leads to another name once.
  private static let cost = 3

  /// `let title = …; alert.messageText = title`: what the name is where the function reads it next.
  ///
  /// - Parameters:
  ///   - equals: The sign of the assignment, or the first of its two.
  ///   - start: Where the assigned expression begins.
  func roleOfReads(ofAssignedBefore equals: Int, from start: Int, hops: Int) -> ShownRole? {
    // `let title: String? = …`, but not `case .open: title = …`.
    let colon = source.isSign(equals - 1, "?") ? equals - 3 : equals - 2
    let isTyped = source.isSign(colon, ":") && (source.isWord(colon - 2, "let") || source.isWord(colon - 2, "var"))
    let place = isTyped ? colon - 1 : equals - 1
    guard let name = source.word(place), !source.isSign(place - 1, "."), let close = endOfScope(of: name, before: place) else {
      return nil
    }
    return roleOfReads(of: name, in: start..<close, hops: hops)
  }

  /// Where the innermost block ends that is around a place and declares the name before it; nil for a type's property, which
  /// any function may read at any time.
  private func endOfScope(of name: String, before place: Int) -> Int? {
    var inner = place
    while let brace = opening(before: inner) {
      if source.isSign(brace, "{") {
        if types.isBody(brace) { return nil }
        var index = brace + 1
        while index <= place {
          let isDeclared = source.isWord(index, "let") || source.isWord(index, "var")
          if isDeclared, source.word(index + 1) == name { return source.close(of: brace) }
          index = source.end(from: index)
        }
      }
      inner = brace
    }
    return nil
  }

  /// The one role that a name has where it is read, until something else is assigned to it; nil where it has several.
  private func roleOfReads(of name: String, in tokens: Range<Int>, hops: Int) -> ShownRole? {
    let hash = TextHash(name.utf8).value
    var (reads, found) = (0, Set<ShownRole>())
    var index = tokens.lowerBound
    let last = min(tokens.upperBound, tokens.lowerBound + Self.mostTokens)
    while index < last, reads < Self.mostReads {
      defer { index += 1 }
      guard source.tokens[index].kind == .word, source.hash(index) == hash, !source.isSign(index - 1, ".") else { continue }
      // A label, but not the first text of a choice.
      if source.isSign(index + 1, ":"), source.isSign(index - 1, "(") || source.isSign(index - 1, ",") { continue }
      let isDeclared = source.word(index - 1).map { Self.declaring.contains($0) } == true
      let isAssigned = source.isSign(index + 1, "=") && !source.isSign(index + 2, "=")
      if isDeclared || isAssigned {
        // `if isOpen { title = … } else { title = … }`: nothing has read it yet.
        if reads > 0 { break }
        continue
      }
      // Only a part or a property of it is handed on: `title.count`.
      if source.isSign(index + 1, ".") { continue }
      reads += 1
      if let role = role(before: index, hops: hops + Self.cost) { found.insert(role) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// What a function of the file does with the argument that a call hands it: `func warn(about title: String)`.
  ///
  /// - Parameter index: The token of the call's name.
  func roleOfParameter(_ label: String?, of name: String, at index: Int, isFirst: Bool, hops: Int) -> ShownRole? {
    // Of an argument without a label only the first one is told apart.
    guard hops + Self.cost < Self.mostHops, label != nil || isFirst, isOwn(index) else { return nil }
    var found: Set<ShownRole?> = []
    for declared in functions[TextHash(name.utf8).value] ?? [] {
      guard let close = source.close(of: declared + 1), let parameter = parameter(label, in: declared + 1) else { continue }
      var brace = close + 1
      while brace < min(close + 20, source.count), !source.isSign(brace, "{"), !source.isSign(brace, "}") { brace += 1 }
      guard source.isSign(brace, "{"), let end = source.close(of: brace) else { continue }
      found.insert(roleOfReads(of: parameter, in: brace + 1..<end, hops: hops))
    }
    // Of several functions of one name nobody knows which one is called.
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// Whether a call goes to the code's own: `show(…)`, `self.show(…)`.
  private func isOwn(_ index: Int) -> Bool {
    guard source.isSign(index - 1, ".") else { return true }
    return source.isWord(index - 2, "self") || source.isSign(index - 2, "?") && source.isWord(index - 3, "self")
  }

  /// The name within the function of the parameter that an argument is.
  private func parameter(_ label: String?, in open: Int) -> String? {
    for part in source.list(in: open) {
      guard let first = source.word(part.lowerBound) else { continue }
      let isNamed = source.isSign(part.lowerBound + 1, ":")
      if let label {
        if first == label { return isNamed ? first : source.word(part.lowerBound + 1) }
      } else {
        return first == "_" ? source.word(part.lowerBound + 1) : nil
      }
    }
    return nil
  }

  /// Whether an action is in a menu, or in a list or a variable that the file puts into one: `actions.append(UIAction(…))`,
  /// `UIMenu(children: actions)`.
  func isPutInMenu(_ start: Int) -> Bool {
    if isInMenu(start) { return true }
    guard let name = holder(of: start) else { return false }
    let hash = TextHash(name.utf8).value
    return source.tokens.indices.contains { source.tokens[$0].kind == .word && source.hash($0) == hash && isInMenu($0) }
  }

  /// The variable that a list or an action is assigned or added to.
  private func holder(of start: Int, isListed: Bool = false) -> String? {
    if source.isSign(start - 1, "=") {
      let equals = source.isSign(start - 2, "+") ? start - 2 : start - 1
      // `let actions: [UIAction] = …`
      var last = equals - 1
      if source.isSign(last, "]"), let open = source.opening(of: last), source.isSign(open - 1, ":") { last = open - 2 }
      return source.word(last)
    }
    guard let open = opening(before: start) else { return nil }
    // A list in a list is no menu's.
    if source.isSign(open, "[") { return isListed ? nil : holder(of: open, isListed: true) }
    let isAdded = source.isSign(open, "(") && source.isWord(open - 1, "append") && source.isSign(open - 2, ".")
    return isAdded ? source.word(open - 3) : nil
  }

  /// What a view asks its source for: `func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String?`.
  func roleOfReturned(at place: Int) -> ShownRole? {
    var inner = place
    while let brace = opening(before: inner), source.isSign(brace, "{") {
      guard let head = head(of: brace) else { return nil }
      if source.isWord(head, "func") {
        let labels = source.isSign(head + 2, "(") ? source.list(in: head + 2).compactMap { source.word($0.lowerBound) } : []
        if labels.contains("titleForHeaderInSection") { return .sectionTitle }
        return labels.contains("titleForFooterInSection") ? .text : nil
      }
      inner = brace
    }
    return nil
  }

  /// The word that a block's statement or function begins with; nil for a closure.
  private func head(of brace: Int) -> Int? {
    var index = brace - 1
    let first = max(0, brace - 60)
    while index >= first {
      if source.isSign(index, "{") || source.isSign(index, "}") || source.isSign(index, ";") { return nil }
      if let word = source.word(index), Self.heads.contains(word) { return index }
      index = (source.opening(of: index) ?? index) - 1
    }
    return nil
  }

  private static let heads: Set = ["func", "if", "else", "switch", "for", "while", "do", "guard"]
}
