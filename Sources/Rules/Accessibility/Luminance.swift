/// How bright a colour is, as WCAG 2.2 reckons it ("relative luminance").
struct Luminance {
  private let value: Double

  static let white = Luminance(value: 1)
  static let black = Luminance(value: 0)

  private init(value: Double) { self.value = value }

  /// `#RRGGBB`
  init?(_ hex: String) {
    guard let number = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    func linear(_ shift: UInt32) -> Double {
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : Gamma.raised((part + 0.055) / 1.055)
    }
    value = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// From 1 to 21.
  func contrast(with other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  /// `4.5:1`, rounded down, so that what is too little does not read as enough.
  static func written(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}

/// The exponent of sRGB, without a mathematics library.
private enum Gamma {
  /// `base` to the power of 2.4, which is the fifth root of its twelfth power.
  static func raised(_ base: Double) -> Double {
    let fourth = base * base * base * base
    let twelfth = fourth * fourth * fourth
    guard twelfth > 0 else { return 0 }
    // Newton's method; the root lies between the power and 1.
    var root = base * base
    for _ in 0..<40 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }
}
