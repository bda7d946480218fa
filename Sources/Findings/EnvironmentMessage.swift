import LintelModel

extension Message.StringInterpolation {
  /// `iOS 26, iPhone 17 in landscape (874 pt, 750 pt between safe areas)`. A window is called by Lintel's own words: `window
  /// at its declared minimum`; a device has a name, or the project gave it one.
  public mutating func appendInterpolation(_ environment: Environment) {
    let inside: Message = environment.safeAreas == 0 ? "" : ", \(environment.barWidth) pt between safe areas"
    let size: Message = environment.textSize == .large ? "" : ", text size \(environment.textSize.rawValue)"
    let device = environment.device
    let screen: Message = device.hasPrefix("window ") ? Message(stringLiteral: device) : .data(device)
    // One name: apart, the two would change places where a language runs from right to left.
    let system = "\(environment.platform.name) \(environment.os.version(on: environment.platform))"
    let place: Message = "\(system), \(screen) (\(environment.width) pt"
    appendInterpolation(place + inside + ")" + size)
  }
}
