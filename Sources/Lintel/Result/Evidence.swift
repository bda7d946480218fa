internal import LintelFindings

/// One figure or text behind a finding, so that it can be checked.
public struct Evidence: Hashable, Sendable, CustomStringConvertible {
  /// A figure or a text.
  public enum Value: Hashable, Sendable {
    /// In the evidence's ``Evidence/unit``.
    case number(Double)
    /// A text of the app.
    case text(String)
  }

  /// What it is: `needed`, `available`, `over`, `shown`.
  public var name: String
  /// The figure or the text.
  public var value: Value
  /// `pt`, `characters`, `items`, `%`; nil for texts.
  public var unit: String?

  /// A figure.
  /// - Parameters:
  ///   - name: What it is: `needed`.
  ///   - number: How much.
  ///   - unit: `pt` for points, `characters`, `items`, `%`.
  public init(_ name: String, _ number: Double, unit: String) {
    self.name = name
    value = .number(number)
    self.unit = unit
  }

  /// A text.
  /// - Parameters:
  ///   - name: What it is: `shown`.
  ///   - text: The text.
  public init(_ name: String, text: String) {
    self.name = name
    value = .text(text)
  }

  init(_ evidence: LintelFindings.Evidence) {
    name = evidence.name
    unit = evidence.unit
    value = switch evidence.value {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }

  var evidence: LintelFindings.Evidence {
    switch value {
    case .number(let number): LintelFindings.Evidence(name: name, value: .number(number), unit: unit)
    case .text(let text): LintelFindings.Evidence(name: name, value: .text(text), unit: unit)
    }
  }

  /// `needed: 212.5 pt`.
  public var description: String {
    switch value {
    case .number(let number): "\(name): \(number)\(unit.map { " " + $0 } ?? "")"
    case .text(let text): "\(name): \(text)"
    }
  }
}
