/// Makes the bars of an app that does not exist, in many languages: the same bars, byte for byte, wherever it runs.
public struct BarGenerator: Sendable {
  /// Contents by path: a file for each bar.
  public private(set) var files: [String: String] = [:]
  private var words = WordSource(seed: 11)

  private static let locales = """
    en af am ar as az be bg bn br bs ca ckb cs cy da de dsb el en-AU en-CA en-GB en-IN eo es es-419 et eu fa fi fil fr fr-CA
    fy ga gd gl gu ha he hi hr hsb hu hy id ig is it ja jv ka kk km kn ko ky lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nn
    or pa pl ps pt-BR pt-PT ro ru rw sd si sk sl so sq sr sv sw ta te tg th tk tr uk ur uz vi yo zh-Hans zh-Hant zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let symbols = [
    "square.and.arrow.up", "trash", "plus", "magnifyingglass", "gearshape", "folder", "pencil", "ellipsis.circle",
  ]

  /// Half of the bars are an iPhone's, the others are in windows.
  public init(bars: Int, locales: Int) {
    let locales = Array(Self.locales.prefix(locales))
    for number in 0..<bars {
      let lines = number.isMultiple(of: 2) ? phoneBar(number, locales) : windowBar(number, locales)
      files["Bars/Bar\(number).toolbar.yml"] = (["sourceLocale: en", "toolbars:"] + lines).joined(separator: "\n") + "\n"
    }
  }

  private mutating func phoneBar(_ number: Int, _ locales: [String]) -> [String] {
    [
      "  - id: bar-\(number)", "    name: \(words.identifier()) \(number)", "    kind: navigationBar",
      "    platforms: [ios]", "    title: \(texts(locales, syllables: 6))", "    items:", "      - id: back",
      "        kind: back", "        label: \(texts(locales, syllables: 3))", "        placement: leading",
      "      - id: share", "        symbol: \(Self.symbols[number % Self.symbols.count])",
      "        accessibilityLabel: \(texts(locales, syllables: 3))", "        placement: trailing", "      - id: save",
      "        label: \(texts(locales, syllables: 3))", "        placement: trailing", "        group: 1",
    ]
  }

  private mutating func windowBar(_ number: Int, _ locales: [String]) -> [String] {
    var lines = [
      "  - id: bar-\(number)", "    name: \(words.identifier()) \(number)", "    kind: windowToolbar",
      "    platforms: [macos]", "    title: \(texts(locales, syllables: 4))", "    minimumWidth: 560",
      "    defaultWidth: 800", "    items:",
    ]
    for item in 0..<5 {
      lines += [
        "      - id: item-\(item)", "        symbol: \(Self.symbols[(number + item) % Self.symbols.count])",
        "        label: \(texts(locales, syllables: 3))",
      ]
    }
    return lines
  }

  private mutating func texts(_ locales: [String], syllables: Int) -> String {
    let texts = locales.map { "\($0): \"\(words.label(in: $0, longest: syllables))\"" }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
