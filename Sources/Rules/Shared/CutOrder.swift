import LintelModel

extension [VisibleCuts.Cut] {
  /// Those on common screens first, then the surest, then the ones that lack most. Each is weighed once, and only their numbers
  /// are moved about: a cut holds texts and places, and one bar has dozens.
  func worstFirst() -> [VisibleCuts.Cut] {
    let weights = map { ($0.environment.commonness == .common ? 1 : 0, $0.certainty, $0.text.over) }
    return indices.sorted { weights[$0] > weights[$1] }.map { self[$0] }
  }

  /// The one whose figures are told: of those that are as sure as the surest the one that lacks most. What is said to be certain
  /// is so by the figures and on the screen that the sentence names.
  /// - Parameter surest: The first of them. What is only doubted there has no other that is surer.
  func told(likeThatOf surest: VisibleCuts.Cut) -> VisibleCuts.Cut {
    guard surest.certainty == .certain else { return surest }
    return most(from: surest) { $0.certainty == .certain && $0.isToldWith(surest) }
  }

  /// The one whose room is the limit for another wording: a text that is short enough where it is surely cut may still be too
  /// long for another system, where it is likely cut and has less room. A limit is to hold on all common screens; a room that may as
  /// well be a much larger one is none.
  func limit(likeThatOf told: VisibleCuts.Cut) -> VisibleCuts.Cut {
    guard told.certainty == .certain else { return told }
    return most(from: told) { $0.isToldWith(told) && !$0.told.isRoomUncertain }
  }

  private func most(from first: VisibleCuts.Cut, where isMeant: (VisibleCuts.Cut) -> Bool) -> VisibleCuts.Cut {
    indices.filter { isMeant(self[$0]) }.map { self[$0] }.reduce(first) { worst, cut in
      cut.told.over > worst.told.over ? cut : worst
    }
  }

  /// Everywhere that what is said of one of them is true: on screens as rare or as common, and no less surely.
  func environments(likeThatOf worst: VisibleCuts.Cut) -> [Environment] {
    var environments: [Environment] = [worst.environment]
    environments += worst.alike
    for index in indices
    where self[index].layout != worst.layout && self[index].certainty >= worst.certainty
      && (self[index].environment.commonness == .rare) == (worst.environment.commonness == .rare)
      && (self[index].assumption == .none || self[index].assumption == worst.assumption)
    {
      environments.append(self[index].environment)
      environments += self[index].alike
    }
    return environments
  }
}

extension VisibleCuts.Cut {
  /// Whether one sentence and one advice are true of both: the text is lost for the same reason, and its source is no worse off.
  fileprivate func isToldWith(_ surest: VisibleCuts.Cut) -> Bool {
    certainty >= .likely && (environment.commonness == .rare) == (surest.environment.commonness == .rare)
      && assumption == surest.assumption && sourceFits == surest.sourceFits && isForItems == surest.isForItems
      && isOfGuessedPair == surest.isOfGuessedPair && text.text == surest.text.text
      && text.isOnlyOnceScrolled == surest.text.isOnlyOnceScrolled && text.isOnRowOfItsOwn == surest.text.isOnRowOfItsOwn
  }
}
