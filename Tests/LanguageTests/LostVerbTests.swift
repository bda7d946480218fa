import LintelLanguage
import LintelModel
import Testing

private func verb(_ text: String, _ locale: String) -> Answer { Language(locale: .init(locale)).facts(of: text).verb }

@Suite("Commands that a translation made a noun of")
struct LostVerbTests {
  /// The nouns were written before the lists, by the same hand, so neither half is blind; those of Hebrew were written with
  /// the list, those of Hungarian after it.
  @Test("More than half of the nouns for usual commands are told, in either half")
  func reported() {
    for (locale, nouns) in UsualCommands.nouns {
      for (name, start) in [("first", 0), ("second", 1)] {
        let labels = stride(from: start, to: nouns.count, by: 2).map { nouns[$0] }
        let reported = labels.filter { verb($0, locale) == .no }
        #expect(reported.count * 2 > labels.count, "\(locale), \(name) half: \(reported.count) of \(labels.count)")
      }
    }
  }

  @Test(
    "A command with a slip in it is no noun",
    arguments: ["Tilbaksestill alt", "Tilbakestll alt", "Tilbakesitll alt"])
  func misspelled(label: String) { #expect(verb(label, "nb") == .unknown) }

  @Test(
    "A noun of action is a command in Arabic, whether or not a list has it, and with its article it may be one",
    arguments: [
      "تطبيق", "حفظ", "إلغاء", "إضافة", "تعديل", "مقارنة", "مراجعة", "مصادقة", "معالجة", "تعبئة", "تجزئة", "تدوين", "تحسين",
      "استعانة", "حماية", "إقامة", "أرشفة", "وصف", "تذكير", "تنبيه", "إصدار", "تطبيق التغييرات", "المصادقة", "التعبئة",
    ])
  func arabicNounsOfAction(label: String) { #expect(verb(label, "ar") != .no) }

  @Test("An Arabic thing is still told", arguments: ["مجلد", "مدرسة", "إعدادات", "مستخدمون", "صورة", "رسالة"])
  func arabicThings(label: String) { #expect(verb(label, "ar") == .no) }

  @Test("The commands themselves are never told")
  func commands() {
    for (locale, labels) in UsualCommands.commands {
      for label in labels { #expect(verb(label, locale) != .no, "\(locale): \(label)") }
    }
  }

  @Test(
    "Nouns that are customary on buttons are not told",
    arguments: [
      ("de", "Suche"), ("de", "Abbruch"), ("fr", "Impression"), ("fr", "Affichage"), ("fr", "Recherche"), ("es", "Búsqueda"),
      ("it", "Stampa"), ("it", "Ricerca"), ("pt-BR", "Busca"), ("ru", "Печать"), ("ru", "Поиск"), ("ru", "Отмена"),
      ("uk", "Пошук"), ("cs", "Hledání"), ("cs", "Tisk"), ("pl", "Drukowanie"), ("pl", "Sortowanie"), ("hr", "Ispis"),
      ("fi", "Haku"), ("fi", "Tulostus"), ("sv", "Utskrift"), ("hu", "Törlés"), ("he", "מחיקה"), ("el", "Διαγραφή"),
      ("ja", "削除"), ("ko", "삭제"), ("ro", "Editare"),
    ])
  func customary(locale: String, label: String) { #expect(verb(label, locale) != .no) }

  @Test(
    "With an object a noun of action may head what a screen shows, and is not told",
    arguments: [
      ("ru", "Удаление файла"), ("pl", "Dodanie zakładki"), ("cs", "Uložení souboru"), ("uk", "Створення теки"),
      ("fr", "Suppression de fichiers"), ("hr", "Brisanje datoteke"), ("it", "Cancellazione del file"),
      ("pt-BR", "Exclusão de arquivos"),
    ])
  func withObject(locale: String, label: String) { #expect(verb(label, locale) == .unknown) }

  @Test(
    "Imperatives and infinitives that end like nouns are commands or decide nothing",
    arguments: [
      ("it", "Copia"), ("it", "Modifica"), ("it", "Conferma"), ("es", "Descarga"), ("es", "Copia"), ("es", "Elegí otra región"),
      ("es", "Girá a la derecha"), ("pt-BR", "Deslize para baixo"), ("sv", "Sväng vänster"), ("sv", "Få info"),
      ("da", "Sikkerhedskopiér data"), ("nl", "Creëer profiel"), ("el", "Μην αποστείλεις"), ("el", "Να επιτρέπονται"),
      ("he", "לנסות שוב"), ("hi", "रुकें"), ("ru", "Показывает маршрут"), ("it", "Ricollega"), ("it", "Non mostrarlo più"),
    ])
  func alike(locale: String, label: String) { #expect(verb(label, locale) != .no) }

  @Test(
    "An adjective that says Open or Closed and an English word that nobody translated decide nothing",
    arguments: [
      ("ru", "Открыто"), ("fr", "Ouvert"), ("es", "Abierto ahora"), ("pt-BR", "Aberto"), ("da", "Åben"),
      ("it", "Download mappa"), ("it", "Reset badge"), ("pt-BR", "Backup agora"),
    ])
  func adjectives(locale: String, label: String) { #expect(verb(label, locale) == .unknown) }

  @Test("Where switches are named by things, of a longer label with a head that no list holds nothing is known")
  func phrases() {
    for label in ["Obsługa EFI", "Animacje", "Siatka na mapie"] { #expect(verb(label, "pl") == .unknown, "\(label)") }
    for label in ["Nazwa pliku", "Rozmiar", "Częstotliwość"] { #expect(verb(label, "pl") == .no, "\(label)") }
    #expect(verb("Podrška za uređaje", "hr") == .unknown)
    #expect(verb("Pristupačnost", "hr") == .no)
  }
}
