/// English words that another language spells the same and uses in apps, `Source` in French and `Layout` in German: beside
/// translated texts, one of them may well be the translation.
enum SharedWord {
  /// - Parameter language: The translation's.
  static func isOne(_ text: String, in language: String) -> Bool {
    let word = text.lowercased()
    if words(of: language).contains(where: { $0 == word }) { return true }
    // Hardly an English noun of these endings has no French one that is spelled the same.
    return language == "fr" && word.count > 6 && ["tion", "tions", "sion", "sions"].contains { word.hasSuffix($0) }
  }

  private static func words(of language: String) -> [Substring] { words[language]?.split(separator: " ") ?? [] }

  /// Words of apps' menus and settings, in lower case. The lists are ours: what is in them is asked about, and not called a
  /// mistake.
  private static let words = [
    "ca": """
      capital color digital editor error final general horizontal local manual normal original personal sensor total \
      vertical
      """,
    "da": """
      alarm album arm audio data digital filter finger format global hotel information maximum menu minimum normal optimal \
      park person radio region ring stadium station status studio system video virus zone
      """,
    "de": """
      adapter agent alarm album apps arm audio band block chance computer container cursor design detail details dialog \
      digital display element feedback filter finger format generator global gold hand hotel index information international \
      kit label layout link marker maximum menu minimum mission name navigation normal operator optimal option original \
      parameter park partner pause person phase plan position post problem radio radius region rest restaurant ring route \
      sand sensor service signal social stadium start station status studio symbol system team test text ticket track \
      transfer transport trend version video virus warm web wind winter zone
      """,
    "es": """
      actor animal audio canal capital color control digital director editor error factor final flexible formal general \
      global horizontal hospital hotel idea invisible legal local manual monitor motor natural no normal original panel \
      personal plan radio sensor social total variable vertical video visible
      """,
    "fr": """
      absence accent action actions adaptable album albums altitude angle animal archive archives article articles audio \
      avatar badge badges base brochure bureau canal capital certain client clients code codes compact concert contact \
      contacts correct cuisine culture danger date dates description digital dimension dimensions direct distance district \
      document documents double excellent expert fiction finance finances format formats fragment garage global grave guide \
      guides horizontal image images important index info infos instrument instruments intense invisible journal label \
      latitude local longitude machine maximum menu message messages minimum minute minutes mode modes moment moments \
      multiple nature normal note notes nuance opaque optimal orange original page pages parent parents participant \
      participants pause permanent phase phases photo photos place plan plans point points police portrait possible \
      principal public questions radio rare ratio restaurant restaurants rose route routes science sciences score scores \
      secret segment segments service services signal signature silence simple site sites source sources sport sports \
      stadium standard status studio style styles suggestions surface surfaces table tables taxi temple test tests ticket \
      tickets total train transport transports triangle type types unique urgent usage vertical video village villages virus \
      visible volume volumes vote votes zone zones
      """,
    "gl": "canal control editor final global horizontal local manual normal original total vertical",
    "it": """
      album area audio computer design digital display feedback film hotel idea maximum menu minimum monitor no normal \
      optimal password quiz radio sport stadium status studio taxi test video virus zero
      """,
    "nb": """
      alarm album arm audio data digital filter finger format global hotel maximum menu minimum normal optimal park person \
      radio region ring stadium start status studio system video virus
      """,
    "nl": """
      account alarm album apps arm audio computer contact details digital document element feedback film filter index item \
      items label link links maximum menu minimum model normal open optimal park plan project radio route sensor service \
      stadium start station status stop student studio test ticket tickets type video virus water week wind winter
      """,
    "pt": """
      animal canal capital digital editor final formal global horizontal hospital hotel legal local manual monitor motor \
      natural normal original real sensor social total vertical
      """,
    "ro": """
      animal canal capital digital editor final general global important invalid local manual monitor normal original \
      personal plan rapid sensor social text total vertical
      """,
    "sv": """
      alarm album arm audio data digital filter finger format global hand information maximum menu minimum normal optimal \
      park person position radio region ring stadium start status studio system text version video virus
      """,
  ]
}
