#include "CTextICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

/* The scripts from Hebrew to Mongolian, which have a table of their own below. */
enum { firstKept = 0x590, endOfKept = 0x1C80 };

struct TextICUBidi {
  UBiDi *paragraph;
  /* The number of each of these characters' script, plus one; 0 as long as nobody asked for it. ICU's own answer takes four
     times as long, and every letter of every label is asked about. */
  uint8_t scriptsPlusOne[endOfKept - firstKept];
  /* The script that was named last, and its name, which ICU looks for in a tree. */
  UScriptCode named;
  uint32_t tag;
};

TextICUBidi *textICU_bidi_open(void) {
  TextICUBidi *bidi = calloc(1, sizeof *bidi);
  if (!bidi) return NULL;
  bidi->paragraph = ubidi_open();
  if (bidi->paragraph) return bidi;
  free(bidi);
  return NULL;
}

void textICU_bidi_close(TextICUBidi *bidi) {
  ubidi_close(bidi->paragraph);
  free(bidi);
}

static UScriptCode scriptByICU(UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &status);
  return U_SUCCESS(status) ? script : USCRIPT_INHERITED;
}

static UScriptCode scriptOf(TextICUBidi *bidi, UChar32 character) {
  if (character < 'A') return USCRIPT_COMMON;
  if (character < firstKept || character >= endOfKept) return scriptByICU(character);
  uint8_t *kept = &bidi->scriptsPlusOne[character - firstKept];
  if (*kept) return *kept - 1;
  UScriptCode script = scriptByICU(character);
  if (script < UINT8_MAX) *kept = (uint8_t)(script + 1);
  return script;
}

typedef struct {
  TextICURun *runs;
  int32_t capacity;
  int32_t count;
} RunList;

static uint32_t tagOf(TextICUBidi *bidi, UScriptCode script) {
  if (bidi->tag && bidi->named == script) return bidi->tag;
  const char *name = uscript_getShortName(script);
  const unsigned char *letters = (const unsigned char *)(name ? name : "Zzzz");
  bidi->named = script;
  bidi->tag = (uint32_t)letters[0] << 24 | (uint32_t)letters[1] << 16 | (uint32_t)letters[2] << 8 | letters[3];
  return bidi->tag;
}

static void append(
    RunList *list, TextICUBidi *bidi, int32_t start, int32_t end, UScriptCode script, bool isRightToLeft) {
  if (list->runs && list->count < list->capacity) {
    list->runs[list->count] = (TextICURun){
        .start = start, .length = end - start, .script = tagOf(bidi, script), .isRightToLeft = isRightToLeft};
  }
  list->count++;
}

static bool isAsciiBracket(UChar32 character) {
  return character == '(' || character == ')' || character == '[' || character == ']' || character == '{' || character == '}';
}

/* Brackets that are open, with the script they were opened in: a closing one goes with its partner (UAX #24, 5.1). */
typedef struct {
  UChar32 closing[32];
  UScriptCode script[32];
  int32_t depth;
} OpenBrackets;

