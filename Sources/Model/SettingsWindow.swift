extension Toolbar {
  /// Whether a window's toolbar is the tabs of its settings: the window has their style, or all that people see on it stays
  /// selected and the code's name says what the window is for.
  ///
  /// - Parameters:
  ///   - owner: The class whose window it is.
  ///   - mayAllStaySelected: Whether code answers which items stay selected, in a way that nobody can read.
  package func isOfSettings(owner: String, items: [Item], mayAllStaySelected: Bool = false) -> Bool {
    guard kind == .windowToolbar else { return false }
    let tabs = items.filter { $0.isInDefaultSet && !$0.kind.isSpacer }
    guard tabs.count > 1 else { return false }
    if windowStyle.value == .preference { return true }
    return (mayAllStaySelected || tabs.allSatisfy { $0.facts.staysSelected.value == true })
      && ["Settings", "Preference", "Prefs"].contains(where: owner.contains)
  }
}
