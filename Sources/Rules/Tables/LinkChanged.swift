import LintelFindings
import LintelModel

extension Rule {
  static let linkChanged = Rule(
    id: "link-changed",
    title: "A link leads to the same site in every language.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    isByMajority: true,
    why: "A site that moved is corrected in the source and forgotten in translations; or somebody sends people elsewhere.",
    examples: [
      .fails("another site", files: pair("de", "https://www.example.com/help", "https://elsewhere.net/hilfe")),
      .needsReview("in a sentence", files: pair("de", "See https://www.example.com", "Siehe https://elsewhere.net")),
      .needsReview(
        "in a sentence that has no link any more", files: pair("de", "See https://www.example.com", "Siehe die Seite")),
      .fails(
        "a space in an address", files: pair("de", "See https://www.example.com/help", "Siehe https://www.example. com/help")),
      .fails("wide marks in an address", files: pair("de", "See https://www.example.com", "Siehe https：//www.example.com")),
      .passes(
        "a sentence that ends behind an address", files: pair("de", "See www.example.com", "Siehe www.example.com. Danke")),
      .passes("the site without its scheme", files: pair("de", "See https://www.example.com", "Siehe example.com")),
      .fails("an address without its scheme", files: pair("de", "https://example.com/help", "://example.com/help")),
      .passes("the same site", files: pair("de", "https://www.example.com/help", "https://example.com/de/hilfe")),
      .passes(
        "the edition in the language",
        files: pair("de", "https://en.wikipedia.org/wiki/Bar", "https://de.wikipedia.org/wiki/Leiste")),
      .passes("the site in the country", files: pair("de", "https://www.example.com", "https://www.example.de")),
      .passes("a country of two parts", files: pair("de", "https://www.example.com", "https://www.example.co.uk")),
      .passes(
        "an address of somebody's own, for example",
        files: pair("de", "https://office.myhouse.com", "https://office.meinhaus.de")),
      .needsReview(
        "a comment asks for a page in the language",
        files: [
          "en.lproj/L.strings": """
          /* The forums page. Localized only if a translated version exists. */ "k" = "https://forum.example.com";

          """,
          "de.lproj/L.strings": "\"k\" = \"https://elsewhere.net/forum\";\n",
        ]),
      .needsReview(
        "the comment of the code asks for it",
        files: [
          "de.lproj/Localizable.strings": "\"https://forum.example.com\" = \"https://elsewhere.net/forum\";\n",
          "fr.lproj/Localizable.strings": "\"https://forum.example.com\" = \"https://forum.example.fr\";\n",
          "Help.m":
            "id a = MYLocalizedString(@\"https://forum.example.com\", \"The page. Localize it if there is one.\");\n",
        ]),
      .fails(
        "a comment forbids it",
        files: [
          "en.lproj/L.strings": "/* Link to the forum. Do not translate. */ \"k\" = \"https://forum.example.com\";\n",
          "de.lproj/L.strings": "\"k\" = \"https://elsewhere.net/forum\";\n",
        ]),
      .fails(
        "a link in Markdown that is set apart",
        files: pair("de", "Read [the guide](https://a.example)", "[Leitfaden] (https://a.example) lesen")),
      .passes("the host is a value", files: pair("de", "https://%@/help", "https://example.net/hilfe")),
      LostPath.otherwise, LostPath.unnamed, LostPath.kept,
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      return table.pairs.compactMap { pair in
        guard let unit = pair.translation, unit.locale == table.locale, unit.value != pair.source.value else { return nil }
        if let broken = BrokenAddress(in: unit.value, of: pair.source.value) {
          return Remark(
            .fails, "address-broken",
            "The \(table.locale) text has the address “\(broken.written)”, which opens nothing: a space or a wide mark is in it",
            unit: unit, blame: .translation, severity: isLink(pair.source.value) ? .error : .warning,
            evidence: [.text("source", pair.source.value), .text("translation", unit.value)],
            suggestion: "Write “\(broken.meant)” in place of “\(broken.written)”.", location: unit.location,
            fixes: unit.varies ? [] : unit.forms[0].fix(unit.value.replacing(broken.written, with: broken.meant)))
        }
        if let parted = PartedLink(in: unit, of: pair.source) {
          return parted.remark(on: unit, of: pair.source, in: table.locale)
        }
        if let lost = LostPath(in: unit, of: pair.source, pair.votes) { return lost.remark(in: table.locale) }
        // Most texts have no colon at all.
        if !unit.value.utf8.contains(UInt8(ascii: ":")) || !unit.value.contains("://") {
          return missing(pair, unit, in: table)
        }
        if unit.value.hasPrefix("://"), isLink(pair.source.value), !Links.hosts(in: pair.source.value).isEmpty {
          return Remark(
            .fails, "scheme-lost", "The \(table.locale) address begins with “://”: it opens nothing", unit: unit,
            blame: .translation, severity: .error, evidence: [.text("source", pair.source.value)],
            suggestion: "Write what stands before it in the source, such as “https”.", location: unit.location,
            fixes: unit.varies ? [] : unit.forms[0].fix(pair.source.value.prefix { $0 != ":" } + unit.value))
        }
        let own = Links.hosts(in: unit.value)
        guard !own.isEmpty else { return nil }
        let given = Links.hosts(in: pair.source.value)
        guard !given.isEmpty else { return nil }
        guard let host = own.first(where: { host in !given.contains { Links.areAlike($0, host) } }),
          let lost = given.first(where: { host in !own.contains { Links.areAlike($0, host) } })
        else { return nil }
        // Who asks for a page in the language may well get another site: a look is all that it needs.
        let isAsked = isToBeLocalized([pair.source.comment, unit.comment])
        return Remark(
          isLink(pair.source.value) && !isAsked ? .fails : .needsReview, "other-site",
          "The \(table.locale) text leads to \(host), its source to \(lost)", certainty: .likely,
          unit: unit, blame: .translation, severity: isAsked ? .note : nil,
          evidence: [.text("source", lost), .text("translation", host)],
          suggestion: "Check that the site is there and is the app's own.", location: unit.location)
      }
    })

