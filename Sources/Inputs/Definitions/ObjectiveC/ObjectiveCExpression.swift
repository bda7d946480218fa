/// As much of an Objective-C expression as bars are made of.
indirect enum ObjectiveCExpression {
  case string(String, offset: Int)
  /// `self.navigationItem.title` as its parts; an index or `->` counts as a dot.
  case path([String], offset: Int)
  /// `[receiver label:argument …]`; a message without arguments has one label and none.
  case message(receiver: ObjectiveCExpression, labels: [String], arguments: [ObjectiveCExpression], offset: Int)
  case call(name: String, arguments: [ObjectiveCExpression], offset: Int)
  case array([ObjectiveCExpression], offset: Int)
  /// One of two, with the conditions of each.
  case conditional(ObjectiveCExpression, ObjectiveCExpression, when: ObjectiveCArms, offset: Int)
  case other(offset: Int)

  var offset: Int {
    switch self {
    case .string(_, let offset), .path(_, let offset), .message(_, _, _, let offset), .call(_, _, let offset),
      .array(_, let offset), .conditional(_, _, _, let offset), .other(let offset): offset
    }
  }

  /// The expressions that it directly holds.
  var children: [ObjectiveCExpression] {
    switch self {
    case .message(let receiver, _, let arguments, _): [receiver] + arguments
    case .call(_, let arguments, _): arguments
    case .array(let elements, _): elements
    case .conditional(let a, let b, _, _): [a, b]
    case .string, .path, .other: []
    }
  }

  /// `self.navigationItem` and `[self navigationItem]` alike.
  var path: [String]? {
    switch self {
    case .path(let path, _): path
    case .message(let receiver, let labels, let arguments, _) where arguments.isEmpty && labels.count == 1:
      receiver.path.map { $0 + labels }
    default: nil
    }
  }

  /// `initWithTitle:style:target:action:`
  var selector: String? {
    guard case .message(_, let labels, let arguments, _) = self else { return nil }
    return arguments.isEmpty ? labels.first : labels.map { $0 + ":" }.joined()
  }

  /// The first argument that the message gives under a label.
  func argument(_ label: String) -> ObjectiveCExpression? {
    guard case .message(_, let labels, let arguments, _) = self else { return nil }
    return zip(labels, arguments).first { $0.0 == label }?.1
  }

  /// What an allocation makes: `UIBarButtonItem` and the initialiser's message of `[[UIBarButtonItem alloc] init…]`.
  var createdClass: String? {
    guard case .message(let receiver, let labels, _, _) = self, let first = labels.first else { return nil }
    if case .path(let name, _) = receiver, name.count == 1, first == "new" { return name[0] }
    guard first.hasPrefix("init"), case .message(.path(let name, _), let inner, _, _) = receiver, name.count == 1,
      inner == ["alloc"]
    else { return nil }
    return name[0]
  }

  /// `[self title]`, `self.title`, `[self.class title]`: the name of the class's own method, asked without arguments.
  var ownMethod: String? {
    guard let path, path.count > 1, path[0] == "self" || path[0] == "super" else { return nil }
    return path.count == 2 ? path[1] : path.count == 3 && path[1] == "class" ? path[2] : nil
  }

  /// `self.editButtonItem`, which UIKit makes for every controller.
  var isEditButton: Bool { path.map { $0 == ["self", "editButtonItem"] } ?? false }

  /// The same with other places for its parts.
  func placed(_ place: (Int) -> Int) -> ObjectiveCExpression {
    let offset = place(offset)
    switch self {
    case .string(let text, _): return .string(text, offset: offset)
    case .path(let path, _): return .path(path, offset: offset)
    case .message(let receiver, let labels, let arguments, _):
      return .message(
        receiver: receiver.placed(place), labels: labels, arguments: arguments.map { $0.placed(place) }, offset: offset)
    case .call(let name, let arguments, _):
      return .call(name: name, arguments: arguments.map { $0.placed(place) }, offset: offset)
    case .array(let elements, _): return .array(elements.map { $0.placed(place) }, offset: offset)
    case .conditional(let first, let second, let arms, _):
      return .conditional(first.placed(place), second.placed(place), when: arms, offset: offset)
    case .other: return .other(offset: offset)
    }
  }

  /// Whether it has fewer parts than that.
  func isSmaller(than most: Int) -> Bool {
    var left = most
    func count(_ expression: ObjectiveCExpression) {
      left -= 1
      guard left > 0 else { return }
      for child in expression.children { count(child) }
    }
    count(self)
    return left > 0
  }

  /// Nothing, or a text without a letter.
  var isEmptyText: Bool { if case .string(let text, _) = self { text.isEmpty } else { isNil } }

  var isNil: Bool { path == ["nil"] || path == ["NULL"] || path == ["Nil"] }

  /// What replaces it where code asks for it by name: the text of a literal, the last word of a path.
  var name: String? { if case .string(let text, _) = self { text } else { path?.last } }

  /// `UIButton` of `[UIButton buttonWithType:…]`.
  var factoryClass: String? {
    guard case .message(.path(let name, _), let labels, _, _) = self, name.count == 1, let label = labels.first,
      label.contains("With"), name[0].first?.isUppercase == true
    else { return nil }
    return name[0]
  }

  var isMessage: Bool { if case .message = self { true } else { false } }

  /// All names in it.
  var names: [String] {
    if case .path(let path, _) = self { return path.count == 1 ? path : [] }
    return children.flatMap(\.names)
  }

  /// The same with names replaced by what they mean, as far as that stays short enough to be what a person wrote.
  func replacing(_ names: [String: ObjectiveCExpression]) -> ObjectiveCExpression {
    var left = 400
    return replacing(names, &left, depth: 0)
  }

  private func replacing(_ names: [String: ObjectiveCExpression], _ left: inout Int, depth: Int) -> ObjectiveCExpression {
    left -= 1
    guard left > 0, depth < 12 else { return self }
    func all(_ parts: [ObjectiveCExpression]) -> [ObjectiveCExpression] {
      var found: [ObjectiveCExpression] = []
      for part in parts { found.append(part.replacing(names, &left, depth: depth + 1)) }
      return found
    }
    switch self {
    case .path(let path, _):
      guard path.count == 1, let value = names[path[0]] else { return self }
      // A name may mean something that has it again.
      var rest = names
      rest[path[0]] = nil
      return value.replacing(rest, &left, depth: depth + 1)
    case .message(let receiver, let labels, let arguments, let offset):
      let parts = all([receiver] + arguments)
      return .message(receiver: parts[0], labels: labels, arguments: Array(parts.dropFirst()), offset: offset)
    case .call(let name, let arguments, let offset): return .call(name: name, arguments: all(arguments), offset: offset)
    case .array(let elements, let offset): return .array(all(elements), offset: offset)
    case .conditional(let first, let second, let arms, let offset):
      let parts = all([first, second])
      return .conditional(parts[0], parts[1], when: arms, offset: offset)
    case .string, .other: return self
    }
  }
}
