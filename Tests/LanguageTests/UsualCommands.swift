/// Labels of our own for the commands that buttons have most: Delete, Save, Share, Add, Edit and on, in this order.
enum UsualCommands {
  /// As each language's translators for Apple's platforms command: infinitives, imperatives, or nouns where those are
  /// customary.
  static let commands = labels([
  "de": """
    Löschen, Sichern, Teilen, Hinzufügen, Bearbeiten, Senden, Öffnen, Schließen, Kopieren, Bewegen, Umbenennen, Erstellen,
    Laden, Entfernen, Wiederherstellen, Ersetzen, Auswählen, Installieren, Verbinden, Blockieren, Ausblenden, Anzeigen,
    Importieren, Annehmen, Ablehnen, Bestätigen, Zusammenführen, Abbrechen
    """,
  "fr": """
    Supprimer, Enregistrer, Partager, Ajouter, Modifier, Envoyer, Ouvrir, Fermer, Copier, Déplacer, Renommer, Créer,
    Télécharger, Retirer, Restaurer, Remplacer, Sélectionner, Installer, Connecter, Bloquer, Masquer, Afficher, Importer,
    Accepter, Refuser, Confirmer, Fusionner, Annuler
    """,
  "es": """
    Eliminar, Guardar, Compartir, Añadir, Editar, Enviar, Abrir, Cerrar, Copiar, Mover, Renombrar, Crear, Descargar, Quitar,
    Restaurar, Reemplazar, Seleccionar, Instalar, Conectar, Bloquear, Ocultar, Mostrar, Importar, Aceptar, Rechazar,
    Confirmar, Combinar, Cancelar
    """,
  "it": """
    Elimina, Salva, Condividi, Aggiungi, Modifica, Invia, Apri, Chiudi, Copia, Sposta, Rinomina, Crea, Scarica, Rimuovi,
    Ripristina, Sostituisci, Seleziona, Installa, Connetti, Blocca, Nascondi, Mostra, Importa, Accetta, Rifiuta, Conferma,
    Unisci, Annulla
    """,
  "pt-BR": """
    Apagar, Salvar, Compartilhar, Adicionar, Editar, Enviar, Abrir, Fechar, Copiar, Mover, Renomear, Criar, Baixar, Remover,
    Restaurar, Substituir, Selecionar, Instalar, Conectar, Bloquear, Ocultar, Mostrar, Importar, Aceitar, Rejeitar,
    Confirmar, Mesclar, Cancelar
    """,
  "ca": """
    Elimina, Desa, Comparteix, Afegeix, Edita, Envia, Obre, Tanca, Copia, Mou, Canvia el nom, Crea, Baixa, Suprimeix,
    Restaura, Substitueix, Selecciona, Instal·la, Connecta, Bloqueja, Oculta, Mostra, Importa, Accepta, Rebutja, Confirma,
    Fusiona, Cancel·la
    """,
  "ru": """
    Удалить, Сохранить, Поделиться, Добавить, Изменить, Отправить, Открыть, Закрыть, Скопировать, Переместить,
    Переименовать, Создать, Загрузить, Убрать, Восстановить, Заменить, Выбрать, Установить, Подключить, Заблокировать,
    Скрыть, Показать, Импортировать, Принять, Отклонить, Подтвердить, Объединить, Отменить
    """,
  "uk": """
    Видалити, Зберегти, Поширити, Додати, Редагувати, Надіслати, Відкрити, Закрити, Копіювати, Перемістити, Перейменувати,
    Створити, Завантажити, Вилучити, Відновити, Замінити, Вибрати, Встановити, Під'єднати, Заблокувати, Сховати, Показати,
    Імпортувати, Прийняти, Відхилити, Підтвердити, Об'єднати, Скасувати
    """,
  "cs": """
    Smazat, Uložit, Sdílet, Přidat, Upravit, Odeslat, Otevřít, Zavřít, Kopírovat, Přesunout, Přejmenovat, Vytvořit,
    Stáhnout, Odstranit, Obnovit, Nahradit, Vybrat, Instalovat, Připojit, Blokovat, Skrýt, Zobrazit, Importovat, Přijmout,
    Odmítnout, Potvrdit, Sloučit, Zrušit
    """,
  "sk": """
    Vymazať, Uložiť, Zdieľať, Pridať, Upraviť, Odoslať, Otvoriť, Zatvoriť, Kopírovať, Presunúť, Premenovať, Vytvoriť,
    Stiahnuť, Odstrániť, Obnoviť, Nahradiť, Vybrať, Inštalovať, Pripojiť, Blokovať, Skryť, Zobraziť, Importovať, Prijať,
    Odmietnuť, Potvrdiť, Zlúčiť, Zrušiť
    """,
  "pl": """
    Usuń, Zapisz, Udostępnij, Dodaj, Edytuj, Wyślij, Otwórz, Zamknij, Kopiuj, Przenieś, Przemianuj, Utwórz, Pobierz, Skasuj,
    Przywróć, Zastąp, Wybierz, Zainstaluj, Połącz, Zablokuj, Ukryj, Pokaż, Importuj, Zaakceptuj, Odrzuć, Potwierdź, Scal,
    Anuluj
    """,
  "hr": """
    Obriši, Spremi, Podijeli, Dodaj, Uredi, Pošalji, Otvori, Zatvori, Kopiraj, Premjesti, Preimenuj, Stvori, Preuzmi,
    Ukloni, Vrati, Zamijeni, Odaberi, Instaliraj, Poveži, Blokiraj, Sakrij, Prikaži, Uvezi, Prihvati, Odbij, Potvrdi, Spoji,
    Poništi
    """,
  "fi": """
    Poista, Tallenna, Jaa, Lisää, Muokkaa, Lähetä, Avaa, Sulje, Kopioi, Siirrä, Nimeä uudelleen, Luo, Lataa, Irrota,
    Palauta, Korvaa, Valitse, Asenna, Yhdistä, Estä, Kätke, Näytä, Tuo, Hyväksy, Hylkää, Vahvista, Liitä, Kumoa
    """,
  "sv": """
    Radera, Spara, Dela, Lägg till, Redigera, Skicka, Öppna, Stäng, Kopiera, Flytta, Byt namn, Skapa, Hämta, Ta bort,
    Återställ, Ersätt, Välj, Installera, Anslut, Blockera, Göm, Visa, Importera, Godkänn, Avvisa, Bekräfta, Slå ihop, Avbryt
    """,
  "da": """
    Slet, Arkiver, Del, Tilføj, Rediger, Send, Åbn, Luk, Kopier, Flyt, Omdøb, Opret, Hent, Fjern, Gendan, Erstat, Vælg,
    Installer, Tilslut, Bloker, Skjul, Vis, Importer, Accepter, Afvis, Bekræft, Flet, Annuller
    """,
  "nb": """
    Slett, Arkiver, Del, Legg til, Rediger, Send, Åpne, Lukk, Kopier, Flytt, Gi nytt navn, Opprett, Last ned, Fjern,
    Gjenopprett, Erstatt, Velg, Installer, Koble til, Blokker, Skjul, Vis, Importer, Godta, Avvis, Bekreft, Flett, Avbryt
    """,
  "nl": """
    Verwijderen, Bewaren, Delen, Toevoegen, Bewerken, Versturen, Openen, Sluiten, Kopiëren, Verplaatsen, Hernoemen,
    Aanmaken, Downloaden, Wissen, Herstellen, Vervangen, Selecteren, Installeren, Verbinden, Blokkeren, Verbergen, Tonen,
    Importeren, Accepteren, Weigeren, Bevestigen, Samenvoegen, Annuleren
    """,
  "hu": """
    Törlés, Mentés, Megosztás, Hozzáadás, Szerkesztés, Küldés, Megnyitás, Bezárás, Másolás, Áthelyezés, Átnevezés,
    Létrehozás, Letöltés, Eltávolítás, Visszaállítás, Csere, Kiválasztás, Telepítés, Csatlakozás, Letiltás, Elrejtés,
    Megjelenítés, Importálás, Elfogadás, Elutasítás, Megerősítés, Egyesítés, Mégsem
    """,
  "he": """
    מחיקה, שמירה, שיתוף, הוספה, עריכה, שליחה, פתיחה, סגירה, העתקה, העברה, שינוי שם, יצירה, הורדה, הסרה, שחזור, החלפה, בחירה,
    התקנה, התחברות, חסימה, הסתרה, הצגה, ייבוא, קבלה, דחייה, אישור, מיזוג, ביטול
    """,
  "hi": """
    हटाएँ, सहेजें, साझा करें, जोड़ें, संपादित करें, भेजें, खोलें, बंद करें, कॉपी करें, ले जाएँ, नाम बदलें, बनाएँ, डाउनलोड
    करें, निकालें, पुनर्स्थापित करें, बदलें, चुनें, इंस्टॉल करें, कनेक्ट करें, ब्लॉक करें, छिपाएँ, दिखाएँ, आयात करें,
    स्वीकार करें, अस्वीकार करें, पुष्टि करें, मर्ज करें, रद्द करें
    """,
  "ms": """
    Padam, Simpan, Kongsi, Tambah, Sunting, Hantar, Buka, Tutup, Salin, Alih, Namakan Semula, Cipta, Muat Turun, Buang,
    Pulihkan, Ganti, Pilih, Pasang, Sambung, Sekat, Sembunyikan, Tunjukkan, Import, Terima, Tolak, Sahkan, Gabungkan, Batal
    """,
  ])

