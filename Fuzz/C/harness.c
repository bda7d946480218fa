/* Asks the functions of our own C files odd questions over 100,000 made texts, for the sanitizers to watch: `make sanitize`. */
#include "CTables.h"
#include "CTextICU.h"

#include <stdio.h>

enum { longest = 200 };

static uint32_t random(uint32_t limit) {
  static uint32_t seed = 1;
  seed = seed * 1664525u + 1013904223u;
  return (seed >> 8) % limit;
}

/* Letters that join, marks, brackets, halves of pairs, what steers directions, and what is no character. */
static int32_t makeText(uint16_t *text, int32_t limit) {
  static const uint16_t units[] = {'a',    ' ',    '(',    ')',    '[',    ']',    0x5D0,  0x628,  0x301,
                                   0x915,  0x94D,  0xE33,  0x4E00, 0xAC00, 0xD83D, 0xDE00, 0xDC00, 0xD800,
                                   0x200D, 0xFE0F, 0x202E, 0x2069, '1',    '%',    0xFFFF, 0};
  int32_t length = (int32_t)random((uint32_t)limit);
  for (int32_t i = 0; i < length; i++) text[i] = units[random(sizeof units / sizeof *units)];
  return length;
}

static long askAboutLocale(const char *locale, const uint16_t *text, int32_t length, int i) {
  char id[160];
  uint16_t result[longest];
  int32_t room = (int32_t)random(longest);
  long sum = textICU_locale_tag(locale, id, 160) + textICU_locale_maximized(locale, id, 160);
  sum += textICU_locale_isRightToLeft(locale) + textICU_locale_hasKnownLanguage(locale);
  sum += textICU_locale_alias(i & 1, locale, id, 160) + textICU_locale_explicitParent(locale, id, 160);
  sum += textICU_locale_isAvailable(locale) + textICU_lowercase(locale, text, length, result, room);
  TextICUTitleMap *titles = textICU_titleMap_open(locale);
  if (titles) sum += textICU_titlecase(titles, text, length, result, room);
  if (titles) textICU_titleMap_close(titles);
  TextICUNumbers *numbers = textICU_numbers_open(locale);
  if (numbers) sum += textICU_numbers_format(numbers, i * 1234.567 - 5e7, i % 21, i & 1, result, room);
  if (numbers) textICU_numbers_close(numbers);
  TextICUPlurals *plurals = textICU_plurals_open(locale);
  if (plurals) sum += textICU_plurals_select(plurals, i * 0.1);
  if (plurals) textICU_plurals_close(plurals);
  TextICULetters *letters = textICU_letters_open(locale);
  for (int32_t k = 0; letters && k < length; k++) sum += textICU_letters_contain(letters, text[k]);
  if (letters) textICU_letters_close(letters);
  return sum + textICU_charset_detect((const char *)text, length * 2, id, i % 160);
}

static long sizes(const CTablesFile *files) {
  long sum = 0;
  for (; files->path; files++) sum += (long)files->size + files->bytes[files->size - 1];
  return sum;
}

int main(void) {
  static const char *locales[] = {"en", "ar-EG", "zh_Hant_TW", "", "x", "tr", "nl", "de@calendar=iso", "zz_ZZ", "hi"};
  TextICUBreaker *graphemes = textICU_breaker_open(TextICUGraphemes, "");
  TextICUBreaker *words = textICU_breaker_open(TextICUWords, "th");
  TextICUBreaker *lines = textICU_breaker_open(TextICULines, "ja");
  TextICUBidi *bidi = textICU_bidi_open();
  long sum = sizes(ctables_geometry()) + sizes(ctables_metrics()) + sizes(ctables_languages()) + sizes(ctables_reports());
  for (int i = 0; i < 100000; i++) {
    uint16_t text[longest], result[longest];
    int32_t ends[longest];
    TextICURun runs[longest];
    int32_t length = makeText(text, i % 7 == 0 ? 3 : longest);
    int32_t room = (int32_t)random(longest);
    sum += textICU_breaker_boundaries(graphemes, text, length, ends, room);
    sum += textICU_breaker_boundaries(words, text, length, NULL, 0);
    sum += textICU_breaker_boundaries(lines, text, length, ends, room);
    sum += textICU_itemize(bidi, text, length, i & 1, runs, room);
    sum += textICU_visualRuns(bidi, text, length, i & 1, runs, room);
    sum += textICU_isNFC(text, length) + textICU_nfc(text, length, result, room);
    sum += textICU_skeleton(text, length, result, room);
    for (int32_t k = 0; k < length; k++) sum += textICU_character(text[k]).isLetter;
    if (i % 100 == 0) sum += askAboutLocale(locales[i / 100 % 10], text, length, i);
  }
  textICU_breaker_close(graphemes);
  textICU_breaker_close(words);
  textICU_breaker_close(lines);
  textICU_bidi_close(bidi);
  printf("100,000 texts, nothing found (%ld)\n", sum);
}
