/// A branch of the code, by what decides it: two with the same words are decided together.
package struct Branch: Hashable, Comparable, Sendable {
  package enum Kind: Int, Sendable {
    /// An `if`, a ternary, a `guard` or a `??`: arm 0 is where the condition holds.
    case condition
    /// An `#if` that no platform decides.
    case flag
    /// A `switch`, by its subject.
    case choice
    /// One of several values that something is given.
    case value
    /// What a subject is compared with, by the subject: it is not two values at once. The condition that compares tells it.
    case equality
    /// Who shows a view: the words are the names of those who do, with commas.
    case presenter
    /// The width class of the screen or window.
    case widthClass
  }

  package var kind: Kind
  package var words: String
  /// What people call this arm, where its number says nothing: `switch mode, case .list`. Not a part of
  /// what the branch is.
  package var armName: String?

  package init(_ kind: Kind, _ words: String, armName: String? = nil) {
    self.kind = kind
    self.words = words.onOneLine
    self.armName = armName
  }

  /// Whether a value is there that a `??` replaces: in arm 0 it is. A value is no condition, and is not read as one.
  package static func presence(of value: String, inArm arm: Int) -> Branch {
    var branch = Branch(.condition, value)
    branch.armName = arm == 0 ? "where there is \(branch.words)" : "where \(branch.words) is nil"
    return branch
  }

  /// The arm that it is named for, of what a `??` replaces; nil for others.
  package var presenceArm: Int? {
    guard kind == .condition, let armName else { return nil }
    return [0, 1].first { Self.presence(of: words, inArm: $0).armName == armName }
  }

  package static func == (a: Branch, b: Branch) -> Bool { a.kind == b.kind && a.words == b.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(words)
  }

  /// The number of a case or a constant that a subject is compared with: the same in every run, as the order of variants is.
  package static func number(of constant: String) -> Int { Int(TextHash(constant.utf8).value & 0xFFFF_FFFF) }

  /// What a condition compares, and the number of what it compares it with; nil for other conditions.
  package var comparison: (subject: String, constant: Int)? {
    guard kind == .condition else { return nil }
    let parts = words.utf8.split(separator: UInt8(ascii: " "))
    guard let sign = parts.firstIndex(where: { $0.elementsEqual("==".utf8) }), sign > 0, sign + 2 == parts.count else {
      return nil
    }
    let constant = String(words[parts[sign + 1].startIndex...])
    guard constant == "nil" || Self.isConstant(constant) else { return nil }
    // `x == nil` and `x == .none` are one.
    let number = Self.number(of: constant == "nil" ? ".none" : constant)
    let subject = words[..<parts[sign - 1].endIndex]
    // Swift may write out whose it is.
    return (String(subject.hasPrefix("self.") ? subject.dropFirst("self.".count) : subject), number)
  }

  /// Whether words of code are a literal, a case or a name as constants of Objective-C have it: what a variable is, nobody
  /// knows.
  private static func isConstant(_ words: String) -> Bool {
    let letters = Array(words.utf8.prefix(2))
    guard let first = letters.first else { return false }
    let isCapital = { (letter: UInt8) in UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter }
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "\""): return !words.utf8.contains(UInt8(ascii: "\\"))
    case UInt8(ascii: "k"): return letters.count > 1 && isCapital(letters[1])
    default: return isCapital(first) && !words.utf8.contains(UInt8(ascii: "."))
    }
  }

  /// What people call an arm: `if isEditing`, `unless isEditing`.
  package func name(ofArm number: Int) -> String {
    if let armName { return armName }
    return switch kind {
    case .condition: number == 0 ? "if \(words)" : "unless \(words)"
    case .flag: number == 0 ? "#if \(words)" : "#else of #if \(words)"
    case .choice: "switch \(words), case \(number + 1)"
    case .value: "one of several \(valuesName)"
    case .equality: ""
    case .widthClass: "in \(WidthClass(rawValue: number) == .regular ? "regular" : "compact") width"
    case .presenter: "in \(presenters.indices.contains(number) ? String(presenters[number]) : words)"
    }
  }

  /// What the values of `title of` a place in the code are called: people know the place from the bar.
  private var valuesName: String {
    let first = words.prefix { $0 != " " }
    let rest = words.dropFirst(first.count)
    guard rest.hasPrefix(" of ") else { return Self.values(of: first) }
    return switch first {
    case "title": "titles"
    case "subtitle": "subtitles"
    case "left": "left items"
    case "right": "right items"
    case "center": "center items"
    case "pinned": "pinned items"
    case "overflow": "items of the More menu"
    case "toolbar": "toolbar items"
    case "titleView": "title views"
    case "face", "text", "setTitle", "stringValue", "placeholder", "placeholderString": "texts"
    case "image", "setImage": "images"
    case "accessibilityLabel", "accLabelText": "spoken names"
    case "value", "result": Self.values(of: rest.dropFirst(" of ".count))
    default: Self.values(of: first)
    }
  }

  /// A call is called by its function's name.
  private static func values(of code: Substring) -> String {
    let name = code.prefix { $0 != "(" && $0 != "[" && $0 != "{" && $0 != "\"" && $0 != " " }
    return name.isEmpty ? "values" : "values of \(name)"
  }

  private var presenters: [Substring] { words.split(separator: ",").map { $0.drop { $0 == " " } } }

  /// Whether it is one of the conditions that another one joins: where that one holds, this one needs no word of its own.
  package func isPart(of other: Branch) -> Bool {
    self != other && kind == .condition && other.kind == .condition && other.words.utf8.count >= words.utf8.count
      && other.words.contains(words)
  }

  package static func < (a: Branch, b: Branch) -> Bool { (a.kind.rawValue, a.words) < (b.kind.rawValue, b.words) }
}

extension String {
  /// The words with one space between them.
  package var onOneLine: String {
    // Characters are slow to tell apart, and source is mostly ASCII: spaces are 9 to 13 and 32 there.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let words = utf8.split { $0 == 32 || 9...13 ~= $0 }
    return words.count == 1 && words[0].count == utf8.count ? self : words.map { Substring($0) }.joined(separator: " ")
  }
}
