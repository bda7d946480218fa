import LintelFindings
import LintelModel

extension Rule {
  static let bracketUnpaired = Rule(
    id: "bracket-unpaired",
    title: "A translation pairs the brackets and tags that its source pairs.",
    severity: .warning,
    isCore: true,
    why: "A bracket too many, or too few, is a slip that everybody sees, and may be what is left of a lost part.",
    examples: [
      .fails("one too many", files: pair("de", "Sent (%ld) over the (local) net", "Versandt (%ld)) über das (lokale) Netz")),
      .fails("one that is not closed", files: pair("de", "Sent [all]", "Versandt [alle")),
      .fails(
        "one that is not closed, where nobody knows the source",
        files: [
          "de.lproj/L.strings": "\"list.x\" = \"Öffnen (alle\";\n", "fr.lproj/L.strings": "\"list.x\" = \"Tout ouvrir\";\n",
        ]),
      .passes("as many of both", files: pair("de", "Sent (all)", "Versandt (alle)")),
      .passes("of full width", files: pair("de", "Sent (all)", "送信（すべて)")),
      .passes("the mark of a list", files: pair("de", "First, the name. Second, the place.", "a) der Name, b) der Ort")),
      .passes(
        "the mark of a list behind a wide mark",
        files: [
          "en.lproj/L.strings": "\"k\" = \"First open it, then close it\";\n", "zh-Hans.lproj/L.strings": "\"k\" = \"请：1）打开；2）关闭\";\n",
        ]),
      .passes("a smiley", files: pair("de", "Done. Thank you!", "Fertig. Danke :)")),
      .passes("the source has one too many itself", files: pair("de", "Sent (all))", "Versandt (alle))")),
      .fails("a tag that is not closed", files: pair("de", "<b>New</b> features", "<b>Neue Funktionen")),
      .fails("a sign of bold text without its partner", files: pair("de", "Tap **Next**", "Tippe auf **Weiter")),
      .passes("a tag that needs no end", files: pair("de", "One<br>two", "Eins<br>zwei<br>")),
    ],
    check: .translations { table in
      if table.isSource { return [] }
      return table.pairs.compactMap { pair in
        guard let unit = pair.translation, unit.locale == table.locale, unit.value != pair.source.value else { return nil }
        return unit.forms.lazy.compactMap { form in
          remark(on: form, of: unit, source: pair.source, in: table)
            ?? UnpairedTag.remark(on: form, of: unit, source: pair.source, in: table)
            ?? UnpairedEmphasis.remark(on: form, of: unit, source: pair.source, in: table)
        }.first
      }
    })

  private static func remark(
    on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    guard form.text.utf8.contains(where: BracketCount.mayBegin), let count = BracketCount.unpaired(in: form.text),
      source.forms.allSatisfy({ BracketCount.unpaired(in: $0.text) == nil })
    else { return nil }
    let has: Message =
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(count.lone))) has \(count.opening) “\(count.kind.opening)” and \(count.closing) “\(count.kind.closing)”"
    let isKnown = source.origin != .unknown
    return Remark(
      .fails, "unpaired", isKnown ? has + ", and its source has as many of both" : has, unit: unit, blame: .translation,
      evidence: (isKnown ? [Evidence.text("source", source.value)] : []) + [Evidence.text("translation", form.text)],
      suggestion: isKnown ? "Pair the brackets as the source does." : "Set the missing bracket, or leave the other one out.",
      location: form.location)
  }
}

/// How many brackets of a kind open and close in a text, of whatever width. Their order tells only which one to show: in a text
/// from right to left people type what looks right.
struct BracketCount {
  enum Kind: CaseIterable {
    case round, square

    var opening: String { self == .round ? "(" : "[" }
    var closing: String { self == .round ? ")" : "]" }
    fileprivate func opens(_ sign: Character) -> Bool {
      self == .round ? sign == "(" || sign == "（" : sign == "[" || sign == "［"
    }
    fileprivate func closes(_ sign: Character) -> Bool {
      self == .round ? sign == ")" || sign == "）" : sign == "]" || sign == "］"
    }
  }

  let kind: Kind
  let opening: Int
  let closing: Int
  /// Where one stands that has no partner, of those that there are more of, counted in characters.
  let lone: Int

  /// Whether a byte of a text may be of a bracket: those of full width begin with EF.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == 0xEF
  }

  /// The first kind that is not paired, whether smileys and the marks of lists count or not.
  static func unpaired(in text: String) -> BracketCount? {
    let characters = Array(text)
    return Kind.allCases.lazy.compactMap { kind -> BracketCount? in
      let whole = BracketCount(kind, characters) { _ in false }
      guard whole.opening != whole.closing else { return nil }
      let plain = BracketCount(kind, characters) { isSmiley(at: $0, in: characters) }
      let bare = BracketCount(kind, characters) { isSmiley(at: $0, in: characters) || isMark(at: $0, in: characters) }
      let listed = BracketCount(kind, characters) { isMark(at: $0, in: characters) }
      return [plain, bare, listed].allSatisfy { $0.opening != $0.closing } ? whole : nil
    }.first
  }

  private init(_ kind: Kind, _ text: [Character], leavingOut isLeftOut: (Int) -> Bool) {
    self.kind = kind
    opening = text.indices.count { kind.opens(text[$0]) && !isLeftOut($0) }
    closing = text.indices.count { kind.closes(text[$0]) && !isLeftOut($0) }
    var open: [Int] = []
    var closedAgain: [Int] = []
    for place in text.indices where !isLeftOut(place) {
      if kind.opens(text[place]) {
        open.append(place)
      } else if kind.closes(text[place]), open.popLast() == nil {
        closedAgain.append(place)
      }
    }
    lone = (opening > closing ? open.last : closedAgain.last) ?? 0
  }

  /// `:)`, `;-)`, `(:`
  private static func isSmiley(at place: Int, in text: [Character]) -> Bool {
    let before = text[..<place].suffix(2)
    let behind = text[(place + 1)...].prefix(2)
    let eyes: Set<Character> = [":", ";", "=", "："]
    func isFace(_ first: Character?, _ second: Character?) -> Bool {
      guard let first else { return false }
      return eyes.contains(first) || first == "-" && second.map { eyes.contains($0) } == true
    }
    // Behind a closing bracket a colon is the sentence's.
    let opens = text[place] == "(" || text[place] == "（"
    return isFace(before.last, before.dropLast().last) || opens && isFace(behind.first, behind.dropFirst().first)
  }

  /// `a)` and `12)` that begin a text or a word.
  private static func isMark(at place: Int, in text: [Character]) -> Bool {
    guard text[place] == ")" || text[place] == "）" else { return false }
    // Three are too many already.
    let before: [Character] = text[..<place].suffix(3).reversed()
    let sign = before.prefix { $0.isLetter || $0.isNumber }
    guard (1...2).contains(sign.count) else { return false }
    let start = place - sign.count
    // Scripts that set no spaces begin a point behind a mark: 请：1）打开；2）关闭
    return start == 0 || text[start - 1].isWhitespace || "：；。，、！？".contains(text[start - 1])
  }
}
