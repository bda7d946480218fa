import LintelModel
import SwiftSyntax

extension TextExpression {
  /// A literal's text, or for a key with values in it the key that the platform looks up: `"%lld items"`.
  func text(of literal: StringLiteralExprSyntax, _ role: TextRole, _ place: Place) -> LocalizedText {
    let location = place.file.location(of: literal)
    let segments = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    if !segments {
      guard let text = literal.representedLiteralValue else {
        return LocalizedText(state: .unresolved, expression: Operand(ExprSyntax(literal)).text, location: location)
      }
      if role == .string || text.isEmpty { return .literal(text, at: location) }
      return LocalizedText(state: .localized, key: text, source: text, location: location)
    }
    guard let parts = parts(of: literal, place) else {
      return LocalizedText(state: .unresolved, expression: Operand(ExprSyntax(literal)).text, location: location)
    }
    switch role {
    case .key:
      let key = parts.map(\.inKey).joined()
      return LocalizedText(state: .localized, key: key, source: key, location: location)
    case .string:
      let texts = parts.map(\.constant)
      guard !texts.contains(nil) else {
        return LocalizedText(state: .unresolved, expression: Operand(ExprSyntax(literal)).text, location: location)
      }
      return .literal(texts.compactMap { $0 }.joined(), at: location)
    }
  }

  /// Literals with more values between their texts are taken as they are written: 100.
  private static let maximumSegments = 201

  private struct Part {
    /// As the platform writes it into the key.
    var inKey: String
    /// Nil if only the running program knows.
    var constant: String?
  }

  private func parts(of literal: StringLiteralExprSyntax, _ place: Place) -> [Part]? {
    // A format takes far fewer arguments.
    guard literal.segments.count <= Self.maximumSegments else { return nil }
    var parts: [Part] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        guard let text = segment.unescaped(delimiters: literal) else { return nil }
        parts.append(
          Part(inKey: text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"), constant: text))
      case .expressionSegment(let segment):
        guard let value = segment.expressions.first else { return nil }
        let specifier = segment.expressions.first { $0.label?.text == "specifier" }.flatMap {
          constant($0.expression, at: place)
        }
        let format = specifier ?? format(of: value.expression, place)
        parts.append(Part(inKey: format, constant: constant(value.expression, at: place)))
      }
    }
    return parts
  }

  /// The format of an interpolated value: by its type where that is known, else an object's.
  private func format(of value: ExprSyntax, _ place: Place) -> String {
    if let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "count" { return "%lld" }
    switch project.type(of: value, at: place)?.name {
    case "Int", "Int64", "NSInteger": return "%lld"
    case "UInt", "UInt64": return "%llu"
    case "Int32", "Int16", "Int8": return "%d"
    case "UInt32", "UInt16", "UInt8": return "%u"
    case "Double", "CGFloat", "TimeInterval": return "%lf"
    case "Float": return "%f"
    default: return "%@"
    }
  }
}

extension StringSegmentSyntax {
  /// The segment's text with its escapes read.
  fileprivate func unescaped(delimiters literal: StringLiteralExprSyntax) -> String? {
    let alone = StringLiteralExprSyntax(
      openingPounds: literal.openingPounds, openingQuote: literal.openingQuote,
      segments: StringLiteralSegmentListSyntax([.stringSegment(self)]), closingQuote: literal.closingQuote,
      closingPounds: literal.closingPounds)
    return alone.representedLiteralValue
  }
}
