import LintelFindings
import LintelModel

/// What kind of text an attribute or element holds: as much as the schema says of it.
enum StoredType: Hashable {
  case text, boolean, integer, decimal
  /// Several, with spaces between them.
  case list
  case choice([String])

  /// The same, or the word `absent`.
  var orAbsent: StoredType {
    switch self {
    case .boolean: .choice(["true", "false", "absent"])
    case .choice(let names): .choice(names + ["absent"])
    default: .text
    }
  }
}

/// What an attribute of the stored report can be.
protocol StoredValue {
  static var type: StoredType { get }
  /// For people: what is expected where something else was found.
  static var allowed: String { get }
  var spelled: String { get }
  init?(spelled: String)
}

extension StoredValue where Self: RawRepresentable<String> & CaseIterable {
  static var type: StoredType { .choice(allCases.map(\.rawValue)) }
  static var allowed: String { allCases.map(\.rawValue).joined(separator: ", ") }
  var spelled: String { rawValue }
  init?(spelled: String) { self.init(rawValue: spelled) }
}

extension Answer: StoredValue {}
extension Blame: StoredValue {}
extension Certainty: StoredValue {}
extension Environment.Commonness: StoredValue {}
extension FailOn: StoredValue {}
extension FindingKind: StoredValue {}
extension FontWeight: StoredValue {}
extension GateState.Comparison: StoredValue {}
extension GateState.Ending: StoredValue {}
extension GateState.Origin: StoredValue {}
extension Trend.Compared: StoredValue {}
extension Item.Kind: StoredValue {}
extension Item.Placement: StoredValue {}
extension Item.Style: StoredValue {}
extension LayoutDirection: StoredValue {}
extension LeftOut.Reason: StoredValue {}
extension LocalizedText.State: StoredValue {}
extension LocalizedValue.State: StoredValue {}
extension Platform: StoredValue {}
extension PlatformOrigin: StoredValue {}
extension Profile: StoredValue {}
extension Severity: StoredValue {}
extension SideBar.Edge: StoredValue {}
extension SkippedString.Reason: StoredValue {}
extension StringTable.Format: StoredValue {}
extension SuppressionResult.ByChange: StoredValue {}
extension SystemView: StoredValue {}
extension Theme: StoredValue {}
extension StringUnit.Limit.Unit: StoredValue {}
extension TextSize: StoredValue {}
extension Toolbar.DisplayMode: StoredValue {}
extension Toolbar.Kind: StoredValue {}
extension Toolbar.WindowStyle: StoredValue {}
extension UnknownOwner.Reason: StoredValue {}
extension UnreadItems.Reason: StoredValue {}
extension Verdict: StoredValue {}

extension String: StoredValue {
  static var type: StoredType { .text }
  static var allowed: String { "a text" }
  var spelled: String { self }
  init?(spelled: String) { self = spelled }
}

extension LocaleID: StoredValue {
  static var type: StoredType { .text }
  static var allowed: String { "a locale" }
  var spelled: String { id }
  init?(spelled: String) { self.init(spelled) }
}

extension WildcardPattern: StoredValue {
  static var type: StoredType { .text }
  static var allowed: String { "a pattern" }
  var spelled: String { text }
  init?(spelled: String) { self.init(spelled) }
}

extension Bool: StoredValue {
  static var type: StoredType { .boolean }
  static var allowed: String { "true or false" }
  var spelled: String { self ? "true" : "false" }
  init?(spelled: String) { self.init(spelled) }
}

/// A count.
extension Int: StoredValue {
  static var type: StoredType { .integer }
  static var allowed: String { "a whole number from 0 to \(Int32.max)" }
  var spelled: String { String(self) }
  init?(spelled: String) {
    guard let value = Int(spelled), (0...Int(Int32.max)).contains(value) else { return nil }
    self = value
  }
}

extension OSLine: StoredValue {
  static var type: StoredType { .integer }
  static var allowed: String { "a whole number from 1 to 1000" }
  var spelled: String { description }
  init?(spelled: String) {
    guard let value = Int(spelled), (1...1000).contains(value) else { return nil }
    self.init(value)
  }
}

extension Item.Priority: StoredValue {
  static var type: StoredType { .integer }
  static var allowed: String { "one of: " + allCases.map { "\($0.rawValue)" }.joined(separator: ", ") }
  var spelled: String { String(rawValue) }
  init?(spelled: String) {
    guard let value = Int(spelled).flatMap(Item.Priority.init(rawValue:)) else { return nil }
    self = value
  }
}

/// A length. No bar is so wide, and arithmetic with these cannot go wrong.
extension Points: StoredValue {
  static var type: StoredType { .decimal }
  static var allowed: String { "a length in points, at most 1000000000 to either side of 0" }
  var spelled: String { value.spelled }
  init?(spelled: String) {
    guard let value = Double(spelled), (-1e9...1e9).contains(value) else { return nil }
    self.init(value)
  }
}

/// As `xs:double` has it, in as many digits as it takes to read the same figure back.
extension Double: StoredValue {
  static var type: StoredType { .decimal }
  static var allowed: String { "a number" }
  var spelled: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    return isFinite ? "\(self)" : isNaN ? "NaN" : self < 0 ? "-INF" : "INF"
  }
  init?(spelled: String) { self.init(spelled) }
}

/// A finding's, by which it is known again.
struct StoredFingerprint: StoredValue {
  var text: String
  static var type: StoredType { .text }
  static var allowed: String { "16 digits of 0-9 and a-f" }
  var spelled: String { text }
  init(_ text: String) { self.text = text }
  init?(spelled: String) {
    guard spelled.utf8.count == 16, spelled.allSatisfy({ "0123456789abcdef".contains($0) }) else { return nil }
    text = spelled
  }
}
