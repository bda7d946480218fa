import LintelTables
import Testing

@Suite("Words that translators keep")
struct KeptWordsTests {
  @Test("A word is of the language alone that keeps it, and Norwegian is Bokmål")
  func languages() {
    #expect(KeptWords.hasOne("name", in: "de") && !KeptWords.hasOne("name", in: "fr"))
    #expect(KeptWords.hasOne("status", in: "nb") && KeptWords.hasOne("status", in: "no"))
    #expect(!KeptWords.hasOne("", in: "de") && !KeptWords.hasOne("name", in: ""))
  }

  @Test("Each row is a word once in small letters, in order, which three apps keep and at most a third as many translate")
  func rows() throws {
    let lines = Embedded.text("Data/kept-words.csv").split(separator: "\n").map(String.init)
    let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(!rows.isEmpty && Array(lines.dropFirst()) == lines.dropFirst().sorted())
    #expect(Set(rows.map { $0[0] + " " + $0[1] }).count == rows.count)
    for row in rows {
      let (keeping, translating) = (try #require(Int(row[2])), try #require(Int(row[3])))
      #expect(keeping >= 3 && translating * 3 <= keeping, "\(row)")
      #expect(row[1] == row[1].lowercased(), "\(row)")
    }
  }
}
