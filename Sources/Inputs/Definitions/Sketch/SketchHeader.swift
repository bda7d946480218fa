import LintelModel
import LintelTables

/// `ios18 de 375pt Large`: the platforms and OS lines, the language, the widths and the text size of a bar.
struct SketchHeader {
  struct System: Hashable {
    var platform: Platform
    /// Nil: every audited line.
    var os: OSLine?
    var isFiori: Bool
  }

  var systems: [System] = []
  var locale: LocaleID = "en"
  var widths: [Points] = []
  var textSize: TextSize = .large

  static let platformNames = ["ios", "ipados", "macos", "visionos", "watchos", "tvos", "fiori"]
  private static let allowed = """
    \(platformNames.joined(separator: ", ")) with a version such as 18 or 26, a locale such as de or pt-BR, \
    widths such as 375pt, a text size of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))
    """

  /// Nil if the line does not begin with a platform, and so is no header.
  init?(_ line: SketchLine) throws(SketchError) {
    var hasLocale = false
    var sizeColumn: Int?
    for (position, word) in line.words.enumerated() {
      if let system = try Self.system(word, line) {
        systems.append(system)
      } else if position == 0 {
        return nil
      } else if let width = SketchNumber.points(word.text) {
        widths.append(width)
      } else if let size = TextSize(rawValue: word.text) {
        textSize = size
        sizeColumn = word.location.column
      } else if !hasLocale, SketchLocale.isLocale(word.text) {
        locale = LocaleID(word.text)
        hasLocale = true
      } else {
        throw SketchError(location: word.location, found: "'\(word.text)'", allowed: Self.allowed)
      }
    }
    guard !systems.isEmpty else { return nil }
    if let sizeColumn, widths.isEmpty, textSize != .large {
      throw SketchError(
        location: line.location(sizeColumn), found: "the text size \(textSize.rawValue) without a width",
        allowed: "a text size beside a width such as 375pt")
    }
  }

  private static func system(_ word: SketchText, _ line: SketchLine) throws(SketchError) -> System? {
    let name = word.text.prefix { $0.isASCII && $0.isLowercase }
    let digits = word.text.dropFirst(name.count)
    guard platformNames.contains(String(name)), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let platform = name == "fiori" ? .ios : Platform(rawValue: String(name)) ?? .ios
    guard !digits.isEmpty else { return System(platform: platform, os: nil, isFiori: name == "fiori") }
    let versions = versions(of: platform)
    let later = BarMetrics.published.lines.dropFirst().map(\.number)
    guard let number = Int(digits), versions.contains(number) || later.contains(number) else {
      throw SketchError(
        location: word.location, found: "'\(word.text)'",
        allowed: "\(name)\(versions.lowerBound) to \(name)\(versions.upperBound), "
          + later.map { "\(name)\($0)" }.joined(separator: ", "))
    }
    return System(platform: platform, os: BarMetrics.published.line(ofVersion: number), isFiori: name == "fiori")
  }

  /// The versions before 26 whose bars are those of the line 18.
  private static func versions(of platform: Platform) -> ClosedRange<Int> {
    switch platform {
    // From the first flat bars on, those of the guidelines of 2014 and of iOS 11.
    case .ios, .ipados: 7...18
    case .tvos: 13...18
    case .macos: 11...15
    case .watchos: 7...11
    case .visionos: 1...2
    }
  }
}

extension SketchLine {
  /// The line's words, parted by spaces.
  var words: [SketchText] { marks.split(whereSeparator: \.isSpace).compactMap { text($0) } }
}
