import LintelModel

extension Message.StringInterpolation {
  /// `iOS 26, iPhone 17 in landscape (874 pt, 750 pt between safe areas)`.
  package mutating func appendInterpolation(_ environment: Environment) {
    let inside: Message = environment.safeAreas == 0 ? "" : ", \(environment.barWidth) pt between safe areas"
    let size: Message = environment.textSize == .large ? "" : ", text size \(environment.textSize.rawValue)"
    // One name: apart, the two would change places where a language runs from right to left.
    let system = "\(environment.platform.name) \(environment.os.version(on: environment.platform))"
    let place: Message = "\(system), \(environment.place) (\(environment.width) pt"
    appendInterpolation(place + inside + ")" + size)
  }
}

extension Environment {
  /// The device or window: its name, which is the same in every language, in Lintel's own words for what is done with it:
  /// `iPhone 17 in landscape`, `half of an iPad 10.2 in landscape`, `window as it opens`.
  package var place: Message {
    // Not names, but descriptions: of what a definition gives the width of, of windows, of phones with Display Zoom.
    let isDescribed =
      ["screen", "window", "visionOS default window"].contains(device) || device.hasPrefix("window ")
      || device.hasPrefix("iPhone (Display Zoom")
    if isDescribed { return Message(stringLiteral: device) }
    if let (share, screen) = Self.parts(of: device, at: " of an ") { return "\(share) of an \(Self.screen(screen))" }
    if let (share, screen) = Self.parts(of: device, at: " on an ") { return "\(share) on an \(Self.screen(screen))" }
    return Self.screen(device)
  }

  /// What a window takes of a screen, as a split window is called, or a column of a split view; a device that the project named
  /// is none.
  private static func parts(of name: String, at words: String) -> (share: Message, screen: String)? {
    guard let range = name.firstRange(of: words) else { return nil }
    let share = String(name[..<range.lowerBound])
    let isKnown =
      ["Slide Over", "a third", "half", "two thirds", "the smallest window"].contains(share)
      || SplitColumn.Place.allCases.contains { share == "\($0.rawValue) column" }
    guard isKnown else { return nil }
    return (Message(stringLiteral: share), String(name[range.upperBound...]))
  }

  private static func screen(_ name: String) -> Message {
    let sideways = " in landscape"
    let upright = " in portrait"
    if name.hasSuffix(sideways) { return "\(device(String(name.dropLast(sideways.count)))) in landscape" }
    if name.hasSuffix(upright) { return "\(device(String(name.dropLast(upright.count)))) in portrait" }
    return device(name)
  }

  /// `iPad 11 and 12.9` is no name, but two sizes.
  private static func device(_ name: String) -> Message {
    guard name.hasPrefix("iPad "), let range = name.firstRange(of: " and "),
      name[range.upperBound...].allSatisfy({ $0.isNumber || $0 == "." })
    else { return .data(name) }
    return "\(String(name[..<range.lowerBound])) and \(String(name[range.upperBound...]))"
  }
}
