#pragma once
/* HarfBuzz as the system has it, 6.0 or later. Never <hb-icu.h>: it would show Swift ICU's enums (see CTextICU.h). */
#include <hb-ot.h>
#include <hb.h>

/* Draws a glyph's outline; HarfBuzz 7 gave the function another name. */
static inline void cHarfBuzz_drawGlyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
