import LintelFindings
import LintelModel

/// The worst causes in the page's head, each as one sentence with its bar: who opens the page reads what is wrong before any count of it.
/// Their rows stand under “Start here”, with all that is known of them.
struct FirstCauses {
  let model: PageModel

  /// So many stand side by side on a laptop's screen.
  private static let most = 3

  @MarkupBuilder var markup: [Markup] {
    let causes = Array(model.causes.prefix(Self.most).enumerated()).filter { !$0.element.isAside }
    if !causes.isEmpty {
      tag("ol", .class("first-causes"), .label("Start here")) {
        for (number, cause) in causes { card(CauseRow(model: model, number: number, cause: cause)) }
      }
    }
  }

  private func card(_ row: CauseRow) -> Markup {
    let broken = BrokenText(row.worst)
    let quotation = broken?.quotation(in: row.cause.message)
    let locale = quotation.flatMap { row.quotedLanguages[$0] } ?? row.worst.locale
    // A quotation that begins in the middle is read with effort: the text itself stands below, from its beginning on.
    let isCutAtStart = quotation.map { $0.hasPrefix("…") && broken?.text.hasPrefix("…") == false } ?? false
    return tag("li", .class(row.kind.rawValue)) {
      tag("p") {
        tag("span", .class("glyph \(row.kind.rawValue)"), .decorative) {
          Markup.mark(row.kind)
          Markup.text("\u{A0}")
        }
        tag("a", .href(to: "cause-\(row.number + 1)")) {
          if isCutAtStart { name(of: row, in: locale) } else { sentence(of: row) }
        }
      }
      // The sentence is one finding's: how far the whole cause reaches stands below it.
      if row.cause.findings.count > 1 { tag("p", .class("hint")) { row.found } }
      if let reason = FirstReason(row.worst, languages: row.isWhateverTheLanguage ? 0 : row.locales.count).words {
        tag("p", .class("hint")) { reason }
      }
      if let broken {
        broken.markup(in: locale, isSaid: isCutAtStart)
      } else if row.worst.toolbar == nil {
        advice(on: row)
      } else {
        row.preview
      }
    }
  }

  /// What nothing can be drawn of has, in place of a picture, whose turn it is, and what mends it.
  @MarkupBuilder private func advice(on row: CauseRow) -> [Markup] {
    tag("p", .class("advice")) {
      row.worst.blame.address
      if let suggestion = row.worst.suggestion {
        ": "
        Markup.quoted(suggestion, row.quotedLanguages)
      }
    }
  }

  @MarkupBuilder private func name(of row: CauseRow, in locale: LocaleID?) -> [Markup] {
    let told = Set(row.worst.languages).subtracting(["mul"])
    RuleName.of(row.worst.rule)
    // What is quoted may be the source's text in findings about others.
    let quoted = locale.flatMap { told.contains($0) ? $0 : nil }
    let own = told.count > 1 ? quoted ?? row.locales.first(where: told.contains) : locale
    if let first = own, !row.isWhateverTheLanguage {
      " · "
      if told.count > 1 {
        "\(first), and so in \(told.count - 1, one: "more language", other: "more languages")"
      } else {
        Markup.name(first)
      }
    }
  }

  private func sentence(of row: CauseRow) -> Markup {
    guard let cut = Cut(row.worst, on: model) else { return .quoted(row.cause.message, row.quotedLanguages) }
    return .quoted(cut.words, [cut.text: cut.locale, cut.shown: cut.locale])
  }
}

extension FirstCauses {
  /// A text that is surely cut, as whoever uses the app in one language sees it: figures stand in the cause's row.
  struct Cut {
    let locale: LocaleID
    let text: String
    let shown: String
    let environment: Environment

    /// Nil for what is about no single text, and where it is not sure what is left of it.
    init?(_ finding: Finding, on model: PageModel) {
      guard finding.verdict == .fails, finding.certainty == .certain, let locale = finding.locale,
        let worst = finding.worstEnvironment,
        let found = model.bars(of: finding).first(where: { $0.bar.locale == locale && $0.bar.toolbar.id == finding.toolbar }),
        // As a large title it reads otherwise than in the bar.
        !(finding.isAboutTitle && found.bar.isCutIfLarge(in: worst)),
        let layout = found.bar.layouts.first(where: { $0.environments.contains(worst) }),
        let text = layout.text(at: found.place), text.cut == .certain, text.shown != text.text
      else { return nil }
      (self.locale, self.text, shown, environment) = (locale, text.text, text.shown, worst)
    }

    var words: Message { Self.words(text, shown, locale, environment) }

    static func words(_ text: String, _ shown: String, _ locale: LocaleID, _ environment: Environment) -> Message {
      "In \(locale) “\(text)” is cut to “\(shown)” in \(environment)"
    }
  }
}
