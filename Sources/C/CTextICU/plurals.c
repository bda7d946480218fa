#include "CTextICU.h"

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

TextICUPlurals *textICU_plurals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  return U_SUCCESS(status) ? (TextICUPlurals *)rules : NULL;
}

void textICU_plurals_close(TextICUPlurals *plurals) { uplrules_close((UPluralRules *)plurals); }

int32_t textICU_plurals_select(const TextICUPlurals *plurals, double number) {
  UChar keyword[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select((const UPluralRules *)plurals, number, keyword, 16, &status);
  if (U_FAILURE(status) || length >= 16) return -1;
  keyword[length] = 0;
  static const UChar names[][6] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
  for (int32_t i = 0; i < 6; i++) {
    if (u_strcmp(keyword, names[i]) == 0) return i;
  }
  return -1;
}
