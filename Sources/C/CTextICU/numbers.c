#include "CTextICU.h"

#include <unicode/unum.h>

TextICUNumbers *textICU_numbers_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  return U_SUCCESS(status) ? (TextICUNumbers *)format : NULL;
}

void textICU_numbers_close(TextICUNumbers *numbers) { unum_close((UNumberFormat *)numbers); }

int32_t textICU_numbers_format(
    TextICUNumbers *numbers, double number, int32_t fractionDigits, bool isGrouped, uint16_t *result,
    int32_t capacity) {
  UNumberFormat *format = (UNumberFormat *)numbers;
  UErrorCode status = U_ZERO_ERROR;
  unum_setAttribute(format, UNUM_FRACTION_DIGITS, fractionDigits);
  unum_setAttribute(format, UNUM_GROUPING_USED, isGrouped);
  int32_t length = unum_formatDouble(format, number, (UChar *)result, capacity, NULL, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}
