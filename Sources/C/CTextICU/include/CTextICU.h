#pragma once
/* An opaque C interface over the system's ICU: text is UTF-16, ids are ASCII.

   This header must never include <unicode/…>: on Linux `import Foundation` shows Swift an ICU of its own
   (the module _FoundationICU), whose enums clash with the system's where both are visible.

   Functions that write text return the length that the whole result needs, which may be more than `capacity`: the
   caller then asks again with more room. They return a negative number if ICU could not answer. */
#include <stdbool.h>
#include <stdint.h>
#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/* The version of ICU in use, such as "72.1". */
const char *textICU_version(void);
/* The version of Unicode that it has, such as "15.0". */
const char *textICU_unicodeVersion(void);

/* Where a text may be divided. A breaker belongs to one task; opening one costs ten times what a label does. */
typedef enum { TextICUGraphemes, TextICUWords, TextICULines } TextICUBreakKind;
typedef struct TextICUBreaker TextICUBreaker;
TextICUBreaker *_Nullable textICU_breaker_open(TextICUBreakKind kind, const char *locale);
void textICU_breaker_close(TextICUBreaker *breaker);
/* Writes the ends of the parts, as UTF-16 offsets; returns how many there are. */
int32_t textICU_breaker_boundaries(
    TextICUBreaker *breaker, const uint16_t *text, int32_t length, int32_t *_Nullable boundaries, int32_t capacity);

/* A stretch of one script and one direction. */
typedef struct {
  int32_t start;
  int32_t length;
  uint32_t script; /* ISO 15924 as four bytes, the first letter highest: 'Latn' */
  bool isRightToLeft;
} TextICURun;

/* The bidirectional algorithm. One for each task. */
typedef struct TextICUBidi TextICUBidi;
TextICUBidi *_Nullable textICU_bidi_open(void);
void textICU_bidi_close(TextICUBidi *bidi);
/* Writes the runs of a text in logical order; returns how many there are. Characters of no script of their own
   (spaces, digits, combining marks) join the run before them, or the one after them at the start of a run; a closing bracket
   joins the script of the opening one. The paragraph
   runs as its first strong character does, or as `isRightToLeft` says where it has none. */
int32_t textICU_itemize(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *_Nullable runs,
    int32_t capacity);

/* Writes the stretches of one direction of a text from left to right, each by its logical place; the script is not set. */
int32_t textICU_visualRuns(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *_Nullable runs,
    int32_t capacity);

/* Title case by the rules of a locale. A map belongs to one task. */
typedef struct TextICUTitleMap TextICUTitleMap;
TextICUTitleMap *_Nullable textICU_titleMap_open(const char *locale);
void textICU_titleMap_close(TextICUTitleMap *map);
int32_t textICU_titlecase(
    TextICUTitleMap *map, const uint16_t *text, int32_t length, uint16_t *_Nullable result, int32_t capacity);

/* Numbers in a locale's digits and with its separators. A format belongs to one task. */
typedef struct TextICUNumbers TextICUNumbers;
TextICUNumbers *_Nullable textICU_numbers_open(const char *locale);
void textICU_numbers_close(TextICUNumbers *numbers);
int32_t textICU_numbers_format(
    TextICUNumbers *numbers, double number, int32_t fractionDigits, bool isGrouped, uint16_t *_Nullable result,
    int32_t capacity);

/* Lower case by the rules of a locale. */
int32_t textICU_lowercase(
    const char *locale, const uint16_t *text, int32_t length, uint16_t *_Nullable result, int32_t capacity);

/* Normalization Form C. */
bool textICU_isNFC(const uint16_t *text, int32_t length);
int32_t textICU_nfc(const uint16_t *text, int32_t length, uint16_t *_Nullable result, int32_t capacity);

/* Locales. Ids are ICU's (zh_Hant_TW) or BCP 47's (zh-Hant-TW); results end with NUL. */

