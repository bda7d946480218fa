import LintelModel

/// An entry of a `.stringsdict`: a text whose variables take a form by their number, or that varies by device or by width.
struct StringsDictionaryEntry {
  private static let format = "NSStringLocalizedFormatKey"
  private static let rule = "NSStringFormatSpecTypeKey"
  private static let valueType = "NSStringFormatValueTypeKey"
  private static let widths = "NSStringVariableWidthRuleType"
  private static let devices = "NSStringDeviceSpecificRuleType"

  private(set) var unit: StringUnit
  /// Texts that the platform never shows, because the rule around them lacks what makes it one.
  private(set) var unusable: [(text: String, offset: Int)] = []
  private let locate: (Int) -> SourceLocation

  /// No unit for an entry without a text of its own, of which the platform shows the key; and the texts that it never shows.
  static func read(
    _ key: String, _ entry: PropertyListValue, locale: LocaleID, locate: @escaping (Int) -> SourceLocation
  ) -> (unit: StringUnit?, unusable: [(text: String, offset: Int)]) {
    var reading = StringsDictionaryEntry(key: key, locale: locale, offset: entry.offset, locate: locate)
    guard reading.readForms(of: entry) else { return (nil, entry.texts) }
    return (reading.unit, reading.unusable)
  }

  private init(key: String, locale: LocaleID, offset: Int, locate: @escaping (Int) -> SourceLocation) {
    unit = StringUnit(key: key, locale: locale, value: "", location: locate(offset))
    self.locate = locate
  }

  private mutating func readForms(of entry: PropertyListValue) -> Bool {
    var forms: [LocalizedValue.Variant] = []
    if case .text(let text, let offset)? = entry[Self.format] {
      unit.value = text
      unit.location = locate(offset)
      forms.append(.init(text: text, location: unit.location))
      readVariables(of: entry, format: text, device: nil)
    }
    for member in entry[Self.devices]?.members ?? [] { readDevice(member, into: &forms) }
    // From the narrowest up: the text for the most room speaks for all.
    let widths = (entry[Self.widths]?.members ?? []).compactMap { member in
      member.value.text.map { (room: Double(member.key) ?? 0, form: variant(width: member, $0)) }
    }
    forms += widths.sorted { $0.room < $1.room }.map(\.form)
    guard let last = forms.last else { return false }
    if forms.count > 1 || last.width != nil || last.device != nil {
      unit.vary(forms)
      if last.width != nil, unit.variants.allSatisfy({ $0.width != nil }) {
        unit.value = last.text
        unit.location = last.location ?? unit.location
      }
    }
    return true
  }

  private func variant(width member: PropertyListValue.Member, _ text: String) -> LocalizedValue.Variant {
    .init(width: member.key, text: text, location: locate(member.value.offset))
  }

  private mutating func readDevice(_ member: PropertyListValue.Member, into forms: inout [LocalizedValue.Variant]) {
    switch member.value {
    case .text(let text, let offset): forms.append(.init(device: member.key, text: text, location: locate(offset)))
    case .dictionary:
      guard case .text(let text, let offset)? = member.value[Self.format] else {
        unusable += member.value.texts
        return
      }
      forms.append(.init(device: member.key, text: text, location: locate(offset)))
      readVariables(of: member.value, format: text, device: member.key)
    case .other: break
    }
  }

  private mutating func readVariables(of entry: PropertyListValue, format: String, device: String?) {
    var substitutions = unit.substitutions
    defer { unit.substitutions = substitutions }
    let positions = Self.positions(in: format)
    for member in entry.members where ![Self.format, Self.widths, Self.devices].contains(member.key) {
      guard member.value[Self.rule]?.text == "NSStringPluralRuleType" else {
        unusable += member.value.texts
        continue
      }
      let forms = member.value.members.compactMap { form -> LocalizedValue.Variant? in
        guard form.key != Self.rule, form.key != Self.valueType, let text = form.value.text else { return nil }
        return .init(plural: form.key, device: device, text: text, location: locate(form.value.offset))
      }
      substitutions.append(
        .init(
          name: member.key, argument: positions[member.key],
          format: member.value[Self.valueType]?.text, variants: forms, location: locate(member.value.offset)))
    }
  }

  /// By variable: 2 for `files` in `%1$#@folders@ %2$#@files@`; none where the format counts by itself.
  static func positions(in format: String) -> [String: Int] {
    let bytes = Array(format.utf8)
    let mark = Array("$#@".utf8)
    var positions: [String: Int] = [:]
    var named: Set<String> = []
    var start = 0
    while let place = bytes.place(of: mark, from: start) {
      start = place + mark.count
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { break }
      // The first of two counts, as it is the one that is found.
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let digits = bytes[..<place].reversed().prefix(while: Ascii.isDigit)
      guard named.insert(name).inserted, !digits.isEmpty, digits.count <= 3 else { continue }
      positions[name] = Int(String(decoding: digits.reversed(), as: UTF8.self))
    }
    return positions
  }
}
