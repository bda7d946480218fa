/// Names and numbers of characters as HTML and XML have them: `&eacute;`, `&#233;`.
enum Entities {
  /// The first one of a text; nil for none. A name that HTML does not know is no entity: `AT&T;`.
  static func found(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    return text.matches(of: pattern).lazy.map { String($0.output.0) }.first { character(of: $0) != nil }
  }

  /// The text with characters in their place, also of those that were spelled more than once: `&amp;quot;`.
  static func replaced(in text: String) -> String {
    var text = text
    // Nobody spells a text more often, and what looks like an entity after that may be meant as it is.
    for _ in 0..<3 where text.contains("&") {
      text = text.replacing(pattern) { match in character(of: String(match.output.0)) ?? String(match.output.0) }
    }
    return text
  }

  /// The text without the placeholders of which the sign of an object is spelled so, `%&#64;`.
  static func withoutPlaceholders(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "&")) ? text.replacing(#/%([0-9]+\$)?&#(64|[xX]40);/#, with: "") : text
  }

  private static var pattern: Regex<(Substring, Substring)> {
    #/&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8}[0-9]{0,2});/#
  }

  private static func character(of entity: String) -> String? {
    let name = entity.dropFirst().dropLast()
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits), number >= 0x20,
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return String(Character(scalar))
  }

  /// From the 252 names of HTML 4.01, section 24, those of letters and marks that texts are written with.
  private static let names: [String: String] = [
    "quot": "\"", "amp": "&", "lt": "<", "gt": ">", "apos": "'", "nbsp": "\u{A0}", "iexcl": "¡", "cent": "¢", "pound": "£",
    "sect": "§", "copy": "©", "laquo": "«", "raquo": "»", "reg": "®", "deg": "°", "plusmn": "±", "para": "¶", "middot": "·",
    "sup2": "²", "sup3": "³", "frac12": "½", "frac14": "¼", "iquest": "¿", "times": "×", "divide": "÷", "euro": "€",
    "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "dagger": "†", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "shy": "\u{AD}", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤",
    "ge": "≥", "AElig": "Æ", "Aacute": "Á", "Acirc": "Â", "Agrave": "À", "Aring": "Å", "Atilde": "Ã", "Auml": "Ä",
    "Ccedil": "Ç", "ETH": "Ð", "Eacute": "É", "Ecirc": "Ê", "Egrave": "È", "Euml": "Ë", "Iacute": "Í", "Icirc": "Î",
    "Igrave": "Ì", "Iuml": "Ï", "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Ograve": "Ò", "Oslash": "Ø", "Otilde": "Õ",
    "Ouml": "Ö", "THORN": "Þ", "Uacute": "Ú", "Ucirc": "Û", "Ugrave": "Ù", "Uuml": "Ü", "Yacute": "Ý", "aacute": "á",
    "acirc": "â", "aelig": "æ", "agrave": "à", "aring": "å", "atilde": "ã", "auml": "ä", "ccedil": "ç", "eacute": "é",
    "ecirc": "ê", "egrave": "è", "eth": "ð", "euml": "ë", "iacute": "í", "icirc": "î", "igrave": "ì", "iuml": "ï",
    "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "ograve": "ò", "oslash": "ø", "otilde": "õ", "ouml": "ö", "szlig": "ß",
    "thorn": "þ", "uacute": "ú", "ucirc": "û", "ugrave": "ù", "uuml": "ü", "yacute": "ý", "yuml": "ÿ", "OElig": "Œ",
    "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
  ]
}
