import LintelFindings
import LintelModel

extension Finding {
  /// Those that say what people cannot read for want of room: an error, unless few meet it.
  private static let rulesOfCuts: Set = ["label-truncated", "title-truncated"]

  /// Why it is less grave than another one that reads alike: who meets it, in a clause. Nil where it is as grave as any.
  func severityReason(on model: PageModel) -> Message? {
    guard verdict == .fails, environmentCount > 0, severity < .error else { return nil }
    if severity == .note, worstEnvironment?.commonness == .rare { return Self.onRareScreens }
    guard severity == .warning, Self.rulesOfCuts.contains(rule), let part = toolbar.flatMap(model.part(of:)) else { return nil }
    return part.toolbar.isForDebugging ? Self.forDebugging : nil
  }

  static let onRareScreens: Message = "only on screens that few people have"
  static let forDebugging: Message = "on a screen for debugging, or behind one"
}

extension Toolbar {
  /// Whether few besides those who write the app see it. A name tells that only of what no code of a release shows.
  fileprivate var isForDebugging: Bool { isForDevelopers || !isReachedByAll && DeveloperScreen.isForDebugging(location.file) }
}
