import LintelModel

extension BarTexts {
  /// A title in the font that the app gives it, else in the bar's.
  func measured(title: String, in own: TitleFont?, or font: Font, source: Int) -> SizedText {
    var font = font
    switch own {
    case nil: return measured(title, font, source: source)
    case .system(let own):
      (font.size, font.weight) = (own.size, own.weight)
      return measured(title, font, source: source)
    case .other(let size):
      font.size = size ?? font.size
      var text = measured(title, font, source: source)
      text.width = ruler.width(of: title, inPlaceOf: font, isSizeKnown: size != nil)
      text.amount = Amount(guessed: text.width)
      return text
    }
  }
}
