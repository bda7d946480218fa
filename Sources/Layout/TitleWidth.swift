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
      return measured(title: title, inFamilyLike: font, isSizeKnown: size != nil, source: source)
    }
  }

  /// In a font that is not measured, as wide as the system's may be: nothing of it is certain but what the narrowest family has
  /// no room for, either. Narrow families take about seven tenths of what San Francisco does, wide ones a third more; where the
  /// size is not known, it is taken for three quarters to one and a half times the bar's. All are guesses.
  private func measured(title: String, inFamilyLike font: Font, isSizeKnown: Bool, source: Int) -> SizedText {
    func width(_ weight: FontWeight) -> Width {
      var face = font
      face.weight = weight
      return ruler.measure(title, face).width
    }
    var text = measured(title, font, source: source)
    text.width.low = width(.regular).low * 0.7 * (isSizeKnown ? 1 : 0.75)
    text.width.high = width(.bold).high * 1.33 * (isSizeKnown ? 1 : 1.5)
    text.amount = Amount(guessed: text.width)
    return text
  }
}
