import LintelModel

extension Conditional<Item> {
  /// The item, with when its code puts it on the bar.
  var told: Item {
    var item = value
    item.conditions = conditions.asked
    return item
  }
}

extension Conditions {
  /// What the running app, or a build of it, decides, each arm in people's words; without those that another one says.
  fileprivate var asked: [String] {
    let asked = arms.filter { [.condition, .choice, .flag].contains($0.key.kind) }
    let told = asked.filter { branch, arm in
      !asked.contains { other, otherArm in branch != other && branch.isImplied(in: arm, by: other, in: otherArm) }
    }
    // What is asked of one system, and of its versions before that one, the condition as it is written says as well.
    let ofSystems = told.keys.filter { $0.words.hasPrefix("#available(") }
    let written = ofSystems.max { ($0.words.utf8.count, $0.words) < ($1.words.utf8.count, $1.words) }
    var names: [String] = []
    for (branch, arm) in told.sorted(by: { $0.key < $1.key }) where written == branch || !ofSystems.contains(branch) {
      let name = branch.name(ofArm: arm)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
