#include "CTextICU.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>

struct TextICULetters {
  USet *set;
  bool hasLettersOfSeveral; /* such as "l with tilde" in Lithuanian: no character has it */
};

TextICULetters *textICU_letters_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  /* A language without data is answered from the default locale, and says so. */
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) {
    ulocdata_close(data);
    return NULL;
  }
  static const ULocaleDataExemplarSetType types[] = {ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY, ULOCDATA_ES_INDEX};
  USet *all = uset_openEmpty();
  bool isEmpty = true;
  for (int i = 0; i < 3; i++) {
    status = U_ZERO_ERROR;
    USet *part = ulocdata_getExemplarSet(data, NULL, USET_ADD_CASE_MAPPINGS, types[i], &status);
    if (U_FAILURE(status)) continue;
    if (i == 0) isEmpty = uset_isEmpty(part);
    uset_addAll(all, part);
    uset_close(part);
  }
  ulocdata_close(data);
  TextICULetters *letters = isEmpty ? NULL : malloc(sizeof(TextICULetters));
  if (!letters) {
    uset_close(all);
    return NULL;
  }
  letters->hasLettersOfSeveral = false;
  for (int32_t i = 0; i < uset_getItemCount(all); i++) {
    UChar32 start, end;
    UChar text[8];
    status = U_ZERO_ERROR;
    if (uset_getItem(all, i, &start, &end, text, 8, &status) < 2 || U_FAILURE(status)) continue;
    if (u_charType(text[1]) == U_NON_SPACING_MARK) letters->hasLettersOfSeveral = true;
  }
  uset_freeze(all);
  letters->set = all;
  return letters;
}

void textICU_letters_close(TextICULetters *letters) {
  uset_close(letters->set);
  free(letters);
}

bool textICU_letters_contain(const TextICULetters *letters, uint32_t character) {
  if (uset_contains(letters->set, (UChar32)character)) return true;
  UErrorCode status = U_ZERO_ERROR;
  UChar parts[32];
  int32_t length = unorm2_getDecomposition(unorm2_getNFCInstance(&status), (UChar32)character, parts, 32, &status);
  if (length < 2 || U_FAILURE(status) || !uset_contains(letters->set, parts[0])) return false;
  /* A letter and its marks, all of which the language writes, are the same text as the one character. */
  for (int32_t i = 1; i < length; i++) {
    if (!uset_contains(letters->set, parts[i]) && !letters->hasLettersOfSeveral) return false;
  }
  return true;
}

TextICUCharacter textICU_character(uint32_t character) {
  UChar32 c = (UChar32)character;
  UErrorCode status = U_ZERO_ERROR;
  const char *name = uscript_getShortName(uscript_getScript(c, &status));
  const unsigned char *tag = (const unsigned char *)(name ? name : "Zzzz");
  uint32_t types = U_MASK(u_charType(c));
  UCharDirection direction = u_charDirection(c);
  int32_t joining = u_getIntPropertyValue(c, UCHAR_JOINING_TYPE);
  return (TextICUCharacter){
      .script = (uint32_t)tag[0] << 24 | (uint32_t)tag[1] << 16 | (uint32_t)tag[2] << 8 | tag[3],
      .isLetter = types & U_GC_L_MASK,
      .isMark = types & U_GC_M_MASK,
      .isVirama = u_getIntPropertyValue(c, UCHAR_CANONICAL_COMBINING_CLASS) == 9,
      .isPictograph = u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) || u_hasBinaryProperty(c, UCHAR_EMOJI_COMPONENT),
      .isJoining = joining != U_JT_NON_JOINING && joining != U_JT_TRANSPARENT,
      .isRightToLeft = direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC,
  };
}

int32_t textICU_skeleton(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open(&status);
  int32_t needed = uspoof_getSkeleton(checker, 0, (const UChar *)text, length, (UChar *)result, capacity, &status);
  uspoof_close(checker);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? needed : -1;
}
