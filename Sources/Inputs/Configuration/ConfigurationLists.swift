import LintelModel
import LintelUnicodeText
import Yams

/// Reads the lists and mappings of a configuration. Whatever is wrong is reported where it is.
struct ConfigurationLists {
  static let functionMembers = ["name", "key", "table", "default"]
  static let typeMembers = ["name", "title", "symbol"]
  static let linkMembers = ["source", "translation", "rule"]
  static let suppressionMembers = ["rule", "fingerprint", "bar", "item", "key", "locale", "file", "reason", "until"]

  let context: YAMLContext
  let names: ConfigurationNames

  /// A text, or a list of them.
  func texts(_ members: YAMLMembers, _ name: String) -> [String] {
    members.list(name).compactMap { text($0, as: name) }
  }

  func text(_ node: Node, as what: String) -> String? {
    if let text = node.scalar?.string, !text.isEmpty { return text }
    context.report(node, found: "\(YAMLMembers.describe(node)) as \(what)", allowed: "a text")
    return nil
  }

  /// Characters of a path that is left out; the system's own paths end there.
  private static let longestPattern = 4_096

  func pattern(_ node: Node, as what: String) -> WildcardPattern? {
    guard let text = text(node, as: what) else { return nil }
    return pattern(text, at: node, as: what) ? WildcardPattern(text) : nil
  }

  /// False, with an error, for a pattern that would cost more than it can tell.
  private func pattern(_ text: String?, at node: Node, as what: String) -> Bool {
    guard let text else { return true }
    let wildcards = WildcardPattern(text).wildcards
    if wildcards > WildcardPattern.maximumWildcards {
      context.report(
        node, found: "\(wildcards) of * and ? as \(what)",
        allowed: "at most \(WildcardPattern.maximumWildcards) in one pattern")
      return false
    }
    guard what == "exclude", text.utf8.count > Self.longestPattern else { return true }
    context.report(
      node, found: "\(text.utf8.count) bytes as \(what)", allowed: "at most \(Self.longestPattern) in one pattern")
    return false
  }

