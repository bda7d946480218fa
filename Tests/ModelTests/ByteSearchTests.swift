import LintelModel
import Testing

@Suite("Searches for words among bytes")
struct ByteSearchTests {
  private func place(of word: String, in text: String, from start: Int = 0) -> Int? {
    Array(text.utf8).place(of: Array(word.utf8), from: start)
  }

  @Test("A word is found at the start, at the end, and behind what nearly is one")
  func places() {
    #expect(place(of: "toolbar", in: "toolbar { }") == 0)
    #expect(place(of: "toolbar", in: "view.toolbar") == 5)
    #expect(place(of: "aab", in: "aaaab") == 2)
    #expect(place(of: "abab", in: "ababab", from: 1) == 2)
    #expect(place(of: "x", in: "abcx") == 3)
  }

  @Test("What is shorter than the word, or has it only before the place, has it not")
  func misses() {
    #expect(place(of: "toolbar", in: "tool") == nil)
    #expect(place(of: "toolbar", in: "") == nil)
    #expect(place(of: "bar", in: "bar foo", from: 1) == nil)
    #expect(place(of: "bar", in: "bar", from: 9) == nil)
    #expect(place(of: "", in: "bar") == nil)
    #expect(Array("bar".utf8).holds([]))
  }

  @Test("It agrees with a search place by place", arguments: ["ab", "aa", "aba", "bbab", "abcabc"])
  func agreement(word: String) {
    var state: UInt64 = 7
    for _ in 0..<200 {
      let text = (0..<40).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(ascii: "a") + UInt8(truncatingIfNeeded: state >> 33) % 3
      }
      let wanted = Array(word.utf8)
      let slow = (0...text.count - wanted.count).first { Array(text[$0..<$0 + wanted.count]) == wanted }
      #expect(text.place(of: wanted) == slow)
    }
  }

  @Test("Words longer than a byte can count are found")
  func longWords() {
    let word = Array(repeating: UInt8(ascii: "a"), count: 400) + [UInt8(ascii: "b")]
    #expect((Array(repeating: UInt8(ascii: "a"), count: 1000) + word).place(of: word) == 1000)
  }

  @Test("A text says what stands in it, be it of more than ASCII")
  func texts() {
    #expect("Größe der Symbolleiste".says("Symbol"))
    #expect("Größe".says("öß"))
    #expect(!"Symbol".says("symbol"))
  }

  @Test("The hash is FNV-1a of 64 bits")
  func hash() {
    #expect(TextHash("".utf8).value == 0xcbf2_9ce4_8422_2325)
    #expect(TextHash("a".utf8).value == 0xaf63_dc4c_8601_ec8c)
    #expect(TextHash("foobar".utf8).value == 0x8594_4171_f739_67e8)
  }
}
