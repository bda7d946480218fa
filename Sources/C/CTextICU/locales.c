#include "CTextICU.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/* No id of a language is longer; whatever is, is none. */
enum { idCapacity = ULOC_FULLNAME_CAPACITY };

static int32_t lengthOrFailure(int32_t length, UErrorCode status) {
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

int32_t textICU_locale_tag(const char *locale, char *result, int32_t capacity) {
  char id[idCapacity];
  UErrorCode status = U_ZERO_ERROR;
  uloc_canonicalize(locale, id, idCapacity, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
  int32_t length = uloc_toLanguageTag(id, result, capacity, true, &status);
  return lengthOrFailure(length, status);
}

int32_t textICU_locale_maximized(const char *locale, char *result, int32_t capacity) {
  char id[idCapacity];
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, id, idCapacity, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
  return lengthOrFailure(uloc_toLanguageTag(id, result, capacity, true, &status), status);
}

bool textICU_locale_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t textICU_locale_name(const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayName(locale, language, (UChar *)result, capacity, &status);
  return lengthOrFailure(length, status);
}

/* Where ICU has no name it gives the code, or the name in the language of the system. */
static int32_t nameOrFailure(int32_t length, UErrorCode status) {
  return status == U_USING_DEFAULT_WARNING ? -1 : lengthOrFailure(length, status);
}

int32_t textICU_locale_countryName(const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayCountry(locale, language, (UChar *)result, capacity, &status);
  return nameOrFailure(length, status);
}

int32_t textICU_locale_languageName(const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(locale, language, (UChar *)result, capacity, &status);
  return nameOrFailure(length, status);
}

/* The code at a place of a list that ends with null. */
static const char *codeAt(const char *const *codes, int32_t index) {
  for (int32_t i = 0; codes[i]; i++) {
    if (i == index) return codes[i];
  }
  return NULL;
}

const char *textICU_locale_country(int32_t index) { return codeAt(uloc_getISOCountries(), index); }

const char *textICU_locale_language(int32_t index) { return codeAt(uloc_getISOLanguages(), index); }

bool textICU_locale_hasKnownLanguage(const char *locale) {
  char language[ULOC_LANG_CAPACITY];
  char likely[idCapacity];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLanguage(locale, language, ULOC_LANG_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || language[0] == 0) return false;
  for (const char *const *known = uloc_getISOLanguages(); *known; known++) {
    if (strcmp(*known, language) == 0) return true;
  }
  uloc_addLikelySubtags(language, likely, idCapacity, &status);
  return U_SUCCESS(status) && strcmp(likely, language) != 0;
}

/* Copies an ASCII string of a resource, and closes nothing. */
static int32_t copyASCII(const UChar *text, int32_t length, char *result, int32_t capacity) {
  if (length < capacity) {
    u_UCharsToChars(text, result, length);
    result[length] = 0;
  }
  return length;
}

int32_t textICU_locale_alias(bool isTerritory, const char *code, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(NULL, "metadata", &status);
  bundle = ures_getByKey(bundle, "alias", bundle, &status);
  bundle = ures_getByKey(bundle, isTerritory ? "territory" : "language", bundle, &status);
  bundle = ures_getByKey(bundle, code, bundle, &status);
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(bundle, "replacement", &length, &status);
  int32_t needed = U_SUCCESS(status) ? copyASCII(text, length, result, capacity) : -1;
  ures_close(bundle);
  return needed;
}

/* Whether a child list of CLDR's parent table (one string, or an array of them) names a locale. */
static bool names(UResourceBundle *children, const char *locale) {
  int32_t count = ures_getSize(children);
  for (int32_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    char child[idCapacity];
    int32_t length = 0;
    const UChar *text = ures_getStringByIndex(children, i, &length, &status);
    if (U_FAILURE(status) || copyASCII(text, length, child, idCapacity) >= idCapacity) continue;
    if (strcmp(child, locale) == 0) return true;
  }
  return false;
}

int32_t textICU_locale_explicitParent(const char *locale, char *result, int32_t capacity) {
  char id[idCapacity];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getName(locale, id, idCapacity, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
  UResourceBundle *parents = ures_openDirect(NULL, "supplementalData", &status);
  parents = ures_getByKey(parents, "parentLocales", parents, &status);
  int32_t count = U_SUCCESS(status) ? ures_getSize(parents) : 0;
  int32_t needed = 0;
  UResourceBundle *children = NULL;
  for (int32_t i = 0; i < count && needed == 0; i++) {
    status = U_ZERO_ERROR;
    children = ures_getByIndex(parents, i, children, &status);
    if (U_FAILURE(status) || !names(children, id)) continue;
    const char *parent = ures_getKey(children);
    needed = (int32_t)strlen(parent);
    if (needed < capacity) strcpy(result, parent);
  }
  ures_close(children);
  ures_close(parents);
  return needed;
}

bool textICU_locale_isAvailable(const char *locale) {
  char id[idCapacity];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getName(locale, id, idCapacity, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  UResourceBundle *bundle = ures_openDirect(NULL, id, &status);
  ures_close(bundle);
  return U_SUCCESS(status);
}