  /// As nouns where the language has a form of the verb for it, so that the translation has lost the verb. Those of Hungarian
  /// and Hebrew, whose customary commands are nouns of action, name things and people instead: files, printers, senders.
  static let nouns = labels([
  "de": """
    Löschung, Speicherung, Freigabe, Hinzufügung, Bearbeitung, Versand, Öffnung, Schließung, Kopie, Verschiebung,
    Umbenennung, Erstellung, Download, Upload, Entfernung, Wiederherstellung, Auffrischung, Einfügung, Ersetzung, Auswahl,
    Installation, Veröffentlichung, Verbindung, Trennung, Sperrung, Ausblendung, Anzeige, Import, Export, Archivierung,
    Übersetzung, Weiterleitung, Annahme, Ablehnung, Bestätigung, Zusammenführung, Markierung, Anhang, Aufnahme, Abbruch,
    Aktualisierung, Konfiguration, Suche, Druck
    """,
  "fr": """
    Suppression, Enregistrement, Partage, Ajout, Modification, Envoi, Ouverture, Fermeture, Copie, Déplacement, Renommage,
    Création, Téléchargement, Téléversement, Retrait, Restauration, Actualisation, Insertion, Remplacement, Sélection,
    Installation, Publication, Connexion, Déconnexion, Blocage, Masquage, Affichage, Importation, Exportation, Archivage,
    Traduction, Transfert, Acceptation, Refus, Confirmation, Fusion, Marquage, Attachement, Enregistrement, Annulation, Mise
    à jour, Configuration, Recherche, Impression
    """,
  "es": """
    Eliminación, Guardado, Compartición, Adición, Edición, Envío, Apertura, Cierre, Copia, Movimiento, Renombrado, Creación,
    Descarga, Subida, Supresión, Restauración, Refresco, Inserción, Sustitución, Selección, Instalación, Publicación,
    Conexión, Desconexión, Bloqueo, Ocultación, Visualización, Importación, Exportación, Archivado, Traducción, Reenvío,
    Aceptación, Rechazo, Confirmación, Fusión, Marcado, Adjunción, Grabación, Cancelación, Actualización, Configuración,
    Búsqueda, Impresión
    """,
  "it": """
    Cancellazione, Salvataggio, Condivisione, Aggiunta, Modifica, Invio, Apertura, Chiusura, Copia, Spostamento, Rinomina,
    Creazione, Scaricamento, Caricamento, Rimozione, Ripristino, Ricarica, Inserimento, Sostituzione, Selezione,
    Installazione, Pubblicazione, Connessione, Disconnessione, Blocco, Occultamento, Visualizzazione, Importazione,
    Esportazione, Archiviazione, Traduzione, Inoltro, Accettazione, Rifiuto, Conferma, Unione, Contrassegno, Allegamento,
    Registrazione, Annullamento, Aggiornamento, Configurazione, Ricerca, Stampa
    """,
  "pt-BR": """
    Exclusão, Salvamento, Compartilhamento, Adição, Edição, Envio, Abertura, Fechamento, Cópia, Movimentação, Renomeação,
    Criação, Descarregamento, Carregamento, Remoção, Restauração, Atualização, Inserção, Substituição, Seleção, Instalação,
    Publicação, Conexão, Desconexão, Bloqueio, Ocultação, Exibição, Importação, Exportação, Arquivamento, Tradução,
    Encaminhamento, Aceitação, Rejeição, Confirmação, Mesclagem, Marcação, Anexação, Gravação, Cancelamento, Atualização,
    Configuração, Busca, Impressão
    """,
  "ca": """
    Supressió, Desament, Compartició, Addició, Edició, Enviament, Obertura, Tancament, Còpia, Moviment, Canvi de nom,
    Creació, Baixada, Pujada, Eliminació, Restauració, Refresc, Inserció, Substitució, Selecció, Instal·lació, Publicació,
    Connexió, Desconnexió, Bloqueig, Ocultació, Visualització, Importació, Exportació, Arxivament, Traducció, Reenviament,
    Acceptació, Rebuig, Confirmació, Fusió, Marcatge, Adjunció, Enregistrament, Cancel·lació, Actualització, Configuració,
    Cerca, Impressió
    """,
  "ru": """
    Удаление, Сохранение, Публикация, Добавление, Редактирование, Отправка, Открытие, Закрытие, Копирование, Перемещение,
    Переименование, Создание, Скачивание, Выгрузка, Исключение, Восстановление, Обновление, Вставка, Замена, Выделение,
    Установка, Публикация, Подключение, Отключение, Блокировка, Скрытие, Показ, Импортирование, Экспортирование,
    Архивирование, Перевод, Пересылка, Принятие, Отклонение, Подтверждение, Объединение, Отметка, Прикрепление, Записывание,
    Отмена, Обновление, Настройка, Поиск, Печать
    """,
  "uk": """
    Видалення, Збереження, Поширення, Додавання, Редагування, Надсилання, Відкриття, Закриття, Копіювання, Переміщення,
    Перейменування, Створення, Завантаження, Вивантаження, Вилучення, Відновлення, Оновлення, Вставлення, Заміна, Вибір,
    Встановлення, Оприлюднення, З'єднання, Від'єднання, Блокування, Приховування, Показ, Імпортування, Експортування,
    Архівування, Переклад, Пересилання, Прийняття, Відхилення, Підтвердження, Об'єднання, Позначення, Прикріплення,
    Записування, Скасування, Оновлення, Налаштування, Пошук, Друк
    """,
  "cs": """
    Smazání, Uložení, Sdílení, Přidání, Editace, Odeslání, Otevření, Zavření, Kopírování, Přesunutí, Přejmenování,
    Vytvoření, Stažení, Nahrání, Odstranění, Obnovení, Občerstvení, Vložení, Nahrazení, Výběr, Instalace, Publikování,
    Připojení, Odpojení, Blokování, Skrytí, Zobrazení, Importování, Exportování, Archivace, Přeložení, Přeposlání, Přijetí,
    Odmítnutí, Potvrzení, Sloučení, Označení, Přiložení, Nahrávání, Zrušení, Aktualizace, Konfigurace, Hledání, Tisk
    """,
  "sk": """
    Vymazanie, Uloženie, Zdieľanie, Pridanie, Úprava, Odoslanie, Otvorenie, Zatvorenie, Kopírovanie, Presunutie,
    Premenovanie, Vytvorenie, Stiahnutie, Nahranie, Odstránenie, Obnovenie, Občerstvenie, Vloženie, Nahradenie, Výber,
    Inštalácia, Publikovanie, Pripojenie, Odpojenie, Blokovanie, Skrytie, Zobrazenie, Importovanie, Exportovanie,
    Archivácia, Preloženie, Preposlanie, Prijatie, Odmietnutie, Potvrdenie, Zlúčenie, Označenie, Priloženie, Nahrávanie,
    Zrušenie, Aktualizácia, Konfigurácia, Hľadanie, Tlač
    """,
  "pl": """
    Usunięcie, Zapisanie, Udostępnienie, Dodanie, Edytowanie, Wysłanie, Otwarcie, Zamknięcie, Kopiowanie, Przeniesienie,
    Przemianowanie, Utworzenie, Pobranie, Przesłanie, Usuwanie, Przywrócenie, Odświeżenie, Wstawienie, Zastąpienie, Wybór,
    Instalacja, Publikacja, Połączenie, Rozłączenie, Zablokowanie, Ukrycie, Pokazanie, Importowanie, Eksportowanie,
    Archiwizacja, Tłumaczenie, Przekazanie, Akceptacja, Odrzucenie, Potwierdzenie, Scalenie, Oznaczenie, Dołączenie,
    Nagrywanie, Anulowanie, Aktualizacja, Konfiguracja, Wyszukiwanie, Drukowanie
    """,
  "hr": """
    Brisanje, Spremanje, Dijeljenje, Dodavanje, Uređivanje, Slanje, Otvaranje, Zatvaranje, Kopiranje, Premještanje,
    Preimenovanje, Stvaranje, Preuzimanje, Učitavanje, Uklanjanje, Vraćanje, Osvježavanje, Umetanje, Zamjena, Odabir,
    Instalacija, Objavljivanje, Povezivanje, Odspajanje, Blokiranje, Skrivanje, Prikazivanje, Uvoženje, Izvoženje,
    Arhiviranje, Prevođenje, Prosljeđivanje, Prihvaćanje, Odbijanje, Potvrđivanje, Spajanje, Označavanje, Prilaganje,
    Snimanje, Otkazivanje, Ažuriranje, Konfiguracija, Pretraživanje, Ispis
    """,
  "fi": """
    Poisto, Tallennus, Jako, Lisäys, Muokkaus, Lähetys, Avaus, Sulkeminen, Kopiointi, Siirto, Nimeäminen, Luominen,
    Lataaminen, Lähettäminen, Poistaminen, Palautus, Virkistys, Lisääminen, Korvaus, Valinta, Asennus, Julkaisu,
    Yhdistäminen, Irrotus, Esto, Piilotus, Näyttäminen, Tuominen, Vieminen, Arkistointi, Kääntäminen, Välitys, Hyväksyminen,
    Hylkäys, Vahvistus, Yhdistys, Merkintä, Liittäminen, Äänitys, Peruutus, Päivitys, Määritys, Haku, Tulostus
    """,
  "sv": """
    Radering, Sparande, Delning, Tillägg, Redigering, Sändning, Öppning, Stängning, Kopiering, Flyttning, Namnbyte,
    Skapande, Nedladdning, Uppladdning, Borttagning, Återställning, Uppfräschning, Infogning, Ersättning, Urval,
    Installation, Publicering, Anslutning, Frånkoppling, Blockering, Döljande, Visning, Importering, Exportering,
    Arkivering, Översättning, Vidarebefordran, Godkännande, Avvisning, Bekräftelse, Sammanslagning, Markering, Bifogning,
    Inspelning, Avbrytande, Uppdatering, Konfiguration, Sökning, Utskrift
    """,
  "da": """
    Sletning, Lagring, Deling, Tilføjelse, Redigering, Afsendelse, Åbning, Lukning, Kopiering, Flytning, Omdøbning,
    Oprettelse, Hentning, Overførsel, Fjernelse, Gendannelse, Opfriskning, Indsættelse, Erstatning, Valg, Installation,
    Udgivelse, Tilslutning, Afbrydelse, Blokering, Skjulning, Visning, Importering, Eksportering, Arkivering, Oversættelse,
    Videresendelse, Godkendelse, Afvisning, Bekræftelse, Sammenlægning, Markering, Vedhæftning, Optagelse, Annullering,
    Opdatering, Konfiguration, Søgning, Udskrivning
    """,
  "nb": """
    Sletting, Lagring, Deling, Tillegg, Redigering, Sending, Åpning, Lukking, Kopiering, Flytting, Navneendring, Oppretting,
    Nedlasting, Opplasting, Fjerning, Gjenoppretting, Oppfriskning, Innsetting, Erstatning, Valg, Installasjon, Publisering,
    Tilkobling, Frakobling, Blokkering, Skjuling, Visning, Importering, Eksportering, Arkivering, Oversettelse,
    Videresending, Godkjenning, Avvisning, Bekreftelse, Sammenslåing, Markering, Vedlegging, Opptak, Avbryting, Oppdatering,
    Konfigurasjon, Søking, Utskrift
    """,
  "nl": """
    Verwijdering, Opslag, Deling, Toevoeging, Bewerking, Verzending, Opening, Sluiting, Kopie, Verplaatsing, Hernoeming,
    Aanmaak, Download, Upload, Wissing, Herstelling, Verversing, Invoeging, Vervanging, Selectie, Installatie, Publicatie,
    Verbinding, Verbreking, Blokkering, Verberging, Weergave, Import, Export, Archivering, Vertaling, Doorsturing,
    Aanvaarding, Afwijzing, Bevestiging, Samenvoeging, Markering, Bijvoeging, Opname, Annulering, Bijwerking, Configuratie,
    Zoekopdracht, Afdruk
    """,
  "hu": """
    Törlő, Mentések, Megosztó, Kiegészítő, Szerkesztő, Küldemény, Megnyitó, Bezáró, Másolatok, Mozdulatok, Átnevező,
    Létrehozó, Letöltések, Feltöltések, Eltávolító, Visszaállító, Frissítő, Mellékletek, Cserék, Választék, Telepítő,
    Kiadvány, Kapcsolatok, Bontások, Tilalom, Rejtekhely, Nézetek, Importőr, Exportőr, Archívum, Fordító, Továbbító,
    Elfogadók, Elutasítók, Bizonylatok, Egyesületek, Jelző, Csatolmány, Felvételek, Lemondások, Frissítések, Konfigurációk,
    Kereső, Nyomtató
    """,
  "he": """
    מחיקות, שמירות, שיתופים, תוספות, עורך, משלוח, פתיחות, סגירות, עותק, תנועה, כינויים, יוצר, הורדות, העלאות, הסרות,
    שחזורים, רענונים, הכנסות, תחליף, בחירות, מתקין, פרסומים, חיבורים, ניתוקים, חסימות, הסתרות, תצוגה, יבואן, יצואן, ארכיון,
    תרגומים, העברות, מקבל, דחיות, אישורים, מיזוגים, סימנים, צרופה, הקלטות, ביטולים, עדכונים, תצורה, מנוע חיפוש, מדפסת
    """,
  ])

  private static func labels(_ lines: KeyValuePairs<String, String>) -> [(locale: String, labels: [String])] {
    lines.map { language, line in
      (language, line.split(separator: ",").map { $0.split { " \n".contains($0) }.joined(separator: " ") })
    }
  }
}
