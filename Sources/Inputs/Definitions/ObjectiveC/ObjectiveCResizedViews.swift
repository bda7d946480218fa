/// Which views of Interface Builder's a class gives a size of its own.
extension ObjectiveCEvaluator {
  /// The views of members that code gives a size, whatever their file says.
  var resizedViews: Set<String> {
    var found: Set<String> = []
    for statement in methods.flatMap(\.statements) {
      switch statement {
      case .assignment(let path, let value):
        // `view.frame = …` and `view.frame.size = …`
        if let place = path.firstIndex(where: Self.sizes.contains), let name = Self.member(Array(path[..<place])) {
          found.insert(name)
        }
        noteResized(in: value, &found)
      case .result(let value), .expression(let value): noteResized(in: value, &found)
      default: break
      }
    }
    return found
  }

  /// `[NSLayoutConstraint activateConstraints:@[[view.widthAnchor constraintEqualToConstant:90]]]`: wherever the expression
  /// makes a constraint.
  private func noteResized(in expression: ObjectiveCExpression, _ found: inout Set<String>) {
    func note(_ path: [String]?) { if let name = path.flatMap({ Self.member($0) }) { found.insert(name) } }
    var rest = [expression]
    while let next = rest.popLast() {
      rest += next.children
      switch next {
      case .path(let path, _): note(Self.viewOfWidth(path))
      case .message(let receiver, let labels, let arguments, _):
        guard let label = labels.first else { continue }
        if Self.sizers.contains(where: { label.hasPrefix($0) }) { note(receiver.path) }
        if arguments.isEmpty { note(next.path.flatMap { Self.viewOfWidth($0) }) }
        if label == "constraintWithItem" {
          note(next.argument(label)?.path)
          note(next.argument("toItem")?.path)
        }
        if label == "constraintsWithVisualFormat", case .string(let format, _)? = arguments.first {
          // The views of `H:|[search(90)]`.
          for view in format.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
            note([String(view.prefix { $0.isLetter || $0.isNumber || $0 == "_" })])
          }
        }
      case .call("NSDictionaryOfVariableBindings", let arguments, _): for argument in arguments { note(argument.path) }
      default: continue
      }
    }
  }

  /// The view of `view.widthAnchor`.
  private static func viewOfWidth(_ path: [String]) -> [String]? {
    path.firstIndex(of: "widthAnchor").map { Array(path[..<$0]) }
  }

  private static let sizes: Set = [
    "frame", "frameSize", "bounds", "boundsSize", "translatesAutoresizingMaskIntoConstraints",
  ]
  /// What messages begin with that give their receiver a size; the last ones are those of PureLayout and Masonry.
  private static let sizers = ["sizeToFit", "setFrame", "setBounds", "addConstraint", "autoSet", "autoMatch", "mas_"]
}
