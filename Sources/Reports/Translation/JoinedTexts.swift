import LintelFindings
import LintelModel

/// The texts of a bar that a finding is about besides the one that it is filed under: of two that read alike the other one, and
/// those that have to be shorter together with it, such as the segments of one control.
struct JoinedTexts {
  let model: PageModel

  /// As strings of the finding, each with the table and the key of its own; none for a finding about one text.
  func strings(of finding: Finding, in locale: LocaleID) -> [FoundString] {
    guard finding.blame == .translation, finding.languages.contains(locale), let id = finding.toolbar,
      let part = model.part(of: id)
    else { return [] }
    let toolbar = part.toolbar
    let joined = alike(finding, in: locale, toolbar) + (part.bars[locale].map { shortened(finding, on: $0) } ?? [])
    var keys: Set<String> = [finding.key ?? ""]
    return joined.compactMap { item, text -> FoundString? in
      guard text.state == .localized, let key = text.key, keys.insert(key).inserted else { return nil }
      let file = (text.values[toolbar.sourceLocale]?.location ?? text.values[locale]?.location)?.file
      return FoundString(toolbar: id, item: item, table: file.map { TableID(path: $0).path }, key: key, locale: locale)
    }
  }

  private typealias Text = (item: String?, text: LocalizedText)

  /// What two labels say in one language, or what is left of them where both are cut: the first of them, by what it says.
  private func alike(_ finding: Finding, in locale: LocaleID, _ toolbar: Toolbar) -> [Text] {
    let isOfSources = finding.text("other source") != nil
    guard isOfSources || finding.text("other label") != nil, let first = finding.text(isOfSources ? "source" : "label")
    else { return [] }
    let texts = toolbar.items.flatMap { item in item.texts().map { text -> Text in (item.id, text) } }
    let found = texts.filter { _, text in
      text.key != finding.key && text.shown(in: isOfSources ? toolbar.sourceLocale : locale) == first
    }
    // Another text of the source's words may be translated otherwise.
    let said = isOfSources ? finding.text("seen") ?? finding.text("spoken") : first
    let exact = found.first { _, text in text.shown(in: locale) == said } ?? found.first
    return exact.map { [$0] } ?? []
  }

  /// All that its advice asks to shorten, in the environment that it tells of.
  private func shortened(_ finding: Finding, on bar: BarInLocale) -> [Text] {
    guard finding.evidence.contains(where: { $0.name == "to shorten" }), let worst = finding.worstEnvironment,
      let layout = bar.layouts.first(where: { $0.environments.contains(worst) })
    else { return [] }
    return layout.shortening.map { shortening -> Text in
      switch shortening.text {
      case .title: (nil, bar.toolbar.title)
      case .subtitle: (nil, bar.toolbar.subtitle)
      case .label(let item): (bar.toolbar.items[item].id, bar.toolbar.items[item].label)
      case .segment(let item, let index): (bar.toolbar.items[item].id, bar.toolbar.items[item].segments[index])
      }
    }
  }
}

extension Finding {
  /// The text of an evidence.
  fileprivate func text(_ name: String) -> String? {
    for evidence in evidence where evidence.name == name { if case .text(let text) = evidence.value { return text } }
    return nil
  }
}