/* The BCP 47 tag of an id, with case and deprecated language codes put right. */
int32_t textICU_locale_tag(const char *locale, char *result, int32_t capacity);
/* The id with its likely script and region filled in, as BCP 47. */
int32_t textICU_locale_maximized(const char *locale, char *result, int32_t capacity);
bool textICU_locale_isRightToLeft(const char *locale);
/* What a locale is called in the language of another. */
int32_t textICU_locale_name(const char *locale, const char *language, uint16_t *_Nullable result, int32_t capacity);
/* What the country (und-PA) or the language (eo) of an id is called in the language of another; negative where CLDR does not say. */
int32_t textICU_locale_countryName(const char *locale, const char *language, uint16_t *_Nullable result, int32_t capacity);
int32_t textICU_locale_languageName(const char *locale, const char *language, uint16_t *_Nullable result, int32_t capacity);
/* The codes of ISO 3166 and ISO 639 by number, from 0 on; null behind the last one. */
const char *_Nullable textICU_locale_country(int32_t index);
const char *_Nullable textICU_locale_language(int32_t index);
/* Whether ICU knows the language of an id: it stands in ISO 639's list or has likely subtags. */
bool textICU_locale_hasKnownLanguage(const char *locale);
/* What CLDR replaces a withdrawn language ("sh") or territory ("CS") by: ids separated by spaces. */
int32_t textICU_locale_alias(bool isTerritory, const char *code, char *result, int32_t capacity);
/* The parent that CLDR names for an id: "en_001" for "en_AU", "root" for "zh_Hant"; 0 if it names none, and the parent
   is the id without its last subtag. */
int32_t textICU_locale_explicitParent(const char *locale, char *result, int32_t capacity);
/* Whether ICU has data for just this id. */
bool textICU_locale_isAvailable(const char *locale);

/* The plural rules of a locale (cardinal numbers), for any number of tasks. */
typedef struct TextICUPlurals TextICUPlurals;
TextICUPlurals *_Nullable textICU_plurals_open(const char *locale);
void textICU_plurals_close(TextICUPlurals *plurals);
/* The category of a number: 0 for zero, then one, two, few, many, 5 for other. */
int32_t textICU_plurals_select(const TextICUPlurals *plurals, double number);

/* The letters that a locale's language is written with, by CLDR: its main, auxiliary and index letters in both cases. Null
   for a language that CLDR has no letters of. For any number of tasks. */
typedef struct TextICULetters TextICULetters;
TextICULetters *_Nullable textICU_letters_open(const char *locale);
void textICU_letters_close(TextICULetters *letters);
/* Whether the language has a character: by itself, or as the letter it is without its marks where the language writes some
   letters with marks that have no character of their own. */
bool textICU_letters_contain(const TextICULetters *letters, uint32_t character);

/* What a character is. */
typedef struct {
  uint32_t script; /* ISO 15924 as four bytes, the first letter highest: 'Latn' */
  bool isLetter;
  bool isMark;
  bool isVirama;
  bool isPictograph; /* an emoji, or what makes one */
  bool isJoining;    /* joins a neighbour in a cursive script */
  bool isRightToLeft;
} TextICUCharacter;
TextICUCharacter textICU_character(uint32_t character);

/* What is left of a text when everything that looks alike is made the same (UTS #39). */
int32_t textICU_skeleton(const uint16_t *text, int32_t length, uint16_t *_Nullable result, int32_t capacity);

/* Guesses a text's charset. Writes its name ("windows-1252"), ended with NUL; returns the confidence from 0 to 100. */
int32_t textICU_charset_detect(const char *bytes, int32_t length, char *name, int32_t capacity);

/* One lock for what UnicodeText keeps between questions. */
void textICU_lock(void);
void textICU_unlock(void);

/* A lock of its own. Making one ends the program where there is no memory. */
typedef struct TextICULock TextICULock;
TextICULock *textICU_lock_make(void);
void textICU_lock_free(TextICULock *lock);
void textICU_lock_take(TextICULock *lock);
void textICU_lock_give(TextICULock *lock);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
