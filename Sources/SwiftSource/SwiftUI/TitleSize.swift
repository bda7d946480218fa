import SwiftSyntax

/// How large the title of a screen is where the platform shows it.
enum TitleSize: Hashable {
  case large, small
  case unknown

  /// Nil for `automatic`, which says nothing.
  init?(_ mode: ExprSyntax) {
    switch mode.writtenText.split(separator: ".").last {
    case "inline": self = .small
    case "large": self = .large
    case "automatic": return nil
    default: self = .unknown
    }
  }

  /// What all say who say anything: unknown where they disagree, nil where nobody does.
  static func agreed(_ all: [TitleSize?]) -> TitleSize? {
    let said = Set(all.compactMap { $0 })
    return said.count > 1 ? .unknown : said.first
  }
}

/// What is known of titles whose size the platform decides.
final class TitleSizes {
  /// By view, that of the screens in which it stands, and that of those that it pushes from there.
  var ofViews: [Question: TitleSize] = [:]
  /// Whether a view says anything of them itself, by its file and name.
  var saying: [String: Bool] = [:]
  /// The views that are being asked for: one that pushes itself has its own size.
  var open: Set<Question> = []
  /// How many answers hang on one that is not there yet.
  var circles = 0
  /// Steps from one place to the one that shows it that the title at hand may still cost.
  var stepsLeft = 0
  var isAnyHostLarge: Bool?
  var isAnySmall: Bool?

  struct Question: Hashable {
    let view: String
    let isPusher: Bool
  }
}

/// Finds what code says of the size of titles on a screen: not on those that it presents or navigates to.
final class SaidTitleSizes: SyntaxVisitor {
  private var found: [TitleSize] = []
  private let file: SwiftFile
  private let root: NavigationRoot

  /// Nil where nothing is said.
  static func size(in node: Syntax, of file: SwiftFile, _ project: SwiftProject) -> TitleSize? {
    let finder = SaidTitleSizes(file, project)
    finder.walk(node)
    return TitleSize.agreed(finder.found)
  }

  private init(_ file: SwiftFile, _ project: SwiftProject) {
    self.file = file
    root = NavigationRoot(project: project, file: file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.calledExpression.as(MemberAccessExprSyntax.self) {
      note(modifier.declName.baseName.text.withoutBackticks, node)
      // What a modifier is handed is elsewhere, or in the bar.
      if let base = modifier.base { walk(base) }
      return .skipChildren
    }
    return file.isOtherScreen(TextExpression.name(of: node)) ? .skipChildren : .visitChildren
  }

  private func note(_ modifier: String, _ call: FunctionCallExprSyntax) {
    let mode: ExprSyntax? =
      switch modifier {
      case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": call.arguments.first?.expression
      case "navigationBarTitle": call.argument("displayMode")
      default: nil
      }
    if let mode {
      if let size = TitleSize(mode) { found.append(size) }
    } else if root.setsMode(modifier) {
      found.append(.unknown)
    }
  }
}
