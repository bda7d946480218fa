internal import LintelModel

/// The numbers that people read in a text: not those in placeholders, links, addresses, tags, escapes and colours. Of an address
/// of a network, `192.168.0.1` or `10.*`, each language may give another example.
package struct TextNumbers {
  /// In the order of the text, in ASCII digits, with a point before decimals and nothing between thousands: `1000`, `0.5`.
  package private(set) var values: [String] = []
  /// Where each of them stands in what people read.
  private var places: [Range<Int>] = []
  private let scalars: [Unicode.Scalar]
  /// The signs directly before a number, or before a value that the app puts in: `+` or `-`.
  package private(set) var signs: [String] = []
  /// Whether there is a letter besides.
  package let hasWords: Bool
  private let text: String
  private let hasVulgarFraction: Bool

  /// Whether a text is worth a look: one pass over its bytes, because most have none of these.
  package static func mayBeIn(_ text: String) -> Bool {
    text.utf8.contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "%") }
  }

  package init(_ text: String) {
    self.text = text
    let scalars = ReadText.scalars(of: text)
    self.scalars = scalars
    hasWords = scalars.contains(where: \.isLetter)
    hasVulgarFraction = scalars.contains { !$0.isASCII && $0.properties.generalCategory == .otherNumber && $0.isFraction }
    var index = 0
    while index < scalars.count {
      if scalars[index].digit != nil {
        let start = index
        var number = WrittenDigits()
        index = number.read(scalars, from: start)
        if number.isOfAddress || Self.isPattern(scalars, endingAt: index) { continue }
        addSign(before: start, in: scalars)
        values.append(number.value)
        places.append(start..<index)
      } else {
        if scalars[index] == ReadText.value { addSign(before: index, in: scalars) }
        index += 1
      }
    }
  }

  /// Whether a number goes on with any other: `192.168.*`, `10.x`.
  private static func isPattern(_ scalars: [Unicode.Scalar], endingAt index: Int) -> Bool {
    guard index + 1 < scalars.count, scalars[index] == "." else { return false }
    if scalars[index + 1] == "*" { return true }
    return "xX".unicodeScalars.contains(scalars[index + 1]) && !(index + 2 < scalars.count && scalars[index + 2].isLetter)
  }

  /// A sign stands apart from what is before it; a hyphen of a word or of a date does not.
  private mutating func addSign(before index: Int, in scalars: [Unicode.Scalar]) {
    var place = index - 1
    if place >= 0, scalars[place].isSpace { place -= 1 }
    guard place >= 0, let sign = Self.sign(scalars[place]) else { return }
    if place > 0, !scalars[place - 1].isSpace, !"(:：،".unicodeScalars.contains(scalars[place - 1]) { return }
    signs.append(sign)
  }

  private static func sign(_ scalar: Unicode.Scalar) -> String? {
    if "+＋﹢".unicodeScalars.contains(scalar) { return "+" }
    return "-−–﹣－".unicodeScalars.contains(scalar) ? "-" : nil
  }
}

extension TextNumbers {
  /// What a source says and its translation, this one, does not, and what that says instead, as both are written. Where several
  /// numbers differ these are the passages from the first of them to the last: one alone may stand elsewhere in the other. Nil
  /// where they say the same, where one has more numbers than the other (it may spell them out), and where the other number may
  /// be the same quantity.
  package func difference(from source: TextNumbers) -> (given: String, said: String)? {
    guard values.count == source.values.count, !values.isEmpty else { return nil }
    // Grouped otherwise, or a date written otherwise: the same digits in the same order.
    if Self.digits(values) == Self.digits(source.values) { return nil }
    let given = Self.indices(of: source.values, without: values)
    let said = Self.indices(of: values, without: source.values)
    let (givenValues, saidValues) = (given.map { source.values[$0] }, said.map { values[$0] })
    guard !given.isEmpty, !hasVulgarFraction, !source.hasVulgarFraction, !source.saysOtherUnits,
      !source.isOfTwelveHours(givenValues, saidValues),
      !isSameQuantity(as: source, givenValues, saidValues)
    else { return nil }
    return (source.passage(of: given), passage(of: said))
  }

