import LintelInputs
import LintelModel

extension FuzzFormat {
  /// Binary ones above all: their objects lie anywhere, and one may be in many places.
  static let propertyList = FuzzFormat(
    name: "plist",
    seeds: [
      BinaryList(
        objects: [
          .dictionary([(1, 2), (3, 4), (5, 6)]), .ascii("a"), .ascii("b"), .utf16("ü中"), .dictionary([(1, 7)]),
          .ascii("list"), .array([1, 2]), .other([0x09]),
        ]
      ).bytes,
      BinaryList(objects: [
        .dictionary([(1, 2)]), .ascii("NSStringLocalizedFormatKey"), .ascii(String(repeating: "x", count: 300)),
      ])
      .bytes,
      BinaryList(objects: [.array([1]), .dictionary([(2, 2)]), .other([0x13, 0, 0, 0, 0, 0, 0, 0, 1])]).bytes,
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleName</key><string>App</string><key>UIDesignRequiresCompatibility</key><true/>
        <key>CFBundleLocalizations</key><array><string>de</string></array></dict></plist>
        """.utf8),
    ],
    words: [
      "bplist00", "<plist version=\"1.0\">", "</plist>", "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>",
      "<array>",
      "<true/>",
    ],
    growth: .propertyList
  ) { bytes in
    let file = SourceFile(path: "App/de.lproj/Localizable.strings", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(
      StringsReader.read(file, at: TablePlace(path: file.path, sourceLocale: "en")))
    let plural = SourceFile(path: "App/de.lproj/Localizable.stringsdict", bytes: bytes)
    Invariants(path: plural.path, bytes: bytes).check(
      StringsDictionaryReader.read(plural, at: TablePlace(path: plural.path, sourceLocale: "en")))
  }
}
