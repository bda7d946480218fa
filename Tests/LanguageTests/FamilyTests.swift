import LintelLanguage
import LintelModel
import Testing

private func verb(_ text: String, _ locale: LocaleID) -> Answer { Language(locale: locale).facts(of: text).verb }

/// Labels of our own in a language, by what they are.
struct Labels: Sendable, CustomTestStringConvertible {
  let locale: LocaleID
  let commands, things, open: [String]
  var testDescription: String { locale.id }

  init(_ locale: LocaleID, commands: [String], things: [String], open: [String] = []) {
    (self.locale, self.commands, self.things, self.open) = (locale, commands, things, open)
  }
}

@Suite("Commands and things, language by language")
struct FamilyTests {
  @Test(
    "A command is one, a thing is none, and what may be either decides nothing",
    arguments: [
      // The ending of the infinitive.
      Labels(
        "nl", commands: ["Bewaren", "Map toevoegen", "Bewaar", "Voeg map toe", "Overboeken", "Bedrag terugboeken"],
        things: ["Instellingen", "Naam", "Bestanden", "Dagboeken"],
        open: ["Terug", "Nieuwe map", "Boeken"]),
      Labels(
        "pt-BR", commands: ["Salvar", "Adicionar à lista", "Inscrever-se"],
        things: ["Ajustes", "Nome do arquivo", "Editor", "Exclusão"],
        open: ["Exclusão de arquivos", "Nova pasta"]),
      Labels(
        "gl", commands: ["Gardar", "Engadir ao cartafol", "Subscribirse"],
        things: ["Configuración", "Nome do ficheiro", "Editor", "Eliminación"],
        open: ["Eliminación de ficheiros", "Novo cartafol", "Gardalo"]),
      Labels("pt-PT", commands: ["Guardar", "Eliminar ficheiro"], things: ["Definições", "Pasta"]),
      Labels(
        "ru", commands: ["Сохранить", "Добавить папку", "Войти"], things: ["Настройки папок", "Размер"], open: ["Отмена"]),
      Labels("uk", commands: ["Зберегти", "Додати теку"], things: ["Папка", "Розмір", "Документи"], open: ["Назад"]),
      Labels("cs", commands: ["Uložit", "Přidat složku", "Zavřít"], things: ["Složka", "Formát", "Účet"], open: ["Zpět"]),
      Labels(
        "sk", commands: ["Uložiť", "Pridať priečinok"], things: ["Priečinok", "Veľkosť"], open: ["Späť", "Pridá záložku"]),
      // The first word, an imperative.
      Labels(
        "it", commands: ["Salva", "Aggiungi cartella", "Non salvare"], things: ["Impostazioni", "Cartella"],
        open: ["Indietro"]),
      Labels(
        "ca", commands: ["Desa", "Afegeix una carpeta", "No tanquis"], things: ["Carpeta", "Preferències"], open: ["Enrere"]),
      Labels(
        "ro", commands: ["Salvează", "Adaugă dosar", "Salveaza\u{306}", "Şterge"], things: ["Nume", "Dosar"],
        open: ["Ajustare"]),
      Labels("hr", commands: ["Spremi", "Dodaj mapu"], things: ["Postavke", "Mapa"], open: ["Natrag"]),
      Labels(
        "pl", commands: ["Zapisz", "Dodaj folder", "Nie zapisuj"], things: ["Ustawienia", "Rozmiar"], open: ["Wstecz"]),
      Labels(
        "sv", commands: ["Spara", "Lägg till mapp", "Komprimera"], things: ["Inställningar", "Mapp"], open: ["Tillbaka"]),
      Labels(
        "da", commands: ["Arkiver", "Tilføj mappe", "Log ind"], things: ["Indstillinger", "Mappe"], open: ["Tilbage"]),
      Labels("nb", commands: ["Arkiver", "Legg til mappe"], things: ["Innstillinger", "Mappe"], open: ["Tilbake"]),
      Labels("fi", commands: ["Tallenna", "Lisää kansio"], things: ["Asetukset", "Kansiot"], open: ["Takaisin"]),
      Labels("id", commands: ["Simpan", "Tambahkan folder"], things: ["Pengaturan", "Nama"], open: ["Selesai"]),
      Labels("ms", commands: ["Simpan", "Tambah fail"], things: ["Nama fail", "Saiz", "Keselamatan"], open: ["Selesai"]),
      Labels("he", commands: ["שמירה", "הוספת קובץ", "מחק"], things: ["קובץ", "הגדרות", "שפה"], open: ["ביטול", "תיקייה חדשה"]),
      Labels("vi", commands: ["Lưu", "Thêm thư mục"], things: ["Thư mục", "Tên", "Lựa chọn"], open: ["Xong", "Lựa chọn tất cả"]),
      Labels(
        "el", commands: ["Αποθήκευση", "Προσθήκη φακέλου", "ΔΙΑΓΡΑΦΗ", "Διαγραφη"], things: ["Ρυθμίσεις", "Φάκελος"],
        open: ["Πίσω"]),
      Labels("ar", commands: ["حفظ", "إضافة مجلد", "حَفِظْ"], things: ["الإعدادات", "مجلد"], open: ["تم"]),
      // Stems and what is hung on them.
      Labels(
        "tr", commands: ["Kaydet", "Klasör ekle", "SİL", "Kaydedin"], things: ["Ayarlar", "Klasör"], open: ["Geri", "Silme"]),
      Labels(
        "hu", commands: ["Mentés", "Mappa hozzáadása", "Jelszó beállítása"], things: ["Mappa", "Beállítások"],
        open: ["Vissza"]),
      Labels("hi", commands: ["सहेजें", "फ़ाइल जोड़ें"], things: ["भाषा", "फ़ाइल का नाम"], open: ["रद्द", "शेयर"]),
      // The end of the label.
      Labels("ko", commands: ["삭제", "폴더 추가", "열기"], things: ["폴더", "크기"], open: ["완료"]),
      // The start of a label without spaces.
      Labels("zh-Hans", commands: ["存储", "添加文件夹", "打开…"], things: ["文件夹", "文件大小"], open: ["完成"]),
      Labels("zh-Hant", commands: ["儲存", "加入檔案", "刪除(D)"], things: ["資料夾", "檔案大小"], open: ["完成"]),
      Labels("th", commands: ["บันทึก", "เพิ่มไฟล์"], things: ["ชื่อไฟล์", "รายชื่อ"]),
    ])
  func labels(labels: Labels) {
    for text in labels.commands { #expect(verb(text, labels.locale) == .yes, "\(text)") }
    for text in labels.things { #expect(verb(text, labels.locale) == .no, "\(text)") }
    for text in labels.open { #expect(verb(text, labels.locale) == .unknown, "\(text)") }
  }

  @Test("An English word that is a noun or an adjective as well is a command only with an object")
  func homographs() {
    for text in [
      "Filter", "Name", "Indent Guides", "Build Version", "Feed URL", "Next Display", "Sign-up Speed", "Print Date",
    ] {
      #expect(verb(text, "en") == .unknown, "\(text)")
    }
    for text in ["Filter by Name", "Name the Folder", "Print", "Print Documents", "Split In Two"] {
      #expect(verb(text, "en") == .yes, "\(text)")
    }
  }

  @Test("A label in another script was not translated, and says nothing of its language")
  func otherScript() {
    for locale in ["uk", "el", "ar", "ja", "ko", "th", "zh-Hans"] as [LocaleID] {
      #expect(verb("Open Settings", locale) == .unknown, "\(locale)")
    }
  }

  @Test("What people say of themselves, and a noun of action with its article, are not taken for things")
  func firstPerson() {
    let labels: [(LocaleID, String)] = [
      ("it", "Accetto"), ("cs", "Souhlasím"), ("ru", "Принимаю"), ("pl", "Zgadzam się"), ("ro", "Sunt de acord"),
      ("ar", "الإبلاغ"),
    ]
    for (locale, text) in labels { #expect(verb(text, locale) == .unknown, "\(text)") }
  }

  @Test("A label that says what goes on is no command and no thing")
  func progress() {
    for text in ["Loading…", "Loading...", "Downloading Files…"] { #expect(verb(text, "en") == .unknown, "\(text)") }
    #expect(verb("Settings…", "en") == .no)
  }
}
