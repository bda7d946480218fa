import LintelModel

extension [VisibleCuts.Cut] {
  /// Those on common screens first, then the surest, then the ones that lack most. Each is weighed once, and only their numbers
  /// are moved about: a cut holds texts and places, and one bar has dozens.
  func worstFirst() -> [VisibleCuts.Cut] {
    let weights = map { ($0.environment.commonness == .common ? 1 : 0, $0.certainty, $0.text.over) }
    return indices.sorted { weights[$0] > weights[$1] }.map { self[$0] }
  }

  /// Everywhere that what is said of one of them is true: on screens as rare or as common, and no less surely.
  func environments(likeThatOf worst: VisibleCuts.Cut) -> [Environment] {
    var environments: [Environment] = []
    for index in indices
    where self[index].certainty >= worst.certainty
      && (self[index].environment.commonness == .rare) == (worst.environment.commonness == .rare)
      && (self[index].assumption == .none || self[index].assumption == worst.assumption)
    {
      environments.append(self[index].environment)
      environments += self[index].alike
    }
    return environments
  }
}
