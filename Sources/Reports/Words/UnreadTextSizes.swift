import LintelFindings
import LintelModel

extension AuditResult {
  /// How many views show a text whose size was not read, and where the code has them: each once, however many variants of its bar
  /// have it. A Mac has no text size that texts would have to follow. Nil where there is none.
  var unreadTextSizesSummary: Message? {
    let bars = project.toolbars.filter { $0.platforms.contains { [.ios, .ipados, .visionos].contains($0) } }
    let views = Set(bars.flatMap { $0.items.filter(\.hasUnreadTextSize).map(\.location) }).sorted()
    guard !views.isEmpty else { return nil }
    let named = views.prefix(Self.mostViews).map { view -> Message in .data("\(view.file):\(view.line)") }
    let places = views.count > Self.mostViews ? named + ["…"] : named
    return
      "Views whose text size was not read, so that it is not known whether it follows the size that people set: \(views.count) (\(places))."
  }

  /// Of more views the places are not told one by one: 8.
  private static var mostViews: Int { 8 }
}
