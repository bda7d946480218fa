import LintelModel

/// What the methods of one file put into the columns of split view controllers, and the widths that they ask for.
struct ObjectiveCFilledColumns {
  private let screens: Set<String>
  private let classes: InheritedBars
  /// By screen, UIKit's names of the columns that one that is made is put into; empty for one that is put into none.
  private(set) var filled: [(screen: String, columns: Set<String>)] = []
  private var widths: [String: Set<Points?>] = [:]

  init(_ screens: Set<String>, _ classes: InheritedBars) { (self.screens, self.classes) = (screens, classes) }

  /// With the widths that the file sets, in points, as far as these are numbers; what it sets twice to different ones is not
  /// known.
  func column(_ place: SplitColumn.Place) -> SplitColumn {
    guard place != .detail else { return SplitColumn(place) }
    let word = place == .sidebar ? "PrimaryColumnWidth" : "SupplementaryColumnWidth"
    func only(_ prefix: String) -> Points? {
      guard let all = widths[prefix + word], all.count == 1, let width = all.first else { return nil }
      return width
    }
    return SplitColumn(place, preferred: only("preferred"), least: only("minimum"), most: only("maximum"))
  }

  mutating func read(_ method: ObjectiveCMethod, in bytes: [UInt8]) {
    var making = Making(screens: screens)
    var splits: Set<[String]> = []
    func isSplit(_ path: [String]) -> Bool {
      if path.isEmpty || path == ["self"] { return isSplitView(method.type) }
      // What every controller has under this name is one.
      return splits.contains(path) || path.last == "splitViewController"
    }
    for statement in method.statements {
      switch statement {
      case .assignment(let path, let value):
        if let name = path.last, name.hasSuffix("PrimaryColumnWidth") || name.hasSuffix("SupplementaryColumnWidth") {
          widths[name, default: []].insert(Self.number(at: value.offset, in: bytes))
        }
        making.look(into: value, depth: 0)
        if path.last == "viewControllers", case .array(let list, _) = value {
          // Two are the primary and the secondary one; of three that is not documented for every style.
          let isTwo = list.count == 2 && isSplit(Array(path.dropLast()))
          for (number, element) in list.enumerated() {
            let name = number == 0 ? "UISplitViewControllerColumnPrimary" : "UISplitViewControllerColumnSecondary"
            making.put(element, into: isTwo ? name : nil)
          }
        } else {
          if value.createdClass.map({ isSplitView($0) }) == true { splits.insert(path) } else { splits.remove(path) }
          making.name(path, value)
        }
      case .result(let value), .expression(let value): making.look(into: value, depth: 0)
      case .declared(let name):
        splits.remove([name])
        making.forget([name])
      case .asked, .askedNoMore, .branch: break
      }
    }
    filled += making.made.sorted { $0.key < $1.key }.map { ($0.value, making.columns[$0.key] ?? []) }
  }

  private func isSplitView(_ type: String) -> Bool { classes.ancestors(of: type).contains("UISplitViewController") }

  /// A number that is all that a statement or message is given there.
  private static func number(at offset: Int, in bytes: [UInt8]) -> Points? {
    guard bytes.indices.contains(offset) else { return nil }
    let rest = bytes[offset...].prefix(24)
    let digits = rest.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let behind = rest.dropFirst(digits.count).drop { $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: " ") }
    guard let end = behind.first, end == UInt8(ascii: ";") || end == UInt8(ascii: "]"),
      let number = Double(String(decoding: digits, as: UTF8.self)), (1...10_000).contains(number)
    else { return nil }
    return Points(number)
  }
}

/// The controllers that a method makes, and where it puts them.
private struct Making {
  let screens: Set<String>
  /// By the place where it is made, its class.
  private(set) var made: [Int: String] = [:]
  private(set) var columns: [Int: Set<String>] = [:]
  private var names: [[String]: Int] = [:]

  init(screens: Set<String>) { self.screens = screens }

  /// Finds what an expression makes, and what it puts into a column.
  mutating func look(into expression: ObjectiveCExpression, depth: Int) {
    guard depth < 60 else { return }
    if let type = expression.createdClass, screens.contains(type) { made[expression.offset] = type }
    for child in expression.children { look(into: child, depth: depth + 1) }
    if case .message(_, let labels, let arguments, _) = expression, labels == ["setViewController", "forColumn"],
      arguments.count == 2
    {
      put(arguments[0], into: arguments[1].path?.last)
    }
  }

  /// - Parameter column: UIKit's name; nil for a place that is none.
  mutating func put(_ controller: ObjectiveCExpression, into column: String?) {
    if let place = place(of: controller, depth: 0) { columns[place, default: []].insert(column ?? "") }
  }

  mutating func name(_ path: [String], _ value: ObjectiveCExpression) { names[path] = place(of: value, depth: 0) }

  mutating func forget(_ path: [String]) { names[path] = nil }

  /// Where the controller is made that an expression gives, also as the first one of a navigation controller.
  private func place(of expression: ObjectiveCExpression, depth: Int) -> Int? {
    guard depth < 8 else { return nil }
    if made[expression.offset] != nil, expression.createdClass != nil { return expression.offset }
    if let root = expression.argument("initWithRootViewController") { return place(of: root, depth: depth + 1) }
    return expression.path.flatMap { names[$0] }
  }
}
