import LintelModel

extension [VisibleCuts.Cut] {
  /// Those on common screens first, then the surest, then the ones that lack most. Each is weighed once, and only their numbers
  /// are moved about: a cut holds texts and places, and one bar has dozens.
  func worstFirst() -> [VisibleCuts.Cut] {
    let weights = map { ($0.environment.commonness == .common ? 1 : 0, $0.certainty, $0.text.over) }
    return indices.sorted { weights[$0] > weights[$1] }.map { self[$0] }
  }

  /// The one whose figures are told: a text that is short enough where it is surely cut may still be too long for another system,
  /// where it is likely cut and has less room. A limit is to hold on all common screens, but a screen whose own figures leave open
  /// whether it fits is no witness of what is certain.
  /// - Parameter surest: The first of them. What is only doubted there has no other that is surer.
  func tightest(likeThatOf surest: VisibleCuts.Cut) -> VisibleCuts.Cut {
    guard surest.certainty == .certain else { return surest }
    return indices.filter { self[$0].isToldWith(surest) && !self[$0].isLeftOpen }.map { self[$0] }.reduce(surest) { worst, cut in
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

  /// Whether the range of its room, which is told, has a place for it.
  fileprivate var isLeftOpen: Bool { told.isRoomUncertain && told.needed.low <= told.room.high }
}
