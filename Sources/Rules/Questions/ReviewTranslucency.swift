import LintelFindings
import LintelModel

extension Rule {
  static let reviewTranslucency = Rule(
    id: "review-translucency",
    title: "Title and items can be read above any content that flows beneath the bar.",
    statements: ["hig-2023.18"],
    platforms: [.ios, .ipados, .macos, .visionos],
    severity: .note,
    why: "Content in the colour of the labels makes them vanish while people scroll.",
    check: .question(
      "Can the title and the items of this bar be read above every content that scrolls beneath it, light, dark and coloured?"
    ))
}