/* The script that a bracket is set in; USCRIPT_COMMON for what is no bracket, or closes none that is open. */
static UScriptCode bracketScript(OpenBrackets *open, UChar32 character, UScriptCode current) {
  if (character < 0x80 && !isAsciiBracket(character)) return USCRIPT_COMMON;
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
static void appendScriptRuns(
    RunList *list, TextICUBidi *bidi, const uint16_t *text, int32_t start, int32_t end, bool isRightToLeft) {
  UScriptCode current = USCRIPT_COMMON;
  int32_t runStart = start;
  OpenBrackets open;
  open.depth = 0;
  for (int32_t next = start; next < end;) {
    int32_t at = next;
    UChar32 character;
    U16_NEXT(text, next, end, character);
    UScriptCode script = scriptOf(bidi, character);
    if (script == USCRIPT_INHERITED || script == current) continue;
    if (script == USCRIPT_COMMON) {
      script = bracketScript(&open, character, current);
      if (script == USCRIPT_COMMON || script == current) continue;
    }
    if (current == USCRIPT_COMMON) {
      current = script;
    } else if (!uscript_hasScript(character, current)) {
      append(list, bidi, runStart, at, current, isRightToLeft);
      runStart = at;
      current = script;
    }
  }
  if (runStart < end) append(list, bidi, runStart, end, current, isRightToLeft);
}

/* Letters of Hebrew and Arabic. */
static bool isRightToLeftLetter(uint16_t unit) {
  return (unit >= 0x5D0 && unit <= 0x5EA) || (unit >= 0x620 && unit <= 0x64A) || (unit >= 0x671 && unit <= 0x6D3);
}

/* What takes the direction of such letters where no number and no letter of another direction is near: their marks, joiners,
   spaces and punctuation. */
static bool goesWithRightToLeft(uint16_t unit) {
  if (unit < 0x80) return unit >= ' ' && unit <= '~' && !(unit >= '0' && unit <= '9') && (unit < 'A' || unit > 'Z')
      && (unit < 'a' || unit > 'z');
  return (unit >= 0x591 && unit <= 0x5C7) || (unit >= 0x64B && unit <= 0x65F) || unit == 0x60C || unit == 0x61B
      || unit == 0x61F || unit == 0x670 || unit == 0xA0 || unit == 0xAB || unit == 0xBB || unit == 0x200C || unit == 0x200D
      || (unit >= 0x2010 && unit <= 0x2027);
}

/* What never runs from right to left, nor makes others do so, in a paragraph that runs from left to right. */
static bool goesWithLeftToRight(uint16_t unit) {
  return unit < 0x590 || (unit >= 0x900 && unit < 0x200F) || (unit >= 0x2010 && unit <= 0x2027)
      || (unit >= 0x2030 && unit <= 0x2065) || (unit >= 0x206A && unit < 0xD800);
}

/* The level of a text all of which plainly runs one way, as most labels do: the algorithm would take longer than shaping
   them. -1 for any other. */
static int plainLevel(const uint16_t *text, int32_t length, bool isRightToLeft) {
  int32_t i = 0;
  if (!isRightToLeft) {
    while (i < length && goesWithLeftToRight(text[i])) i++;
    if (i == length) return 0;
  }
  bool hasLetter = false;
  for (i = 0; i < length; i++) {
    if (isRightToLeftLetter(text[i])) {
      hasLetter = true;
    } else if (!goesWithRightToLeft(text[i])) {
      return -1;
    }
  }
  return hasLetter ? 1 : -1;
}

int32_t textICU_itemize(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *runs, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  RunList list = {runs, capacity, 0};
  if (length == 0) return 0;
  int level = plainLevel(text, length, isRightToLeft);
  if (level >= 0) {
    appendScriptRuns(&list, bidi, text, 0, length, level & 1);
    return list.count;
  }
  UBiDiLevel paragraph = isRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR;
  ubidi_setPara(bidi->paragraph, (const UChar *)text, length, paragraph, NULL, &status);
  /* Not ubidi_getLogicalRun: it looks for each run among all of them. */
  const UBiDiLevel *levels = ubidi_getLevels(bidi->paragraph, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t start = 0, end = 0; start < length; start = end) {
    while (end < length && levels[end] == levels[start]) end++;
    appendScriptRuns(&list, bidi, text, start, end, levels[start] & 1);
  }
  return list.count;
}

int32_t textICU_visualRuns(
    TextICUBidi *bidi, const uint16_t *text, int32_t length, bool isRightToLeft, TextICURun *runs, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (length == 0) return 0;
  UBiDiLevel paragraph = isRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR;
  ubidi_setPara(bidi->paragraph, (const UChar *)text, length, paragraph, NULL, &status);
  int32_t count = ubidi_countRuns(bidi->paragraph, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t i = 0; runs && i < count && i < capacity; i++) {
    int32_t start = 0;
    int32_t runLength = 0;
    UBiDiDirection direction = ubidi_getVisualRun(bidi->paragraph, i, &start, &runLength);
    runs[i] = (TextICURun){.start = start, .length = runLength, .isRightToLeft = direction == UBIDI_RTL};
  }
  return count;
}
