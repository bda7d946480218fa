/// A function that asks a table for a text, and which of its arguments are what.
struct LocalizingSignature {
  /// Where a part of the question comes from.
  enum Source: Hashable {
    /// The parameter with this number.
    case parameter(Int)
    /// What the function or property is called on: `"key".localized`.
    case receiver
    case fixed(String)
  }

  let parameters: [TokenFunction.Parameter]
  var key: Source
  var table: Source?
  var value: Source?
  var comment: Source?
  /// Whether it asks a bundle of the system's.
  var isOfSystem = false
  /// Whether its body may put values into the text.
  var mayFill = false
  /// Whether its body puts the values that a call hands over into the text, also where a call hands over none.
  var alwaysFormats = false
  /// Whether it puts in what a call hands over, where that is anything.
  var formatsWhatIsGiven = false

  /// `LocalizedStringResource`, `String.LocalizationValue`.
  private var takesFormats: Bool {
    guard case .parameter(let number) = key else { return false }
    return parameters[number].type == "LocalizedStringResource" || parameters[number].type == "LocalizedStringKey"
  }

  private var labels: [String?] { parameters.map(\.label) }

  func saysTheSame(as other: LocalizingSignature) -> Bool {
    labels == other.labels && key == other.key && table == other.table && value == other.value
      && isOfSystem == other.isOfSystem
  }

  /// What a call of the function asks for; nil if its labels are not those of the function.
  func question(of call: TokenCall, in source: SourceTokens) -> TokenQuestion? {
    var passed: [Int: Range<Int>] = [:]
    var rest = call.arguments[...]
    var variadic: [Range<Int>]?
    for (number, parameter) in parameters.enumerated() {
      if let next = rest.first, next.label == parameter.label {
        passed[number] = next.tokens
        rest = rest.dropFirst()
        guard parameter.isVariadic else { continue }
        variadic = [next.tokens]
        while let more = rest.first, more.label == nil {
          variadic?.append(more.tokens)
          rest = rest.dropFirst()
        }
      } else if !parameter.hasDefault, !parameter.isVariadic {
        return nil
      }
    }
    guard rest.isEmpty else { return nil }
    func part(_ wanted: Source?) -> TokenQuestion.Part? {
      switch wanted {
      case .parameter(let number):
        if let tokens = passed[number] { return .tokens(tokens) }
        return parameters[number].defaultText.map { .text($0) }
      case .fixed(let text): return .text(text)
      case .receiver, nil: return nil
      }
    }
    let asked: Range<Int>?
    switch key {
    case .parameter(let number): asked = passed[number]
    case .receiver: asked = Self.receiver(before: call.index, in: source)
    case .fixed: asked = nil
    }
    return asked.map {
      TokenQuestion(
        key: $0, table: part(table), value: part(value), comment: part(comment),
        arguments: variadic ?? (alwaysFormats ? [] : nil), takesFormats: takesFormats,
        formattedWith: alwaysFormats ? variadic?.count ?? 0 : formatsWhatIsGiven ? variadic?.count : nil,
        isOwn: true, isOfSystem: isOfSystem, mayFill: mayFill)
    }
  }

  /// `"key"` of `"key".localized`, `self` of `self.localized`.
  static func receiver(before index: Int, in source: SourceTokens) -> Range<Int>? {
    source.isSign(index - 1, ".") && index >= 2 ? index - 2..<index - 1 : nil
  }
}

/// What a call asks for.
struct TokenQuestion {
  enum Part {
    case tokens(Range<Int>)
    case text(String)
  }

  var key: Range<Int>
  var table: Part?
  var value: Part?
  var comment: Part?
  /// Where the call says which bundle it asks.
  var bundle: Range<Int>?
  /// What is put into the text, where the function itself takes it.
  var arguments: [Range<Int>]?
  /// Whether values that are put into the key are formats in it, and do not make another key.
  var takesFormats = false
  /// How many values the function itself certainly puts into the text, which is its format; nil where it does not, or may not.
  var formattedWith: Int?
  /// Whether the function is one of the project's own.
  var isOwn = false
  /// Whether nothing but the words of the call says that it asks for a text.
  var isAssumed = false
  /// Whether a function that it goes through asks a bundle of the system's.
  var isOfSystem = false
  /// Whether a function that it goes through may put values into the text, or nobody has read what it does.
  var mayFill = false
}

extension TokenQuestion.Part {
  func constant(in source: SourceTokens) -> String? {
    switch self {
    case .tokens(let range): source.constant(range) ?? source.namedConstant(range)
    case .text(let text): text
    }
  }

  /// The parameter that is handed on.
  func handedOn(in source: SourceTokens) -> String? {
    if case .tokens(let range) = self { source.onlyWord(range) } else { nil }
  }
}

/// The functions of the platform that ask a table for a text.
enum PlatformLocalizer {
  /// Every one of them is written with this in it.
  static let mark = Array("ocalized".utf8)

  static let names: Set = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedString", "String", "AttributedString", "init", "LocalizedStringResource",
  ]

  static func question(of call: TokenCall) -> TokenQuestion? {
    guard let first = call.arguments.first else { return nil }
    let isLabelled =
      switch call.name {
      case "localizedString": first.label == "forKey"
      case "String", "AttributedString", "init": first.label == "localized"
      default: first.label == nil && names.contains(call.name)
      }
    guard isLabelled else { return nil }
    func part(_ labels: String...) -> TokenQuestion.Part? { call.argument(labels).map { .tokens($0.tokens) } }
    return TokenQuestion(
      key: first.tokens, table: part("tableName", "table"), value: part("value", "defaultValue"), comment: part("comment"),
      bundle: call.argument(["bundle"])?.tokens, takesFormats: first.label == "localized" || call.name == "LocalizedStringResource")
  }
}
