import LintelModel

/// The line of text that UIKit shows above a bar's title: `navigationItem.prompt`.
extension ControllerBars {
  /// As the code gives it first; none where it is only taken away.
  func prompt(_ placements: [SlotAssignment]) -> LocalizedText {
    let own = placements.filter { $0.slot == .prompt }
    return own.lazy.flatMap { attributes.texts(of: $0.value) }.map(\.value).first(where: \.isPresent) ?? .none
  }
}
