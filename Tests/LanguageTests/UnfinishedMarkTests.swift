import LintelLanguage
import Testing

@Suite("Marks for texts that are still to be written")
struct UnfinishedMarkTests {
  @Test(
    "Marks are told, bare, in brackets and with what is to be done",
    arguments: ["TODO", "[TODO]", "TODO: translate", "FIXME", "fixme", "xxx", "XXXX", "???", "？？？", "TBD", "<<TODO>>"])
  func marks(text: String) {
    #expect(UnfinishedMark.isOne(text, of: "Archive Chat", in: "de"))
  }

  @Test(
    "Texts are none, nor is what the source has itself",
    arguments: [
      ("Todo", "Task"), ("Was?", "What?"), ("??", "Unknown"), ("TODO", "To-do"), ("xxx", "Rated xxx"), ("???", "???"),
      ("Xerxes", "Xerxes"), ("FIXME", "Show FIXME"), ("TODO LIST", "Task List"), ("", "Archive"), ("xx", "Kiss"), ("Fix", "Fix"),
    ])
  func texts(text: String, source: String) {
    #expect(!UnfinishedMark.isOne(text, of: source, in: "de"))
  }

  @Test("Where the word is one of the language, only a source that speaks of all shows that it is none")
  func words() {
    #expect(!UnfinishedMark.isOne("TODO", of: "All", in: "es") && !UnfinishedMark.isOne("TODO", of: "SELECT ALL", in: "pt-BR"))
    #expect(UnfinishedMark.isOne("TODO", of: "SEND", in: "es") && UnfinishedMark.isOne("TODO", of: "Archive", in: "pt-BR"))
    #expect(!UnfinishedMark.isOne("Todo", of: "Archive", in: "es") && !UnfinishedMark.isOne("todo", of: "Send", in: "es"))
    #expect(!UnfinishedMark.isOne("TODO", of: "Select all", in: "gl"))
    #expect(UnfinishedMark.isOne("TODO", of: "Archive this chat", in: "es"))
    #expect(UnfinishedMark.isOne("TODO: traducir", of: "All", in: "es"))
  }
}
