#include "CTextICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

const char *textICU_version(void) { return U_ICU_VERSION; }

const char *textICU_unicodeVersion(void) { return U_UNICODE_VERSION; }

TextICUBreaker *textICU_breaker_open(TextICUBreakKind kind, const char *locale) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE};
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(types[kind], locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (TextICUBreaker *)iterator : NULL;
}

void textICU_breaker_close(TextICUBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int32_t textICU_breaker_boundaries(
    TextICUBreaker *breaker, const uint16_t *text, int32_t length, int32_t *boundaries, int32_t capacity) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
    if (boundaries && count < capacity) boundaries[count] = end;
    count++;
  }
  return count;
}
