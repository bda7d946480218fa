import LintelFindings
import LintelModel

/// A finding on the page: what is wrong, what to do, the figures, and where to change it.
struct FindingCard {
  let entry: PageOutline.Entry

  private var finding: Finding { entry.finding }
  private var kind: FindingKind { FindingKind(finding) }

  var markup: Markup {
    .element("article", [.class("finding \(kind.rawValue)"), .id(entry.anchor)] + filterable, content)
  }

  /// What the filters ask about; the severity is the class.
  private var filterable: [Markup.Attribute] {
    [
      .init("data-rule", finding.rule), .init("data-blame", finding.blame.rawValue),
      .init("data-locale", finding.locale?.id ?? ""),
    ]
  }

  @MarkupBuilder private var content: [Markup] {
    tag("p", .class("head")) {
      badge(kind)
      tag("span", .class("addressee")) { "For " + finding.blame.addressee }
      tag("code", .class("rule")) { finding.rule }
    }
    tag("p", .class("message")) { quoting(finding.message.english) }
    if let suggestion = finding.suggestion {
      tag("p", .class("suggestion")) {
        tag("b") { "What to do: " }
        quoting(suggestion.english)
      }
    }
    if !finding.evidence.isEmpty { evidence }
    tag("p", .class("meta")) {
      location(finding.translationLocation, "Text")
      location(finding.definitionLocation, "Definition")
      if let key = finding.key { fact("Key", code: key) }
      if let address = entry.links.translationAddress(of: finding) {
        outward(address) { "Change this translation" }
      }
      if let environments { fact("Where", text: environments) }
      if let variants = finding.variants { fact("Variants", text: variants.summary) }
      if finding.certainty != .certain { fact("Certainty", text: finding.certainty.rawValue) }
    }
  }

  /// The finding in one line, where there are too many to tell in full.
  var line: Markup {
    .element(
      "li", [.class("row \(kind.rawValue)"), .id(entry.anchor)] + filterable,
      [
        badge(kind),
        tag("span", .class("what")) {
          tag("span", .class("message")) { quoting(finding.message.english) }
          tag("span", .class("where")) {
            tag("code") { finding.rule }
            if let location = finding.location { tag("code") { location.description } }
          }
        },
      ])
  }

  private var evidence: Markup {
    tag("dl", .class("evidence")) {
      for evidence in finding.evidence {
        tag("div") {
          tag("dt") { evidence.name }
          tag("dd") {
            switch evidence.value {
            case .number(let number): Points(number).description + (evidence.unit.map { unit(number, $0) } ?? "")
            case .text(let text): foreign(text, finding.locale)
            }
          }
        }
      }
    }
  }

  private func unit(_ number: Double, _ unit: String) -> String {
    unit == "%" ? "%" : number == 1 && unit.hasSuffix("s") ? "\u{A0}" + unit.dropLast() : "\u{A0}" + unit
  }

  @MarkupBuilder private func location(_ location: SourceLocation?, _ name: String) -> [Markup] {
    if let location {
      if let address = entry.links.address(of: location) {
        tag("span", .class("fact")) {
          tag("span", .class("name")) { name + " " }
          outward(address) { tag("code") { location.description } }
        }
      } else {
        fact(name, code: location.description)
      }
    }
  }

  private func fact(_ name: String, code: String) -> Markup {
    tag("span", .class("fact")) {
      tag("span", .class("name")) { name + " " }
      tag("code") { code }
    }
  }

  private func fact(_ name: String, text: String) -> Markup {
    tag("span", .class("fact")) {
      tag("span", .class("name")) { name + " " }
      text
    }
  }

  private var environments: String? {
    guard finding.environmentCount > 0 else { return nil }
    let count = finding.environmentCount
    guard let worst = finding.worstEnvironment else { return counted(count, "environment") }
    return count == 1 ? worst.summary : "\(count) environments, worst \(worst.summary)"
  }
}

/// A text in another language than the page's: marked as such, and unable to turn the text around it.
func foreign(_ text: String, _ locale: LocaleID?) -> Markup {
  guard let locale else { return tag("bdi") { text } }
  return tag("bdi", .lang(locale.id)) { text }
}

/// A sentence whose quotations from the project cannot turn the words around them.
func quoting(_ sentence: String) -> [Markup] {
  var parts: [Markup] = []
  var rest = sentence[...]
  while let open = rest.firstIndex(where: { $0 == "“" || $0 == "«" }),
    let close = rest[open...].firstIndex(where: { $0 == "”" || $0 == "»" })
  {
    let start = rest.index(after: open)
    parts.append(.text(String(rest[..<start])))
    // Which language a quotation is in is not known here: a finding about a translation may quote its source.
    parts.append(tag("bdi") { String(rest[start..<close]) })
    rest = rest[close...]
  }
  return parts + [.text(String(rest))]
}

/// A list of findings, the worst first: each in full, by the line, or counted.
func findingList(_ entries: [PageOutline.Entry]) -> [Markup] {
  let sorted = entries.worstFirst(\.finding.badness)
  func cards(_ form: PageOutline.Form) -> [FindingCard] { sorted.filter { $0.form == form }.map { FindingCard(entry: $0) } }
  var markup = cards(.card).map(\.markup)
  let lines = cards(.line)
  if !lines.isEmpty { markup.append(tag("ul", .class("rows")) { for card in lines { card.line } }) }
  let others = sorted.count { $0.form == .number }
  if others > 0 {
    markup.append(tag("p", .class("cut-list")) { "And \(grouped(others)) more, in the XML and JSON reports." })
  }
  return markup
}
