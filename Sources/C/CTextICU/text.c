#include "CTextICU.h"

#include <string.h>
#include <unicode/ucasemap.h>
#include <unicode/ucsdet.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

/* ICU reports a result that did not fit as an error; to our callers its length is the answer. */
static int32_t lengthOrFailure(int32_t length, UErrorCode status) {
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

int32_t textICU_lowercase(
    const char *locale, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = u_strToLower((UChar *)result, capacity, (const UChar *)text, length, locale, &status);
  return lengthOrFailure(needed, status);
}

TextICUTitleMap *textICU_titleMap_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCaseMap *map = ucasemap_open(locale, 0, &status);
  return U_SUCCESS(status) ? (TextICUTitleMap *)map : NULL;
}

void textICU_titleMap_close(TextICUTitleMap *map) { ucasemap_close((UCaseMap *)map); }

int32_t textICU_titlecase(
    TextICUTitleMap *map, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed =
      ucasemap_toTitle((UCaseMap *)map, (UChar *)result, capacity, (const UChar *)text, length, &status);
  return lengthOrFailure(needed, status);
}

bool textICU_isNFC(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  return unorm2_quickCheck(normalizer, (const UChar *)text, length, &status) == UNORM_YES && U_SUCCESS(status);
}

int32_t textICU_nfc(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  int32_t needed = unorm2_normalize(normalizer, (const UChar *)text, length, (UChar *)result, capacity, &status);
  return lengthOrFailure(needed, status);
}

int32_t textICU_charset_detect(const char *bytes, int32_t length, char *name, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UCharsetDetector *detector = ucsdet_open(&status);
  ucsdet_setText(detector, bytes, length, &status);
  const UCharsetMatch *match = ucsdet_detect(detector, &status);
  int32_t confidence = -1;
  if (U_SUCCESS(status) && match) {
    const char *found = ucsdet_getName(match, &status);
    if (U_SUCCESS(status) && strlen(found) < (size_t)capacity) {
      strcpy(name, found);
      confidence = ucsdet_getConfidence(match, &status);
    }
  }
  ucsdet_close(detector);
  return U_SUCCESS(status) ? confidence : -1;
}
