/// As much of an Objective-C expression as bars are made of.
indirect enum ObjectiveCExpression {
  case string(String, offset: Int)
  /// `self.navigationItem.title` as its parts; an index or `->` counts as a dot.
  case path([String], offset: Int)
  /// `[receiver label:argument …]`; a message without arguments has one label and none.
  case message(receiver: ObjectiveCExpression, labels: [String], arguments: [ObjectiveCExpression], offset: Int)
  case call(name: String, arguments: [ObjectiveCExpression], offset: Int)
  case array([ObjectiveCExpression], offset: Int)
  case conditional(ObjectiveCExpression, ObjectiveCExpression, offset: Int)
  case other(offset: Int)

  var offset: Int {
    switch self {
    case .string(_, let offset), .path(_, let offset), .message(_, _, _, let offset), .call(_, _, let offset),
      .array(_, let offset), .conditional(_, _, let offset), .other(let offset): offset
    }
  }

  /// The expressions that it directly holds.
  var children: [ObjectiveCExpression] {
    switch self {
    case .message(let receiver, _, let arguments, _): [receiver] + arguments
    case .call(_, let arguments, _): arguments
    case .array(let elements, _): elements
    case .conditional(let a, let b, _): [a, b]
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
}
