import LintelModel

/// Which form of a text that varies by device or by width is on a bar.
///
/// Apple's “Creating width and device variants of strings” has the semantics: the form of the largest width that is not above
/// the one at hand, else that of the least; for labels of UIKit in em of the window, elsewhere without a unit. Where it is not
/// documented what is chosen, the text that speaks for all is used, and nothing about the bar is certain.
enum FormChoice {
  /// What a bar shows in one environment.
  struct Shown: Hashable {
    var toolbar: Toolbar
    /// Whether a form was chosen instead of which another one may appear.
    var isUnsure = false
  }

  /// The size of the texts of UIKit's bars, of which a window has so many in its width.
  private static let em: Points = 17

  /// Whether any text of the bar has forms to choose from; nearly none has.
  static func isNeeded(for toolbar: Toolbar, in locale: LocaleID) -> Bool {
    toolbar.texts(.measured).contains { text in
      text.values[locale]?.variants.contains { $0.device != nil || $0.width != nil } == true
    }
  }

  static func shown(of toolbar: Toolbar, in locale: LocaleID, on environment: Environment) -> Shown {
    var chosen = toolbar
    var isUnsure = false
    chosen.forEachText(.measured) { text in
      guard let value = text.values[locale] else { return }
      let choice = forms(among: value.variants, on: environment)
      isUnsure = isUnsure || choice.isUnsure
      guard let other = choice.forms.first(where: { ($0.plural ?? "other") == "other" }) ?? choice.forms.first else { return }
      text.values[locale]?.text = other.text
      text.values[locale]?.variants = choice.forms.map { form in
        var form = form
        (form.device, form.width) = (nil, nil)
        return form
      }
    }
    return Shown(toolbar: chosen, isUnsure: isUnsure)
  }

  /// The forms of all plural categories that the environment shows; none where the text that speaks for all has to do.
  private static func forms(
    among variants: [LocalizedValue.Variant], on environment: Environment
  ) -> (forms: [LocalizedValue.Variant], isUnsure: Bool) {
    var forms = variants
    if forms.contains(where: { $0.device != nil }) {
      let own = forms.filter { $0.device == name(of: environment.platform) }
      forms = own.isEmpty ? forms.filter { ($0.device ?? "other") == "other" } : own
      if forms.isEmpty { return ([], true) }
    }
    guard forms.contains(where: { $0.width != nil }) else {
      return (variants.contains { $0.device != nil } ? forms : [], false)
    }
    let widths = forms.map { $0.width.flatMap(Double.init) }
    guard isUIKit(environment.platform), widths.allSatisfy({ $0 != nil }) else { return ([], true) }
    let room = (environment.width.value / em.value).rounded(.down)
    let known = widths.compactMap(\.self)
    let chosen = known.filter { $0 <= room }.max() ?? known.min()
    return (zip(forms, widths).filter { $0.1 == chosen }.map(\.0), false)
  }

  /// Labels are UIKit's there, and it says in which unit it looks for a width.
  private static func isUIKit(_ platform: Platform) -> Bool { platform != .macos && platform != .watchos }

  /// What `NSStringDeviceSpecificRuleType` and the axis `device` of a String Catalog call it.
  private static func name(of platform: Platform) -> String {
    switch platform {
    case .ios: "iphone"
    case .ipados: "ipad"
    case .macos: "mac"
    case .watchos: "applewatch"
    case .tvos: "appletv"
    case .visionos: "applevision"
    }
  }
}
