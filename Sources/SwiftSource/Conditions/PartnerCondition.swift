import LintelModel

extension Branch {
  /// Whether it asks for nothing but that an object is there without which the screen does nothing: the controller itself, its
  /// view model, its delegate or who coordinates it. `if let viewModel = self.viewModel`, `guard let self`.
  ///
  /// - Parameter arm: The one that is told. Where the object is missing, a condition says what cannot be seen otherwise.
  func asksForPartnersAlone(inArm arm: Int) -> Bool {
    guard kind == .condition, arm == 0, presenceArm == nil else { return false }
    let bindings = words.split(separator: ",").map { $0.drop { $0 == " " } }
    return !bindings.isEmpty && bindings.allSatisfy(Self.bindsPartner)
  }

  /// Of one of several conditions: `let viewModel = self.viewModel`, `let strongSelf = self`.
  private static func bindsPartner(_ condition: Substring) -> Bool {
    guard let keyword = ["let ", "var "].first(where: { condition.hasPrefix($0) }) else { return false }
    let sides = condition.dropFirst(keyword.count).split(separator: "=", maxSplits: 1)
    // What a call gives, or a cast, may be another object each time.
    guard let asked = sides.last, !asked.contains(where: { "()[]".contains($0) }), !asked.contains(" as") else { return false }
    let path = asked.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self" else { return false }
    let words = NameWords.of(name)
    return words.last.map(partners.contains) == true || words.suffix(2) == ["view", "model"]
  }

  private static let partners: Set<String> = ["self", "coordinator", "delegate", "presenter", "interactor", "router"]
}
