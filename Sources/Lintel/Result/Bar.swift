internal import LintelModel

/// A bar in one language: its texts, its items, and its layout in each environment.
public struct Bar: Hashable, Sendable {
  let bar: BarInLocale

  init(_ bar: BarInLocale) { self.bar = bar }

  /// The same from run to run and unique in a project: `Base.lproj/Main.storyboard#Doz-aa-3q7`.
  public var id: String { bar.toolbar.id }
  /// For people: `Feed list (Main.storyboard)`.
  public var name: String { bar.toolbar.name }
  /// What kind of bar it is: `navigationBar`, `toolbar`, `windowToolbar`, `settingsTabs`, `ornament`, `watchToolbar`,
  /// `fioriToolbar` or `sheetButtons`.
  public var kind: String { bar.toolbar.kind.rawValue }
  /// The platforms that show it.
  public var platforms: [Platform] { bar.toolbar.platforms.map(Platform.init) }
  /// The language, as a BCP 47 id.
  public var locale: String { bar.locale.id }
  /// Whether that is the language that the bar's own texts are written in.
  public var isSource: Bool { bar.isSource }
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { bar.direction == .rightToLeft }
  /// Where it is defined.
  public var place: Place { Place(bar.toolbar.location) }
  /// Its items, spaces included, in the order of its definition.
  public var items: [Item] { bar.toolbar.items.map(Item.init) }
  /// Every text that people read or hear of it: those of the bar itself, then those of its items.
  public var texts: [Text] {
    func texts(_ own: [LocalizedText], _ role: Text.Role, _ item: String? = nil) -> [Text] {
      own.filter { $0.state != .none }.map { Text(text: $0, role: role, item: item, locale: bar.locale) }
    }
    let roles = Text.Role.allCases
    return roles.flatMap { texts(bar.toolbar.ownTexts($0.roles), $0) }
      + bar.toolbar.items.flatMap { item in roles.flatMap { texts(item.texts($0.roles), $0, item.id) } }
  }
  /// Its layouts: one for each group of environments in which the same is lost.
  public var layouts: [Layout] { bar.layouts.map { Layout($0, of: bar.toolbar) } }

  /// A button, menu, space or other thing on a bar.
  public struct Item: Hashable, Sendable {
    private let item: LintelModel.Item

    init(_ item: LintelModel.Item) { self.item = item }

    /// Unique within its bar and the same from run to run.
    public var id: String { item.id }
    /// What kind of item it is: `button`, `menu`, `toggle`, `searchField`, `flexibleSpace` …
    public var kind: String { item.kind.rawValue }
    /// Where it asks to be: `leading`, `center`, `trailing`, `bottom`, `principal` or `automatic`.
    public var placement: String { item.placement.rawValue }
    /// The SF Symbol or image it shows, by name.
    public var symbol: String? { item.symbol }
    /// The system's item that it is, by name: `done`, `add`.
    public var systemItem: String? { item.systemItem }
    /// Whether it is a space or a separator, which has neither face nor name.
    public var isSpacer: Bool { item.kind.isSpacer }
    /// Where it is defined.
    public var place: Place { Place(item.location) }
  }

  /// A text of a bar in the bar's language.
  public struct Text: Hashable, Sendable {
    /// What people meet the text as.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// The bar's title.
      case title
      /// The smaller line below or beside it.
      case subtitle
      /// The line above it.
      case prompt
      /// What the back button of the next screen says.
      case back
      /// What an item says.
      case label
      /// What a two-state item says in its other state.
      case otherLabel
      /// What the customization palette and the overflow menu call an item.
      case paletteLabel
      /// What is shown where the pointer rests on an item.
      case toolTip
      /// What a screen reader says of an item.
      case accessibilityLabel
      /// One segment of a segmented control, or one part of a group.
      case segment

      var roles: TextRoles {
        switch self {
        case .title: .title
        case .subtitle: .subtitle
        case .prompt: .prompt
        case .back: .backTitle
        case .label: .label
        case .otherLabel: .otherLabel
        case .paletteLabel: .paletteLabel
        case .toolTip: .toolTip
        case .accessibilityLabel: .accessibilityLabel
        case .segment: .segment
        }
      }
    }

    let text: LocalizedText
    /// What it is on the bar.
    public let role: Role
    /// The id of its item; nil for a text of the bar itself.
    public let item: String?
    let locale: LocaleID

    /// What people read; nil where code puts it together and it is unknown.
    public var shown: String? { text.shown(in: locale) }
    /// What the definition itself says, in the app's source language.
    public var source: String? { text.source }
    /// The key that it is looked up by; nil if it is not.
    public var key: String? { text.state == .localized ? text.key : nil }
    /// The table that it is looked up in, without folder and extension.
    public var table: String? { text.table }
    /// Whether the language's own table has it.
    public var isTranslated: Bool { text.values[locale]?.state == .translated }
    /// Where it is: in the language's table, else in the definition.
    public var place: Place? { (text.values[locale]?.location ?? text.location).map(Place.init) }
  }
}