  /// A sentence of whose links none is left: it may be of an older source, or somebody thought that it needs none.
  /// The other languages tell: where most keep the link, it is lost, and where many do without, so may this one.
  private static func missing(_ pair: TableInLocale.Pair, _ unit: StringUnit, in table: TableInLocale) -> Remark? {
    let source = pair.source
    guard source.value.utf8.contains(UInt8(ascii: ":")), source.value.contains("://"), !isLink(source.value), !source.varies,
      !unit.varies, unit.value.contains(where: \.isLetter)
    else { return nil }
    let hosts = Links.hosts(in: source.value)
    guard let host = hosts.first, !hosts.contains(where: { Links.isNamed($0, in: unit.value) }) else { return nil }
    let others = (pair.votes?.filled ?? 1) - 1
    let isKept = (pair.votes?.linked ?? 0) * 3 >= others * 2
    if others >= fewest, !isKept { return nil }
    return Remark(
      others >= fewest ? .fails : .needsReview, "no-link",
      "The \(table.locale) text has no link, and its source leads to \(host)", certainty: .likely,
      unit: unit, blame: .translation, evidence: [.text("source", source.value), .text("translation", unit.value)],
      suggestion: "Put the link where it belongs, or translate the text anew.", location: unit.location)
  }

  /// So many other languages tell what is usual: of two that do otherwise each may be the one that is wrong. The figure is ours.
  private static let fewest = 3

  /// Whether a text is an address and nothing else: code opens it.
  private static func isLink(_ text: String) -> Bool { !text.contains(where: \.isWhitespace) }

  /// Whether a comment asks for a page in the reader's language: `Only localize if a translated version exists.`
  private static func isToBeLocalized(_ comments: [String?]) -> Bool {
    comments.compactMap { $0?.lowercased() }.contains { comment in
      let words: [Substring] = comment.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      func says(_ any: [Substring]) -> Bool { any.contains(where: words.contains) }
      let isAsked = says(["localize", "localise", "localized", "localised", "translate"])
      let isAboutPage = says(["page", "site", "website", "url", "link", "homepage"])
      return isAsked && isAboutPage && !says(["not", "don't", "don’t", "never"])
    }
  }
}