  /// From the first of some numbers to the last, as it is written.
  private func passage(of indices: [Int]) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    let written = scalars[places[first].lowerBound..<places[last].upperBound].map { $0 == ReadText.value ? "…" : $0 }
    return String(String.UnicodeScalarView(written))
  }

  /// The indices of those that others do not have, each as often as it is there.
  private static func indices(of own: [String], without others: [String]) -> [Int] {
    var others = others
    return own.indices.filter { place in
      guard let index = others.firstIndex(of: own[place]) else { return true }
      others.remove(at: index)
      return false
    }
  }

  /// The signs, where a translation has as many as its source and others of them.
  package func signDifference(from source: TextNumbers) -> (given: String, said: String)? {
    guard signs.count == source.signs.count, let given = Self.indices(of: source.signs, without: signs).first,
      let said = Self.indices(of: signs, without: source.signs).first
    else { return nil }
    return (source.signs[given], signs[said])
  }

  /// Whether both have one number, with which the source counts something – `1 hour`, and neither `v2` nor `35%` –, and which is
  /// nearly the same in no other unit of time.
  package func isMiscount(of source: TextNumbers) -> Bool {
    guard values.count == 1, source.values.count == 1, let place = source.places.first, place.upperBound + 1 < source.scalars.count,
      source.scalars[place.upperBound].isSpace, source.scalars[place.upperBound + 1].isLetter,
      place.lowerBound == 0 || !source.scalars[place.lowerBound - 1].isLetter,
      let factor = Self.factor(values[0], source.values[0])
    else { return false }
    return !Self.roughFactors.contains { (max(factor, 1 / factor) - $0).magnitude < $0 * 1e-6 }
  }

  /// Weeks of a month and of a quarter, days of a month, weeks and days of a year.
  private static let roughFactors: [Double] = [4, 13, 28, 30, 31, 52, 365]

  private static func digits(_ values: [String]) -> String { values.joined().filter { $0 != "." } }

  /// Whether all that differ are the same in another unit: each by one factor, `500 to 1000 m` and `0.5 to 1 km`.
  private func isSameQuantity(as source: TextNumbers, _ given: [String], _ said: [String]) -> Bool {
    guard given.count == said.count, let first = given.first, let other = said.first else { return false }
    if given.count == 1, Self.isSameQuantity(first, other) { return true }
    guard let factor = Self.factor(first, other),
      zip(given, said).allSatisfy({ Self.factor($0, $1).map { ($0 - factor).magnitude < factor * 1e-6 } == true })
    else { return false }
    if isInOtherUnit(than: source, by: factor) { return true }
    return given.count > 1 && Self.factors.contains { (max(factor, 1 / factor) - $0).magnitude < $0 * 1e-6 }
  }

  /// How often the one is in the other.
  private static func factor(_ a: String, _ b: String) -> Double? {
    guard let a = Double(a), let b = Double(b), min(a, b) > 0 else { return nil }
    return a / b
  }

  /// `10 cm` and `100 mm`, but not `100 m`: their signs are alike in all languages of a script.
  private func isInOtherUnit(than source: TextNumbers, by factor: Double) -> Bool {
    let others = source.words.compactMap { Self.metricUnits[$0] }
    return words.compactMap { Self.metricUnits[$0] }.contains { own in
      others.contains { own != $0 && (own / $0 - factor).magnitude < factor * 1e-6 }
    }
  }

  /// `1 day` and `24 hours`, `0.5x` and `50 %`, `100 ml` and `1 dl`, 100,000 and 10 in ten thousands; `0.5x` and “twice as
  /// slow, 2x”; and the two clocks.
  private static func isSameQuantity(_ a: String, _ b: String) -> Bool {
    guard let a = Double(a), let b = Double(b), min(a, b) > 0 else { return false }
    let (least, most) = (min(a, b), max(a, b))
    if least == 12, most == 24 { return true }
    if (least * most - 1).magnitude < 1e-6 { return true }
    return factors.contains { (least * $0 - most).magnitude < most * 1e-6 }
  }

  /// Of days and hours, per cents, a thousand, the Chinese and Japanese ten thousand, a million.
  private static let factors: [Double] = [7, 12, 24, 60, 100, 1_000, 10_000, 1_000_000]

  /// In metres, grams and litres.
  private static let metricUnits: [String: Double] = [
    "mm": 0.001, "cm": 0.01, "dm": 0.1, "m": 1, "km": 1_000, "mg": 0.001, "g": 1, "kg": 1_000, "t": 1_000_000,
    "ml": 0.001, "cl": 0.01, "dl": 0.1, "l": 1,
    "мм": 0.001, "см": 0.01, "дм": 0.1, "м": 1, "км": 1_000, "мг": 0.001, "г": 1, "кг": 1_000, "мл": 0.001, "л": 1,
  ]

  /// `5 miles`: a translator may write kilometres. `24/7` is no number of anything.
  private var saysOtherUnits: Bool {
    text.contains("24/7") || text.contains("°F") || words.contains { Self.otherUnits.contains($0) }
  }

  /// `8 PM` and `20`.
  private func isOfTwelveHours(_ given: [String], _ said: [String]) -> Bool {
    guard words.contains(where: { ["am", "pm"].contains($0) }) || text.lowercased().contains("p.m.") else { return false }
    return given.contains { hour in
      said.contains { other in
        guard let hour = Int(hour), let other = Int(other) else { return false }
        return other == hour + 12 || hour == other + 12
      }
    }
  }

  private var words: [String] { text.lowercased().split { !$0.isLetter }.map { String($0) } }

  private static let otherUnits: Set = [
    "oz", "lb", "lbs", "mile", "miles", "mi", "ft", "feet", "foot", "inch", "inches", "yd", "yard", "yards", "gal", "gallon",
    "gallons", "mph", "pound", "pounds", "ounce", "ounces", "fahrenheit",
  ]
}

