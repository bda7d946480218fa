/// Tables that the platform stops reading, each for another reason, and one whose translation is another text's.
enum BrokenTables {
  static let all =
    propertyLists.map { ["en.lproj/L.strings": head + $0 + "</plist>"] } + [
      [
        "en.lproj/L.strings": "\"a\" = \"Encoding\";\n\"b\" = \"No driver %@\";\n",
        "de.lproj/L.strings": "\"a\" = \"Treiber %@ fehlt\";\n\"b\" = \"Treiber %@ fehlt\";\n",
      ]
    ]

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"
  private static let propertyLists = [
    "<dict><key>a</key><string>b<b>c</b></string></dict>", "<dict><key>a</key><key>b</key></dict>",
    "<dict><string>a</string></dict>", "<dict><foo>a</foo></dict>", "<dict><key>a</key></dict>",
    "<array><string>a</string></array>", "<dict><key>a</key><string>b</string>",
  ]
}
