/// The links of a text, and which of them lead to one site.
enum Links {
  /// The hosts of a text's links, in lower case.
  static func hosts(in text: String) -> [String] {
    text.split(separator: "://").dropFirst().compactMap { rest in
      let host = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }.lowercased()
      return host.contains(".") && !host.hasSuffix(".") ? host : nil
    }
  }

  /// Whether two hosts are one site, or the same example in other words.
  static func areAlike(_ a: String, _ b: String) -> Bool {
    func machine(_ host: String) -> Substring? { host.split(separator: ".").dropLast(2).first { $0.count > 3 } }
    return name(a) == name(b) && areAlikeEnds(a, b) || machine(a) != nil && machine(a) == machine(b)
  }

  /// Whether a text names a site without the scheme that makes it a link.
  static func isNamed(_ host: String, in text: String) -> Bool {
    text.lowercased().contains(host.hasPrefix("www.") ? String(host.dropFirst(4)) : host)
  }

  /// Whether two hosts end alike, or in ways that one site has for several countries: `example.chat` is not `example.social`,
  /// nor is its name spelled in letters of another script.
  private static func areAlikeEnds(_ a: String, _ b: String) -> Bool {
    func end(_ host: String) -> Substring { host.split(separator: ".").last ?? "" }
    func isCountry(_ end: Substring) -> Bool { end.count == 2 && end.allSatisfy(\.isASCII) || countries.contains(String(end)) }
    let (first, second) = (end(a), end(b))
    if first == second || isCountry(first) || isCountry(second) { return true }
    return general.contains(String(first)) && general.contains(String(second))
  }

  private static let general: Set = ["com", "info", "net", "org"]
  /// Countries that have an end in their own script (IANA's root zone), those of languages that apps are in.
  private static let countries: Set = [
    "рф", "укр", "бел", "бг", "срб", "мкд", "мон", "қаз", "ею", "ευ", "ελ", "հայ", "გე", "中国", "中國", "香港", "台湾", "台灣", "한국",
    "ไทย", "भारत", "مصر", "السعودية", "المغرب", "امارات", "ایران", "ישראל",
  ]

  /// What a site is called, whatever is in front of and behind it: `example` of `www.example.co.uk`.
  private static func name(_ host: String) -> String {
    var labels = host.split(separator: ".")
    guard labels.count > 1 else { return host }
    let country = labels.removeLast()
    // co.uk, com.br, or.jp
    if labels.count > 1, country.count == 2, labels[labels.count - 1].count <= 3 { labels.removeLast() }
    return String(labels.last ?? "")
  }
}