  func entries(_ node: Node?, of what: String) -> [(Node, Node)] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      context.report(node, found: YAMLMembers.describe(node), allowed: what)
      return []
    }
    return mapping.map { ($0.key, $0.value) }.filter { context.visit($0.1) }
  }

  /// A web address, whose host is written out.
  func address(_ node: Node) -> String? {
    guard let address = text(node, as: "an address") else { return nil }
    let host = address.wholeMatch(of: /https?:\/\/([^\/?#]+).*/)?.1
    if let host, !host.contains(where: { "{}@\\ ".contains($0) }) { return address }
    context.report(node, found: "'\(address)' as an address", allowed: "one that begins with https:// or http:// and a host")
    return nil
  }

  func platform(_ node: Node) -> Platform? { choice(node, Platform.allCases.map { ($0.rawValue, $0) }) }

  func level(_ node: Node) -> String? { choice(node, ConfigurationReader.levels.map { ($0, $0) }) }

  func isRule(_ node: Node) -> Bool {
    if let id = node.string, names.rules.contains(id) { return true }
    let nearest = node.string.flatMap { NearestName.of($0, among: names.rules) }
    context.report(
      node, found: "\(YAMLMembers.describe(node)) as a rule" + (nearest.map { " (did you mean '\($0)'?)" } ?? ""),
      allowed: "the ids that `lintel rules` lists")
    return false
  }

  /// ISO 15924: four letters, the first of them a capital.
  func isScript(_ node: Node) -> Bool {
    if let script = node.string, script.utf8.count == 4, script.utf8.allSatisfy({ ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 }),
      script.first?.isUppercase == true, script.dropFirst().allSatisfy(\.isLowercase)
    {
      if !["Latn", "Grek", "Cyrl"].contains(script) { return true }
      context.report(
        node, found: "'\(script)' as a script", allowed: "a script without embedded figures, such as Arab or Thai")
      return false
    }
    context.report(
      node, found: "\(YAMLMembers.describe(node)) as a script", allowed: "a code of ISO 15924, such as Arab or Thai")
    return false
  }

  private func choice<Value>(_ node: Node, _ choices: [(String, Value)]) -> Value? {
    if let value = choices.first(where: { $0.0 == node.scalar?.string })?.1 { return value }
    context.reportChoice(node, among: choices.map(\.0))
    return nil
  }

  /// `tr`, or `{name: L10n.string, key: 2, table: 1, default: fallback}`.
  func function(_ node: Node) -> SourceNames.LocalizingFunction? {
    if let name = node.scalar?.string { return identifier(name, node).map { .init(name: $0) } }
    guard let members = YAMLMembers(node, of: "a function", allowed: Self.functionMembers, in: context),
      let name = required("name", of: members).flatMap({ identifier($0, node) })
    else { return nil }
    let written = Self.functionMembers.dropFirst().map { argument(members[$0], as: $0) }
    guard !written.contains(where: { $0 == .some(nil) }) else { return nil }
    let (key, table, value) = (written[0] ?? 1, written[1] ?? nil, written[2] ?? nil)
    guard Set([key, table, value].compactMap(\.self)).count == [key, table, value].count(where: { $0 != nil }) else {
      context.report(node, found: "one argument for two things in '\(name)'", allowed: "an argument of its own for each")
      return nil
    }
    return .init(name: name, keyArgument: key ?? 1, tableArgument: table, defaultArgument: value)
  }

  /// The label of an argument, or its number from 1 on. Nil if it is not written; nothing in it if it is written wrong.
  private func argument(_ node: Node?, as name: String) -> SourceNames.LocalizingFunction.Argument?? {
    guard let node else { return nil }
    let text = node.scalar?.string ?? ""
    if let number = Int(text) {
      if (1...20).contains(number) { return .position(number) }
    } else if let first = text.first, !first.isNumber, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return .label(text)
    }
    context.report(
      node, found: "\(YAMLMembers.describe(node)) as \(name)",
      allowed: "the label of an argument, or its number from 1 to 20")
    return .some(nil)
  }

  /// `{name: BarButton, title: title, symbol: icon}`.
  func itemType(_ node: Node) -> SourceNames.ItemType? {
    if let name = node.scalar?.string { return identifier(name, node).map { .init(name: $0, titleArgument: "_") } }
    guard let members = YAMLMembers(node, of: "a button type", allowed: Self.typeMembers, in: context),
      let name = required("name", of: members).flatMap({ identifier($0, node) })
    else { return nil }
    let (title, symbol) = (members.string("title"), members.string("symbol"))
    return .init(name: name, titleArgument: title ?? (symbol == nil ? "_" : nil), symbolArgument: symbol)
  }

  private func identifier(_ name: String, _ node: Node) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.allSatisfy({ !$0.isEmpty && !$0.first!.isNumber && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    {
      return name
    }
    context.report(
      node, found: "'\(name.prefix(60))' as a name", allowed: "a name as it is called, such as tr or L10n.string")
    return nil
  }

  func suppression(_ node: Node) -> ConfigurationFile.Suppression? {
    guard let members = YAMLMembers(node, of: "a suppression", allowed: Self.suppressionMembers, in: context) else {
      return nil
    }
    let fingerprint = fingerprint(members["fingerprint"])
    let reason = required("reason", of: members)
    // Who names a fingerprint has named a finding, and with it its rule.
    let rule = fingerprint == nil ? required("rule", of: members) : members.string("rule")
    let isKnown = members["rule"].map(isRule) ?? (fingerprint != nil)
    let locales = members.list("locale").map { locale($0) }
    if let empty = members["locale"], locales.isEmpty {
      context.report(empty, found: "no language as locale", allowed: "a language such as de, or no locale for all of them")
      return nil
    }
    let until = members["until"].map(day)
    let arePatterns = ["bar", "item", "key", "file"].allSatisfy { name in
      members[name].map { pattern(members.string(name), at: $0, as: name) } ?? true
    }
    if let reason, reason.allSatisfy(\.isWhitespace) {
      context.report(members["reason"], found: "nothing but spaces as reason", allowed: "a text that says why")
      return nil
    }
    guard let reason, isKnown, arePatterns, until != .some(nil), fingerprint != .some(nil), !locales.contains(nil) else {
      return nil
    }
    return ConfigurationFile.Suppression(
      rule: rule, fingerprint: fingerprint ?? nil, bar: members.string("bar"), item: members.string("item"),
      key: members.string("key"), locales: locales.compactMap(\.self), file: members.string("file"), reason: reason,
      until: until ?? nil, location: context.location(of: node))
  }

  /// A language as the reports have it: `pt-BR` for `pt_br`.
  private func locale(_ node: Node) -> String? {
    if let id = node.scalar.flatMap({ LocaleName.canonical($0.string) }) { return id }
    context.report(node, found: "\(YAMLMembers.describe(node)) as locale", allowed: "a language such as de or pt-BR")
    return nil
  }

  func required(_ name: String, of members: YAMLMembers) -> String? {
    if members[name] == nil {
      context.report(members.node, found: "\(members.what) without \(name)", allowed: "\(name): with a text")
    }
    return members.string(name)
  }

  /// `2027-03-31`, as it is written.
  private func day(_ node: Node) -> String? {
    if let text = node.scalar?.string, CalendarDay.isOne(text) { return text }
    context.report(node, found: "\(YAMLMembers.describe(node)) as until", allowed: CalendarDay.allowed)
    return nil
  }

  /// A whole fingerprint or the beginning of one, in small letters. Nil if none is written; nothing in it if it is written wrong.
  private func fingerprint(_ node: Node?) -> String?? {
    guard let node else { return nil }
    if let text = node.scalar?.string.lowercased(), (8...16).contains(text.utf8.count),
      text.utf8.allSatisfy({ Ascii.hexDigit($0) != nil })
    {
      return text
    }
    context.report(
      node, found: "\(YAMLMembers.describe(node)) as fingerprint",
      allowed: "the 16 digits of a finding's fingerprint, or at least the first 8 of them")
    return .some(nil)
  }
}
