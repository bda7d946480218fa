import LintelModel
import LintelTables
import Testing

@Suite("The system's own button texts")
struct SystemTextsTests {
  @Test("A system item has the text that the system shows in that language")
  func known() {
    #expect(SystemTexts.text(of: "done", in: "de") == "Fertig")
    #expect(SystemTexts.text(of: "save", in: "de-AT") == "Sichern")
    #expect(SystemTexts.text(of: "done", in: "fr") == "OK")
    #expect(SystemTexts.text(of: "cancel", in: "zh-Hans-CN") == "取消")
    #expect(SystemTexts.text(of: "close", in: "tr") == "Kapat")
  }

  @Test("What is not known is nil, and never the English text")
  func unknown() {
    #expect(SystemTexts.text(of: "done", in: "cy") == nil)
    #expect(SystemTexts.text(of: "edit", in: "ru") == nil)
    #expect(SystemTexts.text(of: "trash", in: "en") == nil)
    #expect(SystemTexts.text(of: "done", in: "") == nil)
  }

  @Test("A language has all of its texts together, and a region that is localized apart has none")
  func all() {
    #expect(SystemTexts.all(in: "fr").isSuperset(of: ["Annuler", "Enregistrer"]))
    #expect(SystemTexts.all(in: "fr").isSuperset(of: ["Appliquer", "Terminé"]) && SystemTexts.all(in: "ru").contains("Применить"))
    #expect(SystemTexts.all(in: "pt-PT").isEmpty && SystemTexts.all(in: "").isEmpty)
  }

  @Test("A region that the system localizes apart is not given its language's text")
  func regions() {
    #expect(SystemTexts.text(of: "done", in: "es-ES") == "OK")
    #expect(SystemTexts.text(of: "done", in: "es-419") == nil)
    #expect(SystemTexts.text(of: "save", in: "pt-BR") == "Salvar")
    #expect(SystemTexts.text(of: "save", in: "pt-PT") == nil)
  }

  @Test("The source language has a text for every system item that shows one")
  func english() {
    for item in ["done", "cancel", "edit", "save", "undo", "redo", "back", "close", "add"] {
      #expect(SystemTexts.text(of: item, in: "en")?.isEmpty == false, "\(item)")
    }
  }
}
