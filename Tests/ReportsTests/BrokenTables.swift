/// Tables that the platform stops reading, each for another reason, and one whose translation is another text's or a copy of
/// its source.
enum BrokenTables {
  static let all =
    propertyLists.map { ["en.lproj/L.strings": head + $0 + "</plist>"] } + [
      [
        "en.lproj/L.strings": "\"a\" = \"Encoding\";\n\"b\" = \"No driver %@\";\n",
        "de.lproj/L.strings": "\"a\" = \"Treiber %@ fehlt\";\n\"b\" = \"Treiber %@ fehlt\";\n",
      ],
      copied,
    ]

  /// A table that is a copy but for two texts, of which no code asks for a quarter.
  private static var copied: [String: String] {
    func table(_ own: Range<Int>, _ locale: String) -> String {
      (10..<50).map { "\"part.k\($0)\" = \"\(own.contains($0) ? locale : "Delete all of the pages") \($0)\";\n" }.joined()
    }
    return [
      "en.lproj/Localizable.strings": table(0..<0, "en"), "fr.lproj/Localizable.strings": table(10..<50, "fr"),
      "vi.lproj/Localizable.strings": table(38..<40, "vi"),
      "A.swift": (10..<40).map { "let x\($0) = NSLocalizedString(\"part.k\($0)\", comment: \"\")\n" }.joined(),
    ]
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"
  private static let propertyLists = [
    "<dict><key>a</key><string>b<b>c</b></string></dict>", "<dict><key>a</key><key>b</key></dict>",
    "<dict><string>a</string></dict>", "<dict><foo>a</foo></dict>", "<dict><key>a</key></dict>",
    "<array><string>a</string></array>", "<dict><key>a</key><string>b</string>",
  ]
}
