import LintelInputs

extension FuzzFormat {
  static let strings = FuzzFormat(
    name: "strings",
    seeds: inEveryEncoding(
      """
      /* The title of a window */
      "Grüße, %1$@" = "Привет, %1$@\\n中文 👍🏽";
      // unquoted, single-quoted, key alone
      key_$/:.-1 = 'it\\'s \\"here\\"';
      "Save";
      """)
      + [
        #""escapes" = "\a\b\f\n\r\t\v\"\\\U00e9\UD83D\UDC4D\u203A\101\377\x";"#,
        "{ a = b; list = (a, \"b\", { c = d; }); data = <0fbd 77>; }",
        "\"a\" = \"1\";\n\"a\" = \"2\";\n» \"lost\" = \"x\";", "\"a\" = \"1\"\n\"b\" = \"2\";", "\"a\" \"1\";", "",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>a</key><string>b &amp; c</string><key>d</key><dict><key>e</key><true/></dict></dict></plist>
        """,
      ].map { Array($0.utf8) }
      // A binary property list: {"a": "b"}.
      + [
        Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1]
          + [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15],
        // Latin 1, which is no UTF-8.
        Array("\"a\" = \"gr".utf8) + [0xFC, 0xDF, 0x65] + Array("\";".utf8),
      ],
    words: [
      "/*", "*/", "//", " = ", ";\n", "\" = \"", "\";\n\"", "\\U00e9", "\\UD83D", "\\\"", "\\\\", "\\n", "\\101", "<", ">",
      "{", "}", "(", ")", ",", "\u{2028}", "\u{FEFF}", "bplist00", "<?xml", "<plist", "<dict>", "<key>", "<string>",
    ],
    growth: .strings
  ) { bytes in
    let file = SourceFile(path: "App/de.lproj/Localizable.strings", bytes: bytes)
    Invariants(path: file.path, bytes: bytes).check(
      StringsReader.read(file, at: TablePlace(path: file.path, sourceLocale: "en")))
  }
}
