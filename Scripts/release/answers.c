/* Prints what CTextICU answers in every locale and about every character, one answer a line: answers.sh compares two of these. */
#include "CTextICU.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

enum { capacity = 1024 };
#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

static uint16_t text[capacity];
static char ascii[capacity];

/* One text for each way of writing that has rules of its own. */
static const uint16_t *const samples[] = {
    u"Einzelheiten der Beobachtung (iPad) 3.5%", u"สวัสดีชาวโลก นี่คือการทดสอบ", u"ភាសាខ្មែរ ជាភាសា", u"ພາສາລາວ ແມ່ນ", u"မြန်မာဘာသာ စကား",
    u"日本語の文章を分割する、テスト。", u"设置与偏好：简体中文", u"한국어 문장 나누기", u"IJSLAND ISTANBUL iıİI ijsvogel",
    u"مرحبا (hello) 123 بالعالم", u"שלום, עולם 12", u"👩\u200d👩\u200d👧\u200d👦 flag 🇩🇪 e\u0301", u"Οδυσσεύς ΣΑΣ", u"раураl scope ѕсоре",
    u"हिन्दी क्षत्रिय", u"can't stop: don't—really… #tag /path",
};
/* Ids that no list of locales has. */
static const char *const strange[] = {
    "sh", "tl", "iw", "in", "no", "zh-Hant-HK", "sr-Latn", "xx", "tlh", "art", "eo", "en-XA", "de-CH-1996", "x-private",
    "en@calendar=buddhist", "ja-u-lb-strict", "de@timezone=Europe/Berlin", "haw", "yue-Hans", "zz-ZZ", "",
};
static const char *const tongues[] = {
    "en", "de", "fr", "es", "ja", "ar", "zh-Hans", "hi", "th", "sr-Latn", "pt_PT", "xx",
};
static const char *const named[] = {"zh_Hant_TW", "sr_Latn_RS", "es_419", "en_GB", "gsw", "nds", "ckb", "tok", "pt_BR"};
static const double numbers[] = {0, 1, 2, 3, 5, 7, 11, 21, 100, 1000000, 1.5, 0.1, -1};
static const char *const withdrawn[] = {"sh", "iw", "in", "mo", "tl", "CS", "SU", "YU", "DD", "AN", "BU", "aam", "no"};
static const char *const bytes[] = {
    "\xc4\xe4h\xfc die M\xe4" "dchen, wo \xfc" "berall", "\xcf\xf0\xe8\xe2\xe5\xf2, \xea\xe0\xea \xe4\xe5\xeb\xe0",
    "\x93\xfa\x96{\x8c\xea\x82\xcc\x83" "e\x83X\x83g\x82\xc5\x82\xb7", "Gr\xc3\xbc\xc3\x9f" "e", "\xe5\xea\xed \xe1\xf8\xe5\xea",
};

static void printText(int32_t length) {
  for (int32_t i = 0; i < length && i < capacity; i++) printf("%04x", text[i]);
  printf(" %d\n", length);
}

static void printASCII(int32_t length) { printf("%s %d\n", length > 0 ? ascii : "", length); }

static void askAboutNames(const char *locale) {
  printASCII(textICU_locale_tag(locale, ascii, capacity));
  printASCII(textICU_locale_maximized(locale, ascii, capacity));
  printASCII(textICU_locale_explicitParent(locale, ascii, capacity));
  printf("%d %d %d\n", textICU_locale_isRightToLeft(locale), textICU_locale_hasKnownLanguage(locale),
         textICU_locale_isAvailable(locale));
  for (int i = 0; i < COUNT(tongues); i++) {
    printText(textICU_locale_name(locale, tongues[i], text, capacity));
    printText(textICU_locale_name(tongues[i], locale, text, capacity));
    printText(textICU_locale_languageName(tongues[i], locale, text, capacity));
  }
  printText(textICU_locale_countryName("und-PA", locale, text, capacity));
  for (int i = 0; i < COUNT(named); i++) printText(textICU_locale_name(named[i], locale, text, capacity));
}

