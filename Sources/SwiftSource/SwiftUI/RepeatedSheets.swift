import LintelModel

extension [BarDraft] {
  /// Without the sheets of one declaration that have the same buttons, of the same code, as another one of it: what several of
  /// its links or arms show with one modifier of the project's is one row of buttons, known by the first of its places. A sheet
  /// is listed by its buttons alone, so nothing else of the others is lost.
  func withoutRepeatedSheets() -> [BarDraft] {
    var known: [String: [BarDraft]] = [:]
    return filter { draft in
      guard draft.toolbar.kind == .sheetButtons else { return true }
      let same = known[draft.toolbar.id, default: []]
      guard !same.contains(where: { $0.hasSameButtons(as: draft) }) else { return false }
      known[draft.toolbar.id] = same + [draft]
      return true
    }
  }
}

extension BarDraft {
  fileprivate func hasSameButtons(as other: BarDraft) -> Bool {
    platforms == other.platforms && settingsOnMac == other.settingsOnMac
      && toolbar.unknownOwner == other.toolbar.unknownOwner
      && items.map { $0.value } == other.items.map { $0.value }
      && items.map { $0.conditions } == other.items.map { $0.conditions }
  }

  private var settingsOnMac: Set<Conditions.Setting> { conditions.settings.filter { $0.platform == .macos } }
}
