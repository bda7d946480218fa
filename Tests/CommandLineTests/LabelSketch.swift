/// A bar whose one label is English and, with room for some six letters, of a text in German.
enum LabelSketch {
  static func text(_ label: String) -> String {
    "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[\(label) 60pt] | Logins |"
  }
}
