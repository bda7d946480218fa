import LintelFindings

extension Matter {
  /// Who has to do something about it, first who has to act first: of those who have something as grave as the worst of it the writers
  /// of the source text, since translations follow that, else who has most of it. The others stand as in `owners`.
  var ownersInTurn: [(blame: Blame, findings: [Finding])] {
    let owners = self.owners
    guard owners.count > 1, let worst = owners.flatMap({ $0.findings.map { FindingKind($0).rank } }).min() else { return owners }
    let grave = owners.filter { owner in owner.findings.contains { FindingKind($0).rank == worst } }
    guard let first = grave.first(where: { $0.blame == .source }) ?? grave.first else { return owners }
    return [first] + owners.filter { $0.blame != first.blame }
  }

  /// Who has to act first: lists of causes by owner go by it.
  var primaryOwner: Blame? { ownersInTurn.first?.blame }
}
