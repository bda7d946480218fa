import LintelModel

/// The line of text that UIKit shows below a bar's title since iOS 26: `navigationItem.subtitle`.
extension ControllerBars {
  /// Each that a place in the code gives it, in an arm of its own where there are several.
  ///
  /// What is only below a large title has the whole width of the bar, and a view has a font of its own: neither has the room of
  /// `subtitle`, so they are told as not read and are not measured as it.
  func subtitles(_ placements: [SlotAssignment], of owner: BarOwner) -> [Conditional<LocalizedText>] {
    let own = placements.filter { [.subtitle, .largeSubtitle, .subtitleView].contains($0.slot) && !$0.value.isNothing }
    var conditions = own.map { $0.conditions.set(by: $0.function) }
    if own.count > 1 {
      let branch = Branch(.value, "subtitle of \(owner.type)")
      conditions = conditions.enumerated().map { $1.inArm($0, of: branch) }
    }
    return zip(own, conditions).flatMap { one, conditions -> [Conditional<LocalizedText>] in
      let said = attributes.texts(of: one.value).filter(\.value.isPresent)
      let texts = one.slot == .subtitle ? said : Array(said.prefix(1).map { Conditional(one.unmeasured($0.value)) })
      return texts.map { Conditional($0.value, conditions.and(part: $0.conditions)) }
    }
  }
}

extension SlotAssignment {
  /// The text, as one whose room is not known: it is called by the place that has it.
  fileprivate func unmeasured(_ text: LocalizedText) -> LocalizedText {
    let said = text.expression ?? text.key ?? text.source ?? ""
    return LocalizedText(state: .unresolved, expression: "\(slot.rawValue) = \(said)", location: text.location ?? location)
  }
}
