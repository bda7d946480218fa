/// A text that is nothing but the sign of a currency or of a unit: code sets a number beside it.
enum MeasureSign {
  static func isCurrency(_ text: String) -> Bool {
    let signs = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    return !signs.isEmpty && signs.allSatisfy { $0.properties.generalCategory == .currencySymbol }
  }

  static func isUnit(_ text: String) -> Bool { units.contains(text.filter { !$0.isWhitespace }) }

  /// Short English units that apps show, without those that are words as well: `in`, `A`. The list is ours.
  private static let units: Set = [
    "mm", "cm", "m", "km", "ft", "yd", "mi", "g", "kg", "oz", "lb", "ml", "l", "L", "ms", "sec", "min", "h", "hr", "kB", "KB",
    "MB", "GB", "TB", "bit", "Hz", "kHz", "MHz", "GHz", "km/h", "m/s", "mph", "kn", "V", "W", "kW", "kWh", "mA", "mAh", "dB", "hPa",
    "px", "pt", "dpi", "ppi", "fps", "kbps", "Mbps",
  ]
}
