import LintelModel

extension ControllerBars {
  /// The line of text above the title, as the code gives it first: "A single line of text displayed at the top of the navigation
  /// bar" (UINavigationItem.prompt). None where it is only taken away.
  func prompt(_ placements: [SlotAssignment]) -> LocalizedText {
    let own = placements.filter { $0.slot == .prompt }
    return own.lazy.flatMap { attributes.texts(of: $0.value) }.map(\.value).first(where: \.isPresent) ?? .none
  }
}
