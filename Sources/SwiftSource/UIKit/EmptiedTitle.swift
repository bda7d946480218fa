import LintelModel
import SwiftSyntax

extension ControllerBars {
  /// Whether what sets the title says nothing, in a function that surely runs before people see the view.
  func emptiesTitle(_ owner: BarOwner, _ titles: [SlotAssignment]) -> Bool {
    let saysNothing = titles.allSatisfy { one in
      guard case .expression(let expression) = one.value else { return false }
      return expression.operand.text == "\"\"" && one.conditions == .always
    }
    guard !titles.isEmpty, saysNothing else { return false }
    return reading.functionsRunFirst(of: owner).isSuperset(of: titles.map(\.function))
  }
}

extension CodeReading {
  /// Those that the platform calls before people see the view, and the class's own that these call whatever happens.
  func functionsRunFirst(of owner: BarOwner) -> Set<String> {
    functionsRun(by: Set(Self.functionsOfPlatform), of: owner)
  }

  /// These, and the class's own that they call whatever happens.
  func functionsRun(by first: Set<String>, of owner: BarOwner) -> Set<String> {
    guard let file = project.file(at: owner.file) else { return first }
    var (open, found) = (Array(first), first)
    while let name = open.popLast() {
      for member in project.members(named: name, of: owner.type, near: file) {
        guard let body = member.body else { continue }
        for called in body.functionsCalledAnyway where found.insert(called).inserted { open.append(called) }
      }
    }
    return found
  }

  /// Those that the platform calls before people see the view, in the order in which it does.
  static let functionsOfPlatform = ["init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear"]
}

extension CodeBlockItemListSyntax {
  /// The functions of the same object, by name, that its statements call whenever they run: `setUpView()`, `self.setUpView()`.
  fileprivate var functionsCalledAnyway: [String] {
    var found: [String] = []
    for statement in self {
      // What follows may not be reached any more.
      if statement.item.is(GuardStmtSyntax.self) || statement.mayLeave { break }
      guard let call = statement.item.as(FunctionCallExprSyntax.self) else { continue }
      let path = call.calledExpression.path?.filter { $0 != "self" } ?? []
      if path.count == 1 { found.append(path[0]) }
    }
    return found
  }
}
