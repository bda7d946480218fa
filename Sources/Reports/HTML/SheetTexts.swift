import LintelFindings
import LintelModel

/// The strings of a finding about many, below its sentence.
extension TranslatorSheet {
  /// The language's own strings of a finding about many. A single one is told at once.
  @MarkupBuilder func texts(of other: TranslationSheet.Other, _ share: Int) -> [Markup] {
    let count: Message = "In this language: \(other.texts.count, "string")"
    if other.texts.count == 1 {
      tag("div", .class("texts")) {
        tag("span", .class("where")) { count }
        list(of: other.texts, about: other)
      }
    } else if !other.texts.isEmpty {
      // What a closed list holds nobody sees: a few texts stand there at once, and of more the first are named.
      let isOpen = other.texts.count <= Self.openTexts
      Markup.element("details", [.class("texts")] + (isOpen ? [.init("open", "open")] : []), folded(other, share, count, isOpen))
    }
  }

  /// So many texts of a finding stand on the sheet without being asked for.
  private static let openTexts = 5
  /// So many keys say of more what they are.
  private static let namedKeys = 3

  @MarkupBuilder private func folded(
    _ other: TranslationSheet.Other, _ share: Int, _ count: Message, _ isOpen: Bool
  ) -> [Markup] {
    tag("summary") {
      tag("span", .class("own-count")) { count }
      if !isOpen {
        for text in other.texts.prefix(Self.namedKeys) {
          " "
          Markup.element("code", [], [.text(text.key)])
        }
        " "
        Markup.text("…")
      }
    }
    lists(of: other, share)
    if other.texts.count > share {
      tag("p", .class("cut-list")) { Markup.instruction(omittedFromSheet(other.texts.count - share, isSaved: isSaved)) }
    }
  }

  /// Texts that end alike, and whose sources do, stand under one head where they are many: perhaps they are to end so.
  private func lists(of other: TranslationSheet.Other, _ share: Int) -> [Markup] {
    let named = Array(other.texts.prefix(share))
    // What may well stay is in nobody's way, as long as something else is there.
    let isFolded = other.entry.finding.isOfPossibleCopies && named.contains { $0.leaving == nil }
    let (texts, left) = (named.filter { !isFolded || $0.leaving == nil }, named.filter { isFolded && $0.leaving != nil })
    let isOfEnds = other.entry.finding.rule == "ending-punctuation"
    let lists = SheetHabit.folded(texts) { isOfEnds ? $0.ending : nil }.flatMap { group -> [Markup] in
      let head = group.habit.map { Markup.element("p", [.class("where")], [.words($0.head(of: group.members.count))]) }
      return [head, list(of: group.members, about: other)].compactMap(\.self)
    }
    return lists + (left.isEmpty ? [] : [leaving(left, about: other)])
  }

  /// What may well stay as the source has it, closed.
  private func leaving(_ texts: [TranslationSheet.Other.Text], about other: TranslationSheet.Other) -> Markup {
    tag("details", .class("to-leave")) {
      tag("summary") {
        LeftAsIs.heading
        ": "
        Markup.number(texts.count)
      }
      list(of: texts, about: other)
    }
  }

  private func list(of texts: [TranslationSheet.Other.Text], about other: TranslationSheet.Other) -> Markup {
    tag("ul") {
      for text in texts {
        // A key without a text beside it is its own text, unless that is not known.
        let known: [Markup.Attribute] = text.source == nil ? [.init("data-sourceless", "")] : []
        Markup.element("li", known, list(of: text, about: other))
      }
    }
  }

  @MarkupBuilder private func list(of text: TranslationSheet.Other.Text, about other: TranslationSheet.Other) -> [Markup] {
    Markup.element("code", [], [.text(text.key)])
    if let source = text.source, source != text.key {
      " "
      foreign(other.told(source), other.entry.source)
    }
    if let translation = text.translation {
      " "
      tag("span", .class("onward")) { Markup.text("→") }
      " "
      foreign(other.told(translation), sheet.locale)
    }
    if let form = text.form { tag("span", .class("where")) { form } }
    if let leaving = text.leaving { tag("span", .class("where")) { leaving.advice } }
    if other.entry.finding.rule == "ending-punctuation", let source = text.source {
      tag("span", .class("where")) { SourceEnding.advice(source: source) }
    }
    if let advice = other.entry.finding.edgeAdvice(of: text.key, in: sheet.locale) {
      tag("span", .class("where")) { advice }
    }
    if let limit = text.limit {
      tag("span", .class("where")) {
        lengthMark(limit.length, isLimit: true)
        ": "
        limit.words
      }
    }
    if let location = text.location { placeMark(location, links) }
    if let comment = text.comment {
      commentMark(comment, other.entry.source)
    }
    if !text.uses.isEmpty, leanness.hasUses { usedMark(text.uses) }
  }
}
