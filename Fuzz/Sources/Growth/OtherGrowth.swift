import Foundation

extension [Construct] {
  static let propertyList = [
    Construct("dictionaries that hold the next twice") { count in
      let depth = Swift.min(count, 200)
      let dictionaries = (0..<depth).map { BinaryList.Object.dictionary([(depth, $0 + 1), (depth + 1, $0 + 1)]) }
      return BinaryList(objects: dictionaries + [.ascii("a"), .ascii("b")]).bytes
    },
    Construct("members") { count in
      // 255 objects are all that one byte can name: one text is the value of many.
      let members = [(key: Int, value: Int)](repeating: (1, 2), count: Swift.min(count, 60_000))
      return BinaryList(objects: [.dictionary(members), .ascii("a"), .ascii("b")]).bytes
    },
    Construct("letters of a text") { count in
      BinaryList(objects: [
        .dictionary([(1, 2)]), .ascii("a"), .ascii(String(repeating: "x", count: Swift.min(count, 60_000))),
      ]).bytes
    },
  ]

  /// Each kind of part that the sample has, again and again under names of its own.
  static let storedReport = ["finding", "toolbar", "environment", "table", "locale", "layout", "font"].compactMap {
    name -> Construct? in
    let sample = String(decoding: SampleReport.bytes, as: UTF8.self)
    let expression = try? Regex("<\(name)[ >][^>]*?(/>|>[\\s\\S]*?</\(name)>)")
    guard let expression, let part = sample.firstMatch(of: expression) else { return nil }
    let text = String(sample[part.range])
    let range = part.range
    return Construct("parts of the kind “\(name)”") { count in
      let copies = each(count) { number in
        text.replacing(#/ (id|fingerprint|name|file)="([^"]*)"/#) { " \($0.1)=\"\($0.2)-\(number)\"" }
      }
      return sample.replacingCharacters(in: range, with: text + copies)
    }
  }

  static let jsonLines = [
    Construct("lines") { times($0, "{\"text\": \"Save\", \"locale\": \"de\", \"size\": 17, \"weight\": \"bold\"}\n") },
    Construct("letters of a text") {
      "{\"text\": \"\(times($0, "ü中 "))\", \"locale\": \"de\", \"size\": 17, \"weight\": \"bold\"}"
    },
    Construct("marks on a letter") {
      "{\"text\": \"a\(times($0, "\u{301}"))\", \"locale\": \"de\", \"size\": 17, \"weight\": \"bold\"}"
    },
    Construct("turns of direction") {
      "{\"text\": \"\(times($0, "a\u{5D0}"))\", \"locale\": \"he\", \"size\": 17, \"weight\": \"bold\"}"
    },
    Construct("members that are not known") { "{" + each($0) { "\"m\($0)\": 1, " } + "\"text\": \"a\"}" },
    Construct("lists in lists") { times($0, "[") },
  ]

  static let gitAnswer = [
    Construct("paths") { count in
      let id = String(repeating: "0", count: 40)
      return each(count) { ":100644 100644 \(id) \(id) M\0a/\($0).strings\0" }
    },
    Construct("objects") { "batch\n" + times($0, "0000 blob 3\nabc\n") },
    Construct("bytes of an object") { "batch\n0000 blob \($0)\n" + times($0, "x") + "\n" },
  ]
}
