import LintelModel
import SwiftSyntax

/// What the members of a type say in turn where conditions ask for them: where `isFolder` is `item.type == .folder` and holds,
/// `isArea` does not, which is `item.type == .area`.
struct SaidByMembers {
  /// What a member answers, by its name and whether it is called.
  let answers: (_ name: String, _ isCalled: Bool) -> MemberAnswers

  /// A member that asks a member: 3.
  private static let mostAnswers = 3

  /// What holds, and what cannot, where the type's members have answered this.
  func said(by arms: [Branch: Int], depth: Int = 0) -> Conditions {
    guard depth < Self.mostAnswers else { return .always }
    var said = Conditions.always
    for (branch, arm) in arms.sorted(by: { $0.key < $1.key }) {
      guard let asked = branch.askedMember else { continue }
      let given = answers(asked.name, asked.isCalled)
      guard let reason = arm == 0 ? given.whenTrue : given.whenFalse else { continue }
      for (part, held) in reason.arms {
        if part.kind == .equality {
          if said.arms[part] == nil { said.arms[part] = held }
        } else {
          said.failing.insert([part: 1 - held])
        }
      }
      said.failing.formUnion(reason.failing)
      said.formAnd(self.said(by: reason.arms, depth: depth + 1))
    }
    return said
  }
}

extension SwiftReading {
  /// Conditions of what a view's modifier has, with what the view's own properties say where they have answered.
  func told(_ conditions: Conditions, on modifier: ModifierChain.Modifier, at place: Place) -> Conditions {
    // By the type that has the member: one condition may ask the view and what it conforms to.
    var asked: [String: [Branch: Int]] = [:]
    for (branch, arm) in conditions.arms {
      guard let name = branch.askedMember, !name.isCalled,
        // What the code around has under the name is not the view's.
        case .member(let member) = project.referent(of: name.name, from: modifier.node, at: place),
        case .variable = member.node, member.body != nil, let owner = member.owner, !modifier.declares(name.name)
      else { continue }
      asked[owner, default: [:]][branch] = arm
    }
    return asked.sorted { $0.key < $1.key }.reduce(conditions) { told, own in
      let members = SaidByMembers { name, isCalled in
        guard !isCalled else { return MemberAnswers() }
        let found = project.members(named: name, of: own.key, near: place.file)
        return found.count == 1 ? MemberAnswers(found[0]) : MemberAnswers()
      }
      return told.and(members.said(by: own.value))
    }
  }
}

extension ModifierChain.Modifier {
  /// Whether what it is handed gives something of its own that name.
  fileprivate func declares(_ name: String) -> Bool {
    NameHiding.declare(name, in: call.arguments) || call.trailingClosure.map { NameHiding.declare(name, in: $0) } ?? false
      || call.additionalTrailingClosures.contains { NameHiding.declare(name, in: $0) }
  }
}
