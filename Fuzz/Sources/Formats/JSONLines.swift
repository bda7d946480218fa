import Foundation
import LintelAudit

extension FuzzFormat {
  /// What `measure --stdin` reads, line by line.
  static let jsonLines = FuzzFormat(
    name: "jsonl",
    seeds: [
      """
      {"text": "Einstellungen", "locale": "de", "size": 17, "weight": "semibold"}
      {"text": "\\u0627\\u0644 👍🏽 中 \\uD83D\\uDE00", "locale": "ar-EG", "size": 1.5e1, "weight": "bold", "platform": "macos", "os": "15"}
      """,
      "{\"text\": 1}\n[]\nnull\n{\"text\": \"a\", \"locale\": \"zz-Zzzz-ZZ\", \"size\": 1e9, \"weight\": \"x\", \"os\": 1e300}\n",
      "{\"text\": \"\(String(repeating: "a\u{301}", count: 200))\", \"locale\": \"hi\", \"size\": 0, \"weight\": \"regular\"}",
    ].map { Array($0.utf8) },
    words: [
      "{\"text\": \"", "\"locale\": \"", "\"size\": ", "\"weight\": \"medium\"", "\"platform\": \"tvos\"", "\"os\": ",
      "\\uD83D\\uDE00",
      "\\u0000", "\\u202E", "\u{200D}", "{", "}", "[", "]", "1e308", "-1", "null", "true", "\n",
    ],
    growth: .jsonLines
  ) { bytes in
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      do throws(MeasureRequest.Refusal) {
        let request = try MeasureRequest.decode(Data(line))
        let width = try request.measured(by: measurer).text.width
        precondition(width.low.value <= width.high.value && width.high.value.isFinite, "an interval that is none")
      } catch { precondition(!error.description.isEmpty, "a line is refused without a reason") }
    }
  }

  nonisolated(unsafe) private static let measurer = MeasureOnRequest()
}