static void askAboutNumbers(const char *locale) {
  TextICUPlurals *plurals = textICU_plurals_open(locale);
  for (int i = 0; plurals && i < COUNT(numbers); i++) printf("%d ", textICU_plurals_select(plurals, numbers[i]));
  printf("plurals %d\n", plurals != NULL);
  if (plurals) textICU_plurals_close(plurals);
  TextICUNumbers *format = textICU_numbers_open(locale);
  for (int i = 0; format && i < COUNT(numbers); i++) {
    for (int digits = 0; digits < 3; digits++) {
      printText(textICU_numbers_format(format, numbers[i] * 1234.5678, digits, digits & 1, text, capacity));
    }
  }
  printf("numbers %d\n", format != NULL);
  if (format) textICU_numbers_close(format);
}

static void askAboutTexts(const char *locale) {
  TextICULetters *letters = textICU_letters_open(locale);
  unsigned sum = 0;
  for (uint32_t c = 0; letters && c < 0x11000; c++) {
    if (textICU_letters_contain(letters, c)) sum = sum * 31 + c;
  }
  printf("letters %d %u\n", letters != NULL, sum);
  if (letters) textICU_letters_close(letters);
  TextICUTitleMap *titles = textICU_titleMap_open(locale);
  for (int i = 0; i < COUNT(samples); i++) {
    int32_t length = u_strlen((const UChar *)samples[i]);
    if (titles) printText(textICU_titlecase(titles, samples[i], length, text, capacity));
    printText(textICU_lowercase(locale, samples[i], length, text, capacity));
    for (int kind = TextICUGraphemes; kind <= TextICULines; kind++) {
      int32_t ends[256];
      TextICUBreaker *breaker = textICU_breaker_open((TextICUBreakKind)kind, locale);
      int32_t count = breaker ? textICU_breaker_boundaries(breaker, samples[i], length, ends, COUNT(ends)) : -1;
      for (int32_t end = 0; end < count; end++) printf("%d ", ends[end]);
      printf("breaks %d\n", count);
      if (breaker) textICU_breaker_close(breaker);
    }
  }
  if (titles) textICU_titleMap_close(titles);
}

static void askAboutCharacters(void) {
  unsigned last = 0;
  for (uint32_t c = 0; c < 0x110000; c++) {
    TextICUCharacter is = textICU_character(c);
    unsigned answer = is.script * 64 + is.isLetter + 2 * is.isMark + 4 * is.isVirama + 8 * is.isPictograph
        + 16 * is.isJoining + 32 * is.isRightToLeft;
    if (answer != last) printf("%x %x\n", c, answer);
    last = answer;
  }
  for (uint32_t c = 1; c < 0x11000; c++) {
    if (c >= 0xd800 && c < 0xe000) continue;
    uint16_t units[2] = {c < 0x10000 ? c : 0xd7c0 + (c >> 10), 0xdc00 | (c & 0x3ff)};
    int32_t length = c < 0x10000 ? 1 : 2;
    printText(textICU_skeleton(units, length, text, capacity));
    printText(textICU_nfc(units, length, text, capacity));
    printf("%d\n", textICU_isNFC(units, length));
  }
}

int main(void) {
  int count = uloc_countAvailable();
  printf("ICU %s, Unicode %s, %d locales\n", textICU_version(), textICU_unicodeVersion(), count);
  for (int i = 0; i < count + COUNT(strange); i++) {
    const char *locale = i < count ? uloc_getAvailable(i) : strange[i - count];
    printf("locale %s\n", locale);
    askAboutNames(locale);
    askAboutNumbers(locale);
    askAboutTexts(locale);
  }
  askAboutCharacters();
  for (int i = 0; i < COUNT(withdrawn); i++) {
    printASCII(textICU_locale_alias(false, withdrawn[i], ascii, capacity));
    printASCII(textICU_locale_alias(true, withdrawn[i], ascii, capacity));
  }
  for (int i = 0; i < COUNT(bytes); i++) {
    printASCII(textICU_charset_detect(bytes[i], (int32_t)strlen(bytes[i]), ascii, capacity));
  }
  return 0;
}