/// One number as it is written, read digit by digit.
private struct WrittenDigits {
  private var groups = [""]
  private var marks: [Unicode.Scalar] = []

  /// - Returns: The index behind the number.
  mutating func read(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count {
      if let digit = scalars[index].digit {
        groups[groups.count - 1] += "\(digit)"
      } else if parts(scalars, at: index) {
        marks.append(scalars[index])
        groups.append("")
      } else {
        break
      }
      index += 1
    }
    return index
  }

  /// Whether a mark is within the number: a space only before three digits.
  private func parts(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool { place < scalars.count && scalars[place].digit != nil }
    guard isDigit(index + 1) else { return false }
    if ".,'’٫٬".unicodeScalars.contains(scalars[index]) { return true }
    guard " \u{A0}\u{202F}\u{2009}".unicodeScalars.contains(scalars[index]), groups[groups.count - 1].count <= 3 else {
      return false
    }
    return isDigit(index + 2) && isDigit(index + 3) && !isDigit(index + 4)
  }

  /// `192.168.0.1`: four bytes, none of which has a zero before it.
  var isOfAddress: Bool {
    groups.count == 4 && marks.allSatisfy { $0 == "." }
      && groups.allSatisfy { group in Int(group).map { $0 <= 255 && "\($0)" == group } ?? false }
  }

  /// Whichever mark the language sets between thousands and before decimals.
  var value: String {
    guard groups.count > 1 else { return groups[0] }
    let isOneMark = Set(marks).count == 1
    // `1,000`, `1.000.000`, `1,00,000`; but `0.125`.
    let isGrouped =
      isOneMark && groups[groups.count - 1].count == 3 && groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
      && groups[0].count <= 3 && groups[0].contains { $0 != "0" }
    if isGrouped { return groups.joined() }
    let isDecimal = groups.count == 2 || !isOneMark && Set(marks.dropLast()).count == 1
    // A version, a date.
    guard isDecimal else { return groups.joined(separator: ".") }
    let whole = groups.dropLast().joined()
    return groups[groups.count - 1].allSatisfy { $0 == "0" } ? whole : whole + "." + groups[groups.count - 1]
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var digit: Int? {
    if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// `½`, and not `②`.
  fileprivate var isFraction: Bool { properties.numericValue.map { $0 != $0.rounded(.down) } ?? false }
}
