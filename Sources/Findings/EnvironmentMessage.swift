import LintelModel

extension Message.StringInterpolation {
  /// `iOS 26, iPhone 17 in landscape (874 pt, 750 pt between safe areas)`. The device is Lintel's own word where it is no
  /// product's name: `window at its declared minimum`.
  public mutating func appendInterpolation(_ environment: Environment) {
    let inside: Message = environment.safeAreas == 0 ? "" : ", \(environment.barWidth) pt between safe areas"
    let size: Message = environment.textSize == .large ? "" : ", text size \(environment.textSize.rawValue)"
    let place: Message =
      "\(environment.platform.name) \(environment.os.version(on: environment.platform)), \(Message(stringLiteral: environment.device)) "
      + "(\(environment.width) pt"
    appendInterpolation(place + inside + ")" + size)
  }
}
