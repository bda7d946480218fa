import LintelFindings
import LintelModel

/// A string of a cause as a line, so that a ticket can be written without the page: language, key, what it says now, the
/// place, and what to do where that is not the same for all.
struct KeyedLine {
  let unit: KeyedString
  let model: PageModel
  /// Whether findings of its cause differ in how grave they are.
  let isOfSeveralKinds: Bool
  /// Whether the line above is of the same language, and whether it has the same advice: who reads the list sees both once. A
  /// ticket has them with each line.
  var isOfLanguageAbove = false
  var isAdvisedAbove = false

  /// A longer text is cut, in characters: a page has thousands of lines. What is wrong may be at either end.
  private static let (textLength, ofStart, ofEnd) = (300, 200, 97)

  var markup: Markup {
    tag("li") {
      if let locale = unit.locale {
        tag("span", .class(isOfLanguageAbove ? "language again" : "language")) { Markup.name(locale) }
        " "
      }
      key
      text
      if let place = unit.location {
        " "
        tag("span", .class("where")) {
          if unit.isOfSource { sourcePlace(place) } else { Markup.text("\(place.file):\(place.line)") }
        }
      }
      if let target = unit.target {
        " "
        tag("span", .class("where")) { addition(to: target) }
      }
      if isOfSeveralKinds {
        tag("span", .class("remark")) {
          joint
          unit.kind.name
        }
      }
      if let advice = unit.advice {
        tag("span", .class(isAdvisedAbove ? "remark again" : "remark")) {
          joint
          Markup.quoted(advice, languages(of: advice))
        }
      }
    }
  }

  /// Joins what a ticket has in one line. On the page it stands in a line of its own.
  private var joint: Markup { tag("span", .class("joint")) { " · " } }

  /// Of what the advice quotes: words of the text, and letters that no code is written with, are its language's.
  private func languages(of advice: Message) -> QuotedLanguages {
    guard let locale = unit.locale else { return [:] }
    let text = model.presentTexts.text(unit.name, in: locale, at: unit.location) ?? ""
    let own = advice.quotedData.filter { quotation in
      !quotation.isEmpty && !quotation.isNeutral
        && (text.contains(quotation) || quotation.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic })
    }
    return Dictionary(own.map { ($0, locale) }) { first, _ in first }
  }

  /// In the source's language where it is its text.
  private var key: Markup {
    .element("code", model.sourceKeys.language(of: unit.key).map { [.lang($0.id)] } ?? [], [.text(unit.key)])
  }

  @MarkupBuilder private var text: [Markup] {
    if let locale = unit.locale, let text = model.presentTexts.text(unit.name, in: locale, at: unit.location) {
      " "
      foreign(Self.cut(text), locale)
    } else if let source = model.interfaceTexts.text(unit.name) {
      // An object's id says to nobody what is to be translated.
      " "
      foreign(Self.cut(source), model.result.project.sourceLocale)
    }
  }

  private static func cut(_ text: String) -> String {
    text.count > textLength ? "\(text.prefix(ofStart)) … \(text.suffix(ofEnd))" : text
  }
}
