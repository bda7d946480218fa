import LintelModel
import Testing

@testable import LintelInputs

@Suite("Keys of AppKit's rule editor")
struct RuleEditorKeyTests {
  func parts(_ key: String, _ others: [String]) throws -> [Int]? {
    try #require(RuleEditorKey(key)).covering(among: others.map { try #require(RuleEditorKey($0)) })
  }

  @Test("A key is its lists of choices and what stands around them")
  func reading() throws {
    let key = try #require(RuleEditorKey("%[Any, None]@ of %[these]@ are true"))
    #expect(key.choices == [["Any", "None"], ["these"]])
    #expect(key.words == ["", " of ", " are true"])
    for other in ["%@ of %d", "[a]", "%[a", "%[]@ is", ""] { #expect(RuleEditorKey(other) == nil, "\(other)") }
  }

  @Test("Split keys have a key's rows if together they have each of them")
  func covering() throws {
    #expect(try parts("%[A,B,C]@ is %@", ["%[B,C]@ is %@", "%[A]@ is %@"]) == [0, 1])
    #expect(try parts("%[A,B,C]@ is %@", ["%[B]@ is %@", "%[A]@ is %@"]) == nil)
    #expect(try parts("%[A,B,C]@ is %@", ["%[A,B,C]@ was %@"]) == nil)
    #expect(try parts("%[A]@ is %@", ["%[B]@ is %@", "%[A,B]@ is %@"]) == [1])
    #expect(try parts("%[A,B]@ %[is,is not]@", ["%[A]@ %[is,is not]@", "%[B]@ %[is]@", "%[B]@ %[is not]@"]) == [0, 1, 2])
    #expect(try parts("%[A,B]@ %[is,is not]@", ["%[A]@ %[is]@", "%[B]@ %[is not]@"]) == nil)
  }

  @Test("Keys of more rows than any editor has are not compared row by row")
  func hostile() throws {
    let list = "%[" + (0..<50).map { "c\($0)" }.joined(separator: ",") + "]@"
    let key = String(repeating: list, count: 40)
    #expect(try parts(key, [key]) == nil)
  }

  let english = "\"%[All,Any,None]@ of these are true\" = \"Notes match %1$[all,any,none]@ of these\"; "
    + "\"%[Author,Text]@ %[is,is not]@ %@\" = \"%1$[Author,Text]@ %2$[is,is not]@ %3$@\";"

  func family(_ spanish: String) throws -> TableFamily {
    let project = ProjectReader.read(
      ProjectFiles(texts: ["en.lproj/Rules.strings": english, "es.lproj/Rules.strings": spanish]))
    return try #require(TableFamily.all(in: project).first { $0.id.path == "Rules" })
  }

  @Test("What a language has in groups of its own is what it has for the source's key, with all its texts")
  func joining() throws {
    let all = "\"%[All]@ of these are true\" = \"Cumple %1$[todas]@\"; "
    let table = try family(all + "\"%[Any,None]@ of these are true\" = \"No %1$[alguna,ninguna]@\";")
    let pairs = table.inLocale("es").pairs
    #expect(pairs.map { $0.translation?.value } == ["Cumple %1$[todas]@", nil])
    #expect(pairs[0].translation?.variants.map(\.text) == ["Cumple %1$[todas]@", "No %1$[alguna,ninguna]@"])
    #expect(pairs[0].translation?.variants.map(\.location?.column) == [31, 88].map { $0 as Int? })
  }

  @Test("Groups that leave out a row are no translation")
  func incomplete() throws {
    let pairs = try family("\"%[All]@ of these are true\" = \"Cumple %1$[todas]@\";").inLocale("es").pairs
    #expect(pairs.allSatisfy { $0.translation == nil })
  }
}
