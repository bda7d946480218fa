#include "CTextICU.h"

#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

TextICUBidi *textICU_bidi_open(void) { return (TextICUBidi *)ubidi_open(); }

void textICU_bidi_close(TextICUBidi *bidi) { ubidi_close((UBiDi *)bidi); }

typedef struct {
  TextICURun *runs;
  int32_t capacity;
  int32_t count;
} RunList;

static void append(RunList *list, int32_t start, int32_t end, UScriptCode script, bool isRightToLeft) {
  if (list->runs && list->count < list->capacity) {
    const char *name = uscript_getShortName(script);
    const unsigned char *tag = (const unsigned char *)(name ? name : "Zzzz");
    list->runs[list->count] = (TextICURun){
        .start = start,
        .length = end - start,
        .script = (uint32_t)tag[0] << 24 | (uint32_t)tag[1] << 16 | (uint32_t)tag[2] << 8 | tag[3],
        .isRightToLeft = isRightToLeft,
    };
  }
  list->count++;
}

/* Brackets that are open, with the script they were opened in: a closing one goes with its partner (UAX #24, 5.1). */
typedef struct {
  UChar32 closing[32];
  UScriptCode script[32];
  int32_t depth;
} OpenBrackets;

/* The script that a bracket is set in; USCRIPT_COMMON for what is no bracket, or closes none that is open. */
static UScriptCode bracketScript(OpenBrackets *open, UChar32 character, UScriptCode current) {
  if (character <= ' ') return USCRIPT_COMMON;
  int32_t type = u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (type == U_BPT_OPEN && open->depth < 32) {
    open->closing[open->depth] = u_getBidiPairedBracket(character);
    open->script[open->depth++] = current;
  } else if (type == U_BPT_CLOSE) {
    for (int32_t i = open->depth - 1; i >= 0; i--) {
      if (open->closing[i] != character) continue;
      open->depth = i;
      return open->script[i];
    }
  }
  return USCRIPT_COMMON;
}

/* Splits text[start..<end], which runs one way, where its script changes. */
static void appendScriptRuns(RunList *list, const uint16_t *text, int32_t start, int32_t end, bool isRightToLeft) {
  UScriptCode current = USCRIPT_COMMON;
  int32_t runStart = start;
  OpenBrackets open;
  open.depth = 0;
  for (int32_t next = start; next < end;) {
    int32_t at = next;
    UChar32 character;
    U16_NEXT(text, next, end, character);
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(character, &status);
    if (U_FAILURE(status) || script == USCRIPT_INHERITED || script == current) continue;
    if (script == USCRIPT_COMMON) {
      script = bracketScript(&open, character, current);
      if (script == USCRIPT_COMMON || script == current) continue;
    }
    if (current == USCRIPT_COMMON) {
      current = script;
    } else if (!uscript_hasScript(character, current)) {
      append(list, runStart, at, current, isRightToLeft);
      runStart = at;
      current = script;
    }
  }
  if (runStart < end) append(list, runStart, end, current, isRightToLeft);
}

int32_t textICU_itemize(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *runs, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  RunList list = {runs, capacity, 0};
  if (length == 0) return 0;
  UBiDiLevel paragraph = isRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, paragraph, NULL, &status);
  /* Not ubidi_getLogicalRun: it looks for each run among all of them. */
  const UBiDiLevel *levels = ubidi_getLevels((UBiDi *)bidi, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t start = 0, end = 0; start < length; start = end) {
    while (end < length && levels[end] == levels[start]) end++;
    appendScriptRuns(&list, text, start, end, levels[start] & 1);
  }
  return list.count;
}

int32_t textICU_visualRuns(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *runs, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (length == 0) return 0;
  UBiDiLevel paragraph = isRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, paragraph, NULL, &status);
  int32_t count = ubidi_countRuns((UBiDi *)bidi, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t i = 0; runs && i < count && i < capacity; i++) {
    int32_t start = 0;
    int32_t runLength = 0;
    UBiDiDirection direction = ubidi_getVisualRun((UBiDi *)bidi, i, &start, &runLength);
    runs[i] = (TextICURun){.start = start, .length = runLength, .isRightToLeft = direction == UBIDI_RTL};
  }
  return count;
}
