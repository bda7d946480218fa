import LintelInputs

extension FuzzFormat {
  static let stringsDictionary = FuzzFormat(
    name: "stringsdict",
    seeds: [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@a@ &amp; %#@b@</string>
      <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d файл</string>
      <key>other</key><string>%d &#x4E2D; %#@b@</string></dict>
      <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string/>
      </dict></dict></dict></plist>
      """,
      """
      <plist version="1.0"><dict><key>Save</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>
      <string>Save</string><key>-1e9</key><string>Save it</string></dict></dict><key>Tap</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>other</key>
      <string><![CDATA[Tap]]></string></dict></dict><key>plain</key><string>x</string><key>list</key>
      <array><integer>1</integer><real>2.5</real><true/>
      <date>2020-01-01T00:00:00Z</date><data>AAAA</data></array><key>Save</key><string>twice</string></dict></plist>
      """,
      "{ \"a\" = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { other = \"x\"; }; }; }", "<plist><dict><key>a</key>",
      "<plist version=\"1.0\"><array/></plist>", "",
    ].map { Array($0.utf8) }
      // A binary property list: {"a": {"b": "c"}}.
      + [
        Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0xD1, 3, 4, 0x51, 0x62, 0x51, 0x63, 8, 11, 13, 16, 18]
          + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]
      ],
    words: [
      "<plist version=\"1.0\">", "</plist>", "<dict>", "</dict>", "<dict/>", "<key>", "</key>", "<string>", "</string>",
      "<string/>", "<array>", "<integer>", "<true/>", "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey",
      "NSStringPluralRuleType", "NSStringFormatValueTypeKey", "NSStringVariableWidthRuleType",
      "NSStringDeviceSpecificRuleType",
      "zero", "one", "two", "few", "many", "other", "%#@a@", "%1$#@a@", "%lld", "&amp;", "&#x10FFFF;", "<![CDATA[", "]]>",
      "<!--", "-->", "<!DOCTYPE plist>", "<!ENTITY", "bplist00", "<?xml version=\"1.0\"?>",
    ],
    growth: .stringsDictionary
  ) { bytes in
    let file = SourceFile(path: "App/de.lproj/Localizable.stringsdict", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(
      StringsDictionaryReader.read(file, at: TablePlace(path: file.path, sourceLocale: "en")))
  }
}
