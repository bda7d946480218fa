import LintelModel

/// One figure or text behind a finding, so that reports can draw it and people can check it.
public struct Evidence: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
  }

  /// `needed`, `available`, `over`, `room`, `shown`, `graphemes` …
  public var name: String
  public var value: Value
  /// `pt`, `characters`, `items`, `%`; nil for texts.
  public var unit: String?

  public init(name: String, value: Value, unit: String? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  public static func points(_ name: String, _ points: Points) -> Evidence {
    Evidence(name: name, value: .number(points.rounded.value), unit: "pt")
  }
  public static func count(_ name: String, _ count: Int, _ unit: String) -> Evidence {
    Evidence(name: name, value: .number(Double(count)), unit: unit)
  }
  public static func text(_ name: String, _ text: String) -> Evidence { Evidence(name: name, value: .text(text)) }
}
