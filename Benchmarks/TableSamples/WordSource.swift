/// Words that mean nothing, in the letters of a language.
struct WordSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64: short, and the same everywhere.
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 1) % bound
  }

  private mutating func pick(_ list: [String]) -> String { list[next(list.count)] }

  private static let latin = [
    "ta", "re", "li", "son", "ver", "mi", "cho", "nel", "da", "ku", "pre", "stin", "a", "o", "wal",
  ]
  private static let syllables: [String: [String]] = [
    "de": latin + ["ä", "schü", "ßen", "grö"], "fr": latin + ["é", "ça", "où", "œu"], "es": latin + ["ñe", "ción", "á"],
    "pl": latin + ["ł", "żę", "ści", "ó"], "tr": latin + ["ğı", "ş", "ün"], "vi": latin + ["ướ", "ệ", "đạ"],
    "ru": ["со", "хра", "не", "ние", "от", "кры", "ть", "да", "ла", "про"],
    "uk": ["збе", "рі", "га", "ння", "від", "кри", "ти"],
    "el": ["απο", "θή", "κευ", "ση", "μα", "το"], "ar": ["حف", "ظ", "مل", "فا", "ت", "فت", "ال"],
    "he": ["שמ", "יר", "ה", "קוב", "ץ"],
    "hi": ["सह", "े", "जें", "फ़ा", "इल", "खो"], "th": ["บัน", "ทึก", "ไฟ", "ล์", "เปิด"],
    "ja": ["保存", "する", "ファイル", "を", "開", "く"],
    "ko": ["저장", "하기", "파일", "열기", "을"], "zh-Hans": ["保", "存", "文", "件", "打", "开"],
    "zh-Hant": ["儲", "存", "檔", "案", "打", "開"],
  ]

  mutating func identifier() -> String { (0..<2 + next(3)).map { _ in pick(Self.latin) }.joined() }

  /// A label of some syllables, now and then in two words.
  mutating func label(in locale: String, longest: Int) -> String {
    let syllables = Self.syllables[locale] ?? Self.latin
    let parts = (0...next(longest)).map { _ in pick(syllables) }
    guard parts.count > 3 else { return parts.joined() }
    return parts.prefix(2).joined() + " " + parts.dropFirst(2).joined()
  }

  /// One word to `longest` words: now and then with an argument, a quotation, a line break or an ampersand.
  mutating func text(in locale: String, longest: Int) -> String {
    let syllables = Self.syllables[locale] ?? Self.latin
    var words = (0...next(longest)).map { _ in (0...next(4)).map { _ in pick(syllables) }.joined() }
    switch next(12) {
    case 0, 1: words.append("%@")
    case 2: words.append("%lld")
    case 3: words.append("\"\(words[0])\"")
    case 4: words.append("\n" + words[0])
    case 5: words.append("& <b>\(words[0])</b>")
    default: break
    }
    return words.joined(separator: " ")
  }
}
